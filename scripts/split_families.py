"""Freeze which split each family belongs to: run once, after the families were written.

python scripts/split_families.py
"""

import json
from pathlib import Path

from han.tasks.families.registry import all_families
from han.tasks.splits import TABLE, divide

TARGET = Path(__file__).parents[1] / TABLE

# Played by a model while the families were being written, to see how hard they are. Nothing that
# was looked at may be tested on.
SEEN = """
amounts_by_unit barge_freight_price basket_eggs breads_to_bake busiest_junction cake_order_price
calmest_stretch caption_archive_photo card_renewal carousel_hook chime_group cold_night_places
count_heavy_pebbles count_hidden_readings count_jump_records count_ring_names count_sign_words
crate_gross_weight docket_tonnes draw_drawer_tree fairs_by_day ferry_partner_islands
final_berths flatten_shelf_labels gate_numbers hive_brood_size hive_visits_in_month
islands_by_keepers join_coach_seats label_box_spines laundry_basket_price laundry_ends
list_choir_guests list_loft_paths list_tea_prices list_watered_plants locker_hour_prices
longest_climb mark_high_tides market_day_takings mould_spots mule_huts nested_tin_worth
next_tram_wait pack_apple_boxes pack_barge_worth parking_minutes peal_points pears_per_child
pick_stall_fruit pieces_by_tub places_one_path_away posts_with_coats read_row_stitches
read_stock_line readings_in_band regatta_boat reset_gauge_values run_bird_book run_bus_seats
run_coin_purse run_door_tally run_guest_book run_hive_book run_kiln_queue run_menu_board
run_water_barrel score_hay_bales season_trail seat_choir_rows shelf_label shelf_reel_total
shorten_bakery_list singer_initials snail_on_wall snap_dial_readings stops_with_links
strawberry_runners sum_tray_buns tools_on_loan track_metres_at tram_ride_price tram_wait_board
trim_gear_teeth trolley_charge valve_formula_value vent_log watered_periods write_ledger_amount
write_load_slips
"""

if __name__ == "__main__":
    if TARGET.exists():
        raise SystemExit(f"{TARGET} is frozen: families that came later are for training")
    splits = divide([*all_families().values()], seen=frozenset(SEEN.split()))
    TARGET.write_text(json.dumps(splits, indent=1) + "\n", encoding="utf-8")
    print(f"{TARGET}: {len(splits)} families")

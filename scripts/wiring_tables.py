"""Tables of difficulty, node values and headroom from what ``measure_wirings.py`` recorded.

python scripts/wiring_tables.py difficulty docs/measurements/difficulty.jsonl
python scripts/wiring_tables.py nodes docs/measurements/wirings.jsonl
python scripts/wiring_tables.py headroom docs/measurements/wirings.jsonl
"""

import argparse
import json
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from han.eval.headroom import Outcomes, headroom, pass_at_two
from han.eval.paired import paired_difference
from han.eval.statistics import Interval, wilson
from han.tasks.sets import STRATA

Row = dict[str, Any]
PRICES = (0.0, 2e-5, 5e-5, 1e-4, 2e-4)
ADDS = {
    "compress_first": "SpecCompressor",
    "retrieve_first": "Retriever",
    "plan_first": "Planner",
    "criticise": "Critic",
    "retry": "fresh retries",
}


def read(paths: Iterable[Path]) -> list[Row]:
    return [json.loads(line) for path in paths for line in path.read_text("utf-8").splitlines()]


def base(row: Row) -> str:
    """The task without its noise level."""
    return row["task"].rpartition("-n")[0]


def percent(interval: Interval, *, signed: bool = False) -> str:
    sign = "+" if signed else ""
    return f"{100 * interval.share:{sign}.0f} [{100 * interval.low:.0f}, {100 * interval.high:.0f}]"


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
    print("| " + " | ".join(head) + " |")
    print("|" + "---|" * len(head))
    for row in rows:
        print("| " + " | ".join(row) + " |")
    print()


def groups(rows: Iterable[Row], key: Callable[[Row], Any]) -> dict[Any, list[Row]]:
    found: dict[Any, list[Row]] = defaultdict(list)
    for row in rows:
        found[key(row)].append(row)
    return found


def difficulty(rows: list[Row]) -> None:
    """Share solved by stratum and noise, and what noise costs on the same tasks."""
    cells = groups(rows, lambda row: (row["tier"], row["stratum"], row["noise"]))
    levels = sorted({row["noise"] for row in rows})
    tiers = sorted({row["tier"] for row in rows}, reverse=True)
    head = ["stratum", *(f"{tier}, noise {level}" for tier in tiers for level in levels)]
    body: list[list[str]] = []
    for stratum in STRATA:
        line = [stratum]
        for tier in tiers:
            for level in levels:
                found = cells.get((tier, stratum, level), [])
                solved = sum(row["solved"] for row in found)
                share = percent(wilson(solved, len(found))) if found else "–"
                line.append(f"{share} of {len(found)}")
        body.append(line)
    table(head, body)
    for tier in tiers:
        by_base = groups((row for row in rows if row["tier"] == tier), base)
        low, high = min(levels), max(levels)
        pairs = [
            {row["noise"]: row["solved"] for row in found}
            for name, found in by_base.items()
            if "/" in name
        ]
        changes = [float(p[high]) - float(p[low]) for p in pairs if low in p and high in p]
        cost = paired_difference(changes)
        print(
            f"{tier}: noise {high} against {low} on the same {len(changes)} tasks: "
            f"{percent(cost, signed=True)} points"
        )


def nodes(rows: list[Row]) -> None:
    """What each node adds over the same Coder alone, paired on tasks, by stratum."""
    for tier, played in groups(rows, lambda row: row["tier"]).items():
        of_tier = _whole(played)
        means = _means(of_tier)
        wirings = sorted({wiring for wiring, _ in means})
        others = [wiring for wiring in wirings if wiring != "single_shot"]
        body: list[list[str]] = []
        for stratum in [*STRATA, "all"]:
            tasks = sorted({t for (_, t) in means if stratum in ("all", _stratum(of_tier, t))})
            if not tasks:
                continue
            alone = np.mean([means["single_shot", task][0] for task in tasks])
            line = [stratum, str(len(tasks)), f"{100 * alone:.0f}"]
            for wiring in others:
                gain = [means[wiring, t][0] - means["single_shot", t][0] for t in tasks]
                line.append(percent(paired_difference(gain), signed=True))
            body.append(line)
        head = ["stratum", "tasks", "single_shot", *(ADDS.get(one, one) for one in others)]
        if len(of_tier) < len(played):
            print(f"{len(played) - len(of_tier)} episodes left out: not yet played by every wiring")
        draws = len({row["draw"] for row in of_tier})
        print(f"**{tier}**: points over single_shot, mean of {draws} draws\n")
        table(head, body)
        tokens = {w: np.mean([means[w, t][1] for (o, t) in means if o == w]) for w in wirings}
        listed = ", ".join(f"{wiring} {tokens[wiring]:.0f}" for wiring in wirings)
        print(f"mean flash-equivalent tokens: {listed}\n")
    _deep_over_flash(rows)


def _whole(rows: list[Row]) -> list[Row]:
    """Episodes of tasks and draws that every wiring has played: a comparison needs them all."""
    wirings = {row["wiring"] for row in rows}
    cells = groups(rows, lambda row: (row["task"], row["draw"]))
    return [row for cell in cells.values() if len(cell) == len(wirings) for row in cell]


def _deep_over_flash(rows: list[Row]) -> None:
    tiers = groups(rows, lambda row: row["tier"])
    if len(tiers) < 2:
        return
    means = {tier: _means(found) for tier, found in tiers.items()}
    shared = sorted({w for w, _ in means["flash"]} & {w for w, _ in means["deep"]})
    body: list[list[str]] = []
    for stratum in [*STRATA, "all"]:
        line = [stratum]
        for wiring in shared:
            tasks = [t for (w, t) in means["deep"] if w == wiring and (w, t) in means["flash"]]
            tasks = [t for t in tasks if stratum in ("all", _stratum(rows, t))]
            gain = [means["deep"][wiring, t][0] - means["flash"][wiring, t][0] for t in tasks]
            line.append(percent(paired_difference(gain), signed=True) if gain else "–")
        body.append(line)
    print("**deep over flash**: points, same wiring, same tasks\n")
    table(["stratum", *shared], body)


def _means(rows: Iterable[Row]) -> dict[tuple[str, str], tuple[float, float]]:
    """Share solved and tokens by wiring and task, over the draws."""
    cells = groups(rows, lambda row: (row["wiring"], row["task"]))
    return {
        key: (
            float(np.mean([row["solved"] for row in found])),
            float(np.mean([row["tokens"] for row in found])),
        )
        for key, found in cells.items()
    }


def _stratum(rows: list[Row], task: str) -> str:
    return next(row["stratum"] for row in rows if row["task"] == task)


def outcomes(rows: list[Row]) -> Outcomes:
    """Tasks that every wiring played on both draws, as arrays."""
    cells = {(f"{r['tier']}:{r['wiring']}", r["task"], r["draw"]): r for r in rows}
    wirings = tuple(sorted({wiring for wiring, _, _ in cells}))
    draws = sorted({draw for _, _, draw in cells})[:2]
    tasks = sorted({task for _, task, _ in cells})
    whole = [t for t in tasks if all((w, t, d) in cells for w in wirings for d in draws)]
    rows_of = [[[cells[w, t, d] for w in wirings] for t in whole] for d in draws]
    return Outcomes(
        wirings=wirings,
        strata=tuple(cells[wirings[0], t, draws[0]]["stratum"] for t in whole),
        families=tuple(cells[wirings[0], t, draws[0]]["family"] for t in whole),
        solved=np.array([[[float(r["solved"]) for r in t] for t in d] for d in rows_of]),
        tokens=np.array([[[float(r["tokens"]) for r in t] for t in d] for d in rows_of]),
    )


def head_room(rows: list[Row]) -> None:
    """Best single wiring, best by stratum, and the oracle over pairs against pass@2."""
    if len({row["draw"] for row in rows}) < 2:
        raise SystemExit("headroom is chosen on one draw and scored on another: there is only one")
    data = outcomes(rows)
    print(f"{len(data.strata)} tasks, {len(data.wirings)} wirings: {', '.join(data.wirings)}\n")
    body: list[list[str]] = []
    for price in PRICES:
        found = headroom(data, price)
        gain, saving = Interval(*found.gain), Interval(*found.saving)
        body.append(
            [
                f"{price:g}",
                f"{100 * found.single.solved:.1f} at {found.single.tokens:.0f}",
                f"{100 * found.stratified.solved:.1f} at {found.stratified.tokens:.0f}",
                percent(gain, signed=True),
                percent(saving, signed=True),
            ]
        )
        for stratum, picks in found.picks.items():
            best = sorted(picks.items(), key=lambda pair: -pair[1])[:3]
            chosen = ", ".join(f"{name} {100 * share:.0f}%" for name, share in best)
            print(f"price {price:g}, {stratum}: {chosen}")
    print()
    head = ["price of a token", "best single", "best by stratum", "points gained", "% tokens saved"]
    table(head, body)
    oracle, twice = pass_at_two(data)
    print(f"oracle over the best pair of wirings {100 * oracle:.1f}, ", end="")
    print(f"best wiring's pass@2 {100 * twice:.1f} (pair and wiring chosen on other tasks)")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    tables = {"difficulty": difficulty, "nodes": nodes, "headroom": head_room}
    parser.add_argument("table", choices=tables)
    parser.add_argument("files", nargs="+", type=Path)
    given = parser.parse_args()
    tables[given.table](read(given.files))


if __name__ == "__main__":
    main()

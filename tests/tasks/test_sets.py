"""Splits and frozen sets: by family, balanced, unchanged."""

import json
import re
from collections import Counter

import pytest

from han.errors import HanError
from han.paths import resource
from han.tasks.families.registry import all_families
from han.tasks.family import Family
from han.tasks.jsonl import write_jsonl
from han.tasks.load import find_task, load_tasks
from han.tasks.sets import PER_STRATUM, STRATA, build_set, generate_task, read_set, write_sets
from han.tasks.splits import divide, split_of

SPLITS = tuple(PER_STRATUM)


def test_a_hundred_families_at_least_five_an_area():
    areas = Counter(family.area for family in all_families().values())
    assert len(areas) == 12 and min(areas.values()) >= 5 and sum(areas.values()) >= 100


def test_no_family_is_in_two_splits():
    families = {split: {task.family for task in read_set(split)} for split in SPLITS}
    for one in SPLITS:
        for other in SPLITS:
            assert one == other or not families[one] & families[other]
        assert all(split_of(family) == one for family in families[one])


@pytest.mark.parametrize(("split", "least"), [("train", 400), ("validation", 150), ("test", 300)])
def test_the_sets_are_large_and_hold_every_stratum(split, least):
    tasks = read_set(split)
    strata = Counter(task.stratum for task in tasks)
    assert len(tasks) >= least and len({task.id for task in tasks}) == len(tasks)
    assert set(strata) == set(STRATA) and len(set(strata.values())) == 1
    assert {task.split for task in tasks} == {split}
    assert len({task.spec for task in tasks}) == len(tasks)


def test_strata_show_in_no_name_or_level():
    """A third of the tasks of most strata is told with noise, so the level gives none away."""
    levels = Counter((task.stratum, task.noise) for task in read_set("train"))
    assert all(levels[stratum, 1] for stratum in ("house_rule", "edge", "hard", "hopeless"))
    words = {word for task in read_set("train") for word in re.split(r"\W|_", task.id)}
    assert not words & {"noisy", "house", "edge", "hard", "hopeless"}


def test_the_frozen_sets_are_what_the_families_give():
    for split in SPLITS:
        assert read_set(split) == [*build_set(split)]


def test_building_again_gives_the_same_bytes(tmp_path):
    counts = dict(write_sets(tmp_path))
    for split in SPLITS:
        shipped = (resource("data/tasks") / f"{split}.jsonl").read_bytes()
        assert (tmp_path / f"{split}.jsonl").read_bytes() == shipped
        assert counts[split] == len(read_set(split))
    assert (tmp_path / "digests.json").read_text() == (
        resource("data/tasks") / "digests.json"
    ).read_text()


def test_a_changed_set_is_refused(tmp_path):
    dict(write_sets(tmp_path))
    path = tmp_path / "test.jsonl"
    path.write_text(path.read_text().replace("expected", "expectes", 1))
    with pytest.raises(HanError, match=r"test\.jsonl is not the frozen set"):
        read_set("test", tmp_path)


def test_the_table_of_splits_is_frozen_for_every_family_in_it():
    table = json.loads((resource("data/tasks") / "splits.json").read_text())
    assert set(table) <= set(all_families())
    assert split_of("a family that comes later") == "train"


def test_dividing_keeps_shares_in_every_kind():
    families = [*all_families().values()]
    splits = divide(families)
    for kind in {family.kind for family in families}:
        of_kind = [family.name for family in families if family.kind == kind]
        shares = Counter(splits[name] for name in of_kind)
        assert shares["test"] == round(0.3 * len(of_kind))
        assert shares["validation"] == round(0.2 * len(of_kind))


def test_dividing_looks_at_names_and_kinds_only():
    families = [*all_families().values()]
    assert divide(families) == divide(families[::-1])


def test_a_task_is_found_at_every_level_of_noise():
    clean, loud = find_task("train/laundry_basket_price-3-n0"), None
    loud = find_task("train/laundry_basket_price-3-n3")
    assert clean.hidden == loud.hidden and clean.spec != loud.spec
    assert loud == find_task(clean.id, noise=3).model_copy(update={"stratum": loud.stratum})
    assert generate_task("test/laundry_basket_price-3-n0") is None  # it is in another split
    assert generate_task("train/no_such_family-0-n0") is None


def test_sets_are_filtered_and_retold():
    house = load_tasks("validation", strata=["house_rule"], limit=4)
    assert [task.stratum for task in house] == ["house_rule"] * 4
    loud = load_tasks("validation", strata=["house_rule"], limit=4, noise=3)
    assert [task.noise for task in loud] == [3] * 4
    assert [task.hidden for task in loud] == [task.hidden for task in house]
    with pytest.raises(HanError, match="no stratum mysterious; it has clean"):
        load_tasks("validation", strata=["mysterious"])
    with pytest.raises(HanError, match="was not generated"):
        load_tasks("starter", noise=2, limit=1)


def test_house_rules_are_the_familys_own():
    pages: dict[str, str] = {}
    for family in all_families().values():
        assert bool(family.page) == (family.kind == "house"), family.name
        if family.page:
            assert (resource("data/corpus/house_rules") / f"{family.page}.md").is_file()
            assert pages.setdefault(family.page, family.name) == family.name


def test_settings_repeat_after_all_were_used():
    for family in all_families().values():
        assert isinstance(family, Family)
        settings = [repr(family.setting(seed)) for seed in range(family.combinations)]
        assert len(set(settings)) == len(settings)
        assert family.setting(family.combinations) == family.setting(0)


def test_a_file_of_ones_own_goes_before_a_generated_id(tmp_path):
    own = find_task("train/laundry_basket_price-3-n0").model_copy(update={"spec": "mine\n"})
    write_jsonl(tmp_path / "mine.jsonl", [own])
    assert find_task(own.id, str(tmp_path / "mine.jsonl")) == own
    assert find_task(own.id) != own

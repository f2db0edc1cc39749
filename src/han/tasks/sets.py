"""The frozen sets: which tasks they hold, how they are built, and how they are known unchanged."""

import hashlib
import json
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from han.errors import HanError
from han.paths import resource
from han.tasks.families.registry import all_families
from han.tasks.family import Kind
from han.tasks.generate import Problem
from han.tasks.jsonl import read_jsonl, write_jsonl
from han.tasks.splits import split_of
from han.tasks.task import Split, Task

FOLDER = "data/tasks"
DIGESTS = "digests.json"
PER_STRATUM: dict[Split, int] = {"train": 70, "validation": 26, "test": 51}
STRATA: dict[str, tuple[Kind, tuple[int, ...]]] = {
    "clean": ("easy", (0,)),
    "noisy": ("easy", (2, 3)),
    "house_rule": ("house", (0, 0, 1)),
    "edge": ("edge", (0, 0, 1)),
    "hard": ("hard", (0, 0, 1)),
    "hopeless": ("hopeless", (0, 0, 1)),
}
"""Stratum → the kind of its families, and the noise levels that its tasks take in turn."""

_ID = re.compile(
    r"(?P<split>train|validation|test)/(?P<family>\w+)-(?P<seed>\d+)-n(?P<noise>[0-3])"
)


def build_set(split: Split) -> Iterator[Task]:
    """The tasks of a split: strata in turn, and within a stratum the families in turn.

    No two tasks of a family share a seed, whatever their stratum.
    """
    families = [family for family in all_families().values() if split_of(family.name) == split]
    seeds: Counter[str] = Counter()
    for place in range(PER_STRATUM[split]):
        for stratum, (kind, levels) in STRATA.items():
            fitting = [family for family in families if family.kind == kind]
            family = fitting[place % len(fitting)]
            seed = seeds[family.name]
            seeds[family.name] += 1
            level = levels[place % len(levels)]
            yield Problem(family, seed).task(level, split=split, stratum=stratum)


def write_sets(folder: Path) -> Iterator[tuple[Split, int]]:
    """Builds every split into ``FOLDER/SPLIT.jsonl`` and, last, their digests.

    Yields:
        Each split with its number of tasks, once its file is written.
    """
    digests: dict[str, dict[str, object]] = {}
    for split in PER_STRATUM:
        path = folder / f"{split}.jsonl"
        tasks = [*build_set(split)]
        write_jsonl(path, tasks)
        digests[split] = {"tasks": len(tasks), "sha256": _digest(path)}
        yield split, len(tasks)
    text = json.dumps(digests, indent=1) + "\n"
    (folder / DIGESTS).write_text(text, encoding="utf-8", newline="\n")


def read_set(split: Split, folder: Path | None = None) -> list[Task]:
    """A frozen set.

    Raises:
        HanError: its file is missing or is not the one whose digest is on record.
    """
    folder = folder or resource(FOLDER)
    path = folder / f"{split}.jsonl"
    known = json.loads((folder / DIGESTS).read_text(encoding="utf-8"))[split]["sha256"]
    if not path.is_file() or _digest(path) != known:
        raise HanError(f"{path} is not the frozen set (sha256 {known[:12]}…): restore it from git")
    return read_jsonl(path)


def generate_task(task_id: str, noise: int | None = None) -> Task | None:
    """The task that an id such as ``train/keep_long_words-3-n0`` names, frozen or not.

    Args:
        noise: told at this level instead of the id's.

    Returns:
        None if the id is not a generated task's.
    """
    match = _ID.fullmatch(task_id)
    family = all_families().get(match["family"]) if match else None
    if match is None or family is None or split_of(family.name) != match["split"]:
        return None
    level = int(match["noise"]) if noise is None else noise
    stratum = _stratum(family.kind, int(match["noise"]))
    return Problem(family, int(match["seed"])).task(
        level, split=split_of(family.name), stratum=stratum
    )


def _stratum(kind: Kind, noise: int) -> str:
    """The stratum that a family of this kind serves at a noise level."""
    of_kind = [name for name, (one, _) in STRATA.items() if one == kind]
    fitting = (name for name in of_kind if noise in STRATA[name][1])
    return next(fitting, of_kind[-1])


def _digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()

"""Which split a family belongs to: a frozen table, so that no family ever moves."""

import hashlib
import json
from collections import defaultdict
from collections.abc import Collection, Sequence
from functools import cache
from typing import get_args

from han.errors import HanError
from han.paths import resource
from han.tasks.family import Family, Kind
from han.tasks.task import Split

TABLE = "data/tasks/splits.json"
SHARES: dict[Split, float] = {"test": 0.3, "validation": 0.2, "train": 0.5}


def split_of(family: str) -> Split:
    """The split of a family. One that came after the table was frozen is for training.

    Raises:
        HanError: the table is missing or not readable.
    """
    return _table().get(family, "train")


def divide(families: Sequence[Family], seen: Collection[str] = frozenset()) -> dict[str, Split]:
    """Splits for families by their names alone, the same shares in every kind.

    Within a kind the families are ordered by the digests of their names; what was measured decides
    nothing, but those in ``seen``, which a model has already played, go to training first.
    """
    kinds: dict[Kind, list[str]] = defaultdict(list)
    for family in families:
        kinds[family.kind].append(family.name)
    splits: dict[str, Split] = {}
    for kind in get_args(Kind):
        names = sorted(kinds[kind], key=lambda name: (name in seen, _digest(name)))
        test, validation = (round(SHARES[split] * len(names)) for split in ("test", "validation"))
        for place, name in enumerate(names):
            later: Split = "validation" if place < test + validation else "train"
            splits[name] = "test" if place < test else later
    return dict(sorted(splits.items()))


def _digest(name: str) -> bytes:
    return hashlib.sha256(name.encode()).digest()


@cache
def _table() -> dict[str, Split]:
    path = resource(TABLE)
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except (OSError, json.JSONDecodeError) as error:
        raise HanError(f"{path}: the table of splits can't be read: {error}") from None

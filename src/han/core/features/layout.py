"""Names, ranges and places of features; the hash that a trained policy must match."""

import hashlib
import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass

from han.errors import HanError


@dataclass(frozen=True, slots=True)
class Feature:
    """One number of the observation.

    Attributes:
        name: unique in the layout.
        low, high: its range; the encoder clips.
        about: what it is, with the unit and what 1 stands for.
    """

    name: str
    low: float
    high: float
    about: str


@dataclass(frozen=True, slots=True)
class Block:
    """Features that are computed together and ablated together."""

    name: str
    features: tuple[Feature, ...]


class Layout:
    """Where every feature stands.

    Attributes:
        features: in order.
        slices: place of each block.
        version: hash of names, ranges and order: 12 hex digits. A policy that was trained on
            another layout must not be run on this one.
    """

    def __init__(self, blocks: Sequence[Block]) -> None:
        """Raises HanError if a name occurs twice."""
        self.features = tuple(feature for block in blocks for feature in block.features)
        self.slices: dict[str, slice] = {}
        start = 0
        for block in blocks:
            self.slices[block.name] = slice(start, start + len(block.features))
            start += len(block.features)
        names = [feature.name for feature in self.features]
        if len(set(names)) < len(names):
            raise HanError("a feature is named twice")
        self.version = _hash(self.features)

    def __len__(self) -> int:
        """How many features there are."""
        return len(self.features)

    def index(self, name: str) -> int:
        """Place of a feature; ValueError if there is none of that name."""
        return [feature.name for feature in self.features].index(name)

    def markdown(self) -> str:
        """A table of all features, checked in as ``docs/features.md``."""
        lines = ["| # | block | feature | range | what |", "|---|---|---|---|---|"]
        for block, place in self.slices.items():
            for number in range(place.start, place.stop):
                one = self.features[number]
                lines.append(
                    f"| {number} | {block} | `{one.name}` | {one.low:g} … {one.high:g} "
                    f"| {one.about} |"
                )
        return "\n".join(lines) + "\n"


def _hash(features: Sequence[Feature]) -> str:
    text = json.dumps([asdict(feature) for feature in features])
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def one_hot(prefix: str, names: Sequence[str], about: str) -> tuple[Feature, ...]:
    """A 0/1 feature for each name."""
    return tuple(Feature(f"{prefix}_{name}", 0, 1, f"{about}: {name}") for name in names)

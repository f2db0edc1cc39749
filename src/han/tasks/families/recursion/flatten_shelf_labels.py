"""List the labels on a shelf of nested boxes, with rules for gaps, empty boxes and repeats."""

# pyright: basic

import random

from han.tasks.family import Arguments, Family


def flatten_shelf_labels(
    shelf: list[str | list | None], *, mark: str, deepest: int, repeats: str
) -> list[str]:
    labels: list[str] = []

    def unpack(box: list[str | list | None], depth: int) -> None:
        for thing in box:
            if isinstance(thing, list):
                if not thing:
                    labels.append(mark)
                elif depth == deepest:
                    labels.append("sealed")
                else:
                    unpack(thing, depth + 1)
            elif thing and thing not in (labels[-1:] if repeats == "next" else labels):
                labels.append(thing)

    unpack(shelf, 0)
    return labels


def spec(*, mark: str, deepest: int, repeats: str) -> list[str]:
    others = {1: "one other box", 2: "two other boxes"}[deepest]
    again = {
        "next": "equals the last text in the result so far",
        "ever": "stands anywhere in the result already",
    }
    return [
        "A shelf is a list of labels, gaps and boxes; a label is a word, a gap is None, and a box "
        "is a list of the same kind, to any depth.",
        "Return all labels from left to right in one flat list, those in boxes at the place of "
        "their box, without the gaps.",
        f'An empty box, at whatever depth, gives the text "{mark}".',
        f'A box that is not empty and lies inside {others} is not opened and gives "sealed".',
        f"A label that {again[repeats]} is left out, but texts for boxes never are.",
        "An empty shelf gives an empty list.",
    ]


def draw(rng: random.Random, *, mark: str, deepest: int, repeats: str) -> Arguments:
    def fill(deep: int) -> list:
        box: list = []
        for _ in range(rng.randint(0 if deep else 2, 4 if deep < 2 else 1)):
            if deep < 4 and rng.random() < 0.4:
                box.append(fill(deep + 1))
            else:
                box.append(rng.choice(("ink", "wax", "pen", "ink", None)))
        return box

    while len(repr(shelf := fill(0))) > 90:
        pass
    return (shelf,)


def edges(*, mark: str, deepest: int, repeats: str) -> list[Arguments]:
    return [
        ([],),
        ([[], []],),
        ([None, [None]],),
        (["pen", None, "pen", [], "pen"],),
        (["pen", ["ink", "pen"], "pen"],),
        ([[["pen", []]], [[[]]], "pen"],),
        (["a", ["b", ["c", ["d", ["e"]]]]],),
        ([["b"], [["b"], "c"], [[["b"]]], [[["b"]], "c"]],),
    ]


FAMILY = Family(
    area="recursion",
    kind="hopeless",
    knobs={"mark": ("-", "?", "empty", "0"), "deepest": (1, 2), "repeats": ("next", "ever")},
    reference=flatten_shelf_labels,
    spec=spec,
    draw=draw,
    edges=edges,
)

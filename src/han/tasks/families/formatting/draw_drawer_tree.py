"""Draw what lies in which drawer as a tree of indented lines."""

import random

from han.tasks.family import Arguments, Family

_PARTS = ("box", "nails", "saw", "a")


def draw_drawer_tree(paths: list[str], *, order: str, step: str, extra: str) -> list[str]:
    lines: list[str] = []

    def draw_level(places: list[list[str]], indent: str) -> None:
        inside: dict[str, list[list[str]]] = {}
        for place in places:
            inside.setdefault(place[0], []).append(place[1:])
        names = list(inside)
        if order == "alphabet":
            names.sort()
        if order == "reversed":
            names.sort(reverse=True)
        for name in names:
            text = name
            below = [place for place in inside[name] if place]
            if extra == "count" and below:
                text += f" ({len({place[0] for place in below})})"
            if extra == "merge":
                while len({place[0] for place in below}) == 1:
                    text += "/" + below[0][0]
                    below = [place[1:] for place in below if place[1:]]
            lines.append(indent + text)
            draw_level(below, indent + step)

    draw_level([path.split("/") for path in paths], "")
    return lines


def spec(*, order: str, step: str, extra: str) -> list[str]:
    orders = {
        "alphabet": "in alphabetical order",
        "reversed": "in reverse alphabetical order",
        "given": "in the order in which the paths first name them",
    }
    extras = {
        "count": "Behind the name of an entry that has entries of its own, a space and their number"
        " in round brackets are written, not counting those further down.",
        "merge": "An entry that has exactly one entry of its own is written on one line with it,"
        " joined by '/', and so on downwards; what lies below is then one level below that line.",
    }
    return [
        "Draw paths such as those of things in drawers, whose parts are separated by '/', as a tree"
        " and return its lines.",
        "Every part is an entry of the part before it; parts that begin in the same way share their"
        " lines, and repeated paths change nothing.",
        f"A line is the entry's name with {step!r} in front for each level above it.",
        "The entries of an entry follow directly below it, before its next neighbour.",
        f"The entries of one level under the same entry stand {orders[order]}.",
        extras[extra],
    ]


def draw(rng: random.Random, *, order: str, step: str, extra: str) -> Arguments:
    paths = ["/".join(rng.choices(_PARTS, k=rng.randint(1, 3))) for _ in range(rng.randint(2, 5))]
    return (paths,)


def edges(*, order: str, step: str, extra: str) -> list[Arguments]:
    return [
        ([],),
        (["saw"],),
        (["a/b/c", "a/d/c"],),
        (["box/nails/long/thin"],),
        (["box", "box/nails", "box/nails", "a"],),
        (["saw/box", "box/saw/a", "saw/a", "box/saw/nails/b", "box/saw/nails/c"],),
        (["b/a", "a/c/d", "b/a/c", "b/b", "a/c/b", "c", "a/c/d"],),
        (["m/k/m/k", "m/k/m/a", "m/k"],),
    ]


FAMILY = Family(
    area="formatting",
    kind="hopeless",
    knobs={
        "order": ("alphabet", "reversed", "given"),
        "step": ("  ", "- ", "."),
        "extra": ("count", "merge"),
    },
    reference=draw_drawer_tree,
    spec=spec,
    draw=draw,
    edges=edges,
)

"""Full paths of the entries of an archive's indented outline."""

import random

from han.tasks.family import Arguments, Family


def outline_paths(
    lines: list[str], *, joint: str, hidden: str, last: int, leaves: bool
) -> list[str]:
    paths: list[str] = []
    above: list[tuple[int, str]] = []
    entries = [(len(line) - len(line.lstrip()), line.strip()) for line in lines if line.split()]
    depths = [depth for depth, _ in entries] + [0]
    for place, (depth, name) in enumerate(entries):
        following = depths[place + 1]
        while above and above[-1][0] >= depth:
            above.pop()
        above.append((depth, name))
        names = [name for _, name in above]
        if any(name.startswith(hidden) for name in names):
            continue
        if following <= depth if leaves else following > depth:
            paths.append(joint.join(names[-last:]))
    return paths


def spec(*, joint: str, hidden: str, last: int, leaves: bool) -> list[str]:
    return [
        "The lines are an outline of an archive; blank lines do not count, and blanks around the "
        "name in a line are not part of it.",
        "An entry lies below the nearest entry before it that is indented by fewer blanks, however "
        "many fewer.",
        f"Return, from top to bottom, the paths of all entries that have "
        f"{'no entry' if leaves else 'at least one entry'} below them, hidden or not.",
        f"A name that begins with {hidden!r} is hidden: neither it nor any entry below it, at any "
        "depth, gets a path.",
        f"A path is made of the names from the top down to the entry, joined by {joint!r}, but "
        f"only the last {last} of them if there are more.",
    ]


def draw(rng: random.Random, *, joint: str, hidden: str, last: int, leaves: bool) -> Arguments:
    lines: list[str] = []
    depth = 0
    names = rng.sample("maps ink acts deeds rolls seals oaths wax tolls".split(), 7)
    for name in names[: rng.randint(4, 7)]:
        mark = hidden if rng.random() < 0.15 else ""
        lines.append(" " * depth + mark + name)
        depth = rng.choice([depth + 1, depth + 2, depth + 1, depth, max(0, depth - 2), 0])
    return (lines,)


def edges(*, joint: str, hidden: str, last: int, leaves: bool) -> list[Arguments]:
    return [
        ([],),
        (["", "  ", "  maps  "],),
        (["a", " b", "  c", "   d", "    e", "  f", " g"],),
        (["a", "    b", "  c", "   d", "x", " y"],),
        ([f"{hidden}a", " b", "  c", "d", f" {hidden}e", "f ", " g"],),
        (["  a", "   b", " c", "  d", "", "  e", f"   f{hidden}"],),
        (["a", " b", f"  {hidden}c", "   d", " e", "  k", "  l"],),
        (["p", " q ", "  r", "s", " t", "   u"],),
    ]


FAMILY = Family(
    area="parsing",
    kind="hopeless",
    knobs={
        "joint": ("/", ">", ":"),
        "hidden": ("!", "~"),
        "last": (2, 3),
        "leaves": (True, False),
    },
    reference=outline_paths,
    spec=spec,
    draw=draw,
    edges=edges,
)

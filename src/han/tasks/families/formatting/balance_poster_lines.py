"""Break words into poster lines so that the free room costs as little as possible."""

import random

from han.tasks.family import Arguments, Family

_WORDS = "a to our fair grand market music pies under old lamps river free".split()


def balance_poster_lines(
    words: list[str], width: int, *, gap: str, power: int, extra: int, last: str, tie: str
) -> tuple[int, list[str]]:
    count = len(words)
    best: dict[int, tuple[int, list[str]]] = {count: (0, [])}
    for start in reversed(range(count)):
        for stop in range(start + 1, count + 1):
            line = gap.join(words[start:stop])
            if len(line) > width:
                break
            cost = (width - len(line)) ** power + extra
            if last == "free" and stop == count:
                cost = extra
            cost += best[stop][0]
            if tie == "short":
                better = start not in best or cost < best[start][0]
            else:
                better = start not in best or cost <= best[start][0]
            if better:
                best[start] = (cost, [line, *best[stop][1]])
    return best[0]


def spec(*, gap: str, power: int, extra: int, last: str, tie: str) -> list[str]:
    spaces = "one space" if len(gap) == 1 else "two spaces"
    powers = {2: "square", 3: "third power"}
    ties = {"short": "fewest", "long": "most"}
    lasts = {
        "free": f"But the last line costs just {extra}, whatever the number of its free places",
        "counted": "The last line is no exception and costs as much as any other",
    }
    return [
        "Break words, none longer than width, into lines of at most width characters, in the given"
        f" order, with {spaces} between two words of a line.",
        f"A line costs {extra} plus the {powers[power]} of the number of its free places, which is"
        " width minus its length.",
        f"{lasts[last]}.",
        "Choose the lines so that the sum of their costs is as small as possible.",
        f"Of several such ways, take the one whose first line has the {ties[tie]} words, then"
        f" whose second line has the {ties[tie]}, and so on.",
        "Return the sum of the costs and the list of the lines; no words give 0 and no lines.",
    ]


def draw(rng: random.Random, *, gap: str, power: int, extra: int, last: str, tie: str) -> Arguments:
    return (rng.choices(_WORDS, k=rng.randint(4, 8)), rng.randint(8, 13))


def edges(*, gap: str, power: int, extra: int, last: str, tie: str) -> list[Arguments]:
    return [
        ([], 5),
        (["lamps"], 5),
        (["a", "a", "a"], 3 + len(gap) - 1),
        (["aa"] * 5, 7),
        (["pie"] * 3, 6 + len(gap)),
        (["a", "bb", "a", "bb", "ccc", "a"], 6),
        (["old", "a", "old", "a", "to"], 5 + len(gap)),
        (["a"] * 7, 4 + len(gap)),
        ((["ab", "c", "def", "g", "hi"] * 18)[:88], 27),
    ]


FAMILY = Family(
    area="formatting",
    kind="hopeless",
    knobs={
        "gap": (" ", "  "),
        "power": (2, 3),
        "extra": (1, 4, 10),
        "last": ("free", "counted"),
        "tie": ("short", "long"),
    },
    reference=balance_poster_lines,
    spec=spec,
    draw=draw,
    edges=edges,
    time_limit_s=2.0,
)

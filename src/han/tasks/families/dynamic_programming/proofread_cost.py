"""Find the lowest cost of turning one text into another with uneven letter costs."""

import random

from han.tasks.family import Arguments, Family


def proofread_cost(
    written: str, wanted: str, *, adding: int, striking: int, cheap: str, free: str
) -> int:
    row = [adding * place for place in range(len(wanted) + 1)]
    ends = [row[-1]]
    for place, letter in enumerate(written):
        strike = striking
        if cheap == "doubles" and written[:place].endswith(letter):
            strike = 1
        above = row
        row = [0 if free == "start" else above[0] + strike]
        for other, kept in enumerate(wanted):
            swap = 0 if letter == kept else 3
            if cheap == "vowels" and letter != kept and letter in "aeiou" and kept in "aeiou":
                swap = 1
            row.append(min(above[other] + swap, above[other + 1] + strike, row[other] + adding))
        ends.append(row[-1])
    return ends[-1] if free == "start" else min(ends)


def spec(*, adding: int, striking: int, cheap: str, free: str) -> list[str]:
    cheaper = {
        "vowels": "replacing one of the vowels a, e, i, o, u by another of them costs only 1",
        "doubles": "striking out a letter that equals the letter directly before it in the first "
        "text as given costs only 1",
    }
    return [
        "Return the lowest total cost of turning the first text into the second one.",
        f"Adding a letter anywhere costs {adding}.",
        f"Striking out a letter of the first text costs {striking}.",
        "Replacing a letter of the first text by another letter costs 3.",
        f"As an exception, {cheaper[cheap]}.",
        f"Before all else, any number of letters may be cut off the {free} of the first text for "
        "nothing.",
    ]


def draw(rng: random.Random, *, adding: int, striking: int, cheap: str, free: str) -> Arguments:
    wanted = rng.choices("aeorst", k=rng.randint(2, 7))
    written = wanted.copy()
    for _ in range(rng.randint(1, 5)):
        place = rng.randint(0, len(written) - 1)
        what = rng.randint(0, 3)
        if what == 0:
            written.insert(place, written[place])
        elif what == 1:
            written.insert(place, rng.choice("aeorst"))
        elif what == 2:
            written[place] = rng.choice("aeorst")
        elif len(written) > 1:
            written.pop(place)
    return ("".join(written), "".join(wanted))


def edges(*, adding: int, striking: int, cheap: str, free: str) -> list[Arguments]:
    return [
        ("", ""),
        ("", "oak"),
        ("oak", ""),
        ("xyoak", "oak"),
        ("oakxy", "oak"),
        ("ttoaakk", "toak"),
        ("rasit", "resat"),
        ("bet", "bad"),
        ("siixtt", "sit"),
        ("stone" * 12, "tonest" * 10),
    ]


FAMILY = Family(
    area="dynamic_programming",
    kind="hopeless",
    knobs={
        "adding": (2, 3),
        "striking": (2, 3),
        "cheap": ("vowels", "doubles"),
        "free": ("start", "end"),
    },
    reference=proofread_cost,
    spec=spec,
    draw=draw,
    edges=edges,
    time_limit_s=2.0,
)

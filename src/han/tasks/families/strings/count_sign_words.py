"""Count the long or the short words of a market sign."""

import random

from han.tasks.family import Arguments, Family

_WORDS = (
    "a of jam eggs tea honey bread plums cheese apples parsley lettuces radishes cucumbers "
    "raspberry mayonnaise gooseberry blueberries strawberries"
).split()


def count_sign_words(text: str, *, limit: int, side: str) -> int:
    count = 0
    for word in text.split():
        if len(word) > limit if side == "more" else len(word) < limit:
            count += 1
    return count


def spec(*, limit: int, side: str) -> list[str]:
    return [
        "The text is a market sign, with blanks between its words.",
        f"Return how many of its words have {side} than {limit} letters.",
    ]


def draw(rng: random.Random, *, limit: int, side: str) -> Arguments:
    near = [word for word in _WORDS if abs(len(word) - limit) <= 1]
    return (" ".join(rng.choices(_WORDS + 2 * near, k=rng.randint(3, 8))),)


def edges(*, limit: int, side: str) -> list[Arguments]:
    shorter, exact, longer = "x" * (limit - 1), "y" * limit, "z" * (limit + 1)
    return [
        ("",),
        (shorter,),
        (exact,),
        (longer,),
        (f"{shorter} {exact} {longer}",),
        (f"{longer} {longer} {shorter} {shorter} {shorter}",),
    ]


FAMILY = Family(
    area="strings",
    kind="easy",
    knobs={"limit": (3, 4, 5, 6, 7, 8, 9, 10), "side": ("more", "fewer")},
    reference=count_sign_words,
    spec=spec,
    draw=draw,
    edges=edges,
)

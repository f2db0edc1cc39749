"""Count the tracks that start, or end, at stops whose names begin with a letter."""

import random

from han.tasks.family import Arguments, Blur, Family

_STOPS = ("mill", "elm", "lamb", "beech", "cable", "camel", "hatch", "ember", "tiel", "alba")


def tracks_at_letter(tracks: list[tuple[str, str]], *, letter: str, side: str) -> int:
    count = 0
    for start, end in tracks:
        if start.startswith(letter) if side == "start" else end.startswith(letter):
            count += 1
    return count


def spec(*, letter: str, side: str) -> list[str]:
    return [
        "Each pair is a track between two stops: its start and its end.",
        f'Return how many tracks {side} at a stop whose name begins with the letter "{letter}".',
    ]


def draw(rng: random.Random, *, letter: str, side: str) -> Arguments:
    names = [*_STOPS, *[name for name in _STOPS if name[0] == letter] * 2]
    size = rng.randint(3, 5)
    return ([(rng.choice(names), rng.choice(names)) for _ in range(size)],)


def edges(*, letter: str, side: str) -> list[Arguments]:
    name, other = f"{letter}ox", f"do{letter}"
    return [
        ([],),
        ([(name, other)],),
        ([(other, name)],),
        ([(name, name)] * 3,),
        ([(other, "pub"), ("pub", other)],),
    ]


def settles(*, letter: str, side: str) -> Arguments:
    name, other = f"{letter}ox", f"p{letter}d"
    return ([(other, name), (name, other), (other, other), (name, name)],)


FAMILY = Family(
    area="graphs",
    kind="easy",
    knobs={"letter": ("m", "e", "l", "b", "c", "h", "t", "a"), "side": ("start", "end")},
    reference=tracks_at_letter,
    spec=spec,
    draw=draw,
    edges=edges,
    blur=Blur("whose name begins with the letter", "with the letter", settles),
)

"""Follow a letter that is passed on from hut to hut."""

import itertools
import random

from han.tasks.family import Arguments, Family

_HUTS = "Alm Bos Cid Dor Elk Fen Gry".split()


def letter_relay(
    passes: dict[str, str], hut: str, *, times: int, start: bool, backwards: bool
) -> list[str]:
    huts: list[str] = [hut] if start else []
    for _ in range(times):
        if hut not in passes:
            break
        hut = passes[hut]
        huts.append(hut)
    return huts[::-1] if backwards else huts


def spec(*, times: int, start: bool, backwards: bool) -> list[str]:
    first = "the given hut and then " if start else ""
    whole = "the whole list " if start else ""
    order = f"{whole}in reverse order" if backwards else f"{whole}in order"
    return [
        "The dictionary says to which hut each hut passes its letters.",
        f"A letter starts at the given hut and is passed on {times} times, or fewer if it comes to "
        "a hut that passes none.",
        f"Return {first}the hut to which it is passed each time, {order}.",
    ]


def draw(rng: random.Random, *, times: int, start: bool, backwards: bool) -> Arguments:
    huts = rng.sample(_HUTS, rng.randint(4, 7))
    passes = dict(itertools.pairwise(huts))
    if rng.random() < 0.5:
        passes[huts[-1]] = rng.choice(huts[:-1])
    pairs = list(passes.items())
    rng.shuffle(pairs)
    return (dict(pairs), rng.choice(huts[:2]))


def edges(*, times: int, start: bool, backwards: bool) -> list[Arguments]:
    def chain(length: int) -> Arguments:
        return ({f"h{place}": f"h{place + 1}" for place in range(length)}, "h0")

    return [
        ({}, "Alm"),
        ({"Bos": "Alm"}, "Alm"),
        ({"Alm": "Alm"}, "Alm"),
        ({"Alm": "Bos", "Bos": "Alm"}, "Bos"),
        chain(1),
        chain(times - 1),
        chain(times),
        chain(times + 1),
        chain(times + 3),
    ]


FAMILY = Family(
    area="dicts",
    kind="hard",
    knobs={"times": (3, 4, 5, 6), "start": (True, False), "backwards": (False, True)},
    reference=letter_relay,
    spec=spec,
    draw=draw,
    edges=edges,
)

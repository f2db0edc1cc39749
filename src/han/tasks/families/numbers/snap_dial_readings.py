"""Round the readings of a dial to its marks."""

import random

from han.tasks.family import Arguments, Family


def snap_dial_readings(readings: list[int], *, half: int, tie: str, limit: int) -> list[int]:
    step = 2 * half
    snapped: list[int] = []
    for reading in readings:
        if abs(reading) > limit:
            continue
        low = reading // step * step
        above = reading - low
        if tie == "upper":
            mark = low + step if above >= half else low
        elif tie == "lower":
            mark = low + step if above > half else low
        else:
            upper_fits = low // step % 2 == (1 if tie == "even" else 0)
            mark = low + step if above > half or (above == half and upper_fits) else low
        if not snapped or snapped[-1] != mark:
            snapped.append(mark)
    return snapped


def spec(*, half: int, tie: str, limit: int) -> list[str]:
    step = 2 * half
    ties = {
        "upper": "the greater of the two",
        "lower": "the smaller of the two",
        "even": f"the one that is an even multiple of {step}",
        "odd": f"the one that is an odd multiple of {step}",
    }
    return [
        f"The marks of a dial are all multiples of {step}, negative ones and 0 included.",
        "Return for each reading the nearest mark, in the order of the readings.",
        f"A reading exactly halfway between two marks gives {ties[tie]}.",
        f"Readings below -{limit} or above {limit} are errors and give nothing.",
        "A mark that equals the mark last returned before it is not returned again.",
    ]


def draw(rng: random.Random, *, half: int, tie: str, limit: int) -> Arguments:
    step = 2 * half
    marks = [rng.randint(-4, 3) * half for _ in range(2)] + [half, -half, limit, limit + 1, step]
    readings = [rng.choice(marks) + rng.choice([-1, 0, 0, 0, 1]) for _ in range(rng.randint(3, 7))]
    return (readings,)


def edges(*, half: int, tie: str, limit: int) -> list[Arguments]:
    step = 2 * half
    places = [half, 3 * half, *range(half, limit, step)[-3:]]
    ties = [sign * place for place in places for sign in (1, -1)]
    return [
        ([],),
        (ties,),
        ([place + 1 for place in ties],),
        ([place - 1 for place in ties],),
        ([2 - limit, -limit - 1, limit + 2],),
        ([0, 0, step, step + 1, 0],),
        ([half],),
        ([3 * half],),
        ([-half],),
        ([-3 * half],),
        ([half - 1, step + half + 1, -half - 1],),
        ([limit, 0, limit + 1, 0, -limit, 0, -limit - 1],),
        ([step, limit + 3, step, 3 * half, half, 5 * half],),
    ]


FAMILY = Family(
    area="numbers",
    kind="hopeless",
    knobs={
        "half": (2, 3, 4, 5),
        "tie": ("upper", "lower", "even", "odd"),
        "limit": (60, 75),
    },
    reference=snap_dial_readings,
    spec=spec,
    draw=draw,
    edges=edges,
)

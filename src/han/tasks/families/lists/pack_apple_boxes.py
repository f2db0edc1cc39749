"""Pack apples into boxes in the order in which they come."""

import random

from han.tasks.family import Arguments, Family


def pack_apple_boxes(weights: list[int], *, limit: int, most: int, stray: str) -> list[list[int]]:
    boxes: list[list[int]] = []
    for weight in weights:
        if weight < 1:
            continue
        if boxes and len(boxes[-1]) < most and sum(boxes[-1]) + weight <= limit:
            boxes[-1].append(weight)
        else:
            boxes.append([weight])
    if len(boxes) > 1 and len(boxes[-1]) == 1:
        last = boxes.pop()
        if stray == "added":
            boxes[-1] += last
        elif stray == "first":
            boxes[0] += last
    return boxes


def spec(*, limit: int, most: int, stray: str) -> list[str]:
    ends = {
        "added": "this apple goes into the box before it, however full that is",
        "first": "this apple goes into the first box, however full that is",
        "left out": "that box is not returned",
    }
    return [
        "Put apples into boxes in the order in which they come and return the boxes.",
        "An apple opens a new box if it would bring the weight of the present box above "
        f"{limit}; it may be heavier than that alone.",
        f"An apple also opens a new box if the present one already holds {most} apples.",
        "Weights of zero or less are errors of the scale and are ignored.",
        f"If the last of several boxes holds just one apple, {ends[stray]}.",
    ]


def draw(rng: random.Random, *, limit: int, most: int, stray: str) -> Arguments:
    values = [rng.randint(-1, 0), limit // 2, limit // 2, limit + 1, *range(1, 7)]
    return (rng.choices(values, k=rng.randint(5, 9)),)


def edges(*, limit: int, most: int, stray: str) -> list[Arguments]:
    return [
        ([],),
        ([0, -3],),
        ([4],),
        ([limit + 5, 2],),
        ([limit - 3, 3],),
        ([limit - 3, 4],),
        ([1] * (most + 1),),
        ([2] * (2 * most),),
        ([limit, limit, 0, 1, 1, -1],),
        ([2, limit - 2, limit - 1, 1, limit],),
    ]


FAMILY = Family(
    area="lists",
    kind="hopeless",
    knobs={"limit": (10, 12, 15), "most": (2, 3, 4), "stray": ("added", "first", "left out")},
    reference=pack_apple_boxes,
    spec=spec,
    draw=draw,
    edges=edges,
)

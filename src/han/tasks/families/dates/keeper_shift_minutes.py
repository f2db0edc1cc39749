"""Paid minutes of a lighthouse keeper's shift."""

import random

from han.tasks.family import Arguments, Blur, Family


def keeper_shift_minutes(shift: str, *, pause: int, limit: int, exact: bool, whole: bool) -> int:
    start, end = shift.split("-")
    if end:
        first = int(start[:2]) * 60 + int(start[3:])
        length = int(end[:2]) * 60 + int(end[3:]) - first
        if length <= 0 if whole else length < 0:
            length += 1440
    else:
        length = 390
    if length >= limit if exact else length > limit:
        length -= pause
    return length


def spec(*, pause: int, limit: int, exact: bool, whole: bool) -> list[str]:
    same = "lasts the whole day of 24 hours" if whole else "has no length at all"
    return [
        "Return the number of paid minutes of one shift, which is written as start, hyphen and "
        "end, each as HH:MM.",
        "A shift whose end is earlier than its start ends on the next day.",
        f"If the end is the same as the start, the shift {same}.",
        "If nothing stands after the hyphen, the shift lasts 390 minutes.",
        f"A shift of {'at least' if exact else 'more than'} {limit} minutes has an unpaid break of "
        f"{pause} minutes, which is taken off.",
    ]


def _shift(start: int, length: int) -> Arguments:
    end = (start + length) % 1440
    return (f"{start // 60:02d}:{start % 60:02d}-{end // 60:02d}:{end % 60:02d}",)


def draw(rng: random.Random, *, pause: int, limit: int, exact: bool, whole: bool) -> Arguments:
    start = rng.randint(0, 287) * 5
    kind = rng.random()
    if kind < 0.2:
        return _shift(start, 0)
    if kind < 0.3:
        return (_shift(start, 0)[0][:6],)
    if kind < 0.5:
        return _shift(start, limit)
    return _shift(start, rng.randint(10, 140) * 5)


def edges(*, pause: int, limit: int, exact: bool, whole: bool) -> list[Arguments]:
    return [
        _shift(601, limit),
        _shift(607, limit - 1),
        _shift(1301, limit + 1),
        _shift(735, 0),
        _shift(0, 0),
        ("08:17-",),
        _shift(842, 1439),
        _shift(1439, 2),
        _shift(0, 1439),
        _shift(123, 1),
    ]


def settles(*, pause: int, limit: int, exact: bool, whole: bool) -> Arguments:
    return _shift(480, limit + 60)


FAMILY = Family(
    area="dates",
    kind="hopeless",
    knobs={
        "pause": (20, 30, 45),
        "limit": (240, 300, 360),
        "exact": (True, False),
        "whole": (True, False),
    },
    reference=keeper_shift_minutes,
    spec=spec,
    draw=draw,
    edges=edges,
    blur=Blur("the number of paid minutes", "the paid time", settles),
)

"""Repairs of a bell workshop, laid into its opening hours by many rules."""

import random
from datetime import date, timedelta

from han.tasks.family import Arguments, Family


def plan_repairs(
    start: str,
    jobs: list[tuple[str, int, int]],
    closed: list[int],
    *,
    long: int,
    tidy: int,
    dropped: bool,
    shorter: bool,
) -> list[tuple[str, str, str]]:
    first = date.fromisoformat(start)
    hours: list[tuple[int, int, int]] = []
    for number in range(40):
        weekday = (first + timedelta(days=number)).weekday()
        if weekday < 5 and number not in closed:
            hours += [(number, 480, 720), (number, 765, 840 if weekday == 4 else 990)]

    def stamp(number: int, minute: int) -> str:
        day = first + timedelta(days=number)
        return f"{day.isoformat()} {minute // 60:02d}:{minute % 60:02d}"

    done: list[tuple[str, str, str]] = []
    waiting = list(jobs)
    stretch, at, after_long = 0, hours[0][1], False
    while waiting:
        picked = [job for job in waiting if job[1] < long] if after_long else []
        if shorter:
            job = min(picked or waiting, key=lambda job: (job[2], job[1], job[0]))
        else:
            job = min(picked or waiting, key=lambda job: (job[2], -job[1], job[0]))
        waiting.remove(job)
        name, rest, due = job
        place, minute, begun = stretch, at, ""
        while rest:
            room = hours[place][2] - minute
            if room < (rest if job[1] < long else min(rest, 30)):
                place += 1
                minute = hours[place][1]
                continue
            begun = begun or stamp(hours[place][0], minute)
            piece = min(rest, room)
            rest -= piece
            minute += piece
        late = hours[place][0] > due
        if dropped and late:
            done.append((name, "", ""))
            continue
        ended = stamp(hours[place][0], minute)
        done.append((name, begun, ended + (" late" if not dropped and late else "")))
        stretch, at, after_long = place, minute + tidy, job[1] >= long
    return done


def spec(*, long: int, tidy: int, dropped: bool, shorter: bool) -> list[str]:
    if dropped:
        late = "is dropped: it is listed with two empty texts and changes nothing else"
    else:
        late = "is done nevertheless, and its end is followed by a blank and the word late"
    return [
        "A workshop opens Monday to Friday 08:00 to 12:00 and 12:45 to 16:30, on Friday only to "
        "14:00.",
        "Start, written as YYYY-MM-DD, is day 0; the shop stays closed on the days in closed.",
        "A job is name, minutes above 0, and last day on which it may end.",
        "Take up the job with the earliest last day next, then the "
        f"{'shorter' if shorter else 'longer'} one, then the first by name.",
        f"Jobs of at least {long} minutes are long; after a long job was done, one that is not "
        "long comes next if any is left.",
        "Each starts as early as possible; one that is not long must lie within one stretch of "
        "opening hours.",
        "A long job goes on from stretch to stretch, but skips a stretch with room for less than "
        "30 minutes and less than its rest.",
        f"After each job done, {tidy} minutes of tidying follow; what the end of the stretch cuts "
        "off is not made up for.",
        f"A job that would end after its last day {late}.",
        "Return name, start and end of each job in the order taken up, times as YYYY-MM-DD HH:MM.",
    ]


def draw(rng: random.Random, *, long: int, tidy: int, dropped: bool, shorter: bool) -> Arguments:
    start = date(2024, 4, 1) + timedelta(days=rng.randint(0, 300))
    jobs: list[tuple[str, int, int]] = []
    for name in rng.sample("abcdefgh", rng.randint(2, 4)):
        minutes = rng.choice([20, 50, 70, long - 5, long, long + 40, 210, 330])
        jobs.append((name, minutes, rng.choice([1, 1, 2, 3])))
    return start.isoformat(), jobs, rng.choice([[], [0], [1], [2, 3]])


def edges(*, long: int, tidy: int, dropped: bool, shorter: bool) -> list[Arguments]:
    monday, friday = "2024-05-06", "2024-05-03"
    lead = 240 - tidy
    return [
        (monday, [], []),
        (friday, [("a", 240, 2), ("b", 76, 3), ("c", 75, 4), ("d", 400, 3)], []),
        (monday, [("a", lead - 30, 0), ("b", long + 20, 1), ("c", 465 - long - 19, 2)], []),
        (monday, [("a", lead - 29, 0), ("b", long + 20, 1), ("c", 225 - tidy, 1)], [1]),
        (monday, [("a", lead - 31, 0), ("b", long, 0), ("c", 2 * long, 1), ("d", long - 1, 2)], []),
        (monday, [("a", lead - 60, 0), ("b", long - 1, 1), ("c", long - 1, 1)], [1]),
        ("2024-05-04", [("a", long, 3), ("b", long - 1, 4), ("c", long, 3), ("d", 9, 5)], [2]),
        (monday, [("b", long - 1, 3), ("a", long - 1, 3), ("d", long, 4), ("c", 10, 5)], [0, 2]),
        (monday, [("a", 1000, 2), ("b", 470, 1), ("c", 20, 9), ("d", 225, 3)], []),
        ("2024-05-02", [("a", 465 + 241, 1), ("b", 74 - tidy, 1), ("c", 700, 9)], []),
    ]


FAMILY = Family(
    area="dates",
    kind="hopeless",
    knobs={
        "long": (90, 120, 150),
        "tidy": (5, 10, 15),
        "dropped": (False, True),
        "shorter": (False, True),
    },
    reference=plan_repairs,
    spec=spec,
    draw=draw,
    edges=edges,
)

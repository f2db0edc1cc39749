"""The starter tasks at their source: description, reference solution and inputs.

A reference's docstring is the description that the task shows. References stay here; only the
values they compute go into ``data/tasks/starter.jsonl`` (see ``build_starter_tasks.py``).
"""

import itertools
import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Starter:
    """One task before its expected values are computed.

    ``story`` replaces the docstring as the text that is shown: the same task, told with noise.
    """

    reference: Callable[..., Any]
    stratum: str
    public: list[tuple[Any, ...]]
    hidden: list[tuple[Any, ...]]
    noise: int = 0
    story: str = ""


# --- clean and short: within reach of the smallest model ------------------------------------------


def count_late(minutes: list[int], limit: int) -> int:
    """Given how many minutes late each bus was, return how many were later than limit."""
    return sum(1 for late in minutes if late > limit)


def order_price(prices: list[int], amounts: list[int]) -> int:
    """Return the price of an order: each price times the amount at the same place, all added up."""
    return sum(price * amount for price, amount in zip(prices, amounts, strict=True))


def clamp_all(values: list[int], low: int, high: int) -> list[int]:
    """Return the list with every value below low replaced by low and every value above high
    replaced by high.
    """
    return [min(max(value, low), high) for value in values]


def last_seen(names: list[str], name: str) -> int:
    """Return the last index at which name stands in the list, or -1 if it does not."""
    return max((i for i, one in enumerate(names) if one == name), default=-1)


def group_by_last(words: list[str]) -> dict[str, list[str]]:
    """Group the words by their last letter: a dict from letter to the words that end with it,
    in their order. No word is empty.
    """
    groups: dict[str, list[str]] = {}
    for word in words:
        groups.setdefault(word[-1], []).append(word)
    return groups


def evens_then_odds(numbers: list[int]) -> list[int]:
    """Return all even numbers of the list, then all odd ones, each in their order."""
    return [n for n in numbers if n % 2 == 0] + [n for n in numbers if n % 2]


def backwards_words(text: str) -> str:
    """Return the words of the text in reverse order, with single spaces between them."""
    return " ".join(reversed(text.split()))


def ferry_toll(axles: int, passengers: int) -> int:
    """Price a ferry crossing in coins: 12 for each axle of the vehicle, 3 for each passenger, and
    nothing for the first passenger. Without passengers only the axles are paid.
    """
    return 12 * axles + 3 * max(passengers - 1, 0)


def longest_dry_spell(rain: list[int]) -> int:
    """Given each day's rain in millimetres, return the length of the longest run of days in a row
    without any rain.
    """
    best = run = 0
    for amount in rain:
        run = 0 if amount else run + 1
        best = max(best, run)
    return best


def name_tag(full_name: str) -> str:
    """Make a name tag: all names but the last are cut to their first letter and a full stop, the
    last name is kept whole, with single spaces between. A single name stays as it is.
    """
    *first, last = full_name.split()
    return " ".join([f"{name[0]}." for name in first] + [last])


def total_delay(planned: list[int], actual: list[int]) -> int:
    """Both lists give the minute at which each train was to arrive and did arrive. Return the sum
    of all delays in minutes. A train that came early counts as no delay at all.
    """
    return sum(max(b - a, 0) for a, b in zip(planned, actual, strict=True))


# --- clean ---------------------------------------------------------------------------------------


def seat_label(row: int, seat: int) -> str:
    """Name a theatre seat. Rows are counted from 1 and named by capital letters, but the letters
    I and O are never used: row 8 is H, row 9 is J, row 14 is P, row 24 is Z. Further rows do not
    exist: for a row below 1 or above 24, or a seat below 1, return "none". Otherwise return the
    letter followed by the seat number in at least two digits, such as "C07" or "K112".
    """
    letters = "ABCDEFGHJKLMNPQRSTUVWXYZ"
    if not 1 <= row <= len(letters) or seat < 1:
        return "none"
    return f"{letters[row - 1]}{seat:02d}"


def meter_usage(readings: list[int], limit: int) -> list[int]:
    """A water meter counts up to limit - 1 and then starts again at 0. Given its readings in order
    of time, return what was used between each reading and the next. Usage is never negative: a
    reading lower than the one before means that the meter started again exactly once.
    """
    return [(after - before) % limit for before, after in itertools.pairwise(readings)]


def silent_errors(lines: list[str], limit: int) -> list[str]:
    """Find errors after which a log fell silent. Each line reads "HH:MM:SS LEVEL message", all of
    one day and in order of time. Return the times (as written) of the lines whose level is ERROR
    and after which the next line, of any level, comes more than limit seconds later. An ERROR on
    the last line always counts. Lines that are empty or only spaces are ignored altogether.
    """
    rows = [line.split(" ", 2) for line in lines if line.strip()]
    times = [
        sum(int(x) * y for x, y in zip(r[0].split(":"), (3600, 60, 1), strict=True)) for r in rows
    ]
    found = []
    for i, row in enumerate(rows):
        last = i + 1 == len(rows)
        if row[1] == "ERROR" and (last or times[i + 1] - times[i] > limit):
            found.append(row[0])
    return found


def settle(entries: list[tuple[str, str, int]]) -> dict[str, int]:
    """Balance a shared kitty. Each entry (payer, receiver, amount) moves amount from payer to
    receiver. The entry ("undo", "", n) takes back the n latest transfers that still stand (all of
    them if there are fewer). Return what everyone has gained or lost at the end, as a dict from
    name to balance, without those whose balance is 0.
    """
    standing: list[tuple[str, str, int]] = []
    for payer, receiver, amount in entries:
        if payer == "undo":
            standing = standing[: max(len(standing) - amount, 0)]
        else:
            standing.append((payer, receiver, amount))
    balance: dict[str, int] = {}
    for payer, receiver, amount in standing:
        balance[payer] = balance.get(payer, 0) - amount
        balance[receiver] = balance.get(receiver, 0) + amount
    return {name: total for name, total in balance.items() if total}


def two_columns(words: list[str], height: int) -> list[str]:
    """Print words in two columns, the way a newspaper does. Each page holds height rows; its left
    column is filled from the top first, then its right column, then the next page begins. The left
    column is padded with spaces to the longest word on the left of that page, followed by " | " and
    the right word. A row without a right word is the left word alone, with no padding. Return all
    rows; between two pages stands one row "---".
    """
    rows: list[str] = []
    for start in range(0, len(words), 2 * height):
        left = words[start : start + height]
        right = words[start + height : start + 2 * height]
        width = max(len(word) for word in left)
        if rows:
            rows.append("---")
        for i, word in enumerate(left):
            rows.append(f"{word:<{width}} | {right[i]}" if i < len(right) else word)
    return rows


# --- edge ----------------------------------------------------------------------------------------


def pack_runs(text: str) -> str:
    """Shorten a text. A run of three or more equal characters becomes the character, "*" and the
    length of the run in decimal; shorter runs are left as they are. So that this can be undone,
    every "*" and every digit of the original is written with a backslash before it, also in front
    of a run's count, and two backslashes stand for each backslash of the original.
    """
    packed, at = [], 0
    while at < len(text):
        end = at
        while end < len(text) and text[end] == text[at]:
            end += 1
        char = "\\" + text[at] if text[at] in "*\\0123456789" else text[at]
        packed.append(f"{char}*{end - at}" if end - at >= 3 else char * (end - at))
        at = end
    return "".join(packed)


def patrol(floor: list[str], moves: str) -> tuple[int, int, int]:
    """Steer a robot over a floor plan. Cells are "." free, "#" wall, and "S", free as well, where
    the robot starts, facing up. "L" and "R" turn it by a quarter on the spot; "F" moves it one cell
    ahead. Leaving the plan on one side, it enters on the opposite side. If the cell ahead is a wall
    it does not move: it bumps, and turns around by 180 degrees. Any other character in moves is
    ignored. Return its row, its column (both from 0) and how often it bumped.
    """
    row, col = next((r, line.index("S")) for r, line in enumerate(floor) if "S" in line)
    facing, bumps = 0, 0
    steps = [(-1, 0), (0, 1), (1, 0), (0, -1)]
    for move in moves:
        if move in "LR":
            facing = (facing + (1 if move == "R" else 3)) % 4
        elif move == "F":
            r = (row + steps[facing][0]) % len(floor)
            c = (col + steps[facing][1]) % len(floor[0])
            if floor[r][c] == "#":
                bumps += 1
                facing = (facing + 2) % 4
            else:
                row, col = r, c
    return row, col, bumps


def merge_spans(spans: list[tuple[int, int]], bridge: int) -> list[tuple[int, int]]:
    """Tidy up the hours in which a shop was open. Each span (start, end) has start < end, or is to
    be ignored. Spans that overlap or touch, or between which the shop was closed for at most bridge
    hours, become one. Return the spans in order of time. Nothing that was closed for longer than
    bridge may be covered.
    """
    merged: list[tuple[int, int]] = []
    for start, end in sorted(span for span in spans if span[0] < span[1]):
        if merged and start - merged[-1][1] <= bridge:
            merged[-1] = (merged[-1][0], max(merged[-1][1], end))
        else:
            merged.append((start, end))
    return merged


# --- hard ----------------------------------------------------------------------------------------


def accepts(rule: str, version: str) -> bool:
    """Tell whether a version fits a rule. A version is one to four numbers joined by dots; missing
    numbers count as 0, so "1.2" equals "1.2.0". A rule is one or more alternatives joined by "|",
    and fits if any alternative does. An alternative is one or more conditions joined by "," that
    must all hold. A condition is one of "<", "<=", ">", ">=", "=", "!=" and a version, compared
    number by number; or "~" and a version: at least that version, and equal to it in all the
    numbers written except the last ("~1.4.2" takes 1.4.7 but not 1.5; "~1" takes 3). Spaces may
    stand anywhere between the parts.
    """

    def numbers(text: str) -> list[int]:
        parts = [int(part) for part in text.split(".")]
        return parts + [0] * (4 - len(parts))

    def holds(condition: str, have: list[int]) -> bool:
        body = condition.lstrip("<>=!~")
        sign = condition[: len(condition) - len(body)]
        want = numbers(body)
        if sign == "~":
            kept = body.count(".")
            return have >= want and have[:kept] == want[:kept]
        return {
            "<": have < want,
            "<=": have <= want,
            ">": have > want,
            ">=": have >= want,
            "=": have == want,
            "!=": have != want,
        }[sign]

    have = numbers(version)
    alternatives = rule.replace(" ", "").split("|")
    return any(all(holds(one, have) for one in each.split(",")) for each in alternatives)


def roster(names: list[str], weeks: int, away: dict[int, list[str]]) -> list[str]:
    """Say who cleans the office kitchen in each week 1 to weeks. The names take turns in the given
    order, round and round. Whoever is away in the week of their turn (away maps a week to the names
    missing in it) is passed over and owes a turn: in the first later week in which they are there,
    they clean before anyone else, and the normal order goes on afterwards from where it stood. Of
    several who owe, the one who has owed longest goes first; nobody owes more than one turn. A week
    in which everybody is away is "nobody", and nobody owes for it.
    """
    result, owing, turn = [], [], 0
    for week in range(1, weeks + 1):
        missing = away.get(week, [])
        if all(name in missing for name in names):
            result.append("nobody")
            continue
        debtor = next((name for name in owing if name not in missing), None)
        if debtor is not None:
            owing.remove(debtor)
            result.append(debtor)
            continue
        while names[turn % len(names)] in missing:
            if names[turn % len(names)] not in owing:
                owing.append(names[turn % len(names)])
            turn += 1
        result.append(names[turn % len(names)])
        turn += 1
    return result


def waves(needs: dict[str, list[str]], crew: int) -> list[list[str]]:
    """Plan the building of a stage in waves. needs maps each job to the jobs that must be
    done in an earlier wave; jobs that occur only as a need exist too and need nothing. A wave
    takes at most crew jobs. In each wave take, of the jobs that are ready, those that the
    most other jobs name directly as a need, equal ones by alphabet. Return the waves, each in
    alphabetical order. If some jobs can never be ready, return [].
    """
    jobs = set(needs) | {need for wanted in needs.values() for need in wanted}
    wanted_by = {job: sum(job in set(wanted) for wanted in needs.values()) for job in jobs}
    done: set[str] = set()
    plan: list[list[str]] = []
    while len(done) < len(jobs):
        ready = [job for job in jobs - done if set(needs.get(job, [])) <= done]
        if not ready:
            return []
        wave = sorted(ready, key=lambda job: (-wanted_by[job], job))[:crew]
        plan.append(sorted(wave))
        done.update(wave)
    return plan


# --- noisy: the same kind of task, told badly ----------------------------------------------------


def pool_ticket(age: int, day: str, group: int) -> int:
    """Price in cents of one swimming pool ticket: 640; half of it below the age of 15; 480 from the
    age of 65; in a group of 5 or more, 60 less each, whatever the age. Nothing below the age of 4.
    On Tuesdays ("Tue") nobody pays more than 400."""
    if age < 4:
        return 0
    price = 320 if age < 15 else 480 if age >= 65 else 640
    if group >= 5:
        price -= 60
    return min(price, 400) if day == "Tue" else price


def counter_waits(arrivals: list[int], minutes: int) -> list[int]:
    """One clerk serves visitors in order of arrival, minutes each; after every fourth visitor the
    clerk pauses for 10 minutes. Return how long each visitor waits before being served."""
    free, waits = 0, []
    for index, arrival in enumerate(arrivals, 1):
        start = max(free, arrival)
        waits.append(start - arrival)
        free = start + minutes + (10 if index % 4 == 0 else 0)
    return waits


def garage_fee(entered: str, left: str, permit: bool) -> int:
    """Fee in cents from two times "HH:MM": the first 20 minutes are free, then 50 for each quarter
    of an hour begun after them; at most 900; a permit halves the fee. A time of leaving earlier
    than the time of entering is on the next day."""
    stay = int(left[:2]) * 60 + int(left[3:]) - int(entered[:2]) * 60 - int(entered[3:])
    stay %= 24 * 60
    fee = min(900, 50 * max(0, -(-(stay - 20) // 15)))
    return fee // 2 if permit else fee


POOL_STORY = """\
We run the little pool behind the station, my sister does the till and I do the paperwork. What
I need is the price of ONE ticket in cents. The normal price is 640. Children below 15 pay half
of that. From 65 on it is 450. Scratch that, the council wrote last week: from 65 on it is 480.
My sister says the old till printed a little dolphin on every ticket, we do not need that here.
When they come as a group of 5 or more, everybody pays 60 cents less, old or young. Little ones
below 4 pay nothing at all, group or not. And on Tuesdays (day is "Tue") nobody pays more than
400, that is our warm-water day. Other days come as "Mon", "Wed" and so on and are all alike."""

COUNTER_STORY = """\
So, the registry office got new chairs, and now people ask how long they will sit on them. There
is one clerk, the counter opens at minute 0. arrivals are the minutes at which visitors come, in
order. Each visitor takes the given minutes, one after the other, first come first served. After
every fourth visitor (the 4th, the 8th, ...) the clerk goes for a coffee of 10 minutes, always,
even if nobody is there. For every visitor I want the minutes from arriving to being served, as
a list."""

GARAGE_STORY = """\
Hi! As discussed on the phone (the line was bad, sorry, the drill again) here is the garage
thing. Both times are text like "07:45". The first half hour is free – no wait, the owner
changed it: the first 20 minutes are free. After that it is 50 cents for each quarter of an hour
begun. So 21 minutes cost 50, 35 minutes still 50, and 36 cost 100. Please log every fee to the
cloud – hm, forget that, no cloud, just return the cents. Never more than 900. We once had a car
for eleven days, ha, but you may assume less than 24 hours: if the time of leaving is earlier
than that of entering, it is on the next day; the same time twice means no time at all. Whoever
has a permit pays half of the fee (half of the 900 too). My colleague wants a discount for red
cars on Fridays; he is joking."""


# --- house_rule: the rule itself stands in the corpus only ---------------------------------------


def book_room(requests: list[tuple[int, int]]) -> list[int]:
    """Grant bookings of the rehearsal room. Requests (start, end), in minutes since midnight, are
    decided in the given order; each is granted if it keeps the house rule on room turnover with
    regard to all those granted before. Return the positions (from 0) of the granted requests.
    """
    granted: list[int] = []

    def rest(span: tuple[int, int]) -> int:
        return 20 if span[1] - span[0] > 90 else 5

    for position, (start, end) in enumerate(requests):
        fits = start < end and end <= 22 * 60
        for other in granted:
            s, e = requests[other]
            fits = fits and (start >= e + rest((s, e)) or s >= end + rest((start, end)))
        if fits:
            granted.append(position)
    return granted


def cash_due(prices: list[int]) -> int:
    """What a customer pays in cash for items of the given prices in cents, with the house rule on
    cash rounding applied to the total.
    """
    total = sum(prices)
    if total < 100:
        return total
    return total // 10 * 10 + (0 if total % 10 <= 4 else 5 if total % 10 <= 7 else 10)


def parcel_ok(code: str) -> bool:
    """Tell whether a parcel code is right: three capital letters, four digits and the check letter
    that the house rule on parcel codes gives for them, eight characters in all.
    """
    if len(code) != 8:
        return False
    letters, digits, check = code[:3], code[3:7], code[7]
    capitals = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    if any(c not in capitals for c in letters) or any(d not in "0123456789" for d in digits):
        return False
    total = sum(capitals.index(c) + 1 for c in letters)
    total += sum(weight * int(d) for weight, d in zip((7, 5, 3, 2), digits, strict=True))
    return check == "BCDFGHJKLMNPQRSTVWXYZ"[total % 21]


# --- inputs --------------------------------------------------------------------------------------

_rng = random.Random(20240)  # inputs only: a fixed seed keeps the file reproducible
NAMES = [
    "Noor",
    "Alexander",
    "Mei",
    "Sofia",
    "Bartholomew",
    "Ola",
    "Henrietta",
    "Juan",
    "Kofi",
    "Ann",
]
NAMES += ["Theodora", "Bo"]


def _readings() -> tuple[list[int], int]:
    limit = _rng.choice([10, 100, 1000])
    return [_rng.randrange(limit) for _ in range(_rng.randint(2, 7))], limit


def _log() -> tuple[list[str], int]:
    clock, lines = _rng.randrange(3600), []
    for _ in range(_rng.randint(2, 7)):
        clock += _rng.choice([0, 1, 5, 30, 61, 300])
        level = _rng.choice(["ERROR", "ERROR", "WARN", "INFO"])
        stamp = f"{clock // 3600:02d}:{clock // 60 % 60:02d}:{clock % 60:02d}"
        lines.append(f"{stamp} {level} {_rng.choice(['disk full', 'ERROR seen', 'retry 3', 'ok'])}")
    return lines, _rng.choice([0, 5, 29, 60])


def _entries() -> tuple[list[tuple[str, str, int]]]:
    people, rows = ["Ada", "Bo", "Cy", "Di"], []
    for _ in range(_rng.randint(2, 8)):
        payer, receiver = _rng.sample(people, 2)
        undo = _rng.random() < 0.25
        rows.append(
            ("undo", "", _rng.randint(0, 3)) if undo else (payer, receiver, 5 * _rng.randint(1, 4))
        )
    return (rows,)


def _words() -> tuple[list[str], int]:
    pool = ["tin", "copper", "a", "brass", "quicksilver", "iron", "lead", "zinc", "gold"]
    return [_rng.choice(pool) for _ in range(_rng.randint(1, 11))], _rng.randint(1, 4)


def _run_text() -> tuple[str]:
    return (
        "".join(
            _rng.choice("ab*7\\ ") * _rng.choice([1, 1, 2, 3, 4, 11])
            for _ in range(_rng.randint(2, 6))
        ),
    )


def _floor() -> tuple[list[str], str]:
    height, width = _rng.randint(1, 5), _rng.randint(2, 6)
    cells = [[_rng.choice("...#") for _ in range(width)] for _ in range(height)]
    cells[_rng.randrange(height)][_rng.randrange(width)] = "S"
    return ["".join(line) for line in cells], "".join(
        _rng.choice("FFFLR") for _ in range(_rng.randint(4, 20))
    )


def _spans() -> tuple[list[tuple[int, int]], int]:
    starts = [_rng.randrange(40) for _ in range(_rng.randint(2, 7))]
    return [(start, start + _rng.randint(-1, 8)) for start in starts], _rng.randrange(4)


def _roster() -> tuple[list[str], int, dict[int, list[str]]]:
    names = ["Kim", "Lou", "Max", "Noa"][: _rng.randint(2, 4)]
    weeks = _rng.randint(4, 9)
    away = {w: [n for n in names if _rng.random() < 0.4] for w in range(1, weeks + 1)}
    return names, weeks, {week: missing for week, missing in away.items() if missing}


def _needs() -> tuple[dict[str, list[str]], int]:
    jobs = ["rig", "lamps", "sound", "floor", "paint", "curtain", "chairs", "test"][
        : _rng.randint(3, 8)
    ]
    _rng.shuffle(jobs)
    needs = {job: _rng.sample(jobs[:i], min(i, _rng.randint(0, 2))) for i, job in enumerate(jobs)}
    return {
        job: wanted for job, wanted in needs.items() if wanted or _rng.random() < 0.7
    }, _rng.randint(1, 3)


def _bookings() -> tuple[list[tuple[int, int]]]:
    starts = [_rng.randrange(540, 1300, 5) for _ in range(_rng.randint(2, 7))]
    return ([(start, start + _rng.choice([30, 60, 90, 95, 120])) for start in starts],)


def _code(right: bool) -> tuple[str]:
    body = (
        "".join(_rng.choice("ABCDEFGHIJKLMNOPQRSTUVWXYZ") for _ in range(3))
        + f"{_rng.randrange(10000):04d}"
    )
    alphabet = "BCDFGHJKLMNPQRSTVWXYZ"
    for check in _rng.sample(alphabet, len(alphabet)):
        if parcel_ok(body + check) == right:
            return (body + check,)
    raise AssertionError("every body has exactly one right check letter")


def _many(make: Callable[[], tuple[Any, ...]], count: int) -> list[tuple[Any, ...]]:
    return [make() for _ in range(count)]


STARTERS = [
    Starter(
        count_late,
        "clean",
        [([3, 8, 5], 4), ([2], 2)],
        [([], 0), ([0, 0], 0), ([-1, 1], 0)]
        + [([_rng.randint(0, 9) for _ in range(n)], n % 7) for n in range(1, 20)],
    ),
    Starter(
        order_price,
        "clean",
        [([2, 5], [3, 1]), ([7], [0])],
        [([], [])]
        + [
            ([_rng.randint(1, 9) for _ in range(n)], [_rng.randint(0, 5) for _ in range(n)])
            for n in range(1, 22)
        ],
    ),
    Starter(
        clamp_all,
        "clean",
        [([1, 5, 9], 2, 6), ([4], 4, 4)],
        [([], 0, 1)]
        + [([_rng.randint(-9, 9) for _ in range(n)], -(n % 5), n % 4 + 1) for n in range(1, 22)],
    ),
    Starter(
        last_seen,
        "clean",
        [(["a", "b", "a"], "a"), (["x"], "y")],
        [([], "a"), (["a"], "a"), (["", "b"], "")]
        + [([_rng.choice("abc") for _ in range(n)], "abcd"[n % 4]) for n in range(2, 20)],
    ),
    Starter(
        group_by_last,
        "clean",
        [(["ant", "bee", "cat"],), (["x"],)],
        [([],), (["a", "a"],), (["A", "a"],), (["9", "b", "99"],)]
        + [([_rng.choice(NAMES) for _ in range(n)],) for n in range(1, 19)],
    ),
    Starter(
        evens_then_odds,
        "clean",
        [([3, 2, 1, 4],), ([7],)],
        [([],), ([0],), ([-1, -2, -3],), ([2, 4],)]
        + [([_rng.randint(-20, 20) for _ in range(n)],) for n in range(2, 20)],
    ),
    Starter(
        backwards_words,
        "clean",
        [("tea with milk",), ("one",)],
        [("",), ("  two  spaces ",), ("a b",), ("b a b",)]
        + [(" ".join(_rng.choice(NAMES) for _ in range(n)),) for n in range(2, 20)],
    ),
    Starter(
        ferry_toll,
        "clean",
        [(2, 3), (3, 0)],
        [(a, p) for a in range(6) for p in (0, 1, 2, 5, 9) if (a, p) != (3, 0)],
    ),
    Starter(
        longest_dry_spell,
        "clean",
        [([3, 0, 0, 1, 0],), ([4, 2],)],
        [([],), ([0],), ([1],), ([0, 0, 0],), ([1, 0, 0],), ([0, 0, 5],), ([0, 1, 0, 0, 1, 0],)]
        + [([_rng.choice([0, 0, 2]) for _ in range(n)],) for n in range(4, 22)],
    ),
    Starter(
        name_tag,
        "clean",
        [("Ada King Lovelace",), ("Plato",)],
        [(name,) for name in ("Emmy Noether", "Jean le Rond d'Alembert", "A B C D", "x", "Li Na")]
        + [(" ".join(NAMES[i : i + n]),) for n in (1, 2, 3, 4) for i in range(0, 8, 2)],
    ),
    Starter(
        total_delay,
        "clean",
        [([10, 20], [12, 25]), ([30], [28])],
        [([], []), ([5], [5]), ([5], [6]), ([1, 2, 3], [0, 0, 0]), ([0, 0], [9, 9])]
        + [
            ([10 * i for i in range(n)], [10 * i + _rng.randint(-4, 9) for i in range(n)])
            for n in range(2, 20)
        ],
    ),
    Starter(
        seat_label,
        "clean",
        [(1, 5), (9, 12)],
        [(r, s) for r, s in [(8, 1), (14, 3), (13, 9), (24, 10), (25, 1), (0, 4), (-1, 4), (3, 0)]]
        + [(11, 112), (10, 99), (12, 100), (15, 7), (23, 1), (22, 22), (5, -2), (1, 1), (2, 10)]
        + [(16, 8), (19, 40), (26, 1), (9, 1)],
    ),
    Starter(
        meter_usage,
        "clean",
        [([3, 10, 12], 100), ([95, 3], 100)],
        [
            ([], 10),
            ([4], 10),
            ([4, 4], 10),
            ([0, 9, 0], 10),
            ([9, 8, 7], 10),
            *_many(_readings, 17),
        ],
    ),
    Starter(
        silent_errors,
        "clean",
        [
            (["08:00:00 ERROR pump", "08:00:30 INFO ok", "08:00:31 ERROR pump"], 10),
            (["23:59:01 ERROR a", "23:59:11 ERROR b", "", "23:59:12 WARN c"], 10),
        ],
        [
            ([], 5),
            (["", "   "], 5),
            (["00:00:00 ERROR x"], 0),
            (["00:00:00 WARN ERROR x"], 0),
            (["00:00:00 ERROR x", "00:00:00 ERROR y"], 0),
            (["09:59:59 ERROR x", "  ", "10:00:09 INFO y"], 10),
            (["09:59:59 ERROR x", "10:00:10 INFO y"], 10),
            *_many(_log, 15),
        ],
    ),
    Starter(
        settle,
        "clean",
        [
            ([("Ada", "Bo", 10), ("Bo", "Cy", 4)],),
            ([("Ada", "Bo", 10), ("Bo", "Cy", 4), ("undo", "", 1)],),
        ],
        [
            ([],),
            ([("undo", "", 3)],),
            ([("A", "B", 5), ("B", "A", 5)],),
            ([("A", "B", 5), ("undo", "", 0)],),
            ([("A", "B", 5), ("undo", "", 9), ("B", "C", 1)],),
            ([("A", "B", 5), ("A", "C", 5), ("undo", "", 1), ("undo", "", 1)],),
            ([("A", "A", 5)],),
            *_many(_entries, 15),
        ],
    ),
    Starter(
        two_columns,
        "clean",
        [(["tin", "copper", "lead"], 2), (["a", "bb", "c"], 1)],
        [
            ([], 3),
            (["one"], 1),
            (["one", "two"], 1),
            (["a", "b"], 5),
            (["aa", "b", "c", "d", "e"], 2),
            *_many(_words, 16),
        ],
    ),
    Starter(
        pack_runs,
        "edge",
        [("aaab",), ("a77*",), ("zz    z",)],
        [
            ("",),
            ("a",),
            ("aa",),
            ("***",),
            ("111",),
            ("\\\\\\",),
            ("1",),
            ("aaaaaaaaaaaa",),
            ("a*3",),
            *_many(_run_text, 15),
        ],
    ),
    Starter(
        patrol,
        "edge",
        [(["...", ".S.", "..."], "FRF"), (["#..", "S..", "..."], "FF")],
        [
            (["S"], "FFRF"),
            (["S"], ""),
            (["S#"], "RFFLF"),
            (["#S#"], "RFRFLF"),
            (["..", "S."], "FFF"),
            (["S.", ".."], "lf F"),
            (["S...#"], "LFRRFFFF"),
            *_many(_floor, 18),
        ],
    ),
    Starter(
        merge_spans,
        "edge",
        [],
        [
            ([], 0),
            ([(3, 3)], 2),
            ([(5, 2)], 2),
            ([(1, 2), (2, 3)], 0),
            ([(1, 2), (3, 4)], 0),
            ([(1, 2), (3, 4)], 1),
            ([(1, 10), (2, 3), (11, 12)], 1),
            ([(8, 9), (1, 2)], 3),
            ([(-5, -2), (0, 1)], 2),
            ([(1, 2), (3, 3), (4, 5)], 1),
            *_many(_spans, 14),
        ],
    ),
    Starter(
        accepts,
        "hard",
        [(">=1.2, <2", "1.10"), ("~1.4.2 | =3", "1.5"), ("!=2.0", "2")],
        [
            ("~1.4.2", "1.4.7"),
            ("~1.4.2", "1.4.1"),
            ("~1.4.2", "1.4.2.1"),
            ("~1.4", "1.9"),
            ("~1.4", "2.0"),
            ("~1", "3"),
            ("~2", "1.9.9"),
            ("~1.0.0.5", "1.0.0.4"),
            ("~1.0.0.5", "1.0.0.6"),
            ("=1.2", "1.2.0.0"),
            ("!=1.2", "1.2.0.1"),
            ("<1.10", "1.9"),
            ("<1.9", "1.10"),
            ("<=3", "3.0.0.1"),
            (">3", "3.0.0.1"),
            (">=1, <2 | >=5", "3"),
            (">=1, <2 | >=5", "5.0"),
            (">=1,!=1.5,<2", "1.5.0"),
            (" >= 1 , != 1.5 , < 2 ", "1.5.1"),
            ("=0", "0.0"),
            ("<0.0.0.1", "0"),
            ("=1|=2|=3", "2"),
            ("=1|=2|=3", "4"),
            ("~1.2|~2.3", "2.2"),
        ],
    ),
    Starter(
        roster,
        "hard",
        [
            (["Kim", "Lou"], 4, {1: ["Kim"]}),
            (["Kim", "Lou", "Max"], 4, {2: ["Lou", "Max"], 3: ["Lou"]}),
        ],
        [
            (["Kim"], 0, {}),
            (["Kim"], 3, {2: ["Kim"]}),
            (["Kim", "Lou"], 3, {1: ["Kim", "Lou"]}),
            (["Kim", "Lou", "Max"], 7, {}),
            (["Kim", "Lou", "Max"], 6, {1: ["Kim"], 2: ["Kim"], 3: ["Kim"], 4: ["Kim"]}),
            (["Kim", "Lou", "Max"], 6, {1: ["Kim", "Lou"]}),
            (["Kim", "Lou", "Max"], 5, {1: ["Zed"]}),
            *_many(_roster, 15),
        ],
    ),
    Starter(
        waves,
        "hard",
        [],
        [
            ({}, 2),
            ({"rig": []}, 1),
            ({"rig": ["rig"]}, 1),
            ({"a": ["b"], "b": ["a"], "c": []}, 2),
            ({"paint": ["floor"]}, 3),
            ({"b": ["z"], "c": ["z"], "a": []}, 1),
            ({"d": ["c", "c"], "e": ["b"], "f": ["b"]}, 1),
            ({"d": [], "c": [], "b": [], "a": []}, 3),
            *_many(_needs, 16),
        ],
    ),
    Starter(
        pool_ticket,
        "noisy",
        [(30, "Mon", 1), (70, "Wed", 2), (10, "Tue", 6)],
        [(a, d, g) for a, d, g in [(3, "Mon", 9), (4, "Mon", 1), (14, "Fri", 4), (15, "Fri", 5)]]
        + [
            (64, "Sat", 1),
            (65, "Sat", 1),
            (65, "Sat", 5),
            (65, "Tue", 5),
            (65, "Tue", 1),
            (40, "Tue", 9),
        ]
        + [
            (0, "Tue", 1),
            (14, "Tue", 5),
            (14, "Sun", 5),
            (99, "Sun", 4),
            (20, "Thu", 5),
            (20, "Thu", 4),
        ]
        + [(64, "Tue", 1), (15, "Tue", 4), (12, "Tue", 1), (80, "Mon", 12), (2, "Sun", 6)],
        noise=2,
        story=POOL_STORY,
    ),
    Starter(
        counter_waits,
        "noisy",
        [([0, 2, 3], 5), ([1, 1, 1, 1, 1], 3)],
        [
            ([], 4),
            ([7], 4),
            ([0, 0], 0),
            ([0, 0, 0, 0, 0], 0),
            ([0, 1, 2, 3, 30], 5),
            ([0, 1, 2, 3, 25], 5),
            ([0] * 9, 2),
            ([5, 50, 55, 60, 61], 10),
            ([0, 100, 200, 300, 305], 4),
            *_many(
                lambda: (
                    sorted(_rng.randrange(60) for _ in range(_rng.randint(3, 10))),
                    _rng.randint(1, 9),
                ),
                13,
            ),
        ],
        noise=1,
        story=COUNTER_STORY,
    ),
    Starter(
        garage_fee,
        "noisy",
        [("07:45", "08:05", False), ("10:00", "10:36", False), ("10:00", "10:36", True)],
        [
            (enter, leave, permit)
            for enter, leave, permit in [
                ("10:00", "10:00", False),
                ("10:00", "10:20", True),
                ("10:00", "10:21", False),
                ("10:00", "10:21", True),
                ("10:00", "10:35", False),
                ("10:00", "10:50", False),
                ("10:00", "10:51", False),
                ("10:00", "11:05", True),
                ("23:50", "00:10", False),
                ("23:50", "00:11", False),
                ("23:00", "01:00", False),
                ("23:00", "01:00", True),
                ("08:00", "12:35", False),
                ("08:00", "12:50", False),
                ("08:00", "12:51", False),
                ("08:00", "12:51", True),
                ("08:00", "20:00", False),
                ("08:00", "07:59", True),
                ("00:00", "23:59", False),
                ("09:30", "10:30", False),
                ("12:01", "12:00", False),
                ("06:00", "08:30", True),
            ]
        ],
        noise=3,
        story=GARAGE_STORY,
    ),
    Starter(
        book_room,
        "house_rule",
        [([(600, 660), (665, 700)],), ([(600, 700), (705, 800), (720, 780)],)],
        [
            ([],),
            ([(600, 600)],),
            ([(700, 650)],),
            ([(1290, 1320)],),
            ([(1290, 1321)],),
            ([(600, 660), (664, 700)],),
            ([(600, 690), (695, 720)],),
            ([(600, 691), (710, 720), (711, 720)],),
            ([(700, 800), (600, 690), (600, 695), (600, 696)],),
            ([(700, 720), (590, 690), (590, 680)],),
            *_many(_bookings, 14),
        ],
    ),
    Starter(
        cash_due,
        "house_rule",
        [([250, 124],), ([40, 19],)],
        [
            ([t],)
            for t in [0, 1, 57, 98, 99, 100, 101, 104, 105, 107, 108, 109, 110, 996, 997, 998, 1003]
        ]
        + [
            ([],),
            ([33, 33, 33],),
            ([33, 33, 38],),
            ([999, 999, 999],),
            ([12, 13, 77, 5],),
            ([495, 3],),
        ],
    ),
    Starter(
        parcel_ok,
        "house_rule",
        [("ABC1234Y",), ("ABC1234M",)],
        [
            ("",),
            ("ABC1234",),
            ("abc1234Y",),
            ("ABC1234YY",),
            ("AB11234Y",),
            ("ABCX234Y",),
            ("ABC1234A",),
            ("ABC12341",),
            ("ABC1234y",),
            ("ÄBC1234L",),
        ]
        + [_code(right) for right in [True, False] * 8],
    ),
]

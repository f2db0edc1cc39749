"""Dates and times of the calendar."""

import calendar
from datetime import date, datetime, timedelta


def minutes_between(start: str, end: str) -> int:
    """Subtract clock times written as text, and allow for midnight in between.

    Tags: strptime, timedelta, HH:MM, duration, minutes, next day

    >>> minutes_between("09:15", "10:05"), minutes_between("23:50", "00:10")
    (50, 20)
    """
    gap = datetime.strptime(end, "%H:%M") - datetime.strptime(start, "%H:%M")
    return int(gap.total_seconds()) // 60 % (24 * 60)


def next_weekday(day: date, weekday: int) -> date:
    """Find the next given day of the week strictly after a date.

    Tags: weekday, timedelta, modulo 7, next Monday, calendar

    >>> next_weekday(date(2024, 5, 1), 0)
    datetime.date(2024, 5, 6)
    """
    return day + timedelta(days=(weekday - day.weekday() - 1) % 7 + 1)


def add_months(day: date, months: int) -> date:
    """Add months to a date and stay within the length of the month.

    Tags: month arithmetic, monthrange, end of month, calendar, divmod

    >>> add_months(date(2024, 1, 31), 1)
    datetime.date(2024, 2, 29)
    """
    years, month = divmod(day.month - 1 + months, 12)
    year, month = day.year + years, month + 1
    return date(year, month, min(day.day, calendar.monthrange(year, month)[1]))


def iso_week_label(day: date) -> str:
    """Name the ISO week of a date.

    Tags: isocalendar, week number, format, year week

    >>> iso_week_label(date(2024, 12, 30))
    '2025-W01'
    """
    year, week, _ = day.isocalendar()
    return f"{year}-W{week:02d}"


def read_date(text: str) -> date | None:
    """Try several date formats and give None if none of them fits.

    Tags: strptime, parse date, ValueError, fallback formats, try except

    >>> read_date("03.07.2024"), read_date("soon")
    (datetime.date(2024, 7, 3), None)
    """
    for form in ("%Y-%m-%d", "%d.%m.%Y"):
        try:
            return datetime.strptime(text, form).date()
        except ValueError:
            continue
    return None


def overlap_minutes(a: tuple[int, int], b: tuple[int, int]) -> int:
    """Measure how long two half-open time spans overlap.

    Tags: interval, overlap, intersection, max of starts, min of ends

    >>> overlap_minutes((60, 120), (90, 200)), overlap_minutes((0, 5), (5, 9))
    (30, 0)
    """
    return max(0, min(a[1], b[1]) - max(a[0], b[0]))


def busiest_moment(visits: list[tuple[int, int]]) -> int:
    """Sweep over starts and ends to find how many spans are open at once at most.

    Tags: sweep line, events, intervals, concurrent, maximum overlap

    >>> busiest_moment([(1, 5), (2, 6), (5, 7)])
    2
    """
    events = sorted([(s, 1) for s, _ in visits] + [(e, -1) for _, e in visits])
    open_now = most = 0
    for _, change in events:
        open_now += change
        most = max(most, open_now)
    return most

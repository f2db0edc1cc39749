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


def last_day_of_month(day: date) -> date:
    """Find the end of a month.

    Tags: monthrange, end of month, replace day, leap year

    >>> last_day_of_month(date(2023, 2, 4))
    datetime.date(2023, 2, 28)
    """
    return day.replace(day=calendar.monthrange(day.year, day.month)[1])


def working_days(first: date, last: date) -> int:
    """Count the days from Monday to Friday in a span, both ends included.

    Tags: business days, weekday, date range, timedelta, count

    >>> working_days(date(2024, 5, 3), date(2024, 5, 6))
    2
    """
    days = (first + timedelta(days=i) for i in range((last - first).days + 1))
    return sum(day.weekday() < 5 for day in days)


def age_on(born: date, today: date) -> int:
    """Count full years between dates by comparing month and day as a pair.

    Tags: age, birthday, tuple comparison, full years, anniversary

    >>> age_on(date(2000, 7, 9), date(2024, 7, 8))
    23
    """
    return today.year - born.year - ((today.month, today.day) < (born.month, born.day))


def third_friday(year: int, month: int) -> date:
    """Find the n-th given weekday of a month.

    Tags: nth weekday, calendar, first of month, modulo 7

    >>> third_friday(2024, 5)
    datetime.date(2024, 5, 17)
    """
    first = date(year, month, 1)
    return first + timedelta(days=(4 - first.weekday()) % 7 + 14)


def month_rows(year: int, month: int) -> list[str]:
    """Lay out a month in weeks.

    Tags: monthcalendar, weeks of month, zero for other month, calendar page

    >>> month_rows(2021, 2)[0]
    ' 1  2  3  4  5  6  7'
    """
    weeks = calendar.monthcalendar(year, month)
    return [" ".join(f"{day or '':>2}" for day in week) for week in weeks]


def rounded_to_quarter(moment: datetime) -> datetime:
    """Round a time down to a step of minutes.

    Tags: round time, quarter hour, timedelta modulo, datetime.min

    >>> rounded_to_quarter(datetime(2024, 5, 1, 9, 44))
    datetime.datetime(2024, 5, 1, 9, 30)
    """
    return moment - (moment - datetime.min) % timedelta(minutes=15)


def spoken_date(text: str) -> str:
    """Read a date in ISO form and write it in another one.

    Tags: fromisoformat, strftime, format date, day name, day of year

    >>> spoken_date("2024-05-01")
    'Wed 01 May 24, day 122'
    """
    day = date.fromisoformat(text)
    return f"{day:%a %d %b %y}, day {day.timetuple().tm_yday}"


def spread_evenly(start: datetime, end: datetime, parts: int) -> list[str]:
    """Divide a span of time into equal parts.

    Tags: timedelta division, schedule, interval, datetime arithmetic

    >>> spread_evenly(datetime(2024, 5, 1, 9), datetime(2024, 5, 1, 10), 3)
    ['09:00', '09:20', '09:40']
    """
    step = (end - start) / parts
    return [f"{start + i * step:%H:%M}" for i in range(parts)]

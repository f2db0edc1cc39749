"""Iterators: windows, chunks, runs, combinations."""

from collections.abc import Iterator
from itertools import (
    accumulate,
    chain,
    combinations,
    cycle,
    groupby,
    islice,
    pairwise,
    product,
    takewhile,
    zip_longest,
)


def rising_steps(heights: list[int]) -> int:
    """Compare every item with the one after it, by going through neighbouring pairs.

    Tags: itertools.pairwise, neighbours, consecutive pairs, adjacent

    >>> rising_steps([1, 3, 2, 5])
    2
    """
    return sum(after > before for before, after in pairwise(heights))


def batches(items: list[int], size: int) -> Iterator[list[int]]:
    """Cut any iterable into lists of a fixed size, the last one may be shorter.

    Tags: islice, chunk, batch, iterator, page

    >>> list(batches([1, 2, 3, 4, 5], 2))
    [[1, 2], [3, 4], [5]]
    """
    stream = iter(items)
    while batch := list(islice(stream, size)):
        yield batch


def runs_of_same(flags: list[bool]) -> list[tuple[bool, int]]:
    """Find stretches of equal neighbours and their lengths.

    Tags: groupby, run length, streak, consecutive equal

    >>> runs_of_same([True, True, False])
    [(True, 2), (False, 1)]
    """
    return [(flag, sum(1 for _ in run)) for flag, run in groupby(flags)]


def balance_after_each(changes: list[int], start: int) -> list[int]:
    """Compute running totals that begin with a starting value.

    Tags: accumulate, cumulative sum, prefix sums, running total

    >>> balance_after_each([5, -2, 4], 10)
    [10, 15, 13, 17]
    """
    return list(accumulate(changes, initial=start))


def range_totals(values: list[int], queries: list[tuple[int, int]]) -> list[int]:
    """Answer many questions about sums of ranges with prefix sums.

    Tags: prefix sum, range query, accumulate, subarray sum

    >>> range_totals([2, 4, 6, 8], [(0, 2), (1, 4)])
    [6, 18]
    """
    sums = [0, *accumulate(values)]
    return [sums[end] - sums[start] for start, end in queries]


def window_averages(values: list[float], width: int) -> list[float]:
    """Slide a window over a list and update its sum instead of adding anew.

    Tags: sliding window, moving average, rolling mean, fixed width

    >>> window_averages([2, 4, 6, 8], 2)
    [3.0, 5.0, 7.0]
    """
    total = sum(values[:width])
    averages = [total / width]
    for i in range(width, len(values)):
        total += values[i] - values[i - width]
        averages.append(total / width)
    return averages


def longest_without_repeat(text: str) -> int:
    """Grow and shrink a window with two pointers to find the longest valid stretch.

    Tags: sliding window, two pointers, substring, distinct characters

    >>> longest_without_repeat("abcabb")
    3
    """
    last: dict[str, int] = {}
    best = start = 0
    for i, char in enumerate(text):
        start = max(start, last.get(char, -1) + 1)
        last[char] = i
        best = max(best, i - start + 1)
    return best


def round_robin_pairs(players: list[str]) -> list[tuple[str, str]]:
    """List every unordered pair of items exactly once.

    Tags: combinations, pairs, tournament, all pairs, choose two

    >>> round_robin_pairs(["a", "b", "c"])
    [('a', 'b'), ('a', 'c'), ('b', 'c')]
    """
    return list(combinations(players, 2))


def grid_cells(rows: int, columns: int) -> list[tuple[int, int]]:
    """Replace nested loops by the Cartesian product of ranges.

    Tags: itertools.product, nested loops, grid, all combinations, coordinates

    >>> grid_cells(2, 2)
    [(0, 0), (0, 1), (1, 0), (1, 1)]
    """
    return list(product(range(rows), range(columns)))


def deal_cards(cards: list[int], players: list[str]) -> dict[str, list[int]]:
    """Hand items out in turns, starting again with the first receiver.

    Tags: cycle, round robin, distribute, alternate, modulo

    >>> deal_cards([1, 2, 3], ["a", "b"])
    {'a': [1, 3], 'b': [2]}
    """
    hands: dict[str, list[int]] = {player: [] for player in players}
    for card, player in zip(cards, cycle(players)):
        hands[player].append(card)
    return hands


def compare_uneven(left: str, right: str) -> list[tuple[str, str]]:
    """Walk two sequences of different lengths side by side and fill the gaps.

    Tags: zip_longest, fillvalue, unequal length, align, side by side

    >>> compare_uneven("ab", "x")
    [('a', 'x'), ('b', '-')]
    """
    return list(zip_longest(left, right, fillvalue="-"))


def leading_comments(lines: list[str]) -> list[str]:
    """Take items from the beginning for as long as a condition holds.

    Tags: takewhile, dropwhile, prefix, header, stop at first

    >>> leading_comments(["# a", "# b", "x", "# c"])
    ['# a', '# b']
    """
    return list(takewhile(lambda line: line.startswith("#"), lines))


def flatten_one_level(rows: list[list[int]]) -> list[int]:
    """Join a list of lists into one flat list, with a mark after each part.

    Tags: chain.from_iterable, flatten, nested list, concatenate lists

    >>> flatten_one_level([[1, 2], [3]])
    [1, 2, 0, 3, 0]
    """
    return list(chain.from_iterable([*row, 0] for row in rows))


def first_match(numbers: list[int], limit: int) -> int | None:
    """Return the first item that meets a condition, or None, without a loop.

    Tags: next, generator expression, default, find first, search

    >>> first_match([3, 8, 9], 5), first_match([], 5)
    (8, None)
    """
    return next((number for number in numbers if number > limit), None)

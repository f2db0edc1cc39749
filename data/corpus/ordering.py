"""Sorting keys, heaps and binary search."""

import heapq
from bisect import bisect_left, bisect_right, insort
from functools import cmp_to_key
from operator import itemgetter


def rank_players(rows: list[tuple[str, int]]) -> list[str]:
    """Sort by one key descending and by another ascending with a tuple key.

    Tags: sorted, sort key, multiple keys, descending, lambda, negative

    >>> rank_players([("Bo", 7), ("Ada", 7), ("Cy", 9)])
    ['Cy', 'Ada', 'Bo']
    """
    return [name for name, _ in sorted(rows, key=lambda row: (-row[1], row[0]))]


def sort_twice(rows: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """Use the stability of sort: first by the minor key, then by the major one.

    Tags: stable sort, itemgetter, reverse, mixed directions, text keys

    >>> sort_twice([("x", "b"), ("y", "a"), ("x", "a")])
    [('x', 'b'), ('x', 'a'), ('y', 'a')]
    """
    by_minor = sorted(rows, key=itemgetter(1), reverse=True)
    return sorted(by_minor, key=itemgetter(0))


def natural_order(names: list[str]) -> list[str]:
    """Sort texts with numbers in them by the value of the numbers.

    Tags: natural sort, human sort, file names, isdigit, sort key

    >>> natural_order(["v10", "v9", "v1"])
    ['v1', 'v9', 'v10']
    """
    return sorted(names, key=lambda name: int("".join(filter(str.isdigit, name)) or 0))


def custom_rank(sizes: list[str]) -> list[str]:
    """Sort by a fixed order of your own, unknown items last.

    Tags: custom order, priority list, index, sort key, lookup

    >>> custom_rank(["L", "?", "S", "M"])
    ['S', 'M', 'L', '?']
    """
    order = {size: i for i, size in enumerate(["S", "M", "L"])}
    return sorted(sizes, key=lambda size: order.get(size, len(order)))


def largest_joined(parts: list[str]) -> str:
    """Sort with a comparison of two items where no single key exists.

    Tags: cmp_to_key, comparator, custom comparison, sort pairwise

    >>> largest_joined(["3", "30", "9"])
    '9330'
    """
    ahead = cmp_to_key(lambda a, b: (b + a > a + b) - (b + a < a + b))
    return "".join(sorted(parts, key=ahead))


def sort_positions(values: list[int]) -> list[int]:
    """Get the positions that would sort a list, instead of the sorted values.

    Tags: argsort, indices, enumerate, order of positions

    >>> sort_positions([30, 10, 20])
    [1, 2, 0]
    """
    return sorted(range(len(values)), key=values.__getitem__)


def cheapest(offers: list[tuple[str, int]], n: int) -> list[str]:
    """Pick the few smallest items of many without sorting them all.

    Tags: heapq.nsmallest, top k, smallest, selection

    >>> cheapest([("a", 5), ("b", 2), ("c", 4)], 2)
    ['b', 'c']
    """
    return [name for name, _ in heapq.nsmallest(n, offers, key=lambda offer: offer[1])]


def serve_by_urgency(tickets: list[tuple[int, str]]) -> list[str]:
    """Take the most urgent job first with a priority queue, equal ones in order of arrival.

    Tags: heapq, heappush, heappop, priority queue, scheduling, tie

    >>> serve_by_urgency([(2, "paint"), (1, "leak"), (2, "lamp")])
    ['leak', 'paint', 'lamp']
    """
    heap = [(urgency, arrival, job) for arrival, (urgency, job) in enumerate(tickets)]
    heapq.heapify(heap)
    return [heapq.heappop(heap)[2] for _ in range(len(heap))]


def merge_sorted_logs(first: list[int], second: list[int]) -> list[int]:
    """Merge streams that are already sorted into one sorted stream.

    Tags: heapq.merge, merge sorted, combine streams, time stamps

    >>> merge_sorted_logs([1, 5], [2, 3])
    [1, 2, 3, 5]
    """
    return list(heapq.merge(first, second))


def grade_by_bounds(score: int) -> str:
    """Look up the band that a number falls into with binary search.

    Tags: bisect_right, thresholds, brackets, bands, range lookup

    >>> grade_by_bounds(72), grade_by_bounds(49)
    ('good', 'low')
    """
    return ["low", "fair", "good", "top"][bisect_right([50, 65, 85], score)]


def count_in_range(ordered: list[int], low: int, high: int) -> int:
    """Count sorted values between two limits, both included, by binary search.

    Tags: bisect, sorted list, interval count, logarithmic

    >>> count_in_range([1, 3, 3, 7], 3, 6)
    2
    """
    return bisect_right(ordered, high) - bisect_left(ordered, low)


def running_medians(values: list[int]) -> list[int]:
    """Keep a list sorted while inserting, and read its (lower) middle each time.

    Tags: insort, sorted insertion, median, online, middle element

    >>> running_medians([5, 1, 9])
    [5, 1, 5]
    """
    kept: list[int] = []
    medians = []
    for value in values:
        insort(kept, value)
        medians.append(kept[(len(kept) - 1) // 2])
    return medians


def smallest_enough(needed: int) -> int:
    """Search for the smallest number that satisfies a monotone condition by halving.

    Tags: binary search, bisection on the answer, monotone predicate, minimum

    >>> smallest_enough(100)
    14
    """
    low, high = 0, needed
    while low < high:
        middle = (low + high) // 2
        if middle * (middle + 1) // 2 >= needed:
            high = middle
        else:
            low = middle + 1
    return low


def largest_first_heap(weights: list[int], rounds: int) -> list[int]:
    """Take the largest item again and again, with negated numbers in a heap.

    Tags: max heap, heapq, negate, heapreplace, repeatedly largest

    >>> largest_first_heap([7, 4], 3)
    [7, 4, 4]
    """
    heap = [-weight for weight in weights]
    heapq.heapify(heap)
    taken = [-heap[0]]
    while len(taken) < rounds:
        heapq.heapreplace(heap, heap[0] // 2)
        taken.append(-heap[0])
    return taken


def blanks_last(values: list[int | None]) -> list[int | None]:
    """Sort values of which some are missing, those to the end.

    Tags: sort None, key tuple, missing values, boolean key

    >>> blanks_last([3, None, 1])
    [1, 3, None]
    """
    return sorted(values, key=lambda value: (value is None, value or 0))


def newest_before(starts: list[int], moment: int) -> int | None:
    """Find the last entry of a sorted list that is not after a moment.

    Tags: bisect_right, floor search, predecessor, sorted list

    >>> newest_before([10, 20], 19), newest_before([10], 9)
    (10, None)
    """
    place = bisect_right(starts, moment)
    return starts[place - 1] if place else None


def ranks_with_ties(scores: list[int]) -> list[int]:
    """Give places in a contest, the same place to equal scores.

    Tags: ranking, ties, competition rank, index in sorted list

    >>> ranks_with_ties([50, 70, 50, 20])
    [2, 1, 2, 4]
    """
    falling = sorted(scores, reverse=True)
    return [falling.index(score) + 1 for score in scores]


def longest_then_first(words: list[str]) -> str:
    """Choose the best item by several criteria with a tuple key in min.

    Tags: min with key, tuple key, tie break, negative length

    >>> longest_then_first(["pea", "kale", "beet"])
    'beet'
    """
    return min(words, key=lambda word: (-len(word), word))

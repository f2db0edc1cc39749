"""Dynamic programming, memoisation, backtracking, greedy choice."""

from bisect import bisect_left
from functools import cache, reduce


def climb_ways(stairs: int) -> int:
    """Count the ways to do something by recursion with memoised results.

    Tags: functools.cache, memoization, recursion, count ways, steps

    >>> climb_ways(5)
    13
    """

    @cache
    def ways(left: int) -> int:
        return 1 if left == 0 else sum(ways(left - step) for step in (1, 2, 3) if step <= left)

    return ways(stairs)


def fewest_coins(coins: list[int], amount: int) -> int | None:
    """Make an amount with as few coins as possible, bottom-up in a table.

    Tags: dynamic programming, coin change, table, minimum, bottom up

    >>> fewest_coins([1, 4, 5], 8)
    2
    """
    best: list[float] = [0] + [float("inf")] * amount
    for total in range(1, amount + 1):
        best[total] = min((best[total - c] + 1 for c in coins if c <= total), default=float("inf"))
    return None if best[amount] == float("inf") else int(best[amount])


def best_pack(items: list[tuple[int, int]], room: int) -> int:
    """Choose items of the highest total value that fit, the knapsack problem.

    Tags: knapsack, dynamic programming, weight, value, capacity

    >>> best_pack([(3, 40), (2, 30), (2, 25)], 4)
    55
    """
    value = [0] * (room + 1)
    for weight, worth in items:
        for left in range(room, weight - 1, -1):
            value[left] = max(value[left], value[left - weight] + worth)
    return value[room]


def edit_distance(a: str, b: str) -> int:
    """Count the edits between two texts, row by row of the table.

    Tags: Levenshtein, dynamic programming, similarity, insert delete replace

    >>> edit_distance("house", "mouse"), edit_distance("ab", "")
    (1, 2)
    """
    row = list(range(len(b) + 1))
    for i, x in enumerate(a, 1):
        above, row = row, [i]
        for j, y in enumerate(b, 1):
            row.append(min(above[j] + 1, row[j - 1] + 1, above[j - 1] + (x != y)))
    return row[-1]


def longest_common_length(a: str, b: str) -> int:
    """Find how long a subsequence two texts share, with a cached recursion.

    Tags: LCS, subsequence, cache, dynamic programming, two strings

    >>> longest_common_length("planet", "plate")
    4
    """

    @cache
    def length(i: int, j: int) -> int:
        if i == len(a) or j == len(b):
            return 0
        if a[i] == b[j]:
            return 1 + length(i + 1, j + 1)
        return max(length(i + 1, j), length(i, j + 1))

    return length(0, 0)


def subsets_with_sum(numbers: list[int], target: int) -> list[list[int]]:
    """Search all choices by backtracking and keep those that fit.

    Tags: backtracking, recursion, subset sum, take or skip, search

    >>> subsets_with_sum([3, 5, 8], 8)
    [[3, 5], [8]]
    """
    if not numbers:
        return [[]] if target == 0 else []
    head, *rest = numbers
    taken = [[head, *tail] for tail in subsets_with_sum(rest, target - head)]
    return taken + subsets_with_sum(rest, target)


def most_talks(talks: list[tuple[int, int]]) -> int:
    """Attend as many events as possible by always taking the one that ends first.

    Tags: greedy, activity selection, intervals, earliest end, schedule

    >>> most_talks([(9, 12), (9, 10), (10, 11)])
    2
    """
    count, free = 0, float("-inf")
    for start, end in sorted(talks, key=lambda talk: talk[1]):
        if start >= free:
            count, free = count + 1, end
    return count


def apply_in_order(value: int, steps: list[str]) -> int:
    """Fold a list of instructions into one result with a dispatch table.

    Tags: functools.reduce, fold, dispatch, dict of functions, lambda

    >>> apply_in_order(3, ["double", "next"])
    7
    """
    actions = {"double": lambda x: 2 * x, "next": lambda x: x + 1}
    return reduce(lambda result, step: actions[step](result), steps, value)


def longest_rise(heights: list[int]) -> int:
    """Find how many items can be kept in rising order, with a list of best ends.

    Tags: longest increasing subsequence, bisect_left, patience, dynamic programming

    >>> longest_rise([5, 2, 8, 6, 9])
    3
    """
    ends: list[int] = []
    for height in heights:
        place = bisect_left(ends, height)
        ends[place : place + 1] = [height]
    return len(ends)


def cheapest_descent(costs: list[list[int]]) -> int:
    """Cross a grid by steps right and down at the lowest cost, row by row.

    Tags: grid path, minimum cost, dynamic programming, rolling row

    >>> cheapest_descent([[1, 9], [2, 3]])
    6
    """
    best = [0] + [10**9] * (len(costs[0]) - 1)
    for row in costs:
        best[0] += row[0]
        for column in range(1, len(row)):
            best[column] = row[column] + min(best[column], best[column - 1])
    return best[-1]


def best_apart(values: list[int]) -> int:
    """Choose items of the highest sum, no two of them neighbours, with two variables.

    Tags: dynamic programming, adjacent, take or skip, two states

    >>> best_apart([4, 9, 6])
    10
    """
    taken = skipped = 0
    for value in values:
        taken, skipped = skipped + value, max(taken, skipped)
    return max(taken, skipped)


def split_into_words(text: str, words: set[str]) -> list[str] | None:
    """Cut a text into known words, by asking for each end which cut leads to it.

    Tags: word break, dynamic programming, segmentation, table of ends

    >>> split_into_words("teapot", {"tea", "pot", "teap"})
    ['tea', 'pot']
    """
    ways: dict[int, list[str]] = {0: []}
    for end in range(1, len(text) + 1):
        for start in range(end):
            if start in ways and text[start:end] in words:
                ways[end] = [*ways[start], text[start:end]]
    return ways.get(len(text))


def ways_to_pay(coins: list[int], amount: int) -> int:
    """Count the ways to make an amount, coin by coin, so that order does not count.

    Tags: coin change, count ways, dynamic programming, unbounded

    >>> ways_to_pay([1, 2, 5], 6)
    5
    """
    ways = [1] + [0] * amount
    for coin in coins:
        for total in range(coin, amount + 1):
            ways[total] += ways[total - coin]
    return ways[amount]


def cheapest_merges(weights: list[int]) -> int:
    """Join neighbours at the lowest total cost, by trying every last cut.

    Tags: interval dynamic programming, merge cost, cache, matrix chain

    >>> cheapest_merges([4, 1, 1])
    8
    """

    @cache
    def cost(start: int, end: int) -> int:
        if end - start == 1:
            return 0
        cuts = range(start + 1, end)
        return sum(weights[start:end]) + min(cost(start, cut) + cost(cut, end) for cut in cuts)

    return cost(0, len(weights))

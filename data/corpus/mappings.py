"""Idioms with dictionaries, lists and sets."""

from collections import Counter, UserDict, defaultdict
from types import MappingProxyType


def by_value_falling(stock: dict[str, int]) -> dict[str, int]:
    """Sort a dictionary by its values, the largest first; a dict keeps that order.

    Tags: sort dict by value, items, key function, insertion order

    >>> by_value_falling({"nut": 2, "bolt": 7})
    {'bolt': 7, 'nut': 2}
    """
    pairs = sorted(stock.items(), key=lambda pair: pair[1], reverse=True)
    return dict(pairs)


def keep_keys(record: dict[str, int], wanted: list[str]) -> dict[str, int]:
    """Pick some keys of a dictionary and skip those that it lacks.

    Tags: dict comprehension, select keys, subset of dict, project

    >>> keep_keys({"a": 1, "b": 2}, ["b", "z"])
    {'b': 2}
    """
    return {key: record[key] for key in wanted if key in record}


def split_by_test(numbers: list[int], limit: int) -> tuple[list[int], list[int]]:
    """Divide a list into two by a test, in one pass.

    Tags: partition, filter, two lists, conditional append

    >>> split_by_test([3, 9, 4], 5)
    ([3, 4], [9])
    """
    low: list[int] = []
    high: list[int] = []
    for number in numbers:
        (low if number < limit else high).append(number)
    return low, high


def union_of_many(groups: list[set[str]]) -> tuple[list[str], list[str]]:
    """Unite and intersect any number of sets at once.

    Tags: set union, intersection, star arguments, many sets, common members

    >>> union_of_many([{"a", "b"}, {"b", "c"}])
    (['a', 'b', 'c'], ['b'])
    """
    everyone = set().union(*groups)
    always = everyone.intersection(*groups)
    return sorted(everyone), sorted(always)


def relation_of_sets(one: set[int], other: set[int]) -> str:
    """Compare two sets: equal, subset, superset, disjoint or overlapping.

    Tags: issubset, isdisjoint, set comparison, superset, overlap

    >>> relation_of_sets({1}, {1, 2}), relation_of_sets({1}, {3})
    ('part', 'apart')
    """
    if one == other:
        return "same"
    if one < other or other < one:
        return "part"
    return "apart" if one.isdisjoint(other) else "crossing"


def handshakes(meetings: list[tuple[str, str]]) -> list[tuple[list[str], int]]:
    """Count pairs without regard to their order, by frozen sets as keys.

    Tags: frozenset, unordered pair, hashable key, Counter, dict of sets

    >>> handshakes([("Al", "Bo"), ("Bo", "Al")])
    [(['Al', 'Bo'], 2)]
    """
    counts = Counter(frozenset(pair) for pair in meetings)
    return sorted((sorted(pair), times) for pair, times in counts.items())


def table_of_counts(sightings: list[tuple[str, str]]) -> dict[str, dict[str, int]]:
    """Count in two dimensions with a defaultdict of defaultdicts.

    Tags: nested defaultdict, cross table, pivot, two level count, lambda

    >>> table_of_counts([("May", "owl"), ("May", "owl"), ("June", "jay")])
    {'May': {'owl': 2}, 'June': {'jay': 1}}
    """
    table: defaultdict[str, defaultdict[str, int]] = defaultdict(lambda: defaultdict(int))
    for month, bird in sightings:
        table[month][bird] += 1
    return {month: dict(birds) for month, birds in table.items()}


def shared_letters(one: str, other: str) -> str:
    """Intersect two multisets: what both have, as often as both have it.

    Tags: Counter intersection, ampersand, elements, multiset, common

    >>> shared_letters("balloon", "lollipop")
    'lloo'
    """
    both = Counter(one) & Counter(other)
    return "".join(sorted(both.elements()))


def count_in_rounds(rounds: list[list[str]]) -> list[tuple[str, int, int]]:
    """Add to a counter in several rounds and report each share of the total.

    Tags: Counter.update, total, percentage, share, accumulate counts

    >>> count_in_rounds([["ham", "jam"], ["jam", "jam"]])
    [('jam', 3, 75), ('ham', 1, 25)]
    """
    votes: Counter[str] = Counter()
    for ballot in rounds:
        votes.update(ballot)
    whole = votes.total()
    return [(name, count, 100 * count // whole) for name, count in votes.most_common()]


def purge_in_place(items: list[int], banned: set[int]) -> int:
    """Filter a list in place, so that everyone who holds it sees the change.

    Tags: slice assignment, in place, remove while iterating, pitfall

    >>> shelf = [1, 2, 3]; purge_in_place(shelf, {2}), shelf
    (1, [1, 3])
    """
    before = len(items)
    items[:] = [item for item in items if item not in banned]
    return before - len(items)


def spliced(items: list[str], start: int, stop: int, patch: list[str]) -> list[str]:
    """Replace a stretch of a list by another one, of whatever length.

    Tags: slice assignment, splice, insert many, replace range

    >>> spliced(["a", "b", "c", "d"], 1, 3, ["x"])
    ['a', 'x', 'd']
    """
    changed = list(items)
    changed[start:stop] = patch
    return changed


def index_rows(rows: list[tuple[int, str]]) -> dict[int, str]:
    """Build a lookup table once, instead of searching a list again and again.

    Tags: index, lookup table, dict from list, key uniqueness, duplicate key

    >>> index_rows([(7, "saw"), (9, "file")])
    {7: 'saw', 9: 'file'}
    """
    index: dict[int, str] = {}
    for key, name in rows:
        if key in index:
            raise KeyError(f"{key} stands there twice")
        index[key] = name
    return index


def head_body_tail(route: str) -> tuple[str, int, str]:
    """Unpack the first and the last item and leave the rest in a list.

    Tags: star unpacking, extended assignment, first, last, middle

    >>> head_body_tail("dock>mill>quay>pier")
    ('dock', 2, 'pier')
    """
    first, *between, last = route.split(">")
    return first, len(between), last


def row_as_dict(header: list[str], row: list[int]) -> dict[str, int]:
    """Pair names with values, and refuse lists of different lengths.

    Tags: zip, strict, dict from two lists, header, length mismatch

    >>> row_as_dict(["x", "y"], [4, 5])
    {'x': 4, 'y': 5}
    """
    return dict(zip(header, row, strict=True))


def lazy_squares(wanted: list[int]) -> tuple[list[int], int]:
    """Compute missing entries of a dictionary on first use.

    Tags: __missing__, dict subclass, on demand, cache, UserDict

    >>> lazy_squares([3, 4, 3])
    ([9, 16, 9], 2)
    """

    class Squares(UserDict):
        def __missing__(self, key: int) -> int:
            self[key] = key * key
            return self[key]

    known = Squares()
    return [known[number] for number in wanted], len(known)


def read_only(limits: dict[str, int]) -> str:
    """Hand out a view of a dictionary that nobody can write to.

    Tags: MappingProxyType, immutable view, read only dict, TypeError

    >>> read_only({"depth": 2})
    'depth stays 2'
    """
    view = MappingProxyType(limits)
    try:
        view["depth"] = 9  # type: ignore[index]
    except TypeError:
        return f"depth stays {view['depth']}"
    return "changed"


def several_or_default(options: dict[str, int]) -> tuple[int, list[str]]:
    """Take known keys out of a dictionary and complain about what is left.

    Tags: dict.pop, default, keyword options, unknown key

    >>> several_or_default({"width": 3, "hue": 1})
    (6, ['hue'])
    """
    rest = dict(options)
    area = rest.pop("width", 1) * rest.pop("height", 2)
    return area, sorted(rest)

"""Counters, groups, dictionaries and sets."""

from collections import ChainMap, Counter, OrderedDict, defaultdict, deque


def top_words(words: list[str], n: int) -> list[tuple[str, int]]:
    """Count items and list the most frequent ones, ties in alphabetical order.

    Tags: Counter, most common, frequency, tally, tie break

    >>> top_words(["b", "a", "b", "c", "a"], 2)
    [('a', 2), ('b', 2)]
    """
    counts = Counter(words)
    return sorted(counts.items(), key=lambda item: (-item[1], item[0]))[:n]


def group_by_initial(names: list[str]) -> dict[str, list[str]]:
    """Group items into lists under a key computed from each of them.

    Tags: defaultdict, grouping, bucket, classify, dict of lists

    >>> group_by_initial(["Ada", "Bo", "Al"])
    {'A': ['Ada', 'Al'], 'B': ['Bo']}
    """
    groups: defaultdict[str, list[str]] = defaultdict(list)
    for name in names:
        groups[name[0]].append(name)
    return dict(groups)


def missing_from(stock: list[str], order: list[str]) -> Counter[str]:
    """Subtract one multiset from another to see what is lacking.

    Tags: Counter, multiset, difference, shortage, subtract

    >>> missing_from(["nut", "bolt"], ["nut", "nut", "bolt"])
    Counter({'nut': 1})
    """
    return Counter(order) - Counter(stock)


def merge_adding(first: dict[str, int], second: dict[str, int]) -> dict[str, int]:
    """Merge two dictionaries and add the values of keys that both have.

    Tags: dict merge, combine, sum values, union of keys

    >>> merge_adding({"a": 1, "b": 2}, {"b": 3})
    {'a': 1, 'b': 5}
    """
    merged = dict(first)
    for key, value in second.items():
        merged[key] = merged.get(key, 0) + value
    return merged


def settings_with_defaults(user: dict[str, int]) -> dict[str, int]:
    """Look keys up in several dictionaries, the first that has one wins.

    Tags: ChainMap, defaults, override, layered configuration, dict merge

    >>> settings_with_defaults({"depth": 3})
    {'depth': 3, 'width': 80}
    """
    layered = ChainMap(user, {"width": 80, "depth": 1})
    return {key: layered[key] for key in sorted(layered)}


def invert(owners: dict[str, str]) -> dict[str, list[str]]:
    """Turn a dictionary around: from values to the list of their keys.

    Tags: invert mapping, reverse dict, setdefault, lookup by value

    >>> invert({"cat": "Ada", "dog": "Bo", "owl": "Ada"})
    {'Ada': ['cat', 'owl'], 'Bo': ['dog']}
    """
    turned: dict[str, list[str]] = {}
    for key, value in owners.items():
        turned.setdefault(value, []).append(key)
    return turned


def changes_between(old: set[str], new: set[str]) -> tuple[list[str], list[str]]:
    """Compare two sets: what was added and what was removed.

    Tags: set difference, added, removed, compare, diff of collections

    >>> changes_between({"a", "b"}, {"b", "c"})
    (['c'], ['a'])
    """
    return sorted(new - old), sorted(old - new)


def first_seen(items: list[str]) -> list[str]:
    """Remove repeated items, ignoring upper and lower case, and keep the order.

    Tags: dedupe, unique, preserve order, dict.setdefault, casefold

    >>> first_seen(["Rome", "Oslo", "ROME"])
    ['Rome', 'Oslo']
    """
    kept: dict[str, str] = {}
    for item in items:
        kept.setdefault(item.casefold(), item)
    return list(kept.values())


def last_lines(lines: list[str], n: int) -> list[str]:
    """Keep only the newest n items with a bounded queue.

    Tags: deque, maxlen, tail, ring buffer, history

    >>> last_lines(["a", "b", "c"], 2)
    ['b', 'c']
    """
    return list(deque(lines, maxlen=n))


def evict_oldest(keys: list[str], room: int) -> list[str]:
    """Keep a small cache that drops the entry that was used longest ago.

    Tags: OrderedDict, LRU, cache, move_to_end, popitem, eviction

    >>> evict_oldest(["a", "b", "a", "c"], 2)
    ['a', 'c']
    """
    cache: OrderedDict[str, None] = OrderedDict()
    for key in keys:
        cache[key] = None
        cache.move_to_end(key)
        if len(cache) > room:
            cache.popitem(last=False)
    return list(cache)


def nested_get(tree: dict, path: str, default: object = None) -> object:
    """Read a value from nested dictionaries by a dotted path, with a default.

    Tags: nested dict, dict.get, path lookup, missing key

    >>> nested_get({"a": {"b": 3}}, "a.b"), nested_get({}, "a.b", 0)
    (3, 0)
    """
    for key in path.split("."):
        if not isinstance(tree, dict) or key not in tree:
            return default
        tree = tree[key]
    return tree

"""Recursion, backtracking, trees, divide and conquer."""

from collections.abc import Iterator
from functools import cache


def all_leaves(tree: object) -> Iterator[object]:
    """Walk nested lists of any depth and yield what is no list.

    Tags: recursion, yield from, nested list, generator, traverse

    >>> list(all_leaves([1, [2, [3]], []]))
    [1, 2, 3]
    """
    if isinstance(tree, list):
        for branch in tree:
            yield from all_leaves(branch)
    else:
        yield tree


def dotted_paths(tree: dict, prefix: str = "") -> dict[str, int]:
    """Turn nested dictionaries into one with dotted keys.

    Tags: recursion, flatten dict, path, nested keys, prefix

    >>> dotted_paths({"a": {"b": 1}, "c": 2})
    {'a.b': 1, 'c': 2}
    """
    flat: dict[str, int] = {}
    for key, value in tree.items():
        if isinstance(value, dict):
            flat |= dotted_paths(value, f"{prefix}{key}.")
        else:
            flat[prefix + key] = value
    return flat


def folder_sizes(tree: dict, sizes: dict[str, int], path: str = "") -> int:
    """Add numbers up from the leaves to the root and note every subtotal.

    Tags: post-order, tree sum, recursion, subtotal, accumulate

    >>> noted = {}; folder_sizes({"a": {"x": 3, "y": 4}}, noted), noted
    (7, {'/a': 7, '': 7})
    """
    total = 0
    for name, child in tree.items():
        total += folder_sizes(child, sizes, f"{path}/{name}") if isinstance(child, dict) else child
    sizes[path] = total
    return total


def placed_queens(size: int) -> list[int] | None:
    """Place things one by one, and take the last one back where none fits.

    Tags: backtracking, N queens, recursion, undo, constraint

    >>> placed_queens(4)
    [1, 3, 0, 2]
    """
    columns: list[int] = []

    def place(row: int) -> bool:
        for column in range(size):
            if all(c != column and abs(c - column) != row - r for r, c in enumerate(columns)):
                columns.append(column)
                if row == size - 1 or place(row + 1):
                    return True
                columns.pop()
        return False

    return columns if place(0) else None


def orders_of(items: str) -> list[str]:
    """List all orders by putting each item first in turn.

    Tags: permutations, recursion, arrangement, base case

    >>> orders_of("abc")
    ['abc', 'acb', 'bac', 'bca', 'cab', 'cba']
    """
    if len(items) <= 1:
        return [items]
    rests = [(item, items[:i] + items[i + 1 :]) for i, item in enumerate(items)]
    return [item + order for item, rest in rests for order in orders_of(rest)]


def choices_by_bits(items: list[str]) -> list[list[str]]:
    """List all subsets by counting in binary.

    Tags: power set, subsets, bit mask, shift, enumerate

    >>> choices_by_bits(["a", "b"])
    [[], ['a'], ['b'], ['a', 'b']]
    """
    masks = range(1 << len(items))
    return [[item for i, item in enumerate(items) if mask >> i & 1] for mask in masks]


def merge_halves(items: list[int]) -> list[int]:
    """Sort by halving, sorting the halves and merging them.

    Tags: merge sort, divide and conquer, recursion, merge

    >>> merge_halves([3, 1, 2])
    [1, 2, 3]
    """
    if len(items) < 2:
        return items[:]
    middle = len(items) // 2
    left, right = merge_halves(items[:middle]), merge_halves(items[middle:])
    merged: list[int] = []
    while left and right:
        merged.append((left if left[0] <= right[0] else right).pop(0))
    return merged + left + right


def grown_tree(keys: list[int]) -> tuple | None:
    """Build a binary search tree of nested tuples.

    Tags: binary search tree, insert, recursion, left and right, tuples

    >>> grown_tree([2, 1])
    ((None, 1, None), 2, None)
    """

    def insert(tree: tuple | None, key: int) -> tuple:
        if tree is None:
            return (None, key, None)
        left, here, right = tree
        if key < here:
            return (insert(left, key), here, right)
        return (left, here, insert(right, key))

    tree = None
    for key in keys:
        tree = insert(tree, key)
    return tree


def in_key_order(tree: tuple | None) -> Iterator[int]:
    """Read a binary tree from left to right.

    Tags: in-order traversal, binary tree, yield from, generator

    >>> list(in_key_order(((None, 1, None), 2, None)))
    [1, 2]
    """
    if tree is not None:
        left, key, right = tree
        yield from in_key_order(left)
        yield key
        yield from in_key_order(right)


def fast_power(base: int, exponent: int, modulus: int) -> int:
    """Raise to a power by squaring, and reduce at each step.

    Tags: exponentiation by squaring, modular power, halving, recursion

    >>> fast_power(3, 200, 13), pow(3, 200, 13)
    (9, 9)
    """
    if exponent == 0:
        return 1 % modulus
    half = fast_power(base, exponent // 2, modulus)
    return half * half * (base if exponent % 2 else 1) % modulus


def can_win(sticks: int, moves: tuple[int, ...]) -> bool:
    """Decide a game of two by looking for a move that leaves the other one lost.

    Tags: game theory, winning position, memoise, recursion, minimax

    >>> can_win(4, (1, 2, 3)), can_win(5, (1, 2, 3))
    (False, True)
    """

    @cache
    def wins(left: int) -> bool:
        return any(not wins(left - move) for move in moves if move <= left)

    return wins(sticks)


def tree_as_lines(tree: dict, depth: int = 0) -> list[str]:
    """Print a tree as an indented outline.

    Tags: recursion, indentation, outline, nested dict, depth

    >>> tree_as_lines({"yard": {"shed": {}}})
    ['yard', '  shed']
    """
    lines: list[str] = []
    for name, below in tree.items():
        lines += ["  " * depth + name, *tree_as_lines(below, depth + 1)]
    return lines

"""Matrices, grids of text and formatted output."""

from itertools import product


def transpose(rows: list[list[int]]) -> list[list[int]]:
    """Swap the rows and columns of a matrix.

    Tags: zip star, matrix, columns, unpack, flip

    >>> transpose([[1, 2, 3], [4, 5, 6]])
    [[1, 4], [2, 5], [3, 6]]
    """
    return [list(column) for column in zip(*rows, strict=True)]


def turn_clockwise(picture: list[str]) -> list[str]:
    """Rotate a grid of characters by a quarter to the right.

    Tags: rotate matrix, zip, reversed, grid, 90 degrees

    >>> turn_clockwise(["ab", "cd"])
    ['ca', 'db']
    """
    return ["".join(column) for column in zip(*picture[::-1], strict=True)]


def fresh_board(rows: int, columns: int) -> list[list[int]]:
    """Make a two-dimensional list whose rows are independent of each other.

    Tags: list comprehension, 2d list, aliasing, initialise grid, board

    >>> board = fresh_board(2, 2); board[0][0] = 1; board
    [[1, 0], [0, 0]]
    """
    return [[0] * columns for _ in range(rows)]


def multiply_matrices(a: list[list[int]], b: list[list[int]]) -> list[list[int]]:
    """Multiply two matrices with plain lists.

    Tags: matrix product, dot product, zip, linear algebra

    >>> multiply_matrices([[1, 2]], [[3], [4]])
    [[11]]
    """
    columns = list(zip(*b, strict=True))
    return [[sum(x * y for x, y in zip(row, col, strict=True)) for col in columns] for row in a]


def ring_sum(grid: list[list[int]]) -> int:
    """Add up the border of a grid by testing the coordinates.

    Tags: border, edge cells, enumerate rows, coordinates, matrix

    >>> ring_sum([[1, 1, 1], [1, 9, 1], [1, 1, 1]])
    8
    """
    bottom, right = len(grid) - 1, len(grid[0]) - 1
    return sum(
        cell
        for r, row in enumerate(grid)
        for c, cell in enumerate(row)
        if r in {0, bottom} or c in {0, right}
    )


def align_table(rows: list[tuple[str, int]]) -> str:
    """Print rows as a table with aligned columns.

    Tags: f-string, format width, ljust, rjust, columns, alignment, padding

    >>> print(align_table([("tea", 5), ("coffee", 120)]))
    tea      5
    coffee 120
    """
    wide = max(len(name) for name, _ in rows)
    high = max(len(str(price)) for _, price in rows)
    return "\n".join(f"{name:<{wide}} {price:>{high}}" for name, price in rows)


def money_text(cents: int) -> str:
    """Format an amount of cents with thousands separators and a sign.

    Tags: f-string, thousands separator, two decimals, currency, format

    >>> money_text(-123456)
    '-1,234.56'
    """
    sign = "-" if cents < 0 else ""
    return f"{sign}{abs(cents) // 100:,}.{abs(cents) % 100:02d}"


def diagonals(board: list[list[int]]) -> tuple[list[int], list[int]]:
    """Read both diagonals of a square board.

    Tags: diagonal, square matrix, index, negative index, tilde

    >>> diagonals([[1, 2], [3, 4]])
    ([1, 4], [2, 3])
    """
    size = range(len(board))
    return [board[i][i] for i in size], [board[i][~i] for i in size]


def wrap_around(row: int, column: int, height: int, width: int) -> tuple[int, int]:
    """Leave a grid on one side and enter it on the opposite one.

    Tags: torus, wrap, modulo, boundary, grid coordinates

    >>> wrap_around(-1, 5, 4, 5)
    (3, 0)
    """
    return row % height, column % width


def crowd_around(seats: set[tuple[int, int]], row: int, column: int) -> int:
    """Count the occupied cells among the eight around a cell.

    Tags: eight neighbours, grid, set of coordinates, product, offsets

    >>> crowd_around({(0, 0), (0, 1), (5, 5)}, 1, 1)
    2
    """
    steps = product((-1, 0, 1), repeat=2)
    return sum((row + r, column + c) in seats for r, c in steps if (r, c) != (0, 0))


def marks_on_map(rows: list[str]) -> dict[str, list[tuple[int, int]]]:
    """Note where each sign of a drawn map stands.

    Tags: parse grid, coordinates, enumerate, dict of positions

    >>> marks_on_map(["S.", ".T"])
    {'S': [(0, 0)], 'T': [(1, 1)]}
    """
    places: dict[str, list[tuple[int, int]]] = {}
    for r, row in enumerate(rows):
        for c, sign in enumerate(row):
            if sign != ".":
                places.setdefault(sign, []).append((r, c))
    return places


def drawn_cells(cells: set[tuple[int, int]]) -> str:
    """Draw a set of cells within the smallest frame that holds them.

    Tags: bounding box, min and max, grid to text, set of coordinates

    >>> print(drawn_cells({(3, 3), (4, 4)}))
    #.
    .#
    """
    rows = [row for row, _ in cells]
    columns = range(min(c for _, c in cells), max(c for _, c in cells) + 1)
    lines = range(min(rows), max(rows) + 1)
    return "\n".join("".join(".#"[(r, c) in cells] for c in columns) for r in lines)


def row_and_column_sums(table: list[list[int]]) -> tuple[list[int], list[int]]:
    """Add up the rows and the columns of a table.

    Tags: row sum, column sum, zip star, matrix, totals

    >>> row_and_column_sums([[1, 2], [3, 4]])
    ([3, 7], [4, 6])
    """
    return list(map(sum, table)), [sum(column) for column in zip(*table, strict=True)]


def walked_by_letters(steps: str) -> tuple[int, int]:
    """Walk on a grid with complex numbers for places and directions.

    Tags: complex numbers, grid walk, direction, rotate, robot

    >>> walked_by_letters("FFRF")
    (2, 1)
    """
    place, heading = 0j, 1 + 0j
    for step in steps:
        if step == "F":
            place += heading
        else:
            heading *= {"L": -1j, "R": 1j}[step]
    return int(place.real), int(place.imag)


def cut_block(table: list[list[int]], top: int, left: int, size: int) -> list[list[int]]:
    """Cut a square block out of a table with slices.

    Tags: submatrix, slice, nested list, block

    >>> cut_block([[1, 2, 3], [4, 5, 6], [7, 8, 9]], 1, 1, 2)
    [[5, 6], [8, 9]]
    """
    return [row[left : left + size] for row in table[top : top + size]]

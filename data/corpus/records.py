"""Records: dataclasses and named tuples."""

from dataclasses import asdict, astuple, dataclass, field, fields
from typing import NamedTuple


def distinct_points(points: list[tuple[int, int]]) -> int:
    """Make equal objects count as one in sets, by equality and hash.

    Tags: __eq__, __hash__, set member, frozen dataclass, value object

    >>> distinct_points([(1, 2), (1, 2), (3, 4)])
    2
    """

    @dataclass(frozen=True)
    class Point:
        x: int
        y: int

    return len({Point(*point) for point in points})


def basket_record(goods: list[str]) -> dict:
    """Let a dataclass hold a list of its own and fill in derived fields.

    Tags: dataclass, field, default_factory, __post_init__, asdict

    >>> basket_record(["tea"])
    {'goods': ['tea'], 'notes': [], 'size': 1}
    """

    @dataclass
    class Basket:
        goods: list[str]
        notes: list[str] = field(default_factory=list)
        size: int = field(init=False)

        def __post_init__(self) -> None:
            self.size = len(self.goods)

    return asdict(Basket(goods))


def earliest_job(jobs: list[tuple[int, str]]) -> str:
    """Order records by some of their fields only.

    Tags: dataclass order, compare=False, priority, sort records

    >>> earliest_job([(5, "sweep"), (2, "mop")])
    'mop'
    """

    @dataclass(order=True)
    class Job:
        due: int
        name: str = field(compare=False)

    return min(Job(*job) for job in jobs).name


def defaults_in_tuple(name: str) -> tuple[str, int]:
    """Give the fields of a named tuple types, defaults and a method.

    Tags: typing.NamedTuple, default field, record, _replace

    >>> defaults_in_tuple("oak")
    ('oak', 11)
    """

    class Tree(NamedTuple):
        name: str
        age: int = 10

        def older(self) -> "Tree":
            return self._replace(age=self.age + 1)

    return tuple(Tree(name).older())


def sheet_of_fields(title: str, pages: int) -> list[str]:
    """List a record's fields with their names and values.

    Tags: dataclasses.fields, introspection, getattr, generic code

    >>> sheet_of_fields("Moor", 90)
    ['title: Moor', 'pages: 90']
    """

    @dataclass
    class Book:
        title: str
        pages: int

    book = Book(title, pages)
    return [f"{one.name}: {getattr(book, one.name)}" for one in fields(book)]


def slots_guard(name: str) -> str:
    """Forbid attributes that a class does not declare.

    Tags: dataclass slots, __slots__, AttributeError, typo guard

    >>> slots_guard("size"), slots_guard("sise")
    ('size = 2', 'no sise')
    """

    @dataclass(slots=True)
    class Tile:
        size: int = 1

    tile = Tile()
    try:
        setattr(tile, name, 2)
    except AttributeError:
        return f"no {name}"
    return f"{name} = {tile.size}"


def checked_record(low: int, high: int) -> tuple[int, int]:
    """Put the fields of a record in order when it is made.

    Tags: dataclass, __post_init__, normalise, invariant, astuple

    >>> checked_record(9, 4)
    (4, 9)
    """

    @dataclass
    class Span:
        low: int
        high: int

        def __post_init__(self) -> None:
            self.low, self.high = sorted((self.low, self.high))

    return astuple(Span(low, high))

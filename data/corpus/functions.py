"""Functions as values: functools, operator, closures, decorators, generators."""

import inspect
from collections.abc import Callable, Generator, Iterator
from functools import cache, cached_property, reduce, singledispatch, wraps
from itertools import count, islice, tee
from operator import attrgetter, itemgetter, methodcaller, mul


def compose(*steps: Callable) -> Callable:
    """Chain functions into one that applies them from left to right.

    Tags: function composition, reduce, pipeline, higher order function

    >>> compose(str.strip, str.upper)(" ab ")
    'AB'
    """
    return lambda value: reduce(lambda result, step: step(result), steps, value)


def spoken(kind: object) -> str:
    """Choose an implementation by the type of the first argument.

    Tags: singledispatch, overload, type dispatch, register

    >>> spoken(3), spoken([1, 2]), spoken(None)
    ('the number 3', '2 things', 'something')
    """
    dispatch = singledispatch(lambda _: "something")
    dispatch.register(int, lambda value: f"the number {value}")
    dispatch.register(list, lambda value: f"{len(value)} things")
    return dispatch(kind)


def traced(function: Callable) -> Callable:
    """Write a decorator that counts calls and keeps the function's name.

    Tags: decorator, wraps, wrapper, call count, args kwargs

    >>> shout = traced(str.upper); shout("a"), shout("b"), shout.calls, shout.__name__
    ('A', 'B', 2, 'upper')
    """

    @wraps(function)
    def wrapper(*args, **kwargs):
        wrapper.calls += 1
        return function(*args, **kwargs)

    wrapper.calls = 0
    return wrapper


def repeated(times: int) -> Callable:
    """Write a decorator that takes an argument of its own.

    Tags: decorator factory, parametrised decorator, closure, nested functions

    >>> repeated(3)(lambda: "ha")()
    ['ha', 'ha', 'ha']
    """

    def decorate(function: Callable) -> Callable:
        return lambda *args: [function(*args) for _ in range(times)]

    return decorate


def make_counter(start: int) -> Callable[[], int]:
    """Keep state between calls in a closure.

    Tags: closure, nonlocal, counter, stateful function

    >>> tick = make_counter(5); tick(), tick()
    (6, 7)
    """
    value = start

    def step() -> int:
        nonlocal value
        value += 1
        return value

    return step


def late_binding() -> list[int]:
    """Bind a loop variable at once in functions that are made in a loop.

    Tags: late binding, lambda in loop, default argument, closure, pitfall

    >>> late_binding()
    [0, 10, 20]
    """
    makers = [lambda factor=factor: 10 * factor for factor in range(3)]
    return [maker() for maker in makers]


def cached_calls(numbers: list[int]) -> tuple[int, int]:
    """Remember results by argument and look at how often the memory helped.

    Tags: functools.cache, memoise, cache_info, hits and misses

    >>> cached_calls([4, 4, 5])
    (3, 1)
    """

    @cache
    def digits(number: int) -> int:
        return len(str(number))

    return sum(digits(number) for number in numbers), digits.cache_info().hits


def computed_once() -> list[str]:
    """Compute an attribute on first use and keep it.

    Tags: cached_property, lazy attribute, compute once, class

    >>> computed_once()
    ['measured', 'used', 'used']
    """
    log: list[str] = []

    class Plank:
        @cached_property
        def length(self) -> int:
            log.append("measured")
            return 3

    plank = Plank()
    return log + ["used" for _ in range(2) if plank.length == 3]


def by_several_fields(rows: list[dict]) -> list[str]:
    """Sort dictionaries by several of their keys without a lambda.

    Tags: itemgetter, sort key, multiple keys, list of dicts

    >>> by_several_fields([{"row": 2, "bed": "b"}, {"row": 1, "bed": "z"}])
    ['z', 'b']
    """
    return [row["bed"] for row in sorted(rows, key=itemgetter("row", "bed"))]


def attribute_and_method(words: list[str]) -> tuple[list[str], list[int]]:
    """Use attribute and method access as functions.

    Tags: attrgetter, methodcaller, operator module, map, sort key

    >>> attribute_and_method(["b-a", "c"])
    (['b', 'c'], [0, 0])
    """
    heads = [parts[0] for parts in map(methodcaller("split", "-"), words)]
    return heads, list(map(attrgetter("imag"), map(len, words)))


def product_of_odd(numbers: list[int]) -> int:
    """Fold a list into one value with an operator and a starting value.

    Tags: reduce, operator.mul, fold, product, initial value

    >>> product_of_odd([3, 4, 5]), product_of_odd([])
    (15, 1)
    """
    return reduce(mul, (number for number in numbers if number % 2), 1)


def keyword_only(title: str, *, width: int = 12, fill: str = ".") -> str:
    """Force callers to name the options of a function.

    Tags: keyword only arguments, star, defaults, options, readable call

    >>> keyword_only("tea", width=6)
    'tea...'
    """
    return title.ljust(width, fill)


def forwarded(*lines: str, **marks: str) -> list[str]:
    """Accept any arguments and pass them on.

    Tags: args, kwargs, star arguments, variadic, unpack into call

    >>> forwarded("{who} sings", "la {who}", who="Bo")
    ['Bo sings', 'la Bo']
    """
    return [line.format(**marks) for line in lines]


def parameter_names(function: Callable) -> list[str]:
    """List the parameters of a function that have no default.

    Tags: inspect.signature, parameters, introspection, required arguments

    >>> parameter_names(lambda a, b, c=3: 0)
    ['a', 'b']
    """
    parameters = inspect.signature(function).parameters.values()
    return [one.name for one in parameters if one.default is inspect.Parameter.empty]


def powers_from(base: int, how_many: int) -> list[int]:
    """Cut a finite piece out of an endless stream.

    Tags: itertools.count, islice, infinite generator, lazy

    >>> powers_from(3, 4)
    [1, 3, 9, 27]
    """
    endless = (base**exponent for exponent in count())
    return list(islice(endless, how_many))


def running_mean_coroutine(samples: list[float]) -> list[float]:
    """Send values into a generator and get an answer to each.

    Tags: generator send, coroutine, two way, yield expression

    >>> running_mean_coroutine([2, 4, 9])
    [2.0, 3.0, 5.0]
    """

    def averager() -> Generator[float, float, None]:
        total, seen, mean = 0.0, 0, 0.0
        while True:
            total, seen = total + (yield mean), seen + 1
            mean = total / seen

    machine = averager()
    next(machine)
    return [machine.send(sample) for sample in samples]


def with_lookahead(words: list[str]) -> Iterator[tuple[str, str | None]]:
    """Read a stream twice at different places to see the next item already.

    Tags: itertools.tee, lookahead, peek, next item, pairs

    >>> list(with_lookahead(["a", "b"]))
    [('a', 'b'), ('b', None)]
    """
    here, ahead = tee(words)
    next(ahead, None)
    for word in here:
        yield word, next(ahead, None)

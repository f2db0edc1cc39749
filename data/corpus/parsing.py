"""Reading structured text."""

import ast
import csv
import io
import json
import shlex
from configparser import ConfigParser
from itertools import accumulate, pairwise
from urllib.parse import parse_qsl, urlsplit


def read_table(text: str) -> list[dict[str, str]]:
    """Read comma-separated text with a header line into dictionaries.

    Tags: csv.DictReader, StringIO, quoted fields, header, table

    >>> read_table('name,city\\nAda,"Oslo, N"')
    [{'name': 'Ada', 'city': 'Oslo, N'}]
    """
    return list(csv.DictReader(io.StringIO(text)))


def compact_json(record: dict) -> str:
    """Write a dictionary as JSON in one fixed form, so that equal ones give equal text.

    Tags: json.dumps, sort_keys, separators, canonical, serialize

    >>> compact_json({"b": [1, 2], "a": None})
    '{"a":null,"b":[1,2]}'
    """
    return json.dumps(record, sort_keys=True, separators=(",", ":"))


def split_command(line: str) -> list[str]:
    """Split a command line into words and respect quotes.

    Tags: shlex, quotes, arguments, shell, split words

    >>> split_command("copy 'my file' there")
    ['copy', 'my file', 'there']
    """
    return shlex.split(line)


def query_values(url: str) -> dict[str, str]:
    """Read the parameters of a web address.

    Tags: urllib.parse, query string, urlsplit, decode, url

    >>> query_values("http://x.org/s?q=a+b&n=2")
    {'q': 'a b', 'n': '2'}
    """
    return dict(parse_qsl(urlsplit(url).query))


def read_ini(text: str) -> dict[str, str]:
    """Read one section of an INI file.

    Tags: configparser, ini, section, settings, config file

    >>> read_ini("[door]\\ncolour = red")
    {'colour': 'red'}
    """
    parser = ConfigParser()
    parser.read_string(text)
    return dict(parser["door"])


def evaluate_postfix(formula: str) -> int:
    """Evaluate operators after their operands with a stack.

    Tags: stack, postfix, reverse Polish notation, operators, dispatch

    >>> evaluate_postfix("3 4 + 2 *")
    14
    """
    stack: list[int] = []
    for token in formula.split():
        if token in {"+", "*"}:
            b, a = stack.pop(), stack.pop()
            stack.append(a + b if token == "+" else a * b)
        else:
            stack.append(int(token))
    return stack.pop()


def first_bad_bracket(text: str) -> int:
    """Check nested brackets of several kinds with a stack; position of the first fault or -1.

    Tags: stack, brackets, matching pairs, nesting, unclosed, validation

    >>> first_bad_bracket("(a[b])"), first_bad_bracket("(a]")
    (-1, 2)
    """
    pairs, stack = {")": "(", "]": "["}, []
    for i, char in enumerate(text):
        if char in pairs.values():
            stack.append(char)
        elif char in pairs and (not stack or stack.pop() != pairs[char]):
            return i
    return len(text) if stack else -1


def indent_levels(outline: str) -> list[tuple[int, str]]:
    """Read the depth of each line of an indented outline.

    Tags: indentation, lstrip, outline, nesting level, lines

    >>> indent_levels("a\\n  b\\n    c")
    [(0, 'a'), (1, 'b'), (2, 'c')]
    """
    lines = [line for line in outline.splitlines() if line.strip()]
    return [((len(line) - len(line.lstrip())) // 2, line.strip()) for line in lines]


def compare_versions(left: str, right: str) -> int:
    """Compare dotted numbers part by part: -1, 0 or 1.

    Tags: version, tuple comparison, split dots, dotted numbers, compare

    >>> compare_versions("1.10", "1.9"), compare_versions("2", "2")
    (1, 0)
    """
    a, b = ([int(part) for part in text.split(".")] for text in (left, right))
    return (a > b) - (a < b)


def units_to_seconds(text: str) -> int:
    """Read amounts with units, such as 1h30m, one after another.

    Tags: parse duration, units, suffix, accumulate digits, lookup table

    >>> units_to_seconds("1h30m5s")
    5405
    """
    seconds, digits = 0, ""
    for char in text:
        if char.isdigit():
            digits += char
        else:
            seconds += int(digits) * {"h": 3600, "m": 60, "s": 1}[char]
            digits = ""
    return seconds


def sum_of_products(text: str) -> int:
    """Read a formula by one function for each level of its grammar.

    Tags: recursive descent, parser, precedence, expression, iterator of tokens

    >>> sum_of_products("2 + 3 * 4")
    14
    """
    tokens = text.split()

    def product() -> int:
        value = int(tokens.pop(0))
        while tokens and tokens[0] == "*":
            tokens.pop(0)
            value *= int(tokens.pop(0))
        return value

    total = product()
    while tokens and tokens.pop(0) == "+":
        total += product()
    return total


def written_table(rows: list[list[str]]) -> str:
    """Write comma-separated text with quotes where they are needed.

    Tags: csv.writer, StringIO, quoting, export, line terminator

    >>> written_table([["tea, green", "3"]])
    '"tea, green",3\\n'
    """
    out = io.StringIO()
    csv.writer(out, lineterminator="\n").writerows(rows)
    return out.getvalue()


def fixed_columns(line: str, widths: list[int]) -> list[str]:
    """Cut a line of fixed columns at running totals of their widths.

    Tags: fixed width, slice, accumulate, columns, record

    >>> fixed_columns("Moss  12kg", [6, 2, 2])
    ['Moss', '12', 'kg']
    """
    ends = list(accumulate(widths, initial=0))
    return [line[start:end].strip() for start, end in pairwise(ends)]


def literal_or_text(text: str) -> object:
    """Read a Python literal safely, and leave everything else as text.

    Tags: ast.literal_eval, safe eval, parse value, fallback

    >>> literal_or_text("[1, 2]"), literal_or_text("tea time")
    ([1, 2], 'tea time')
    """
    try:
        return ast.literal_eval(text)
    except (ValueError, SyntaxError):
        return text


def ranges_spelled_out(text: str) -> list[int]:
    """Read a list of numbers and ranges such as 1-3,7.

    Tags: parse ranges, partition, split, page numbers, extend

    >>> ranges_spelled_out("1-3,7")
    [1, 2, 3, 7]
    """
    numbers: list[int] = []
    for part in text.split(","):
        first, _, last = part.partition("-")
        numbers += range(int(first), int(last or first) + 1)
    return numbers

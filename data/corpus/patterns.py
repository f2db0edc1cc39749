"""Regular expressions."""

import re


def find_hex_colours(text: str) -> list[str]:
    """Find all occurrences of a pattern in a text with a regular expression.

    Tags: re.findall, regex, search all, extract, word boundary

    >>> find_hex_colours("#fff on #A0b1C2, not #12")
    ['#fff', '#A0b1C2']
    """
    return re.findall(r"#(?:[0-9a-fA-F]{6}|[0-9a-fA-F]{3})\b", text)


def parse_with_names(line: str) -> dict[str, str] | None:
    """Parse a line into named fields with regex groups, None if it does not fit.

    Tags: re.fullmatch, named groups, groupdict, parse, log line

    >>> parse_with_names("ada@localhost:22")
    {'user': 'ada', 'host': 'localhost', 'port': '22'}
    """
    match = re.fullmatch(r"(?P<user>\w+)@(?P<host>[\w.]+):(?P<port>\d+)", line)
    return match.groupdict() if match else None


def substitute_with_function(text: str) -> str:
    """Replace each regex match by a value computed from it.

    Tags: re.sub, callback, replacement function, match group

    >>> substitute_with_function("3 pens, 12 cups")
    '6 pens, 24 cups'
    """
    return re.sub(r"\d+", lambda match: str(2 * int(match[0])), text)


def split_keep_separators(formula: str) -> list[str]:
    """Split a text at several separators and keep the separators as items.

    Tags: re.split, capture group, tokens, operators

    >>> split_keep_separators("a+b-12")
    ['a', '+', 'b', '-', '12']
    """
    return re.split(r"([+-])", formula)


def collapse_blanks(text: str) -> str:
    """Squeeze every stretch of white space into one blank and trim the ends.

    Tags: regex, whitespace, normalize spaces, trim

    >>> collapse_blanks("  a \\t b\\n c ")
    'a b c'
    """
    return re.sub(r"\s+", " ", text).strip()


def tokenize(text: str) -> list[tuple[str, str]]:
    """Write a small tokenizer from one regex with an alternative per token kind.

    Tags: lexer, scanner, lastgroup, finditer, tokens, parser

    >>> tokenize("x1 = 42")
    [('name', 'x1'), ('sign', '='), ('number', '42')]
    """
    kinds = r"(?P<number>\d+)|(?P<name>[A-Za-z_]\w*)|(?P<sign>[=+*/()-])"
    return [(m.lastgroup or "", m[0]) for m in re.finditer(kinds, text)]


def camel_to_snake(name: str) -> str:
    """Turn CamelCase names into snake_case with lookarounds.

    Tags: regex, lookbehind, lookahead, naming convention, case conversion

    >>> camel_to_snake("maxRowCount")
    'max_row_count'
    """
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).lower()


def price_list(text: str) -> list[tuple[str, int]]:
    """Spread a regular expression over several lines with remarks.

    Tags: re.VERBOSE, comments in regex, compile, groups

    >>> price_list("tea 3, cake: 12")
    [('tea', 3), ('cake', 12)]
    """
    entry = re.compile(
        r"""(\w+)  # what it is
            :?\s*  # perhaps a colon
            (\d+)  # what it costs
        """,
        re.VERBOSE,
    )
    return [(name, int(cost)) for name, cost in entry.findall(text)]


def doubled_words(text: str) -> list[str]:
    """Find words that stand there twice in a row, with a back reference.

    Tags: regex, backreference, repeated word, IGNORECASE

    >>> doubled_words("the The cat sat sat down")
    ['the', 'sat']
    """
    return re.findall(r"\b(\w+) \1\b", text, re.IGNORECASE)


def shortest_quotes(text: str) -> list[str]:
    """Stop at the first possible end of a match instead of the last one.

    Tags: regex, non-greedy, lazy quantifier, quoted text

    >>> shortest_quotes("'yes' or 'no'")
    ['yes', 'no']
    """
    return re.findall(r"'(.*?)'", text)


def heading_lines(text: str) -> list[str]:
    """Match at the beginning and end of every line of a text.

    Tags: re.MULTILINE, caret, dollar, lines, anchors

    >>> heading_lines("# Sea\\nblue\\n# Land")
    ['Sea', 'Land']
    """
    return re.findall(r"^# (.+)$", text, re.MULTILINE)


def marked_spans(text: str, word: str) -> list[tuple[int, int]]:
    """Find where a literal text occurs, whatever signs it contains.

    Tags: re.escape, finditer, span, positions, literal search

    >>> marked_spans("a.b axb a.b", "a.b")
    [(0, 3), (8, 11)]
    """
    return [match.span() for match in re.finditer(re.escape(word), text)]


def swapped_names(text: str) -> str:
    """Rearrange the parts of a match by named references in the replacement.

    Tags: re.sub, named group reference, swap, reorder

    >>> swapped_names("Moss, Ada; Fern, Bo")
    'Ada Moss; Bo Fern'
    """
    return re.sub(r"(?P<last>\w+), (?P<first>\w+)", r"\g<first> \g<last>", text)


def count_unless_followed(text: str) -> int:
    """Count matches that a certain text must not follow.

    Tags: regex, negative lookahead, not followed by, subn

    >>> count_unless_followed("12 kg, 30 km, 5 kg")
    1
    """
    return re.subn(r"\b\d+\b(?! kg)", "", text)[1]

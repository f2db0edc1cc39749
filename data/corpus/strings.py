"""Cutting, joining, padding and translating text."""

import difflib
import string
import textwrap
import unicodedata


def split_once(line: str) -> tuple[str, str]:
    """Split text at the first separator only, without failing when it is missing.

    Tags: partition, split, key value, delimiter, first occurrence

    >>> split_once("path = /usr=local")
    ('path', '/usr=local')
    >>> split_once("flag")
    ('flag', '')
    """
    key, _, value = line.partition("=")
    return key.strip(), value.strip()


def join_with_and(parts: list[str]) -> str:
    """Build an English enumeration with commas and a final "and".

    Tags: join, list to text, enumeration, sentence, comma

    >>> join_with_and(["salt", "oil", "rice"])
    'salt, oil and rice'
    >>> join_with_and(["salt"])
    'salt'
    """
    if len(parts) < 2:
        return "".join(parts)
    return ", ".join(parts[:-1]) + " and " + parts[-1]


def mask_tail(secret: str, shown: int = 4) -> str:
    """Hide all but the last characters of a text behind asterisks.

    Tags: slice, negative index, mask, hide, rjust, padding

    >>> mask_tail("4929123456")
    '******3456'
    """
    return secret[-shown:].rjust(len(secret), "*")


def replace_letters(text: str) -> str:
    """Replace and delete single characters in one pass with a translation table.

    Tags: str.translate, maketrans, substitute characters, delete characters

    >>> replace_letters("2,500.75 m²")
    '2.500,75 m'
    """
    table = str.maketrans(",.", ".,", "²")
    return text.translate(table)


def strip_accents(text: str) -> str:
    """Turn accented letters into their plain base letters.

    Tags: unicode, normalize, NFKD, diacritics, umlaut, ascii

    >>> strip_accents("Crème brûlée, Łódź")
    'Creme brulee, Łodz'
    """
    split = unicodedata.normalize("NFKD", text)
    return "".join(char for char in split if not unicodedata.combining(char))


def wrap_paragraph(text: str, width: int) -> list[str]:
    """Wrap a paragraph into lines of limited width without breaking words.

    Tags: textwrap, wrap, line length, paragraph, indent

    >>> wrap_paragraph("the quick brown fox", 10)
    ['the quick', '  brown', '  fox']
    """
    return textwrap.wrap(text, width=width, subsequent_indent="  ")


def fill_template(template: str, values: dict[str, str]) -> str:
    """Fill named placeholders in a text and leave unknown ones as they are.

    Tags: string.Template, safe_substitute, placeholder, interpolation

    >>> fill_template("Dear $name, see $place", {"name": "Ada"})
    'Dear Ada, see $place'
    """
    return string.Template(template).safe_substitute(values)


def group_from_right(digits: str) -> str:
    """Cut a text into chunks of equal length, counted from the right.

    Tags: chunk, group, slice step, thousands, from the end

    >>> group_from_right("1234567")
    '1 234 567'
    """
    head = len(digits) % 3
    groups = [digits[:head]] if head else []
    groups += [digits[i : i + 3] for i in range(head, len(digits), 3)]
    return " ".join(groups)


def drop_prefix_suffix(name: str) -> str:
    """Remove a known beginning and ending from a text if they are there.

    Tags: removeprefix, removesuffix, strip, file name

    >>> drop_prefix_suffix("test_parser.py")
    'parser'
    """
    return name.removeprefix("test_").removesuffix(".py")


def is_identifier_like(text: str) -> bool:
    """Check that a text has only letters, digits and underscores and starts with a letter.

    Tags: isalnum, isalpha, validate characters, name check

    >>> is_identifier_like("row_2"), is_identifier_like("2nd")
    (True, False)
    """
    return text[:1].isalpha() and all(char.isalnum() or char == "_" for char in text)


def build_in_pieces(rows: int) -> str:
    """Build a long text efficiently by collecting pieces and joining them once.

    Tags: string building, list append, join, performance, newline

    >>> print(build_in_pieces(2))
    row 1: *
    row 2: **
    """
    pieces = []
    for number in range(1, rows + 1):
        pieces.append(f"row {number}: {'*' * number}")
    return "\n".join(pieces)


def shifted_letters(text: str, by: int) -> str:
    """Replace each letter by the one some places further on, with a made table.

    Tags: maketrans, alphabet, ascii_lowercase, Caesar, rotate

    >>> shifted_letters("zebra", 2)
    'bgdtc'
    """
    letters = string.ascii_lowercase
    return text.translate(str.maketrans(letters, letters[by:] + letters[:by]))


def tidy_block(text: str) -> str:
    """Remove the common indentation of a block and indent it anew.

    Tags: textwrap.dedent, indent, block of text, margin, multi-line

    >>> tidy_block("    one\\n      two")
    '> one\\n>   two'
    """
    return textwrap.indent(textwrap.dedent(text), "> ")


def likely_meant(word: str, known: list[str]) -> list[str]:
    """Suggest known words that are similar to a mistyped one.

    Tags: difflib, get_close_matches, spelling, suggestion, fuzzy

    >>> likely_meant("garten", ["garden", "barn"])
    ['garden']
    """
    return difflib.get_close_matches(word, known, n=2, cutoff=0.7)


def overlapping_finds(text: str, part: str) -> list[int]:
    """Find all places of a text in another one, overlapping ones too.

    Tags: str.find, start position, overlapping occurrences, while loop

    >>> overlapping_finds("anana", "ana")
    [0, 2]
    """
    places: list[int] = []
    place = text.find(part)
    while place >= 0:
        places.append(place)
        place = text.find(part, place + 1)
    return places

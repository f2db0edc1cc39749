"""Lay out a bulletin: paragraphs, headings, lists, quotes, price lines and notes."""

import random
import re

from han.tasks.family import Arguments, Family

_LINES = (
    "# fish stew",
    "- two old {blue} boats sail",
    "- nets",
    "+ pull the long rope",
    "+ sing",
    "> slow water runs deep",
    "> and cold",
    "| tea | 4",
    "| cake{dry} | 15",
    "",
    "we meet at the {red} pier",
    "bring a lamp",
)


def lay_out_bulletin(
    source: list[str],
    width: int,
    *,
    heading: str,
    counting: str,
    quote: str,
    leader: str,
    brackets: str,
) -> list[str]:
    lines: list[str] = []
    notes: list[str] = []
    blocks: list[tuple[str, str]] = []
    for line in source:
        kind, text = line[:1], line[2:]
        if line[:2] not in ("# ", "- ", "+ ", "> ", "| "):
            kind, text = ("text" if line else ""), line
        if kind in ("text", ">") and blocks and blocks[-1][0] == kind:
            text = blocks.pop()[1] + " " + text
        blocks.append((kind, text))

    def note(found: re.Match[str]) -> str:
        notes.append(found[1])
        return f"{brackets[0]}{len(notes)}{brackets[1]}"

    def place(text: str, first: str, later: str) -> None:
        row = first
        for word in text.split():
            if row not in (first, later):
                if len(row) + 1 + len(word) > width:
                    lines.append(row)
                    row = later
                else:
                    row += " "
            row += word
        lines.append(row)

    before, section, number = "", 0, 0
    for kind, text in blocks:
        if kind == "":
            continue
        text = re.sub(r"\{(.*?)\}", note, text)
        number = number + 1 if kind == before else 1
        if before not in ("", "#") and not (kind == before and kind in ("-", "+", "|")):
            lines.append("")
        if kind == "#":
            section += 1
            title = f"{section} {text.upper()}"
            if heading == "right":
                lines.append(title.rjust(width))
            elif heading == "middle":
                lines.append(" " * ((width - len(title)) // 2) + title)
            else:
                lines.extend([title, "=" * len(title)])
        elif kind == "-":
            place(text, "* ", "  ")
        elif kind == "+":
            label = f"{number}. " if counting == "digits" else f"{chr(96 + number)}) "
            place(text, label, "   ")
        elif kind == ">":
            place(text, quote, quote)
        elif kind == "|":
            left, right = text.split(" | ")
            lines.append(f"{left} {leader * (width - len(left) - len(right) - 2)} {right}")
        else:
            place(text, "", "")
        before = kind
    if notes:
        lines.append("-" * width)
    for index, text in enumerate(notes, 1):
        place(text, f"{brackets[0]}{index}{brackets[1]} ", "    ")
    return lines


def spec(*, heading: str, counting: str, quote: str, leader: str, brackets: str) -> list[str]:
    headings = {
        "right": "ends at the right margin",
        "middle": "follows (width minus its length) // 2 spaces",
        "under": "has a line of as many '=' below",
    }
    countings = {"digits": "'1. ', '2. ' and so on", "letters": "'a) ', 'b) ' and so on"}
    return [
        "Lay out a source in lines of at most width characters: blocks are broken between words,"
        " each line as full as possible.",
        "'# ', '- ', '+ ', '> ' or '| ' begins a heading, bullet, numbered item, quote or price"
        " line; any other line is text.",
        "Neighbouring text lines, or quotes, form one block; an empty line only separates.",
        f"A heading has its number (1, 2, ...) and a space in front, is in upper case and"
        f" {headings[heading]}.",
        "A bullet begins with '* ', its further lines with two spaces; numbered items begin with"
        f" {countings[counting]}, further lines with three; other blocks restart the count.",
        f"Every line of a quote begins with {quote!r}.",
        "A price line, two parts separated by ' | ', is filled to width: left part, space, repeated"
        f" {leader!r}, space, right part.",
        "An empty line stands between two blocks, except after a heading and between two bullets,"
        " numbered items or price lines.",
        f"A note in curly brackets becomes its number, from 1 on, in {brackets!r}, as part of a"
        " word.",
        "Any notes follow at the end after a line of width '-', each behind its mark and a space,"
        " further lines indented by four spaces.",
    ]


def draw(
    rng: random.Random, *, heading: str, counting: str, quote: str, leader: str, brackets: str
) -> Arguments:
    return (rng.choices(_LINES, k=rng.randint(2, 3)), rng.randint(14, 20))


def edges(
    *, heading: str, counting: str, quote: str, leader: str, brackets: str
) -> list[Arguments]:
    return [
        ([], 15),
        (["+ a", "# b", "+ c", "+ d", "e", "+ f"], 11),
        (["", ""], 15),
        (["aaaa bbbb cccc", "dd ee", "", "", "ff {x} gg"], 9),
        (["# one", "two", "# three", "# four", "", "- six"], 14),
        (["- a bb", "- ccc dd eee f", "", "- g", "+ h", "+ i j kk l mm", "- n", "+ o"], 8),
        (["> aa bb cc dd", "> ee", "ff", "> gg", "", "> hh ii jj"], 9),
        (["| tea | 4", "| cake{dry} | 15", "", "| ale | 120", "+ one", "| bun | 7"], 16),
        (["a{b c dd ee}b {f}", "- g{h}", "+ i{k}{l mmm nn o pp}"], 12),
    ]


FAMILY = Family(
    area="formatting",
    kind="hopeless",
    knobs={
        "heading": ("right", "middle", "under"),
        "counting": ("digits", "letters"),
        "quote": ("    ", "| "),
        "leader": (".", "_"),
        "brackets": ("[]", "()"),
    },
    reference=lay_out_bulletin,
    spec=spec,
    draw=draw,
    edges=edges,
)

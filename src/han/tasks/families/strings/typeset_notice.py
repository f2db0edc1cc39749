"""Set a notice in pages of fixed width and height."""

import random

from han.tasks.family import Arguments, Family

_WORDS = "a of on tea bell lift key open hall stairs garden concert caretaker refreshments".split()


def typeset_notice(source: str, *, width: int, height: int, bullet: str, footer: str) -> list[str]:
    def wrap(text: str, room: int) -> list[str]:
        lines: list[str] = []
        line = ""
        for word in text.split():
            if line and len(line) + 1 + len(word) > room:
                lines.append(line)
                line = ""
            while len(word) > room:
                lines.append(word[: room - 1] + "-")
                word = word[room - 1 :]
            line = line + " " + word if line else word
        return [*lines, line]

    def spread(line: str) -> str:
        words = line.split()
        gaps = len(words) - 1
        blanks = width - sum(len(word) for word in words)
        text = words[0]
        for place, word in enumerate(words[1:]):
            text += " " * (blanks // gaps + (place < blanks % gaps)) + word
        return text

    def centred(line: str) -> str:
        return " " * ((width - len(line)) // 2) + line

    pages: list[list[str]] = [[]]
    before = ""
    for block in source.split("|"):
        text = block.lstrip()
        if not text:
            continue
        kind = text[0]
        space = [] if kind == "+" == before else [""]
        if kind == "#":
            lines = wrap(text[1:].upper(), width)
            rule = "=" * max(len(line) for line in lines)
            lines = [centred(line) for line in [*lines, rule]]
            if pages[-1] and len(pages[-1]) + len(lines) + 2 > height:
                pages.append([])
        elif kind == "+":
            lines = wrap(text[1:], width - 2)
            lines = [("  " if i else bullet + " ") + line for i, line in enumerate(lines)]
        else:
            lines = wrap(text, width)
            lines = [spread(line) for line in lines[:-1]] + lines[-1:]
        for line in space + lines:
            if len(pages[-1]) == height:
                pages.append([])
            if line or pages[-1]:
                pages[-1].append(line)
        before = kind
    printed: list[str] = []
    for number, page in enumerate(pages, 1):
        printed += page + [""] * (height - len(page))
        mark = f"- {number} -"
        printed.append(centred(mark) if footer == "centre" else mark.rjust(width))
    return printed


def spec(*, width: int, height: int, bullet: str, footer: str) -> list[str]:
    place = {"centre": "centred", "right": "flush right"}[footer]
    return [
        f"Set a notice in pages of {width} columns; return all lines without trailing blanks.",
        "Blocks of the source are separated by '|'; blanks around them and empty blocks are "
        "ignored.",
        "Lines take as many words as fit; a word longer than a line starts a new line and is cut "
        "into pieces that fill it, all but the last ending in a hyphen.",
        "'#' before a block makes it a heading: in capitals, lines centred (an odd blank on the "
        "right), then a centred row of '=' as long as its longest line.",
        f"'+' makes it an item: its first line begins with {bullet!r} and a blank, the others with "
        "two blanks, within the width.",
        "In other blocks, all lines but the last are spread to the full width by blanks between "
        "the words, wider gaps on the left.",
        "One empty line separates blocks, but not two items, and never begins a page.",
        f"A page has {height} lines; a heading needs room for an empty line, itself and one more "
        "line, or else begins a new page.",
        "Every page (an empty notice has one) is filled with empty lines and gets one more line, "
        f"'- n -' with its number n, {place}.",
    ]


def draw(rng: random.Random, *, width: int, height: int, bullet: str, footer: str) -> Arguments:
    blocks: list[str] = []
    for _ in range(rng.randint(2, 4)):
        words = rng.choices(_WORDS, k=rng.randint(1, 5))
        blocks.append(rng.choice(["", "", "# ", "+ ", "+"]) + " ".join(words))
    while len("|".join(blocks)) > 92 and len(blocks) > 1:
        blocks.pop()
    return ("|".join(blocks)[:92],)


def edges(*, width: int, height: int, bullet: str, footer: str) -> list[Arguments]:
    line = "|".join("x" * (height + 1))
    return [
        ("",),
        ("  | |tea",),
        ("#Hall key|a tea bell on the lift of a hall",),
        (f"{line}|# Tea",),
        ("+tea|+a bell on the stairs of the garden|hall|+ key||#lift",),
        ("x" * width + "|" + "y" * (width + 1) + " z|+" + "w" * (2 * width),),
        ("tea|bell|# Hall",),
        ("tea bell|# Hall|key",),
        ("#" + "k" * (width * height) + "|tea",),
        ("tea|key bell open|#a hall",),
        ("x|x|x| x| # Tea  |  + bell",),
        ("a of on a of on a of on a of on a of on a of on",),
        ("open the garden on tea day|#" + "k" * (width + 2),),
    ]


FAMILY = Family(
    area="strings",
    kind="hopeless",
    knobs={
        "width": (12, 14, 15),
        "height": (4, 5, 6),
        "bullet": ("-", "*"),
        "footer": ("centre", "right"),
    },
    reference=typeset_notice,
    spec=spec,
    draw=draw,
    edges=edges,
)

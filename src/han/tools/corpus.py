"""The corpus that the Retriever looks things up in: code snippets and pages of house rules."""

import ast
import inspect
import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Literal

from han.errors import HanError
from han.paths import resource
from han.syntax import parse
from han.tasks.source import imports_for


@dataclass(frozen=True, slots=True)
class Snippet:
    """One thing to be found.

    Attributes:
        name: unique in the corpus; a function's name or a page's file name.
        kind: ``code`` or ``page``.
        purpose: one line.
        tags: search words.
        text: what is shown: runnable code with its imports and doctest, or the page's prose.
    """

    name: str
    kind: Literal["code", "page"]
    purpose: str
    tags: tuple[str, ...]
    text: str

    @property
    def searched(self) -> str:
        """The text that the indices see; name and tags count beside the content."""
        name = self.name.replace("_", " ")
        return f"{name}. {self.purpose} {', '.join(self.tags)}.\n{self.text}"

    @property
    def described(self) -> str:
        """Purpose and tags, and the prose of a page: what an embedding is made of."""
        about = f"{self.purpose} {', '.join(self.tags)}."
        return f"{about} {self.text}" if self.kind == "page" else about


def load_corpus(folder: Path | None = None) -> tuple[Snippet, ...]:
    """All snippets of a folder (default: the shipped ``data/corpus``), sorted by name.

    Raises:
        HanError: the folder holds none, a file is malformed, or a name occurs twice.
    """
    folder = folder or resource("data/corpus")
    found: list[Snippet] = []
    for path in sorted(folder.glob("*.py")):
        found += _functions(path)
    found += [_page(path) for path in sorted((folder / "house_rules").glob("*.md"))]
    if not found:
        raise HanError(f"{folder}: no snippets found")
    found.sort(key=lambda snippet: snippet.name)
    for one, other in pairwise(found):
        if one.name == other.name:
            raise HanError(f"{folder}: snippet name {one.name!r} occurs twice")
    return tuple(found)


def _functions(path: Path) -> Iterator[Snippet]:
    source = path.read_text(encoding="utf-8")
    try:
        module = parse(source)
    except SyntaxError as error:
        raise HanError(f"{path}:{error.lineno}: not Python: {error.msg}") from error
    imports = [node for node in module.body if isinstance(node, ast.Import | ast.ImportFrom)]
    for node in module.body:
        if not isinstance(node, ast.FunctionDef):
            continue
        purpose, tags = _described(ast.get_docstring(node) or "", f"{path}:{node.lineno}")
        shown = re.sub(r"\n *Tags:.*\n(?: *\n)?", "\n", ast.get_source_segment(source, node) or "")
        needed = imports_for(node, imports)
        text = "\n".join(needed) + "\n\n\n" + shown if needed else shown
        yield Snippet(node.name, "code", purpose, tags, text + "\n")


def _page(path: Path) -> Snippet:
    text = path.read_text(encoding="utf-8").strip()
    title, _, body = text.partition("\n")
    purpose, tags = _described(title.lstrip("# ") + "\n" + body, str(path))
    prose = re.sub(r"^Tags:.*\n+", "", body.strip(), flags=re.M)
    return Snippet(path.stem, "page", purpose, tags, f"{purpose}\n\n{prose}\n")


def _described(documentation: str, where: str) -> tuple[str, tuple[str, ...]]:
    lines = inspect.cleandoc(documentation).splitlines()
    tags = next((line for line in lines if line.startswith("Tags:")), "")
    if not lines or not tags:
        raise HanError(f"{where}: needs a first line that says the purpose, and a 'Tags:' line")
    return lines[0].strip(), tuple(tag.strip() for tag in tags.removeprefix("Tags:").split(","))

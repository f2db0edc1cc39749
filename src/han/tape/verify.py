"""The full check of a tape: not only what was written, but that it can be read."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from han.tape.codec import decode_completion, decode_verdict
from han.tape.format import Tape
from han.tape.keys import KEY_BYTES
from han.tape.schema import Table


@dataclass(frozen=True, slots=True)
class BadEntry:
    """A row that is as it was written and yet of no use.

    Attributes:
        table: where it lies.
        key: hex.
        reason: what is wrong with it.
    """

    table: Table
    key: str
    reason: str


def bad_entries(path: Path) -> list[BadEntry]:
    """Opens a tape, which checks every row against the content digest, then decodes every entry.

    Raises:
        TapeError: it can't be opened; a damaged row is such a case.
    """
    with Tape(path) as tape:
        faults = [*_completions(tape), *_verdicts(tape), *_vectors(tape), *_prompts(tape)]
    return [BadEntry(table, key.hex(), reason) for table, key, reason in faults]


_Fault = tuple[Table, bytes, str]


def _completions(tape: Tape) -> Iterator[_Fault]:
    models = {model.digest for model in tape.models().values()}
    sources = tape.sources()
    for key, source, _, body in tape.rows("completion"):
        if len(key) != KEY_BYTES:
            yield "completion", key, f"its key has {len(key)} bytes"
        if source not in sources:
            yield "completion", key, "its source is not on the tape"
        elif sources[source].model_digest not in models:
            yield "completion", key, "its model is not on the tape"
        try:
            decode_completion(body)
        except ValueError as error:
            yield "completion", key, str(error)


def _verdicts(tape: Tape) -> Iterator[_Fault]:
    for key, body in tape.rows("verdict"):
        if len(key) != KEY_BYTES:
            yield "verdict", key, f"its key has {len(key)} bytes"
        try:
            decode_verdict(body)
        except ValueError as error:
            yield "verdict", key, str(error)


def _vectors(tape: Tape) -> Iterator[_Fault]:
    dimensions = 0
    for key, body in tape.rows("vector"):
        if len(key) != KEY_BYTES:
            yield "vector", key, f"its key has {len(key)} bytes"
        dimensions = dimensions or len(body)
        if not body or len(body) != dimensions:
            yield "vector", key, f"{len(body)} dimensions, not {dimensions}"


def _prompts(tape: Tape) -> Iterator[_Fault]:
    for key, _, tokens in tape.rows("prompt"):
        if len(key) != KEY_BYTES:
            yield "prompt", key, f"its key has {len(key)} bytes"
        if tokens < 0:
            yield "prompt", key, f"{tokens} tokens"

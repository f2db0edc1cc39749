"""Several recordings on one tape."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from han.tape.codec import decode_completion
from han.tape.errors import TapeError
from han.tape.format import Tape
from han.tape.schema import TABLES, Row, SourceRow, Table


@dataclass(frozen=True, slots=True)
class Merged:
    """What a merge did, in rows of all tables.

    Attributes:
        added: were not there.
        replaced: gave way to another tape's, e.g. to a longer answer.
        kept: stood against another tape's different row.
    """

    added: int
    replaced: int
    kept: int


def merge(into: Path, others: Sequence[Path]) -> Merged:
    """Adds all that other tapes hold; the result does not depend on their order.

    Of two answers to one request the longer one stands, as in recording; of equally long ones that
    of the earlier day. Where two tapes disagree on a verdict or a vector, the one whose bytes come
    first stands: no reason but that it must be the same one in every order.

    Args:
        into: created if it isn't there; all or nothing is added to it.

    Raises:
        TapeError: a tape can't be opened, or they hold different models or token counts.
    """
    done: Counter[str] = Counter()
    with Tape(into, write=True) as tape, tape.together():
        for path in others:
            if path.exists() and path.samefile(into):
                raise TapeError(f"tape {path}: cannot be merged into itself: leave it out")
            with Tape(path) as other:
                _check_models(tape, other)
                sources = {**tape.sources(), **other.sources()}
                for table in TABLES:
                    _merge_table(tape, other, table, sources, done)
    return Merged(done["added"], done["replaced"], done["kept"])


def _check_models(tape: Tape, other: Tape) -> None:
    there = tape.models()
    for tier, model in other.models().items():
        if tier in there and there[tier][:3] != model[:3]:
            raise TapeError(
                f"tape {other.path}: its {tier} is {model.digest[:12]} with a context of "
                f"{model.context}, that of {tape.path} {there[tier].digest[:12]} with "
                f"{there[tier].context}: keep them apart"
            )


def _merge_table(
    tape: Tape, other: Tape, table: Table, sources: dict[int, SourceRow], done: Counter[str]
) -> None:
    for row in other.rows(table):
        before = tape.get(table, row[0])
        stands = tape.add(table, row, _rule(table, row, other.path, sources))
        if before is None:
            done["added"] += 1
        elif before != row:
            done["replaced" if stands == row else "kept"] += 1


def _rule(
    table: Table, row: Row, path: Path, sources: dict[int, SourceRow]
) -> Callable[[Row], bool]:
    """Whether the row replaces another one with its key: by a total order, hence in any order."""

    def wins(there: Row) -> bool:
        if table == "completion":
            return _rank(row, path, sources) < _rank(there, path, sources)
        if table in ("prompt", "source"):
            key = bytes(row[0]).hex() if table == "prompt" else f"{row[0]}"
            raise TapeError(f"tape {path}: {table} {key} contradicts the other: keep them apart")
        return row[1:] < there[1:]

    return wins


def _rank(row: Row, path: Path, sources: dict[int, SourceRow]) -> tuple[object, ...]:
    _, source, _, body = row
    try:
        completion = decode_completion(body)
        date = sources[source].date
    except (ValueError, KeyError) as error:
        why = f"it or the tape it goes to holds a bad entry ({error}): see `han tape verify`"
        raise TapeError(f"tape {path}: {why}") from None
    return -completion.reach, -len(completion.token_ends), date, row

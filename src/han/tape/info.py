"""What a tape holds, counted."""

from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path

from han.tape.codec import decode_completion
from han.tape.errors import TapeError
from han.tape.format import Tape
from han.tape.schema import ModelRow, SourceRow


@dataclass(frozen=True, slots=True)
class Share:
    """Completions of one role on one tier.

    Attributes:
        first: at sample index 0, greedy.
        later: at all other indices.
        mean_tokens: completion tokens, on average.
        whole: of the answers, ended by the model itself and thus good for every cap.
    """

    tier: str
    role: str
    first: int
    later: int
    mean_tokens: float
    whole: int


@dataclass(frozen=True, slots=True)
class TapeInfo:
    """A tape at a glance.

    Attributes:
        digest: of its content.
        bytes: of the file.
        prompts, verdicts, vectors: numbers of token counts, verdicts and vectors.
    """

    digest: str
    bytes: int
    models: tuple[ModelRow, ...]
    sources: tuple[SourceRow, ...]
    shares: tuple[Share, ...]
    prompts: int
    verdicts: int
    vectors: int


def tape_info(path: Path) -> TapeInfo:
    """Reads a whole tape.

    Raises:
        TapeError: it can't be opened, or holds an entry that can't be read.
    """
    with Tape(path) as tape:
        models, sources = tape.models(), tape.sources()
        return TapeInfo(
            digest=tape.digest,
            bytes=path.stat().st_size,
            models=tuple(models.values()),
            sources=tuple(sorted(sources.values(), key=lambda source: source[1:])),
            shares=_shares(tape, models, sources),
            prompts=tape.count("prompt"),
            verdicts=tape.count("verdict"),
            vectors=tape.count("vector"),
        )


def _shares(
    tape: Tape, models: dict[str, ModelRow], sources: dict[int, SourceRow]
) -> tuple[Share, ...]:
    tiers = {model.digest: tier for tier, model in models.items()}
    firsts: dict[tuple[str, str], list[bool]] = defaultdict(list)
    tokens: dict[tuple[str, str], list[int]] = defaultdict(list)
    wholes: dict[tuple[str, str], int] = defaultdict(int)
    for _, source, sample, body in tape.rows("completion"):
        try:
            said = sources[source]
            group = tiers[said.model_digest], said.role
            completion = decode_completion(body)
        except (KeyError, ValueError) as error:
            why = f"holds a bad entry ({error}): see `han tape verify`"
            raise TapeError(f"tape {tape.path}: {why}") from error
        firsts[group].append(sample == 0)
        tokens[group].append(completion.completion_tokens)
        wholes[group] += completion.finish == "stop"
    return tuple(
        Share(
            *group,
            first=sum(firsts[group]),
            later=len(firsts[group]) - sum(firsts[group]),
            mean_tokens=sum(tokens[group]) / len(tokens[group]),
            whole=wholes[group],
        )
        for group in sorted(firsts)
    )

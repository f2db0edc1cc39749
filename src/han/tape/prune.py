"""Dropping what nobody can ask for any more."""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from han.tape.format import Tape
from han.tape.schema import short_id


@dataclass(frozen=True, slots=True)
class Pruned:
    """What was dropped.

    Attributes:
        completions: by role.
        prompts: token counts.
        bytes_before, bytes_after: of the file.
    """

    completions: dict[str, int]
    prompts: int
    bytes_before: int
    bytes_after: int


def prune(path: Path, prompts: Mapping[str, str]) -> Pruned:
    """Drops what was said under other system prompts, all at once, and closes the gaps.

    A fingerprint holds role and system prompt: with another prompt an answer is never found again.
    Verdicts and vectors stay, for they know nothing of prompts.

    Args:
        prompts: current system prompt of each role.

    Raises:
        TapeError: the tape can't be opened or written.
    """
    with Tape(path):  # a missing file is refused here; opened for recording it would be created
        before = path.stat().st_size
    current = {role: hashlib.sha256(text.encode()).hexdigest() for role, text in prompts.items()}
    systems = {short_id(text) for text in prompts.values()}
    with Tape(path, write=True) as tape:
        old = {
            key: source.role
            for key, source in tape.sources().items()
            if current.get(source.role) != source.system_digest
        }
        dropped = [(row[0], old[row[1]]) for row in tape.rows("completion") if row[1] in old]
        uncounted = [row[0] for row in tape.rows("prompt") if row[1] not in systems]
        with tape.together():
            for key, _ in dropped:
                tape.drop("completion", key)
            for key in uncounted:
                tape.drop("prompt", key)
            for key in old:
                tape.drop("source", key)
        tape.vacuum()
    roles = [role for _, role in dropped]
    counts = {role: roles.count(role) for role in sorted(set(roles))}
    return Pruned(counts, len(uncounted), before, path.stat().st_size)

"""Under which key each fact lies.

A key is the first 16 bytes of a SHA-256. Half a digest is enough: among a billion entries the
chance that two share a key is below 1e-20, and every entry's row is 16 bytes shorter.
"""

import hashlib
import json
from typing import Any, Literal

from han.llm.protocol import Request
from han.tasks.task import Cases, Task, Tests

KEY_BYTES = 16


def completion_key(request: Request) -> bytes:
    """The request's fingerprint: all that the answer depends on but the cap."""
    return bytes.fromhex(request.fingerprint)[:KEY_BYTES]


def prompt_key(model: str, system: str, prompt: str) -> bytes:
    """Of a prompt whose tokens were counted by the model with this digest."""
    return _key([model, _hex(system), _hex(prompt)])


def verdict_key(task: Task, code: str, which: Literal["public", "hidden"]) -> bytes:
    """All that decides a verdict: the tests, what stands before them, the time limit, the code."""
    tests = task.public if which == "public" else task.hidden
    limit = float(task.time_limit_s)
    return _key([task.entry_point, task.preamble, _plain(tests), limit, code, which])


def vector_key(layout: str, text: str) -> bytes:
    """Of a text embedded by the embedder of this name."""
    return _key([layout, _hex(text)])


def _plain(tests: Tests) -> list[Any]:
    if isinstance(tests, Cases):
        return ["cases", [[case.args, case.expected] for case in tests.cases]]
    return ["check", tests.code]


def _key(parts: list[Any]) -> bytes:
    return hashlib.sha256(json.dumps(parts).encode()).digest()[:KEY_BYTES]


def _hex(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()

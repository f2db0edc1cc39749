"""A programming task: what nodes may read, the Tester may show, and only the score sees."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

Split = Literal["train", "validation", "test", "measure"]


class _Strict(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class Case(_Strict):
    """One call and its expected value, both as Python literals in text.

    Text, because JSON has no tuples, sets, bytes or integer keys: ``args="([1, 2], (3, 4))"`` is
    the tuple of positional arguments, read with ``ast.literal_eval``.
    """

    args: str
    expected: str


class Cases(_Strict):
    """Tests as a table of calls; values compare as in Python, floats to 1e-9 (relative or
    absolute)."""

    kind: Literal["cases"] = "cases"
    cases: tuple[Case, ...] = ()


class Check(_Strict):
    """Tests as trusted code in HumanEval's format: defines ``check(candidate)`` made of asserts.

    Runs outside the sandbox, on the judge's side; ``candidate`` is a proxy that calls into it.
    """

    kind: Literal["check"] = "check"
    code: str


Tests = Annotated[Cases | Check, Field(discriminator="kind")]


class Task(_Strict):
    """One task, one line of a JSON-lines file (format in ``docs/task-format.md``).

    Attributes:
        id: unique name, e.g. ``HumanEval/0`` or ``starter/roman``.
        spec: what the nodes read: signature and description, noisy or clean.
        entry_point: name of the function to write.
        signature: ``def`` line without body, e.g. ``def f(x: int) -> int:``.
        preamble: trusted code that stands before the candidate and before ``Check`` code: imports
            and helper functions that the spec shows.
        public: examples that Tester, Critic and transcript may show.
        hidden: only the score sees them.
        family, stratum, noise: where the task comes from (noise 0–3).
        time_limit_s: wall seconds for one run over all its tests.
        split: ``measure`` marks outside benchmarks, on which nothing is trained or tuned.
    """

    format: Literal[1] = 1
    id: str = Field(min_length=1)
    spec: str = Field(min_length=1)
    entry_point: str = Field(pattern=r"^[A-Za-z_]\w*$")
    signature: str = ""
    preamble: str = ""
    public: Cases = Cases()
    hidden: Tests
    family: str = ""
    stratum: str = ""
    noise: int = Field(default=0, ge=0, le=3)
    time_limit_s: float = Field(default=5.0, gt=0, le=60)
    split: Split = "train"
    meta: dict[str, Any] = {}

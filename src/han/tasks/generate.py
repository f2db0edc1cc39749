"""From a family and a seed to a task: the same bytes on every machine."""

import random
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from han.syntax import literal_value
from han.tasks.family import Arguments, Family
from han.tasks.noise.apply import add_noise
from han.tasks.source import signature_of, specialise
from han.tasks.story import Story
from han.tasks.task import Case, Cases, Split, Task

HIDDEN = 24
"""Hidden tests of a task, at least; families with many corner cases have more."""

_TRIES = 400


@dataclass(frozen=True)
class Problem:
    """One setting of a family's knobs, with everything computed but the noise.

    Attributes:
        family: where it comes from.
        seed: which setting, and which inputs are drawn.
    """

    family: Family
    seed: int

    @cached_property
    def knobs(self) -> dict[str, Any]:
        return self.family.setting(self.seed)

    @cached_property
    def reference(self) -> str:
        """The solution's source with the knobs filled in. Shown to nobody."""
        return specialise(self.family.reference, self.knobs)

    @cached_property
    def preamble(self) -> str:
        """Source of the family's library."""
        return "\n\n".join(specialise(function, {}) for function in self.family.library)

    @cached_property
    def public(self) -> tuple[Case, ...]:
        """Two short ordinary calls, and the one that settles a blur or shows a corner case."""
        cases = _telling([self._case(args) for args in self._draws("public", 12)])
        if self.family.blur:
            cases.append(self._case(self.family.blur.settles(**self.knobs)))
        elif self.family.kind == "edge":
            corners = [self._case(args) for args in self.family.edges(**self.knobs)]
            cases.append(self._rng("corner").choice(corners))
        return tuple({case.args: case for case in cases}.values())

    @cached_property
    def hidden(self) -> tuple[Case, ...]:
        """Every corner case and enough ordinary calls; none of them is public."""
        taken = {case.args for case in self.public}
        cases: dict[str, Case] = {}
        for args in self.family.edges(**self.knobs):
            cases[repr(args)] = self._case(args)
        cases = {args: case for args, case in cases.items() if args not in taken}
        for args in self._draws("hidden", _TRIES):
            if len(cases) >= HIDDEN:
                break
            if repr(args) not in taken:
                cases.setdefault(repr(args), self._case(args))
        return tuple(cases.values())

    @cached_property
    def story(self) -> Story:
        """The clean spec in its parts."""
        sentences = self.family.spec(**self.knobs)
        other = self.family.spec(**self.family.setting(self.seed + 1))
        untrue: dict[int, str] = {}
        if len(other) == len(sentences):
            pairs = enumerate(zip(sentences, other, strict=True))
            untrue = {i: wrong for i, (right, wrong) in pairs if right != wrong}
        blur: dict[int, str] = {}
        if self.family.blur:
            exact, vague = self.family.blur.exact, self.family.blur.vague
            blur = {i: s.replace(exact, vague) for i, s in enumerate(sentences) if exact in s}
        return Story(
            name=self.family.name,
            signature=signature_of(self.reference, self.family.name),
            sentences=tuple(sentences),
            examples=self.public,
            untrue=untrue,
            blur=blur,
        )

    def task(self, noise: int = 0, *, split: Split, stratum: str) -> Task:
        """The task at a noise level, 0–3. Tests do not depend on the level."""
        story, operators = add_noise(self.story, noise, self._rng(f"noise{noise}"))
        return Task(
            id=f"{split}/{self.family.name}-{self.seed}-n{noise}",
            spec=story.text(),
            entry_point=self.family.name,
            signature=self.story.signature,
            preamble=self.preamble,
            public=Cases(cases=self.public),
            hidden=Cases(cases=self.hidden),
            family=self.family.name,
            stratum=stratum,
            noise=noise,
            time_limit_s=self.family.time_limit_s,
            split=split,
            meta={"area": self.family.area, "operators": list(operators)},
        )

    def _rng(self, purpose: str) -> random.Random:
        return random.Random(f"{self.family.name}/{self.seed}/{purpose}")

    def _draws(self, purpose: str, count: int) -> list[Arguments]:
        rng = self._rng(purpose)
        return [self.family.draw(rng, **self.knobs) for _ in range(count)]

    @cached_property
    def _solve(self) -> Any:
        names: dict[str, Any] = {}
        source = self.preamble + self.reference
        exec(compile(source, f"<{self.family.name}>", "exec"), names)  # noqa: S102 - ours
        return names[self.family.name]

    def _case(self, args: Arguments) -> Case:
        copy = literal_value(repr(args))  # a reference may change what it is given
        return Case(args=repr(args), expected=repr(self._solve(*copy)))


def _telling(cases: list[Case]) -> list[Case]:
    """Two cases of moderate length with different values, so that they say something."""
    ordered = sorted(cases, key=lambda case: len(case.args) + len(case.expected))
    third = len(ordered) // 3
    ordered = ordered[third:] + ordered[:third]
    ordered = [case for case in ordered if literal_value(case.expected)] or ordered
    first = ordered[0]
    second = next((case for case in ordered if case.expected != first.expected), ordered[-1])
    return [first] if second.args == first.args else [first, second]

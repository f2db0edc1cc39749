"""The quality gate: would the tests of a task notice a wrong solution?"""

import ast
import random
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field

from han.syntax import literal_value, parse
from han.tasks.family import Family
from han.tasks.generate import HIDDEN, Problem
from han.tasks.mutants import Mutant, mutants
from han.tasks.source import shape
from han.tasks.task import Task
from han.tools.tester import Tester

MUTANTS = 16
"""Mutants tried on one task; a reference must yield at least ``FEWEST``."""
FEWEST = 8
KILLED = 0.95
"""Share of all mutants that the hidden tests must notice."""
_MUTANT_SECONDS = 2.0


@dataclass
class Report:
    """What the gate found in one family.

    Attributes:
        family: its name.
        made, killed: mutants over all tasks that were looked at.
        survivors: ``seed N, LINE: what was changed`` of those that passed all hidden tests.
        faults: sentences, one for each thing that must not be.
    """

    family: str
    made: int = 0
    killed: int = 0
    survivors: list[str] = field(default_factory=list[str])
    faults: list[str] = field(default_factory=list[str])


def examine(family: Family, tester: Tester, seeds: Sequence[int] = (0, 1)) -> Report:
    """Puts tasks of a family through the gate.

    The reference must pass its own tests; trivial programs must fail; public and hidden inputs must
    differ; ``MUTANTS`` mutants of each reference are run on the hidden tests.
    """
    report = Report(family.name)
    if family.combinations < 16:
        report.faults.append(f"only {family.combinations} settings of the knobs, 16 are needed")
    for seed in seeds:
        try:
            problem = Problem(family, seed)
            task = problem.task(split="train", stratum=family.kind)
        except Exception as error:  # families are our own code; whatever they raise is a fault
            report.faults.append(f"seed {seed}: {type(error).__name__}: {error}")
            continue
        report.faults += [f"seed {seed}: {fault}" for fault in _faults(problem, task, tester)]
        _try_mutants(problem, task, tester, report)
    return report


def examine_all(
    families: Sequence[Family],
    tester: Tester,
    seeds: Sequence[int] = (0, 1),
    done: Callable[[Report], None] = lambda _: None,
) -> list[Report]:
    """Puts several families through the gate, two at a time.

    ``done`` is called with each report as it comes. Families that share a syntax tree are a fault
    of both.
    """
    reports: list[Report] = []
    with ThreadPoolExecutor(2) as pool:
        jobs = [pool.submit(examine, family, tester, seeds) for family in families]
        for report in (job.result() for job in jobs):
            done(report)
            reports.append(report)
    shapes = Counter(family_shape(family) for family in families)
    for family, report in zip(families, reports, strict=True):
        if shapes[family_shape(family)] > 1:
            report.faults.append("its reference has the syntax tree of another one")
    return reports


def family_shape(family: Family) -> str:
    """The reference's tree with its first knobs, without names and values."""
    return shape(Problem(family, 0).reference, family.name)


def trivial_programs(task: Task) -> dict[str, str]:
    """Programs that solve nothing: empty, constant, identity, the public examples alone."""
    head = task.signature
    first = head.partition("(")[2].partition(":")[0].partition(")")[0]
    expected = [case.expected for case in task.hidden.cases] if task.hidden.kind == "cases" else []
    constant = Counter(expected).most_common(1)[0][0]
    known = {case.args: case.expected for case in task.public.cases}
    names = [arg.arg for arg in _parameters(head)]
    table = ", ".join(f"{args!r}: {value}" for args, value in known.items())
    key = f"repr(({', '.join(names)}{',' if len(names) == 1 else ''}))"
    return {
        "empty": f"{head}\n    pass\n",
        "constant": f"{head}\n    return {constant}\n",
        "identity": f"{head}\n    return {first}\n",
        "public examples": f"{head}\n    return {{{table}}}.get({key}, {constant})\n",
    }


def _parameters(head: str) -> list[ast.arg]:
    function = parse(head + " ...").body[0]
    assert isinstance(function, ast.FunctionDef)
    return function.args.args


def _faults(problem: Problem, task: Task, tester: Tester) -> list[str]:
    found: list[str] = []
    hidden = problem.hidden
    if len(hidden) < min(HIDDEN, 20):
        found.append(f"only {len(hidden)} different hidden inputs, 20 are needed")
    if not 2 <= len(problem.public) <= 3:
        found.append(f"{len(problem.public)} public examples, 2 or 3 are needed")
    if {case.args for case in hidden} & {case.args for case in problem.public}:
        found.append("a hidden input is public")
    for case in (*problem.public, *hidden):
        if repr(literal_value(case.expected)) != case.expected:
            found.append(f"{case.expected} is not spelled as a literal")
            break
    if max(len(case.args) + len(case.expected) for case in problem.public) > 400:
        found.append("a public example is longer than 400 characters")
    for which in ("public", "hidden"):
        verdict = tester.run(task, problem.reference, which)
        if verdict.status != "passed":
            found.append(f"the reference fails its {which} tests: {verdict.status}")
    for name, code in trivial_programs(task).items():
        if tester.run(task, code, "hidden").status == "passed":
            found.append(f"the {name} program passes")
    return found


def _try_mutants(problem: Problem, task: Task, tester: Tester, report: Report) -> None:
    every = mutants(problem.reference)
    if len(every) < FEWEST:
        report.faults.append(f"seed {problem.seed}: {len(every)} mutants, {FEWEST} are needed")
    rng = random.Random(f"{report.family}/{problem.seed}/mutants")
    chosen: list[Mutant] = rng.sample(every, min(MUTANTS, len(every)))
    hurried = task.model_copy(update={"time_limit_s": min(_MUTANT_SECONDS, task.time_limit_s)})
    for mutant in chosen:
        report.made += 1
        if tester.run(hurried, mutant.code, "hidden").status == "passed":
            report.survivors.append(f"seed {problem.seed}, {mutant.change}")
        else:
            report.killed += 1

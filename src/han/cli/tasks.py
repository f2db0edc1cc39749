"""``han tasks``: the project's own task families and frozen sets."""

import sys
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table

from han.cli.console import err, out
from han.errors import HanError

if TYPE_CHECKING:
    from han.tasks.task import Case

tasks = typer.Typer(
    help="Task families: look at them, build the frozen sets, check their tests.",
    no_args_is_help=True,
)


@tasks.command("list")
def list_(
    area: Annotated[str | None, typer.Option(help="One area only, e.g. parsing.")] = None,
    kind: Annotated[str | None, typer.Option(help="easy, edge, hard, house or hopeless.")] = None,
    split: Annotated[str | None, typer.Option(help="train, validation or test.")] = None,
) -> None:
    """Show the families, and what the frozen sets hold.

    Example: `han tasks list --kind house --split train`
    """
    from han.tasks.families.registry import all_families
    from han.tasks.splits import split_of

    families = [
        family
        for family in all_families().values()
        if area in (None, family.area)
        and kind in (None, family.kind)
        and split in (None, split_of(family.name))
    ]
    if not families:
        raise HanError("no family is like that: `han tasks list` shows all of them")
    head = ("family", "area", "kind", "split", "settings", "what it asks")
    out.print(f"[bold]{_line(*head)}[/]", soft_wrap=True)
    for family in sorted(families, key=lambda one: (one.area, one.kind, one.name)):
        purpose = (sys.modules[family.reference.__module__].__doc__ or "").strip().splitlines()[0]
        cells = (family.area, family.kind, split_of(family.name), str(family.combinations))
        out.print(_line(family.name, *cells, purpose), markup=False, soft_wrap=True)
    out.print(f"{len(families)} families\n")
    out.print(_sets())


@tasks.command()
def show(
    name: Annotated[str, typer.Argument(help="A task's id, or a family with --seed and --noise.")],
    seed: Annotated[int, typer.Option(help="Setting of the family's knobs.", min=0)] = 0,
    noise: Annotated[int | None, typer.Option(help="Tell it at this level.", min=0, max=3)] = None,
    reference: Annotated[bool, typer.Option("--reference", help="The solution, too.")] = False,
    hidden: Annotated[bool, typer.Option("--hidden", help="The hidden tests, too.")] = False,
) -> None:
    """Print a task as the nodes read it, with its public tests.

    Examples: `han tasks show keep_long_words --seed 3 --noise 2`,
    `han tasks show starter/patrol`
    """
    from han.tasks.families.registry import all_families
    from han.tasks.generate import Problem
    from han.tasks.load import find_task
    from han.tasks.splits import split_of

    if name in all_families():
        name = f"{split_of(name)}/{name}-{seed}-n{noise or 0}"
    task = find_task(name, noise=noise)
    about = f"noise {task.noise}, {task.split}, {task.time_limit_s:g} s"
    out.print(f"[bold]{task.id}[/]  {task.stratum or 'no stratum'}, {about}", highlight=False)
    out.print(f"\n{task.spec}", markup=False, soft_wrap=True)
    _print_cases("public", task.public.cases)
    count = len(task.hidden.cases) if task.hidden.kind == "cases" else "code with"
    if hidden and task.hidden.kind == "cases":
        _print_cases("hidden", task.hidden.cases)
    else:
        out.print(f"{count} hidden tests")
    if reference:
        if task.family not in all_families():
            raise HanError(f"{task.id} was not generated: its reference is not kept")
        number = int(task.id.rpartition("-n")[0].rpartition("-")[2])
        problem = Problem(all_families()[task.family], number)
        out.print(f"\n{problem.preamble}{problem.reference}", markup=False)


@tasks.command()
def build(
    to: Annotated[Path, typer.Option(help="Folder for SPLIT.jsonl and digests.json.")],
) -> None:
    """Build the frozen sets from the families: the same bytes on every machine.

    The shipped sets were made by `han tasks build --to data/tasks`.
    """
    from han.tasks.sets import write_sets

    to.mkdir(parents=True, exist_ok=True)
    with err.status("building") as status:
        for split, count in write_sets(to):
            out.print(f"{to / split}.jsonl: {count} tasks")
            status.update(f"built {split}")


@tasks.command()
def verify(
    names: Annotated[
        list[str] | None, typer.Argument(help="Families, e.g. keep_long_words; all if left out.")
    ] = None,
    seeds: Annotated[int, typer.Option(help="Tasks of each family to look at.", min=1)] = 2,
) -> None:
    """Put families through the quality gate: references pass, mutants and trivial programs fail.

    Without names also: the frozen sets are what the families give.

    Example: `han tasks verify keep_long_words --seeds 4`
    """
    from rich.progress import Progress

    from han.tasks.families.registry import all_families
    from han.tools.gate import KILLED, examine_all
    from han.tools.tester import Tester

    known = all_families()
    for name in names or ():
        if name not in known:
            raise HanError(f"no family {name!r}: `han tasks list` shows all")
    chosen = [known[name] for name in names or known]
    with Tester(workers=2) as tester, Progress(console=err, transient=True) as bar:
        job = bar.add_task("families", total=len(chosen))
        reports = examine_all(chosen, tester, range(seeds), lambda _: bar.advance(job))
    for report in reports:
        for fault in report.faults:
            out.print(f"[red]{report.family}[/]: {fault}", highlight=False)
        for survivor in report.survivors:
            out.print(f"{report.family}: mutant survives: {survivor}", markup=False)
    made, killed = sum(r.made for r in reports), sum(r.killed for r in reports)
    share = killed / made if made else 0.0
    out.print(
        f"{len(reports)} families, {len(reports) * seeds} tasks, {made} mutants, "
        f"{killed} killed ({share:.1%})",
        highlight=False,
    )
    changed = [] if names else _changed_sets()
    for split in changed:
        out.print(f"[red]data/tasks/{split}.jsonl[/] is not what the families give")
    if changed or share < KILLED or any(report.faults for report in reports):
        raise typer.Exit(1)


def _changed_sets() -> list[str]:
    from han.tasks.sets import PER_STRATUM, build_set, read_set

    return [split for split in PER_STRATUM if read_set(split) != [*build_set(split)]]


def _line(family: str, area: str, kind: str, split: str, settings: str, purpose: str) -> str:
    """One family, one line, however narrow the screen: made for grep."""
    return f"{family:<26} {area:<19} {kind:<8} {split:<10} {settings:>8}  {purpose}"


def _sets() -> Table:
    from han.tasks.sets import PER_STRATUM, STRATA, read_set

    listing = Table("frozen set", *STRATA, "tasks", "families", box=None)
    for split in PER_STRATUM:
        held = read_set(split)
        strata = Counter(task.stratum for task in held)
        counts = [str(strata[stratum]) for stratum in STRATA]
        listing.add_row(split, *counts, str(len(held)), str(len({t.family for t in held})))
    return listing


def _print_cases(title: str, cases: "tuple[Case, ...]") -> None:
    out.print(f"{title} tests")
    for case in cases:
        out.print(f"  {case.args} -> {case.expected}", markup=False)

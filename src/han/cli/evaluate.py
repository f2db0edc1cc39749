"""``han eval``: one policy over many tasks."""

from pathlib import Path
from typing import Annotated

import typer

from han.cli.console import err, out
from han.cli.episode_bar import EpisodeBar
from han.cli.results_table import results_table
from han.errors import HanError
from han.eval.results import Results


def evaluate(
    overrides: Annotated[
        list[str] | None, typer.Argument(help="Hydra overrides: GROUP=CHOICE or KEY=VALUE.")
    ] = None,
    config_dir: Annotated[
        Path | None,
        typer.Option(
            help="Folder with your own policy/, tasks/, … groups beside the shipped ones."
        ),
    ] = None,
) -> None:
    """Play a policy over a set of tasks and write results.json and report.html.

    Several episodes run at once over the same engine. A run that was killed goes on with the same
    command: finished episodes are kept, and nothing decoded is decoded again.

    - `han eval` – the single agent on the starter tasks
    - `han eval policy=fixed_graph tasks=humaneval limit=60`
    - `han eval policy=single_agent budget.retries=0 tasks=humaneval llm=flash`
    - `han eval tasks=file tasks.source=mine.jsonl budget.tokens=3200 llm=flash_deep`
    """
    from han.config.compose import compose_config
    from han.config.schema import EvalConfig
    from han.eval.report import write_report
    from han.eval.run_view import read_run
    from han.eval.runner import run_eval

    config = compose_config("eval", EvalConfig, overrides or [], config_dir)
    if config.sandbox.engine == "unsafe":
        err.print("[bold red]NO SANDBOX: model-written code runs with your rights.[/]")
    with EpisodeBar(f"{config.policy.name} on {config.tasks.source}") as bar:
        run = run_eval(config, bar)
    _show(run.results)
    out.print(f"{run.cached_calls} of {run.calls} model calls came from the cache.")
    page = write_report([read_run(run.path)], run.path / "report.html")
    out.print(f"results: {run.path / 'results.json'}\nreport:  {page}", soft_wrap=True)
    if run.faults:
        raise HanError(
            f"{len(run.faults)} episodes hit a sandbox fault; run again. {run.faults[0]}"
        )


def _show(results: Results) -> None:
    out.print(results_table({results.policy: results}))
    facts = results.facts
    out.print(
        f"{facts.without_public_test} of {facts.tasks} prompts have no public test; "
        f"{facts.recurring_public_tests} of {facts.public_tests} public examples recur in the "
        f"hidden tests; {results.cut_answers} answers cut, {results.unusable_answers} without a "
        f"program, {results.timed_out_answers} out of time; "
        f"{results.public_only} passed in public only.",
        soft_wrap=True,
    )

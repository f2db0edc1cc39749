"""``han record``: real models' behaviour onto a tape."""

from pathlib import Path
from typing import Annotated

import typer
from rich.progress import Progress

from han.cli.console import err, out
from han.errors import HanError


def record(
    overrides: Annotated[
        list[str] | None, typer.Argument(help="Hydra overrides: GROUP=CHOICE or KEY=VALUE.")
    ] = None,
    config_dir: Annotated[
        Path | None, typer.Option(help="Folder with your own configuration groups.")
    ] = None,
) -> None:
    """Play tasks with the real models and keep every answer on a tape.

    For each task: hand-made wirings, all ways to take the first decisions, random episodes
    (`plan.wirings`, `plan.depth`, `plan.random`). Kill it whenever you like: the same command goes
    on where it stopped, and nothing on the tape or in the cache is decoded again.

    - `han record tape.path=mine.tape` – 16 train tasks of every stratum, both tiers
    - `han record tape.path=mine.tape llm=flash plan.wirings=[single_shot] plan.random=8`
    - `han tape info mine.tape` – what it holds
    """
    from han.config.assemble import open_parts, wiring_policy
    from han.config.compose import compose_config
    from han.config.environment import make_sight
    from han.config.schema import RecordConfig
    from han.recording.recorder import Recorder
    from han.tasks.load import load_tasks, per_stratum

    config = compose_config("record", RecordConfig, overrides or [], config_dir)
    chosen = config.tasks
    tasks = per_stratum(
        load_tasks(chosen.source, strata=chosen.strata, noise=chosen.noise, limit=config.limit),
        config.per_stratum,
    )
    makers = [wiring_policy(config, name) for name in config.plan.wirings]
    with open_parts(config) as (parts, _), Progress(console=err) as bar:
        shown = bar.add_task(f"recording {chosen.source}", total=len(tasks))
        recorder = Recorder(config, parts, make_sight(parts), makers)
        faults = recorder.run(tasks, lambda done, _: bar.update(shown, completed=done))
    out.print(f"{len(tasks)} tasks recorded: {config.tape.path}", soft_wrap=True)
    if faults:
        raise HanError(f"{len(faults)} tasks hit a sandbox fault; run again. {faults[0]}")

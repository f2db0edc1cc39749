"""Play several wirings over the same tasks and draws: the raw material of node values and headroom.

python scripts/measure_wirings.py --to docs/measurements/wirings.jsonl --llm flash \
    --wirings single_shot retrieve_first --per-stratum 16 --draws 0 1

A row a task, draw and wiring. Rows that the file already holds are not played again, so the same
command goes on where it was stopped. All wirings of a task are played one after the other: their
prompts begin alike, and the engine reads what they share once.
"""

import argparse
import json
import threading
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import track

from han.config.assemble import make_policy, open_parts
from han.config.compose import compose_config
from han.config.schema import EvalConfig
from han.core.episode import InfrastructureError
from han.core.parts import Parts
from han.core.play import play
from han.tasks.load import load_tasks, per_stratum
from han.tasks.task import Task

BUDGET = 3200
"""Flash-equivalent tokens of every episode, whichever tier it speaks on."""

err = Console(stderr=True)


class Rows:
    """A JSON-lines file that grows; one row an episode."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._lock = threading.Lock()
        path.parent.mkdir(parents=True, exist_ok=True)
        lines = path.read_text("utf-8").splitlines() if path.exists() else []
        self._done = {self._key(json.loads(line)) for line in lines}

    def __contains__(self, row: dict[str, Any]) -> bool:
        return self._key(row) in self._done

    def add(self, row: dict[str, Any]) -> None:
        with self._lock, self._path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(row) + "\n")

    @staticmethod
    def _key(row: dict[str, Any]) -> tuple[Any, ...]:
        return tuple(row[name] for name in ("task", "stratum", "tier", "wiring", "draw"))


def play_task(
    task: Task, draw: int, tier: str, configs: list[EvalConfig], parts: Parts, rows: Rows
) -> None:
    """All wirings of one task and draw, one after the other."""
    for config in configs:
        row: dict[str, Any] = {
            "task": task.id,
            "family": task.family,
            "stratum": task.stratum,
            "noise": task.noise,
            "tier": tier,
            "wiring": config.policy.name,
            "draw": draw,
        }
        if row in rows:
            continue
        try:
            result, _ = play(task, make_policy(config), parts, draw=draw)
        except InfrastructureError as fault:
            err.print(f"{fault}: left out, the same command plays it again", markup=False)
            continue
        if any(entry.finish == "timeout" for entry in result.entries):
            err.print(f"{task.id}: an answer ran out of time: left out, the same command plays it")
            continue
        row["solved"] = result.outcome == "solved"
        row["outcome"] = result.outcome
        row["ending"] = result.ending
        row["tokens"] = result.tokens
        row["completion_tokens"] = result.completion_tokens
        row["steps"] = result.steps
        rows.add(row)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--to", type=Path, required=True, help="JSON-lines file to add rows to")
    parser.add_argument("--wirings", nargs="+", required=True, help="names in cfg/policy")
    parser.add_argument("--llm", default="flash", choices=("flash", "deep"))
    parser.add_argument("--tasks", default="train", help="a named set or a file")
    parser.add_argument("--per-stratum", type=int, default=16)
    parser.add_argument("--strata", nargs="*", default=())
    parser.add_argument("--noise", type=int, help="tell every task at this level")
    parser.add_argument("--draws", nargs="+", type=int, default=(0, 1))
    parser.add_argument("--at-once", type=int, default=10, help="tasks played side by side")
    given = parser.parse_args()
    # A busy machine must not decide what a model could say.
    patience = f"llm.tiers.{given.llm}.timeout_s=3600"
    common = [f"llm={given.llm}", patience, f"budget.tokens={BUDGET}"]
    configs = [
        compose_config("eval", EvalConfig, [*common, f"policy={name}"]) for name in given.wirings
    ]
    tasks = per_stratum(
        load_tasks(given.tasks, strata=given.strata, noise=given.noise), given.per_stratum
    )
    rows = Rows(given.to)
    with open_parts(configs[0]) as (parts, _), ThreadPoolExecutor(given.at_once) as pool:
        jobs = [
            pool.submit(play_task, task, draw, given.llm, configs, parts, rows)
            for draw, task in _orders(given.draws, tasks)
        ]
        for job in track(as_completed(jobs), "tasks × draws", total=len(jobs), console=err):
            job.result()


def _orders(draws: Sequence[int], tasks: Sequence[Task]) -> Iterator[tuple[int, Task]]:
    """Draw by draw, so that a run that is stopped early has whole draws."""
    return ((draw, task) for draw in draws for task in tasks)


if __name__ == "__main__":
    main()

"""Plays one policy over many tasks, several episodes at once, and survives being killed."""

import threading
from collections.abc import Callable, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from pathlib import Path

from han.config.assemble import make_policy, open_parts
from han.config.schema import EvalConfig
from han.core.episode import InfrastructureError
from han.core.parts import Parts
from han.core.play import episode_name, play
from han.core.records import EpisodeResult
from han.errors import HanError
from han.eval.identity import deciding_config, identity, run_name
from han.eval.provenance import provenance
from han.eval.results import Results, summarise_run
from han.eval.store import RunFolder, write_whole
from han.llm.protocol import Cancelled
from han.tasks.load import load_tasks
from han.tasks.task import Task

Progress = Callable[[EpisodeResult | None, int, int], None]
"""Called with a finished episode (``None`` before the first), episodes done, episodes in all."""


@dataclass(frozen=True, slots=True)
class Run:
    """A run on disk.

    Attributes:
        path: its folder.
        results: what ``results.json`` holds.
        calls, cached_calls: model calls of the finished episodes, and those that cost no decoding.
        faults: one line for each episode that a sandbox fault left unfinished.
    """

    path: Path
    results: Results
    calls: int
    cached_calls: int
    faults: tuple[str, ...]


def run_eval(config: EvalConfig, progress: Progress) -> Run:
    """Plays what is not finished yet and writes ``results.json`` and ``telemetry.parquet``.

    Raises:
        HanError: bad tasks, no model, an unreachable endpoint, no sandbox; finished episodes stay
            and the same call resumes.
    """
    chosen = config.tasks
    tasks = load_tasks(chosen.source, strata=chosen.strata, noise=chosen.noise, limit=config.limit)
    same = identity(config, tasks)
    folder = RunFolder(Path(config.runs) / (config.run or run_name(config, same)))
    with folder.open(same):
        return _run(config, tasks, folder, progress)


def _run(config: EvalConfig, tasks: list[Task], folder: RunFolder, progress: Progress) -> Run:
    names = {task.id: episode_name(task.id, config.draw) for task in tasks}
    owed = [task for task in tasks if folder.finished(names[task.id]) is None]
    faults: list[str] = []
    if owed:
        with open_parts(config) as (parts, facts):
            folder.write_provenance(provenance(facts))
            faults = _play_all(owed, config, parts, folder, progress, len(tasks) - len(owed))
    results = _write_results(tasks, folder, names, config, faults)
    records = folder.telemetry(row.episode for row in results.episodes)
    calls = [record for record in records if record.tier]
    cached = sum(record.cache_hit for record in calls)
    return Run(folder.path, results, len(calls), cached, tuple(faults))


def _play_all(
    tasks: Sequence[Task],
    config: EvalConfig,
    parts: Parts,
    folder: RunFolder,
    progress: Progress,
    done: int,
) -> list[str]:
    """Keeps ``at_once`` episodes going; any error but a sandbox fault stops them all."""
    cancel = threading.Event()
    faults: list[str] = []
    total = done + len(tasks)
    progress(None, done, total)
    with ThreadPoolExecutor(config.at_once, thread_name_prefix="episode") as pool:
        pending: set[Future[EpisodeResult]] = {
            pool.submit(_play_one, task, config, parts, folder, cancel) for task in tasks
        }
        try:
            while pending:
                finished, pending = wait(pending, return_when=FIRST_COMPLETED)
                for future in finished:
                    try:
                        result = future.result()
                    except InfrastructureError as fault:
                        faults.append(str(fault))
                        continue
                    done += 1
                    progress(result, done, total)
        except BaseException:
            cancel.set()
            for future in pending:
                future.cancel()
            raise
    return faults


def _play_one(
    task: Task, config: EvalConfig, parts: Parts, folder: RunFolder, cancel: threading.Event
) -> EpisodeResult:
    if cancel.is_set():
        raise Cancelled
    name = episode_name(task.id, config.draw)
    folder.begin(name)
    result, _ = play(
        task,
        make_policy(config),
        parts,
        draw=config.draw,
        watch=lambda record, entry: folder.watch(name, record, entry),
        cancel=cancel,
    )
    folder.finish(result)
    return result


def _write_results(
    tasks: Sequence[Task],
    folder: RunFolder,
    names: dict[str, str],
    config: EvalConfig,
    faults: Sequence[str],
) -> Results:
    finished = [r for r in map(folder.finished, names.values()) if r is not None]
    if not finished:
        why = faults[0] if faults else "run the same command again"
        raise HanError(f"{folder.path}: no episode was finished: {why}")
    results = summarise_run(tasks, finished, deciding_config(config), folder.provenance())
    folder.write_telemetry([result.episode_id for result in finished])
    write_whole(folder.path / "results.json", results.model_dump_json(indent=1) + "\n")
    return results

"""Tasks by name: the frozen sets, ``starter``, ``humaneval``, or a file."""

import difflib
import json
from collections import Counter
from collections.abc import Callable, Collection, Sequence
from pathlib import Path

from han.errors import HanError
from han.paths import resource
from han.tasks.folder import load_folder
from han.tasks.humaneval import is_humaneval, load_humaneval
from han.tasks.jsonl import read_jsonl
from han.tasks.lines import numbered_lines
from han.tasks.sets import generate_task, read_set
from han.tasks.task import Task

_SETS: dict[str, Callable[[], list[Task]]] = {
    "train": lambda: read_set("train"),
    "validation": lambda: read_set("validation"),
    "test": lambda: read_set("test"),
    "starter": lambda: read_jsonl(resource("data/tasks") / "starter.jsonl"),
    "humaneval": load_humaneval,
}


def load_tasks(
    name_or_path: str | Path,
    *,
    strata: Collection[str] = (),
    noise: int | None = None,
    limit: int | None = None,
) -> list[Task]:
    """Tasks of a named set or a file, in file order.

    Args:
        name_or_path: ``train``, ``validation``, ``test``, ``starter``, ``humaneval``, or a
            JSON-lines file in our format or HumanEval's (plain or ``.gz``; recognised by its keys),
            or a folder (``han.tasks.folder``).
        strata: keep tasks of these only; empty keeps all.
        noise: tell generated tasks at this level, 0–3, instead of their own.
        limit: keep at most so many.

    Raises:
        HanError: unknown set, an unreadable, malformed or empty file, strata that leave nothing,
            or a noise level for tasks that were not generated.
    """
    tasks = _load(str(name_or_path))
    _check(tasks, str(name_or_path))
    if strata:
        known = sorted({task.stratum for task in tasks})
        tasks = [task for task in tasks if task.stratum in strata]
        if missing := set(strata) - set(known):
            raise HanError(
                f"{name_or_path} has no stratum {', '.join(sorted(missing))}; "
                f"it has {', '.join(known)}"
            )
    tasks = tasks if limit is None else tasks[: max(limit, 0)]
    return tasks if noise is None else [_retold(task, noise) for task in tasks]


def find_task(task_id: str, source: str | None = None, noise: int | None = None) -> Task:
    """One task by its id, e.g. ``HumanEval/0``.

    Args:
        task_id: looked for in every named set.
        source: a file to look in before them.
        noise: tell a generated task at this level, 0–3.

    Generated tasks are found whether they stand in a frozen set or not, at every noise level:
    ``train/keep_long_words-3-n2`` is family, seed and level.

    Raises:
        HanError: no such id; the message names the closest ones.
    """
    own = [source] if source and source not in _SETS else []
    in_own = {task.id: task for name in own for task in load_tasks(name)}
    if task_id not in in_own and (generated := generate_task(task_id, noise)):
        return generated
    family = task_id.partition("/")[0].lower()
    known: list[str] = []
    # The set that the id names goes first, so that the common case reads one file.
    for name in [*own, *sorted(_SETS, key=lambda name: name != family)]:
        for task in load_tasks(name):
            if task.id == task_id:
                return task if noise is None else _retold(task, noise)
            known.append(task.id)
    raise _unknown_id(task_id, known)


def _load(name: str) -> list[Task]:
    if name in _SETS:
        return _SETS[name]()
    path = Path(name)
    if path.is_dir():
        return load_folder(path)
    if not path.is_file():
        sets = ", ".join(sorted(_SETS))
        raise HanError(
            f"no task set or file {name!r}; known sets: {sets}, or the path of a .jsonl or a folder"
        )
    return load_humaneval(path) if _is_humaneval(path) else read_jsonl(path)


def _check(tasks: list[Task], where: str) -> None:
    if not tasks:
        raise HanError(f"{where} holds no task")
    seen: set[str] = set()
    for task in tasks:
        if task.id in seen:
            raise HanError(f"{where}: the id {task.id!r} stands there twice")
        seen.add(task.id)


def _retold(task: Task, noise: int) -> Task:
    told = generate_task(task.id, noise)
    if told is None:
        raise HanError(f"{task.id} was not generated: its noise can't be set")
    return told


def _is_humaneval(path: Path) -> bool:
    for _, first in numbered_lines(path):
        try:
            return is_humaneval(json.loads(first))
        except json.JSONDecodeError:
            return False
    return False


def _unknown_id(task_id: str, known: Collection[str]) -> HanError:
    by_lower = {one.lower(): one for one in known}
    close = difflib.get_close_matches(task_id.lower(), by_lower, n=3, cutoff=0.5)
    hint = f"; close: {', '.join(by_lower[one] for one in close)}" if close else ""
    return HanError(f"no task {task_id!r}{hint}")


def per_stratum(tasks: Sequence[Task], most: int | None) -> list[Task]:
    """The first ``most`` tasks of every stratum, in the order of the set; ``None`` takes all."""
    seen: Counter[str] = Counter()
    kept: list[Task] = []
    for task in tasks:
        seen[task.stratum] += 1
        if most is None or seen[task.stratum] <= most:
            kept.append(task)
    return kept

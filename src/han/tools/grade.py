"""The result of one candidate over both sets of tests, as ``han check --json`` prints it."""

from dataclasses import asdict
from typing import Any

from han.tasks.task import Task
from han.tools.tester import Tester


def grade(task: Task, code: str, tester: Tester) -> dict[str, Any]:
    """Runs public, then hidden tests. JSON-able; no hidden value is in it.

    ``status`` is the hidden tests' one. ``failure`` is the first failing public test, or null.
    ``ms`` are wall milliseconds of both runs.
    """
    public = tester.run(task, code, "public")
    hidden = tester.run(task, code, "hidden")
    return {
        "task": task.id,
        "status": hidden.status,
        "public": {"passed": public.passed, "total": public.total, "status": public.status},
        "hidden": {"passed": hidden.passed, "total": hidden.total, "status": hidden.status},
        "reason": hidden.reason,
        "failure": asdict(public.failure) if public.failure else None,
        "ms": round(public.ms + hidden.ms, 3),
        "engine": tester.engine,
        "isolated": tester.isolated,
    }

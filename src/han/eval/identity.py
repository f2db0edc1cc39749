"""What makes two runs the same run: all that decides results, and nothing else."""

import hashlib
import json
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from han.config.compose import dump_config
from han.config.schema import EvalConfig
from han.tasks.task import Task

_UNDECIDING = ("run", "runs", "at_once")


def deciding_config(config: EvalConfig) -> dict[str, Any]:
    """The configuration without what names the run or only makes it faster."""
    return {key: value for key, value in dump_config(config).items() if key not in _UNDECIDING}


def identity(config: EvalConfig, tasks: Sequence[Task]) -> dict[str, Any]:
    """Deciding configuration and a digest of the tasks themselves, wherever they were read from."""
    content = "\n".join(task.model_dump_json() for task in tasks)
    return {
        "config": deciding_config(config),
        "tasks_sha256": hashlib.sha256(content.encode()).hexdigest(),
    }


def run_name(config: EvalConfig, same: dict[str, Any]) -> str:
    """E.g. ``fixed_graph-humaneval-flash-1a2b3c4d``; the digest is of the identity."""
    digest = hashlib.sha256(json.dumps(same, sort_keys=True).encode()).hexdigest()[:8]
    source = re.sub(r"[^\w-]+", "_", Path(config.tasks.source).stem)
    tiers = "_".join(sorted(config.llm.tiers))
    return f"{config.policy.name}-{source}-{tiers}-{digest}"

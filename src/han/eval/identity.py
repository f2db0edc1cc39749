"""What makes two runs the same run: all that decides results, and nothing else."""

import hashlib
import json
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from han.config.compose import dump_config
from han.config.schema import EvalConfig
from han.tape.opening import recorded_digest
from han.tasks.task import Task

_UNDECIDING = ("run", "runs", "at_once", "tape")


def deciding_config(config: EvalConfig) -> dict[str, Any]:
    """The configuration without what names the run or only makes it faster.

    Where a tape lies decides nothing. A replay is decided by what the tape holds, so its content
    digest stands in for its path; a recording gives what the live parts give, so it is the same run
    as without a tape, and goes on where it was killed though the tape has grown.

    Raises:
        HanError: there is no such tape.
    """
    kept = {key: value for key, value in dump_config(config).items() if key not in _UNDECIDING}
    if config.tape.path is not None and config.tape.mode != "record":
        digest = recorded_digest(Path(config.tape.path))
        kept["tape"] = {"mode": config.tape.mode, "digest": digest}
    return kept


def identity(config: EvalConfig, tasks: Sequence[Task]) -> dict[str, Any]:
    """Deciding configuration and a digest of the tasks themselves, wherever they were read from."""
    content = "\n".join(task.model_dump_json() for task in tasks)
    return {
        "config": deciding_config(config),
        "tasks_sha256": hashlib.sha256(content.encode()).hexdigest(),
    }


def run_name(config: EvalConfig, same: dict[str, Any]) -> str:
    """E.g. ``fixed_graph-humaneval-flash-1a2b3c4d``; the digest is of the identity.

    A recording has the tape's name in its own: in the folder of the live run it would find all
    episodes finished, play none and record none.
    """
    digest = hashlib.sha256(json.dumps(same, sort_keys=True).encode()).hexdigest()[:8]
    source = re.sub(r"[^\w-]+", "_", Path(config.tasks.source).stem)
    tiers = "_".join(sorted(config.llm.tiers))
    name = f"{config.policy.name}-{source}-{tiers}-{digest}"
    if config.tape.mode == "record" and config.tape.path is not None:
        name += "-" + re.sub(r"[^\w-]+", "_", Path(config.tape.path).stem)
    return name

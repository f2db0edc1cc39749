"""Where a run's numbers come from."""

import os
import platform
import subprocess
from datetime import UTC, datetime
from importlib.metadata import version

from pydantic import BaseModel, ConfigDict

from han.config.assemble import Facts
from han.paths import resource

_DECIDING = ("holon-han", "xllamacpp", "sandlock", "torch", "sentence-transformers", "numpy")


class Provenance(BaseModel):
    """Attributes:
    commit: of the checkout that ran, ``-dirty`` where it had changes; empty for a wheel.
    versions: of the distributions that decide results.
    digests: of models and prompts.
    sandbox, isolated: engine that ran model-written code, and whether it was a sandbox at all.
    machine: Python, system, cores.
    started: UTC, to the second.
    """

    model_config = ConfigDict(extra="forbid", frozen=True)

    commit: str
    versions: dict[str, str]
    digests: dict[str, str]
    sandbox: str
    isolated: bool
    machine: dict[str, str]
    started: str


def provenance(facts: Facts) -> Provenance:
    """Of a run that starts now with these parts."""
    return Provenance(
        commit=_commit(),
        versions={name: version(name) for name in _DECIDING},
        digests=facts.digests,
        sandbox=facts.sandbox,
        isolated=facts.isolated,
        machine={
            "python": platform.python_version(),
            "system": f"{platform.system()} {platform.release()} {platform.machine()}",
            "cores": str(os.cpu_count()),
        },
        started=datetime.now(UTC).isoformat(timespec="seconds"),
    )


def _commit() -> str:
    root = resource("cfg").parent
    if not (root / ".git").exists():
        return ""
    commands = (["git", "rev-parse", "HEAD"], ["git", "status", "--porcelain"])
    try:
        head, status = (
            subprocess.run(c, cwd=root, capture_output=True, text=True, check=True).stdout.strip()
            for c in commands
        )
    except (OSError, subprocess.CalledProcessError):
        return ""
    return f"{head}-dirty" if status else head

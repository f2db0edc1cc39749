"""A run's default name: readable, and the same for the same configuration."""

import hashlib
import json
import re
from pathlib import Path

from han.config.compose import dump_config
from han.config.schema import EvalConfig


def run_name(config: EvalConfig) -> str:
    """E.g. ``fixed_graph-humaneval-flash-1a2b3c4d``; the digest covers whatever decides results."""
    plain = dump_config(config)
    for key in ("run", "runs", "at_once"):
        plain.pop(key)
    digest = hashlib.sha256(json.dumps(plain, sort_keys=True).encode()).hexdigest()[:8]
    source = re.sub(r"[^\w-]+", "_", Path(config.tasks.source).stem)
    tiers = "_".join(sorted(config.llm.tiers))
    return f"{config.policy.name}-{source}-{tiers}-{digest}"

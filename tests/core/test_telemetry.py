import pyarrow.parquet as pq

from han.core.records import StepRecord
from han.core.telemetry import COLUMNS, append_line, read_lines, write_parquet

SEED_COLUMNS = [
    "episode_id",
    "step",
    "active_edges",
    "next_node",
    "prompt_tokens",
    "completion_tokens",
    "wall_ms",
    "tool_calls",
    "pass_count",
    "fail_count",
    "fail_types",
    "entropy",
    "novelty",
    "sim_to_peers",
    "cache_hit",
    "early_stop",
    "reward_partial",
]

RECORD = StepRecord(
    episode_id="toy#0",
    step=2,
    active_edges=("Spec>Coder:brief:256",),
    next_node="Coder",
    tier="flash",
    fail_types=("failed",),
    entropy=0.25,
    charged=12.5,
)


def test_has_the_seeds_columns_and_a_version():
    assert set(SEED_COLUMNS) <= set(COLUMNS.names)
    assert set(COLUMNS.names) == set(StepRecord.model_fields)


def test_lines_and_parquet_hold_what_was_recorded(tmp_path):
    append_line(tmp_path / "t.jsonl", RECORD)
    append_line(tmp_path / "t.jsonl", RECORD)
    assert read_lines(tmp_path / "t.jsonl") == [RECORD, RECORD]
    write_parquet(tmp_path / "t.parquet", [RECORD])
    [row] = pq.read_table(tmp_path / "t.parquet").to_pylist()
    assert StepRecord.model_validate(row) == RECORD


def test_an_empty_run_still_has_columns(tmp_path):
    write_parquet(tmp_path / "t.parquet", [])
    assert pq.read_schema(tmp_path / "t.parquet").names == COLUMNS.names

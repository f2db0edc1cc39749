import pytest

from han.core.play import play
from han.errors import HanError
from han.eval.store import RunFolder
from han.policies.wiring import FixedWiring, WiringConfig
from tests.core.support import TASK, parts

SHOT = WiringConfig(
    name="shot", prologue=[{"edges": ["Spec>Coder"], "run": "Coder", "max_tokens": 64}]
)


def play_into(folder):
    folder.begin("toy/0#0")
    result, _ = play(
        TASK, FixedWiring(SHOT), parts(), watch=lambda r, e: folder.watch("toy/0#0", r, e)
    )
    return result


def test_an_episode_counts_once_it_is_finished_and_reads_back_equal(tmp_path):
    folder = RunFolder(tmp_path / "run")
    result = play_into(folder)
    assert folder.finished("toy/0#0") is None
    folder.finish(result)
    assert folder.finished("toy/0#0") == result
    assert len(folder.telemetry(["toy/0#0"])) == result.steps


def test_an_interrupted_attempt_leaves_nothing_behind(tmp_path):
    folder = RunFolder(tmp_path / "run")
    play_into(folder)
    folder.finish(play_into(folder))
    assert len(folder.telemetry(["toy/0#0"])) == 2


def test_drafts_and_failing_traces_are_kept(tmp_path):
    folder = RunFolder(tmp_path / "run")
    play_into(folder)
    kept = {path.name for path in (tmp_path / "run").rglob("step-*")}
    assert {"step-00-Coder.py", "step-00-Coder.trace.txt"} <= kept


def test_a_folder_belongs_to_one_configuration(tmp_path):
    for _ in range(2):
        with RunFolder(tmp_path / "run").open({"a": 1}):
            pass
    with (
        pytest.raises(HanError, match="another configuration"),
        RunFolder(tmp_path / "run").open({"a": 2}),
    ):
        pass


def test_two_processes_cannot_play_one_run(tmp_path):
    with (
        RunFolder(tmp_path / "run").open({"a": 1}),
        pytest.raises(HanError, match="another process"),
        RunFolder(tmp_path / "run").open({"a": 1}),
    ):
        pass


def test_task_ids_never_leave_the_folder(tmp_path):
    folder = RunFolder(tmp_path / "run")
    folder.begin("../../evil#0")
    assert [path.name for path in tmp_path.iterdir()] == ["run"]

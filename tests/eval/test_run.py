"""A whole run on the real model: written, resumed, repeated, reported."""

import json

import pyarrow.parquet as pq
import pytest

from han.config.compose import compose_config
from han.config.schema import EvalConfig
from han.errors import HanError
from han.eval.report import write_report
from han.eval.run_view import read_run
from han.eval.runner import run_eval

pytestmark = pytest.mark.model


def config(folder, *overrides):
    small = ["limit=2", "budget.retries=0", f"runs={folder}", "run=one"]
    return compose_config("eval", EvalConfig, [*small, *overrides])


def silent(*_):
    pass


@pytest.fixture(scope="module")
def run(tmp_path_factory):
    return run_eval(config(tmp_path_factory.mktemp("runs")), silent)


def test_what_a_run_leaves_behind(run):
    rows = pq.read_table(run.path / "telemetry.parquet").to_pylist()
    assert {row["episode_id"] for row in rows} == {row.episode for row in run.results.episodes}
    assert run.results.pass_at_1.episodes == 2
    assert run.results.unfinished == 0
    assert run.results.isolated
    for row in run.results.episodes:
        partials = [r["reward_partial"] for r in rows if r["episode_id"] == row.episode]
        assert sum(partials) == pytest.approx(row.reward)


def test_finished_episodes_are_not_played_again(run):
    before = {p: p.stat().st_mtime_ns for p in run.path.glob("episodes/*/*")}
    again = run_eval(config(run.path.parent), silent)
    assert {p: p.stat().st_mtime_ns for p in run.path.glob("episodes/*/*")} == before
    assert again.results == run.results


@pytest.mark.usefixtures("run")
def test_over_the_recording_a_run_is_byte_identical(tmp_path):
    first = run_eval(config(tmp_path), silent)
    kept = tmp_path / "kept"
    first.path.rename(kept)
    second = run_eval(config(tmp_path), silent)
    names = sorted(p.relative_to(kept) for p in kept.glob("episodes/*/episode.json"))
    assert len(names) == 2
    for name in [*names, "results.json"]:
        assert (second.path / name).read_bytes() == (kept / name).read_bytes()


@pytest.mark.usefixtures("run")
def test_a_lost_episode_alone_is_played_again(tmp_path):
    first = run_eval(config(tmp_path), silent)
    lost = next(first.path.glob("episodes/*/episode.json"))
    text = lost.read_bytes()
    lost.unlink()
    run_eval(config(tmp_path), silent)
    assert lost.read_bytes() == text


def test_another_configuration_is_refused(run):
    with pytest.raises(HanError, match="another configuration"):
        run_eval(config(run.path.parent, "budget.tokens=900"), silent)


def test_the_report_stands_alone_and_shows_every_answer(run, tmp_path):
    page = write_report([read_run(run.path)], tmp_path / "report.html").read_text()
    assert "<svg" in page
    assert "http://" not in page.replace("http://www.w3.org", "").replace(
        "http://purl.org", ""
    ).replace("http://creativecommons.org", "")
    for row in run.results.episodes:
        assert row.task in page
        episode = json.loads(
            next(run.path.glob(f"episodes/*{row.task.split('/')[1]}*/episode.json")).read_text()
        )
        assert episode["submission"].splitlines()[0].replace(">", "&gt;") in page

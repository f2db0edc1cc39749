"""The parts of a run over a tape: recorded with a live engine, then without any."""

import json
import os
import subprocess
import sys
from contextlib import contextmanager

import numpy as np
import pytest

from han.config import assemble
from han.config.compose import compose_config
from han.config.schema import EvalConfig
from han.errors import HanError
from han.eval.identity import deciding_config, identity, run_name
from han.eval.runner import run_eval
from han.llm.scripted import ScriptedModel
from han.tape.format import Tape
from han.tools.embedder import quantise, unit_rows

PROGRAM = (
    "```python\ndef count_late(minutes, limit):\n    return sum(m > limit for m in minutes)\n```"
)
RUN = ("limit=2", "policy=fixed_graph", "budget.retries=1")


class Words:
    """Vectors of a text's letters, in place of a model that takes seconds to load."""

    def embed(self, texts):
        rows = [[1.0 + text.lower().count(chr(97 + n % 26)) for n in range(384)] for text in texts]
        return unit_rows(quantise(np.array(rows, np.float32)))  # on the grid, as MiniLM's are

    def answers(self, _):
        return True

    def close(self):
        pass


def config(*overrides: str) -> EvalConfig:
    return compose_config("eval", EvalConfig, [*RUN, *overrides])


@pytest.fixture
def engine(monkeypatch):
    """A scripted engine and embedder in place of the real ones; the sandbox is real."""
    model = ScriptedModel(lambda request: PROGRAM if request.role == "Coder" else request.role)
    monkeypatch.setattr(assemble, "build_tiers", lambda _: {"flash": model})
    monkeypatch.setattr(assemble, "MiniLM", Words)
    return model


@contextmanager
def without(monkeypatch, *names: str):
    """Nothing of these may be made."""

    def refuse(*_, **__):
        raise AssertionError("made")

    with monkeypatch.context() as patch:
        for name in names:
            patch.setattr(assemble, name, refuse)
        yield


def silent(*_):
    pass


def test_record_then_replay_without_engine_sandbox_or_embedder(engine, monkeypatch, tmp_path):
    path = tmp_path / "one.tape"
    where = (f"runs={tmp_path / 'runs'}", f"tape.path={path}")
    recorded = run_eval(config("tape=record", "run=a", *where), silent)
    assert recorded.results.pass_at_1.episodes == 2
    with without(monkeypatch, "build_tiers", "Tester", "MiniLM"):
        replayed = run_eval(config("tape=replay", "run=b", *where), silent)
        with assemble.open_parts(config("tape=replay", *where)) as (_, facts):
            assert (facts.sandbox, facts.isolated) == ("tape", True)
            assert facts.digests["flash"] == engine.digest
            with Tape(path) as tape:
                assert facts.digests["tape"] == tape.digest
    names = sorted(p.relative_to(recorded.path) for p in recorded.path.glob("episodes/*/*"))
    assert len(names) > 8
    for name in names:
        one, other = (run.path / name for run in (recorded, replayed))
        if name.name == "telemetry.jsonl":
            assert timeless(one) == timeless(other)
        else:
            assert one.read_bytes() == other.read_bytes()
    assert replayed.cached_calls == replayed.calls > 0
    then_live = run_eval(config("tape=replay_then_live", "run=c", *where), silent)
    assert then_live.results.episodes == recorded.results.episodes
    live = run_eval(config("run=d", where[0]), silent)
    assert live.results.episodes == recorded.results.episodes


def timeless(path):
    rows = [json.loads(line) for line in path.read_text().splitlines()]
    return [{k: v for k, v in row.items() if k not in ("wall_ms", "cache_hit")} for row in rows]


def test_a_killed_recording_goes_on(engine, tmp_path):
    where = (f"runs={tmp_path / 'runs'}", f"tape.path={tmp_path / 'one.tape'}", "tape=record")
    first = run_eval(config(*where), silent)
    lost = next(first.path.glob("episodes/*/episode.json"))
    text = lost.read_bytes()
    lost.unlink()
    assert run_eval(config(*where), silent).path == first.path
    assert lost.read_bytes() == text
    assert engine


def test_replay_imports_no_torch_and_needs_no_weights(engine, tmp_path):
    path = tmp_path / "one.tape"
    where = (f"runs={tmp_path / 'runs'}", f"tape.path={path}")
    run_eval(config("tape=record", *where), silent)
    assert engine
    code = (
        "import sys\n"
        "from han.cli import main\n"
        f"sys.argv = ['han', 'eval', *{[*RUN, *where]!r}, 'tape=replay', 'run=b']\n"
        "try:\n"
        "    main()\n"
        "except SystemExit as end:\n"
        "    assert not end.code, end.code\n"
        "assert 'torch' not in sys.modules\n"
        "assert 'sentence_transformers' not in sys.modules\n"
    )
    environment = {**os.environ, "HAN_CACHE": str(tmp_path / "empty")}
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, cwd=tmp_path
    )
    assert done.returncode == 0, done.stderr
    assert not (tmp_path / "empty").exists()


def test_a_recording_is_the_same_run_as_live_in_a_folder_of_its_own(tmp_path):
    path = tmp_path / "mine.tape"
    live, record = config(), config("tape=record", f"tape.path={path}")
    assert identity(record, []) == identity(live, [])
    assert "tape" not in deciding_config(live)
    same = identity(live, [])
    assert run_name(record, same) == run_name(live, same) + "-mine"


def test_a_replay_is_decided_by_the_tapes_content(tmp_path):
    one, other = tmp_path / "one.tape", tmp_path / "other.tape"
    for path in (one, other):
        with Tape(path, write=True) as tape:
            tape.add("vector", (b"k" * 16, b"v"))

    def same(path, mode="replay"):
        return identity(config(f"tape={mode}", f"tape.path={path}"), [])

    assert same(one) == same(other) != identity(config(), [])
    assert same(one) != same(one, "replay_then_live")
    with Tape(other, write=True) as tape:
        tape.add("vector", (b"l" * 16, b"v"))
    assert same(one) != same(other)
    with pytest.raises(HanError, match="no such file"):
        same(tmp_path / "none.tape")

"""Bad input: one clear line on stderr, an exit status that is not 0, and no traceback."""

import pytest

from han.llm.weights import CATALOGUE
from han.paths import cache_dir

TASK_LINE = (
    '{"id": "a/1", "spec": "def f(x): ...", "entry_point": "f", "signature": "def f(x):", '
    '"hidden": {"kind": "cases", "cases": [{"args": "(1,)", "expected": "1"}]}}\n'
)


@pytest.fixture
def empty_cache(monkeypatch, tmp_path):
    monkeypatch.setenv("HAN_CACHE", str(tmp_path / "cache"))
    return cache_dir()


def test_an_unknown_task(han):
    code, _, [line] = han("solve", "starter/parcel_code")
    assert code == 1
    assert "no task" in line
    assert "parcel" in line


def test_an_unknown_task_set(han):
    code, _, [line] = han("eval", "tasks=file", "tasks.source=nowhere.jsonl")
    assert code == 1
    assert "nowhere.jsonl" in line


def test_malformed_json_lines_name_file_and_line(han, tmp_path):
    file = tmp_path / "mine.jsonl"
    file.write_text(TASK_LINE + '{"id": oops}\n')
    code, _, [line] = han("eval", "tasks=file", f"tasks.source={file}")
    assert code == 1
    assert "mine.jsonl:2" in line


def test_a_fault_in_a_folder_of_tasks_names_file_and_line(han, tmp_path):
    (tmp_path / "spec.md").write_text("def f(x):\n")
    (tmp_path / "public_tests.py").write_text("assert f(1) == 1\nassert g(1) == 1\n")
    code, _, [line] = han("eval", "tasks=file", f"tasks.source={tmp_path}")
    assert code == 1
    assert "public_tests.py:2: calls g, not f" in line


def test_a_missing_model_names_the_remedy(han, empty_cache, tmp_path):
    code, _, lines = han("eval", f"runs={tmp_path}")
    assert code == 1
    assert "han models pull flash" in lines[-1]
    assert lines[-1].startswith("han: ")
    assert not (empty_cache / "models").exists() or not list((empty_cache / "models").iterdir())


def test_a_wrong_digest_deletes_the_file(han, empty_cache):
    wrong = empty_cache / "models" / CATALOGUE["flash"].file
    wrong.parent.mkdir(parents=True)
    with wrong.open("wb") as file:
        file.truncate(CATALOGUE["flash"].bytes)
    code, _, lines = han("models", "verify", "flash")
    assert code == 1
    assert "SHA-256" in lines[-1]
    assert not wrong.exists()


def test_an_unknown_model(han):
    code, _, lines = han("models", "pull", "enormous")
    assert code == 1
    assert "flash" in lines[-1]


def test_an_unreachable_endpoint(han, tmp_path):
    where = "llm.tiers.flash.base_url=http://127.0.0.1:9/v1"
    code, _, lines = han("eval", "llm=openai", where, "limit=1", f"runs={tmp_path}")
    assert code == 1
    assert "127.0.0.1:9" in lines[-1]


@pytest.mark.parametrize(
    "overrides, said",
    [
        (["budget.token=800"], "budget.tokens"),
        (["polcy=fixed_graph"], "policy"),
        (["policy=fixed_graf"], "fixed_graf"),
        (["budget.tokens=0"], "budget.tokens"),
        (["budget.steps=0"], "budget.steps"),
        (["budget.tokens=many"], "budget.tokens"),
        (["reward=none"], "none"),
        (["limit=0"], "limit"),
        (["tasks=file"], "tasks.source"),
        (["budget.step_tokens=[64]"], "step_tokens"),
        (["policy.prologue=[{run: Coder, tier: deep, max_tokens: 64}]"], "tier deep"),
        (["sandbox=unsave"], "unsave"),
        (["gibberish"], "gibberish"),
    ],
)
def test_a_wrong_configuration(han, overrides, said):
    code, _, [line] = han("eval", *overrides)
    assert code == 1
    assert line.startswith("han: config")
    assert said in line


def test_a_candidate_that_is_not_there(han, tmp_path):
    code, _, [line] = han("check", "HumanEval/0", tmp_path / "none.py")
    assert code == 1
    assert "none.py" in line


def test_a_report_over_no_run(han, tmp_path):
    code, _, [line] = han("report", tmp_path)
    assert code == 1
    assert "results.json" in line


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["tasks", "show", "--bogus"], "No such option: --bogus"),
        (["models", "pull"], "Missing"),
        (["tasks", "show", "keep_long_words", "--noise", "9"], "less than or equal to 3"),
        (["solv"], "solv"),
    ],
)
def test_wrong_usage_is_one_line(han, arguments, says):
    code, _, [line] = han(*arguments)
    assert code == 2
    assert line.startswith("han: ") and says in line and "--help" in line

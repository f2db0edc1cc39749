"""Commands that end well, and their exit statuses."""

import json

import pytest

GOOD = """def count_late(minutes, limit):
    return sum(late > limit for late in minutes)
"""
WRONG = "def count_late(minutes, limit):\n    return len(minutes)\n"


@pytest.mark.parametrize("code, status, exit_status", [(GOOD, "passed", 0), (WRONG, "failed", 1)])
def test_check_prints_one_json_object(han, tmp_path, code, status, exit_status):
    file = tmp_path / "answer.py"
    file.write_text(code)
    code, out, _ = han("check", "starter/count_late", file, "--json")
    verdict = json.loads(out)
    assert code == exit_status
    assert verdict["status"] == status
    assert {"public", "hidden", "reason", "ms"} <= set(verdict)
    assert verdict["isolated"]


def test_check_for_a_person(han, tmp_path):
    file = tmp_path / "answer.py"
    file.write_text(GOOD)
    code, out, _ = han("check", "starter/count_late", file)
    assert code == 0
    assert "passed" in out
    assert "hidden tests" in out


def test_without_a_sandbox_it_shouts(han, tmp_path):
    file = tmp_path / "answer.py"
    file.write_text(GOOD)
    _, _, err = han("check", "starter/count_late", file, "--unsafe")
    assert "NO SANDBOX" in err[0]


@pytest.mark.model
def test_solve_shows_the_episode(han):
    code, out, _ = han("solve", "starter/count_late", "policy=single_agent", "budget.retries=0")
    assert code in (0, 1)
    assert "Coder" in out
    assert "Tester:" in out
    assert "tokens" in out
    assert "def count_late" in out


def test_models_list_shows_both_tiers(han):
    code, out, _ = han("models", "list")
    assert code == 0
    assert "flash" in out
    assert "deep" in out

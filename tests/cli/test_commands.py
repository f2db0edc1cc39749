"""Commands that end well, and their exit statuses."""

import json
import sys

import pytest

from han.cli import main

GOOD = """def count_late(minutes, limit):
    return sum(late > limit for late in minutes)
"""
WRONG = "def count_late(minutes, limit):\n    return len(minutes)\n"


@pytest.fixture
def han(monkeypatch, capsys):
    def run(*arguments):
        monkeypatch.setattr(sys, "argv", ["han", *map(str, arguments)])
        with pytest.raises(SystemExit) as end:
            main()
        return end.value.code, capsys.readouterr().out

    return run


@pytest.mark.parametrize("code, status, exit_status", [(GOOD, "passed", 0), (WRONG, "failed", 1)])
def test_check_prints_one_json_object(han, tmp_path, code, status, exit_status):
    file = tmp_path / "answer.py"
    file.write_text(code)
    code, out = han("check", "starter/count_late", file, "--json")
    verdict = json.loads(out)
    assert code == exit_status
    assert verdict["status"] == status
    assert {"public", "hidden", "reason", "ms"} <= set(verdict)
    assert verdict["isolated"]


def test_check_for_a_person(han, tmp_path):
    file = tmp_path / "answer.py"
    file.write_text(GOOD)
    code, out = han("check", "starter/count_late", file)
    assert code == 0
    assert "passed" in out
    assert "hidden tests" in out


def test_without_a_sandbox_it_shouts(monkeypatch, capsys, tmp_path):
    file = tmp_path / "answer.py"
    file.write_text(GOOD)
    monkeypatch.setattr(sys, "argv", ["han", "check", "starter/count_late", str(file), "--unsafe"])
    with pytest.raises(SystemExit):
        main()
    assert "NO SANDBOX" in capsys.readouterr().err


@pytest.mark.model
def test_solve_shows_the_episode(han):
    code, out = han("solve", "starter/count_late", "policy=single_agent", "budget.retries=0")
    assert code in (0, 1)
    assert "Coder" in out
    assert "Tester:" in out
    assert "tokens" in out
    assert "def count_late" in out


def test_models_list_shows_both_tiers(han):
    code, out = han("models", "list")
    assert code == 0
    assert "flash" in out
    assert "deep" in out

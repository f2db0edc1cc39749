"""The command line, run in this process."""

import sys
from typing import NamedTuple

import pytest

from han.cli import main


class Ended(NamedTuple):
    """How a command ended: exit status, stdout, and stderr's lines."""

    code: int
    out: str
    err: list[str]


@pytest.fixture
def han(monkeypatch, capsys):
    def run(*arguments):
        monkeypatch.setattr(sys, "argv", ["han", *map(str, arguments)])
        with pytest.raises(SystemExit) as end:
            main()
        said = capsys.readouterr()
        return Ended(end.value.code, said.out, said.err.strip().splitlines())

    return run

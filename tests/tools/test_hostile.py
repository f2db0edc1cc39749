"""Every program under ``hostile/``: it does not pass, reaches nothing, harms nobody after it."""

import json
import os
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path

import pytest

from han.tasks.task import Task
from han.tools.sandbox.limits import Limits
from han.tools.tester import Tester

from .canaries import Canaries
from .conftest import engine_or_skip, make_task

FOLDER = Path(__file__).with_name("hostile")
ALLOWED = {
    "exhaust": {"timeout", "limit", "error", "failed", "violation"},
    "escape": {"violation", "failed", "error"},
    "leak": {"failed", "error", "violation"},
    "fake": {"failed", "error", "violation", "limit"},
}
WALL_S = {"exhaust": 0.7}  # of the rest none hangs: the limit is for slow machines
HONEST = "def solve(x, where):\n    return [x * 31 % 17, str(x)[::-1], (x,)]\n"
INPUTS = (7, 23, 1000, 5, 91)
WORKERS = 2


def programs(family: str) -> list[Path]:
    return sorted((FOLDER / family).glob("*.py"))


def task(canaries: Canaries, wall_s: float, role: str = "plant") -> Task:
    where = canaries.where | {"role": role}
    rows = [(f"({x}, {where!r})", repr([x * 31 % 17, str(x)[::-1], (x,)])) for x in INPUTS]
    return make_task(*rows, hidden=tuple(rows), wall_s=wall_s)


@pytest.fixture(scope="module")
def canaries(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Canaries]:
    token = f"10.{os.getpid():07d}1"  # a wall limit that no other Tester has
    one = Canaries(tmp_path_factory.mktemp("canaries"), token)
    yield one
    one.close()


@pytest.fixture(scope="module")
def hardened(canaries: Canaries) -> Iterator[Tester]:
    limits = Limits(wall_s=float(canaries.token), memory_mb=160, cpu_s=5)
    name = os.environ.get("HAN_TEST_ENGINE", "sandlock")
    with Tester(limits, engine=engine_or_skip(name), workers=WORKERS) as tester:
        yield tester
    assert canaries.settles(at_most=0)


@pytest.mark.parametrize(
    "path",
    [p for family in ALLOWED for p in programs(family)],
    ids=lambda p: f"{p.parent.name}/{p.stem}",
)
def test_hostile(path: Path, hardened: Tester, canaries: Canaries) -> None:
    family, code = path.parent.name, path.read_text("utf-8")
    assert code.startswith('"""')
    for role in ("plant", "collect") if family == "leak" else ("plant",):
        verdict = hardened.run(task(canaries, WALL_S.get(family, 8.0), role), code, "public")
        assert verdict.status in ALLOWED[family], verdict
        assert verdict.passed < verdict.total
        json.dumps(asdict(verdict), ensure_ascii=False).encode()  # can be written down
        got = verdict.failure.got if verdict.failure else ""
        assert "ESCAPED" not in got
        assert "LEAKED" not in got or role == "plant"
        assert verdict.ms < 1000 * WALL_S.get(family, 8.0) + 2000
    for _ in range(WORKERS):
        honest = hardened.run(task(canaries, 5.0), HONEST, "hidden")
        assert (honest.status, honest.reason) == ("passed", "")
    assert canaries.touched() == []
    # starter, worker and waiting child, and bubblewrap's first process
    each = 4 if hardened.engine == "bubblewrap" else 3
    assert canaries.settles(at_most=each * WORKERS)


def test_enough_programs_define_the_entry_point() -> None:
    counts = {family: len(programs(family)) for family in ALLOWED}
    assert sum(counts.values()) >= 60
    assert min(counts.values()) >= 15


ALARMS = ("read_canary", "connect_tcp", "send_udp", "connect_unix", "connect_abstract", "links")


@pytest.mark.parametrize("name", ALARMS)
def test_the_alarms_ring_without_a_sandbox(name: str, tmp_path: Path) -> None:
    canaries = Canaries(tmp_path, f"9.{os.getpid():07d}1")
    code = (FOLDER / "escape" / f"{name}.py").read_text("utf-8")
    with Tester(Limits(wall_s=2), engine="unsafe", workers=1) as tester:
        verdict = tester.run(task(canaries, 2.0), code, "public")
        assert not tester.isolated
    canaries.close()
    assert verdict.failure
    assert "ESCAPED" in verdict.failure.got
    assert canaries.touched() or name == "read_canary"

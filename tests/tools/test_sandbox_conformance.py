"""What every isolating engine must do, and what the choice of an engine says."""

import os
import select
import signal
import subprocess
import sys
import textwrap
import time
from pathlib import Path

import pytest

from han.errors import HanError
from han.tasks.task import Task
from han.tools.grade import grade
from han.tools.sandbox import engines
from han.tools.sandbox.limits import Limits
from han.tools.sandbox.worker import Conversation
from han.tools.tester import Tester
from han.tools.trial import Trial

from .canaries import Canaries
from .conftest import make_task

ROWS = (("(3,)", "10"), ("(5,)", "26"))
TASK = make_task(*ROWS, hidden=ROWS, wall_s=1.0)
RIGHT = "def solve(x):\n    return x * x + 1\n"


def test_right_and_wrong(each_engine: Tester) -> None:
    assert each_engine.isolated
    assert each_engine.run(TASK, RIGHT, "public").status == "passed"
    assert each_engine.run(TASK, RIGHT.replace("+ 1", ""), "hidden").status == "failed"


@pytest.mark.parametrize(
    ("body", "statuses"),
    [
        ("while True: pass", {"timeout"}),
        ("import time; time.sleep(60)", {"timeout"}),
        ("return bytearray(1 << 30)", {"limit"}),
        ("return 'x' * (1 << 24)", {"failed"}),
        ("import os\n    while True: os.write(3, bytes(1 << 16))", {"limit", "error"}),
        ("import os; return [os.pipe() for _ in range(500)]", {"error"}),
        ("import os; os._exit(0)", {"error"}),
        ("import os; os.kill(os.getpid(), 9)", {"error"}),
        ("import os; os.fork()", {"violation"}),
        ("import socket; socket.socket()", {"violation"}),
        ("import os; os.kill(os.getppid(), 9)", {"violation"}),
        ("import os; os.kill(1, 0)", {"violation"}),
        ("open('/tmp/x', 'w')", {"violation", "error"}),
        ("open('/etc/passwd')", {"violation", "error"}),
        ("open('/proc/1/environ')", {"violation", "error"}),
        ("import threading; threading.Thread(target=print).start()", {"error"}),
        ("import ctypes; ctypes.CDLL(None).ptrace(0, 0, 0, 0)", {"violation"}),
    ],
)
def test_what_is_refused(each_engine: Tester, body: str, statuses: set[str]) -> None:
    code = f"def solve(x):\n    {body}\n"
    assert each_engine.run(TASK, code, "public").status in statuses
    assert each_engine.run(TASK, RIGHT, "hidden").status == "passed"


def test_the_standard_library_is_there(each_engine: Tester) -> None:
    code = """
        import asyncio, bz2, csv, ctypes, decimal, email, hashlib, html, json, lzma, sqlite3, ssl
        import statistics, tomllib, unicodedata, uuid, xml.etree.ElementTree, zlib, zoneinfo
        async def later(x):
            await asyncio.sleep(0)
            return x * x + 1
        def solve(x):
            hashlib.md5(b"x").hexdigest()
            open("/dev/null", "w").write("x")
            return asyncio.run(later(x))
    """
    verdict = each_engine.run(TASK, textwrap.dedent(code), "public")
    assert (verdict.status, verdict.failure) == ("passed", None)


def test_threads_where_they_are_allowed() -> None:
    code = "import threading\ndef solve(x):\n    t = threading.Thread(target=len, args=('',))\n"
    code += "    t.start(); t.join()\n    return x * x + 1\n"
    with Tester(Limits(processes=4), workers=1) as tester:
        assert tester.run(TASK, code, "public").status == "passed"
        assert (
            tester.run(TASK, "import os\ndef solve(x): os.fork()", "public").status == "violation"
        )


def test_a_dead_worker_is_replaced(each_engine: Tester) -> None:
    assert each_engine.run(TASK, RIGHT, "public").status == "passed"
    pool = each_engine._pool  # the test stands in for the kernel's memory killer
    workers = [pool._free.get() for _ in range(2)]
    for worker in workers:
        worker._process.kill()
        if worker._pidfd >= 0:
            signal.pidfd_send_signal(worker._pidfd, signal.SIGKILL)
            # Dead before the first run, or a dying worker may serve that one and fail a later.
            assert select.select([worker._pidfd], [], [], 10)[0]
        worker._process.wait(10)
        pool._free.put(worker)
    verdicts = [each_engine.run(TASK, RIGHT, "public").status for _ in range(4)]
    assert verdicts[1:] == ["passed"] * 3


def test_a_program_under_which_workers_die_gets_no_excuse(monkeypatch: pytest.MonkeyPatch) -> None:
    real = Trial._loaded

    def fatal(self: Trial, talk: Conversation) -> tuple[str, str] | None:
        signal.pidfd_send_signal(self._worker._pidfd, signal.SIGKILL)
        time.sleep(0.1)
        return real(self, talk)

    with Tester(Limits(), workers=1) as tester:
        with monkeypatch.context() as patch:
            patch.setattr(Trial, "_loaded", fatal)
            verdict = tester.run(TASK, "import time\ntime.sleep(9)", "public")
        assert (verdict.status, verdict.passed) == ("violation", 0)
        assert tester.run(TASK, RIGHT, "public").status == "passed"


PARENT = """
import sys, threading, time
from han.tools.tester import Tester
from han.tools.sandbox.limits import Limits
from han.tasks.task import Task
task = Task.model_validate_json(sys.stdin.read())
tester = Tester(Limits(wall_s=float(sys.argv[1])), engine=sys.argv[2])
assert tester.run(task, sys.argv[3], "public").status == "passed"
spin = "def solve(x):\\n    while True: pass"
slow = task.model_copy(update={"time_limit_s": 50.0})
threading.Thread(target=tester.run, args=(slow, spin, "public")).start()
time.sleep(0.3)
print("up", flush=True)
time.sleep(60)
"""


@pytest.mark.parametrize("engine", ["sandlock", "bubblewrap", "unsafe"])
def test_nothing_outlives_a_killed_parent(engine: str, tmp_path: Path) -> None:
    if reason := engines.obstacle(engine):
        pytest.skip(reason)
    token = f"50.{os.getpid():07d}7"
    canaries = Canaries(tmp_path, token)
    command = [sys.executable, "-c", PARENT, token, engine, RIGHT]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as parent:
        assert parent.stdin
        assert parent.stdout
        parent.stdin.write(TASK.model_dump_json().encode())
        parent.stdin.close()
        assert parent.stdout.readline() == b"up\n"
        assert canaries.processes() >= 4
        parent.kill()
    assert canaries.settles(at_most=0)
    canaries.close()


def test_close_leaves_no_descriptor_and_no_process(tmp_path: Path) -> None:
    token = f"51.{os.getpid():07d}7"
    canaries = Canaries(tmp_path, token)
    before = len(list(Path("/proc/self/fd").iterdir()))
    for _ in range(2):
        with Tester(Limits(wall_s=float(token)), workers=2) as tester:
            tester.run(TASK, RIGHT, "public")
            tester.run(TASK, "import os\nos._exit(1)", "public")
    assert canaries.settles(at_most=0)
    assert len(list(Path("/proc/self/fd").iterdir())) == before
    canaries.close()


def test_a_start_takes_no_time_to_speak_of() -> None:
    started = time.perf_counter()
    with Tester(Limits(), workers=2) as tester:
        assert tester.run(TASK, RIGHT, "public").status == "passed"
        assert time.perf_counter() - started < 5  # 0.2 s on a quiet machine


def test_unsafe_must_be_asked_for_and_says_so() -> None:
    with Tester(Limits(), engine="unsafe", workers=1) as tester:
        assert (tester.engine, tester.isolated) == ("unsafe", False)
        assert tester.run(TASK, RIGHT, "public").status == "passed"
        assert tester.run(TASK, "def solve(x): return bytes(1 << 40)", "public").status == "limit"


def test_without_any_engine_there_is_a_remedy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engines, "obstacle", lambda name: f"no {name}")
    with pytest.raises(HanError, match="install bubblewrap") as caught:
        Tester()
    assert "\n" not in str(caught.value)
    with pytest.raises(HanError, match="sandlock sandbox cannot run here: no sandlock"):
        Tester(engine="sandlock")


def test_an_old_kernel_falls_back_to_bubblewrap(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engines.seal, "landlock_abi", lambda: 5)
    monkeypatch.setattr(engines.shutil, "which", lambda _: "/usr/bin/bwrap")
    assert Tester().engine == "bubblewrap"
    monkeypatch.setattr(engines.shutil, "which", lambda _: None)
    with pytest.raises(HanError, match="this kernel has 5"):
        Tester()


def test_grade_is_json_without_hidden_values(tester: Tester) -> None:
    task = Task(**{**TASK.model_dump(), "hidden": make_task(("(77,)", "5930")).public})
    right, wrong = grade(task, RIGHT, tester), grade(task, "def solve(x): return 10", tester)
    assert right["status"] == "passed"
    assert right["public"] == {"passed": 2, "total": 2, "status": "passed"}
    assert wrong["status"] == "failed"
    assert wrong["failure"]["call"] == "solve(5)"
    assert "77" not in str({k: v for k, v in wrong.items() if k != "ms"})
    assert "5930" not in str(wrong)

"""Kills `han eval` with SIGKILL at random moments and shows what that costs: nothing finished.

Starts the evaluation, kills it several times, lets it end, and compares every finished episode's
files before and after each kill; calls that unfinished episodes had paid must come from the cache
afterwards. Then plays the whole run once more over the completions recorded
by then, and compares results and episodes byte for byte.

    python scripts/kill_eval.py [--kills 3] [--seed 0] [OVERRIDE ...]
"""

import argparse
import hashlib
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from han.core.telemetry import read_lines
from han.paths import cache_dir

DEFAULT = ["policy=single_agent", "budget.retries=1", "tasks=humaneval", "limit=24"]


def command(run: Path, overrides: list[str]) -> list[str]:
    arguments = [f"runs={run.parent}", f"run={run.name}", *overrides]
    return [sys.executable, "-m", "han", "eval", *arguments]


def finished(run: Path) -> dict[str, str]:
    """Digest of all files of every finished episode."""
    digests: dict[str, str] = {}
    for done in run.glob("episodes/*/episode.json"):
        files = sorted(path for path in done.parent.iterdir() if path.is_file())
        content = b"".join(path.read_bytes() for path in files)
        digests[done.parent.name] = hashlib.sha256(content).hexdigest()
    return digests


def calls(run: Path, *, unfinished: bool) -> dict[tuple[str, int], bool]:
    """Model calls by episode and step, and whether the cache answered; of which episodes."""
    return {
        (folder.name, record.step): record.cache_hit
        for folder in run.glob("episodes/*")
        if (folder / "episode.json").exists() != unfinished
        and (folder / "telemetry.jsonl").exists()
        for record in read_lines(folder / "telemetry.jsonl")
        if record.tier
    }


def kill_once(run: Path, overrides: list[str], env: dict[str, str], after: int) -> dict[str, str]:
    """Starts the run and kills it as soon as ``after`` episodes are finished, plus a moment."""
    process = subprocess.Popen(
        command(run, overrides), env=env, stderr=subprocess.DEVNULL, stdout=subprocess.DEVNULL
    )
    while process.poll() is None and len(finished(run)) < after:
        time.sleep(0.1)
    time.sleep(random.random() * 3)
    process.send_signal(signal.SIGKILL)
    process.wait()
    return finished(run)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--kills", type=int, default=3)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("overrides", nargs="*", default=DEFAULT, help="as for `han eval`")
    arguments = parser.parse_args()
    random.seed(arguments.seed)
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        (home / "cache").mkdir()
        (home / "cache/models").symlink_to(cache_dir() / "models")
        env = {**os.environ, "HAN_CACHE": str(home / "cache")}
        return show(home / "runs" / "killed", arguments, env)


def show(run: Path, arguments: argparse.Namespace, env: dict[str, str]) -> int:
    lost = changed = after = 0
    before: dict[str, str] = {}
    paid: set[tuple[str, int]] = set()
    for kill in range(arguments.kills):
        after += random.randint(2, 6)
        now = kill_once(run, arguments.overrides, env, after)
        lost += len(before.keys() - now.keys())
        changed += sum(now.get(name, digest) != digest for name, digest in before.items())
        print(f"kill {kill + 1}: {len(now)} episodes finished, {changed} changed, {lost} lost")
        before = now
        paid |= calls(run, unfinished=True).keys()
    subprocess.run(
        command(run, arguments.overrides), env=env, check=True, stdout=subprocess.DEVNULL
    )
    end = finished(run)
    changed += sum(end.get(name) != digest for name, digest in before.items())
    tasks = len(json.loads((run / "results.json").read_text())["episodes"])
    print(f"end: {len(end)} of {tasks} finished, {changed} of {len(before)} earlier ones changed")
    answered = calls(run, unfinished=False)
    again = sum(not answered[call] for call in paid)
    print(f"{len(paid)} calls were paid in episodes that a kill cut off; {again} paid again")
    run.rename(run.with_name("first"))
    subprocess.run(
        command(run, arguments.overrides), env=env, check=True, stdout=subprocess.DEVNULL
    )
    same = sum(
        (run.with_name("first") / "episodes" / name / "episode.json").read_bytes()
        == (run / "episodes" / name / "episode.json").read_bytes()
        for name in end
    )
    results = [(path / "results.json").read_bytes() for path in (run, run.with_name("first"))]
    print(f"again over the recording: {same} of {len(end)} episodes byte-identical")
    print(f"results.json byte-identical: {results[0] == results[1]}")
    return int(changed + lost + again > 0 or same < len(end) or results[0] != results[1])


if __name__ == "__main__":
    sys.exit(main())

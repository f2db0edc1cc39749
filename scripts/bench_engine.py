"""Engine share: how much of the bare engine's speed is left inside an evaluation.

Plays the fixed graph on starter tasks with embedder and Tester running and the cache off, several
episodes at once; then sends the very same requests to a fresh engine with the same slots and
nothing else to do. Prints completion tokens a second of both, and their ratio.

    python scripts/bench_engine.py [--episodes 24] [OVERRIDE ...]
"""

import argparse
import sys
import threading
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from itertools import count, islice

from rich.console import Console
from rich.progress import track

from han.config.assemble import make_policy, open_parts
from han.config.compose import compose_config
from han.config.schema import EvalConfig
from han.core.play import play
from han.errors import HanError
from han.llm.build import build_tiers
from han.llm.protocol import Completion, LanguageModel, Request
from han.tasks.load import load_tasks

err = Console(stderr=True)


class Recorder:
    """Passes calls on, and keeps the requests, their completion tokens and the time they took."""

    def __init__(self, inner: LanguageModel) -> None:
        self._inner = inner
        self._lock = threading.Lock()
        self.requests: list[Request] = []
        self.tokens = 0
        self.first = float("inf")
        self.last = 0.0
        self.digest = inner.digest
        self.context = inner.context
        self.count_tokens = inner.count_tokens
        self.close = inner.close

    def complete(
        self, requests: Sequence[Request], *, cancel: threading.Event | None = None
    ) -> list[Completion]:
        started = time.perf_counter()
        answers = self._inner.complete(requests, cancel=cancel)
        with self._lock:
            self.requests += requests
            self.tokens += sum(answer.completion_tokens for answer in answers)
            self.first = min(self.first, started)
            self.last = time.perf_counter()
        return answers

    @property
    def rate(self) -> float:
        """Completion tokens a second, from the first call to the last answer."""
        return self.tokens / (self.last - self.first)


def inside(config: EvalConfig, episodes: int) -> Recorder:
    """Plays the episodes: every starter task at draw 0, then at draw 1, and so on."""
    tasks = load_tasks(config.tasks.source)
    jobs = list(islice(((task, draw) for draw in count() for task in tasks), episodes))
    with open_parts(config) as (parts, _):
        recorder = Recorder(parts.models["flash"])
        parts = replace(parts, models={"flash": recorder})
        parts.embedder.embed(["loads the embedder before the clock starts"])
        with ThreadPoolExecutor(config.at_once) as pool:
            futures = [
                pool.submit(play, task, make_policy(config), parts, draw=draw)
                for task, draw in jobs
            ]
            for future in track(futures, "inside the evaluation", console=err):
                future.result()
    return recorder


def bare(config: EvalConfig, requests: list[Request], at_once: int) -> Recorder:
    """The same requests, as many at once, with nothing else running."""
    model = build_tiers(config.llm)["flash"]
    recorder = Recorder(model)
    try:
        with ThreadPoolExecutor(at_once) as pool:
            futures = [pool.submit(recorder.complete, [request]) for request in requests]
            for future in track(futures, "bare engine", console=err):
                future.result()
    finally:
        model.close()
    return recorder


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--episodes", type=int, default=24)
    parser.add_argument("overrides", nargs="*", help="Hydra overrides, as for `han eval`")
    arguments = parser.parse_args()
    overrides = ["policy=fixed_graph", "llm.cache=false", *arguments.overrides]
    config = compose_config("eval", EvalConfig, overrides)
    played = inside(config, arguments.episodes)
    alone = bare(config, played.requests, config.at_once)
    print(f"requests                 {len(played.requests)}")
    for name, run in (("inside han eval", played), ("bare engine", alone)):
        seconds = run.last - run.first
        print(f"{name:<24} {run.tokens} tokens in {seconds:.1f} s = {run.rate:.1f} tokens/s")
    print(f"engine share             {played.rate / alone.rate:.3f}")


if __name__ == "__main__":
    try:
        main()
    except HanError as error:
        sys.exit(f"bench_engine: {error}")

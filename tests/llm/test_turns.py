"""One engine at a time, nobody starves, and a withdrawn call does not wait."""

import threading
import time
from concurrent.futures import ThreadPoolExecutor

from han.llm.turns import Turns


def test_engines_never_overlap_and_all_calls_run():
    turns, active, seen = Turns(patience_s=0.02), [], []
    lock = threading.Lock()

    def call(engine: str) -> None:
        with turns.turn(engine, lambda: False) as granted:
            assert granted
            with lock:
                active.append(engine)
                seen.append((engine, frozenset(active)))
            time.sleep(0.002)
            with lock:
                active.remove(engine)

    with ThreadPoolExecutor(12) as pool:
        list(pool.map(call, ["flash", "deep"] * 60))
    assert all(together == {engine} for engine, together in seen)
    assert [engine for engine, _ in seen].count("deep") == 60


def test_a_waiting_engine_gets_its_turn_though_the_other_never_pauses():
    turns, stop = Turns(patience_s=0.05), threading.Event()

    def busy() -> None:
        while not stop.is_set():
            with turns.turn("flash", stop.is_set):
                time.sleep(0.005)

    with ThreadPoolExecutor(4) as pool:
        for _ in range(3):
            pool.submit(busy)
        time.sleep(0.02)
        try:
            with turns.turn("deep", lambda: False) as granted:
                assert granted
        finally:
            stop.set()


def test_a_withdrawn_call_leaves_the_queue():
    turns = Turns()
    with turns.turn("flash", lambda: False):
        with turns.turn("deep", lambda: True) as granted:
            assert not granted
        with turns.turn("flash", lambda: False) as granted:
            assert granted

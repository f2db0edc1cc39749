import itertools
import json
import multiprocessing
import pickle
import sqlite3
import threading
import time
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from han.errors import HanError
from han.llm.cached import CachedModel
from han.llm.protocol import Cancelled, Completion, ModelError, Request
from han.llm.scripted import ScriptedModel
from han.llm.store import CompletionStore


def ask(prompt: str, cap: int, sample: int = 0) -> Request:
    return Request("Coder", "system", prompt, cap, 0.0, sample, "model")


@pytest.fixture
def store(tmp_path: Path) -> Iterator[CompletionStore]:
    opened = CompletionStore(tmp_path / "store")
    yield opened
    opened.close()


class Counting(ScriptedModel):
    """Echoes the prompt, counts decodes, and can be held back or made to fail."""

    def __init__(self) -> None:
        super().__init__(lambda request: request.prompt)
        self.decoded: list[Request] = []
        self.gate = threading.Event()
        self.gate.set()
        self.failures = 0

    def complete(
        self, requests: Sequence[Request], *, cancel: threading.Event | None = None
    ) -> list[Completion]:
        self.gate.wait(10)
        self.decoded += requests
        if self.failures:
            self.failures -= 1
            raise ModelError("broken")
        return super().complete(requests, cancel=cancel)


@given(
    answers=st.lists(st.text(max_size=30), min_size=1, max_size=4),
    batches=st.lists(
        st.lists(st.tuples(st.integers(0, 3), st.integers(1, 20)), min_size=1, max_size=4),
        min_size=1,
        max_size=6,
    ),
)
@settings(max_examples=60, deadline=None)
def test_it_answers_as_the_inner_model_would(
    tmp_path_factory: pytest.TempPathFactory,
    answers: list[str],
    batches: list[list[tuple[int, int]]],
) -> None:
    inner = ScriptedModel(lambda request: answers[int(request.prompt) % len(answers)])
    store = CompletionStore(tmp_path_factory.mktemp("store"))
    cached = CachedModel(inner, store)
    for batch in batches:
        requests = [ask(str(which), cap) for which, cap in batch]
        got = [replace(answer, cached=False) for answer in cached.complete(requests)]
        assert got == inner.complete(requests)
    store.close()


def test_only_a_longer_cap_decodes_again(store: CompletionStore) -> None:
    inner = Counting()
    cached = CachedModel(inner, store)
    for cap in (3, 2, 3, 4, 1, 100, 4, 50):
        cached.complete([ask("a b c d e f", cap)])
    assert [request.max_tokens for request in inner.decoded] == [3, 4, 100]
    assert (cached.stats.calls, cached.stats.hits) == (8, 5)
    assert cached.stats.paid_completion_tokens == 3 + 4 + 7


def test_equal_requests_of_one_batch_are_decoded_once(store: CompletionStore) -> None:
    inner = Counting()
    answers = CachedModel(inner, store).complete([ask("a b c", cap) for cap in (1, 3, 2)])
    assert [answer.text for answer in answers] == ["a", "a b c", "a b"]
    assert len(inner.decoded) == 1


def test_threads_that_ask_for_the_same_decode_it_once(store: CompletionStore) -> None:
    inner = Counting()
    inner.gate.clear()
    cached = CachedModel(inner, store)
    answers: list[Completion] = []
    threads = [
        threading.Thread(target=lambda: answers.extend(cached.complete([ask("x y", 9)])))
        for _ in range(8)
    ]
    for thread in threads:
        thread.start()
    inner.gate.set()
    for thread in threads:
        thread.join(10)
    assert [answer.text for answer in answers] == ["x y"] * 8
    assert len(inner.decoded) == 1


def test_who_waits_for_a_failing_thread_tries_itself(store: CompletionStore) -> None:
    inner = Counting()
    inner.gate.clear()
    inner.failures = 1
    cached = CachedModel(inner, store)
    outcomes: list[object] = []

    def work() -> None:
        try:
            outcomes.append(cached.complete([ask("x", 9)])[0].text)
        except ModelError as error:
            outcomes.append(str(error))

    threads = [threading.Thread(target=work) for _ in range(2)]
    for thread in threads:
        thread.start()
    inner.gate.set()
    for thread in threads:
        thread.join(10)
    assert sorted(map(str, outcomes)) == ["broken", "x"]


def test_who_waits_can_be_cancelled(store: CompletionStore) -> None:
    inner = Counting()
    inner.gate.clear()
    cached = CachedModel(inner, store)
    first = threading.Thread(target=lambda: cached.complete([ask("x", 9)]))
    first.start()
    cancel = threading.Event()
    threading.Timer(0.1, cancel.set).start()
    while not cached._decoding:
        pass
    with pytest.raises(Cancelled):
        cached.complete([ask("x", 9)], cancel=cancel)
    inner.gate.set()
    first.join(10)


def test_timeouts_are_not_kept(store: CompletionStore) -> None:
    late = Completion(text="a", prompt_tokens=1, completion_tokens=1, finish="timeout", ms=1.0)
    store.put("f", late)
    assert store.get("f") is None


def test_what_was_recorded_first_stands(store: CompletionStore) -> None:
    def answer(text: str, tokens: int, finish: str) -> Completion:
        return Completion(text, 1, tokens, finish, 1.0)  # type: ignore[arg-type]

    store.put("f", answer("first", 4, "length"))
    assert store.put("f", answer("other", 4, "length")).text == "first"
    assert store.put("f", answer("longer", 5, "length")).text == "longer"
    assert store.put("f", answer("whole", 3, "stop")).text == "whole"
    assert store.put("f", answer("again", 9, "stop")).text == "whole"


def test_a_record_survives_reopening_unchanged(tmp_path: Path) -> None:
    whole = Completion("aé🦄", 3, 4, "stop", 1.5, (1, 2, 3), 0.1, False, (0.1, 0.1, 0.1))
    for _ in range(2):
        store = CompletionStore(tmp_path)
        store.put("f", whole)
        assert store.get("f") == replace(whole, cached=True)
        store.close()


def test_a_pickled_record_is_never_executed(tmp_path: Path) -> None:
    store = CompletionStore(tmp_path)
    store.put("f", Completion("a", 1, 1, "stop", 1.0))
    store.close()
    bait = tmp_path / "executed"
    # What a hostile writer of the folder can do: mark a row as pickled (diskcache's mode 4).
    with sqlite3.connect(tmp_path / "cache.db") as database:
        database.execute("UPDATE Cache SET mode = 4, value = ?", (pickle.dumps(_Bait(str(bait))),))
    store = CompletionStore(tmp_path)
    assert store.get("f") is None
    assert not bait.exists()
    store.close()


class _Bait:
    def __init__(self, path: str) -> None:
        self.path = path

    def __reduce__(self) -> tuple[object, ...]:
        return Path.touch, (Path(self.path),)


def test_a_garbled_record_counts_as_missing(tmp_path: Path) -> None:
    store = CompletionStore(tmp_path)
    store.put("f", Completion("a", 1, 1, "stop", 1.0))
    with sqlite3.connect(tmp_path / "cache.db") as database:
        database.execute("UPDATE Cache SET value = ?", (json.dumps({"text": 1}),))
    assert store.get("f") is None
    store.close()


def test_a_damaged_database_is_one_clear_line(tmp_path: Path) -> None:
    (tmp_path / "cache.db").write_bytes(b"no database at all" * 100)
    with pytest.raises(HanError, match="delete the folder"):
        CompletionStore(tmp_path)


def _fill(folder: str, worker: int) -> None:
    cached = CachedModel(ScriptedModel(lambda r: r.prompt * 3), CompletionStore(Path(folder)))
    for i in range(40):
        cached.complete([ask(f"p{i} ", 1 + (i + worker) % 5)])


def test_processes_share_one_store(tmp_path: Path) -> None:
    context = multiprocessing.get_context("spawn")
    workers = [context.Process(target=_fill, args=(str(tmp_path), n)) for n in range(2)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join(60)
    assert [worker.exitcode for worker in workers] == [0, 0]
    store = CompletionStore(tmp_path)
    assert len(store) == 40
    store.close()


def test_a_killed_process_leaves_whole_records(tmp_path: Path) -> None:
    context = multiprocessing.get_context("spawn")
    worker = context.Process(target=_fill_for_ever, args=(str(tmp_path),))
    worker.start()
    store = CompletionStore(tmp_path)
    while len(store) < 20:
        assert worker.exitcode is None
        time.sleep(0.01)
    worker.kill()
    worker.join(10)
    found = [store.get(f"f{i}") for i in range(len(store))]
    assert all(record is not None and record.text == "text" * 99 for record in found)
    store.put("after", Completion("a", 1, 1, "stop", 1.0))
    assert store.get("after") is not None
    store.close()


def _fill_for_ever(folder: str) -> None:
    store = CompletionStore(Path(folder))
    for i in itertools.count():
        store.put(f"f{i}", Completion("text" * 99, 1, 1, "stop", 1.0))

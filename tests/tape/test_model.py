"""A taped model says what the model said."""

import threading
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from han.llm.cached import CachedModel
from han.llm.protocol import Cancelled, Completion, Request
from han.llm.scripted import ScriptedModel
from han.llm.store import CompletionStore
from han.tape.errors import NotOnTape, TapeError
from han.tape.format import Tape
from han.tape.model import TapedModel
from tests.tape.support import answer, ask


class Counting(ScriptedModel):
    """Keeps what it was asked; may answer late."""

    def __init__(self, finish: str | None = None, **fields: object) -> None:
        super().__init__(answer)
        self.asked: list[Request] = []
        self._fields = {**({"finish": finish} if finish else {}), **fields}

    def complete(
        self, requests: Sequence[Request], *, cancel: threading.Event | None = None
    ) -> list[Completion]:
        self.asked += requests
        made = super().complete(requests, cancel=cancel)
        return [replace(completion, **self._fields) for completion in made]  # type: ignore[arg-type]


def plain(completions: list[Completion]) -> list[Completion]:
    return [replace(completion, ms=0.0, cached=True) for completion in completions]


@settings(max_examples=40, deadline=None)
@given(
    st.lists(
        st.lists(st.tuples(st.integers(0, 4), st.integers(1, 100)), min_size=1, max_size=4),
        min_size=1,
        max_size=6,
    )
)
def test_recording_and_replay_say_what_the_model_says(tmp_path_factory, batches):
    path = tmp_path_factory.mktemp("tape") / "one.tape"
    inner = ScriptedModel(answer)
    asked = [[ask(f"{which}", cap) for which, cap in batch] for batch in batches]
    with Tape(path, write=True) as tape:
        model = TapedModel(tape, "flash", inner, write=True)
        heard = [model.complete(batch) for batch in asked]
    assert [plain(batch) for batch in heard] == [plain(inner.complete(batch)) for batch in asked]
    with Tape(path) as tape:
        model = TapedModel(tape, "flash")
        assert [model.complete(batch) for batch in asked] == [plain(batch) for batch in heard]
        for batch in asked:
            for request in batch:
                assert model.answers(request)
                counted = model.count_tokens(request.system, request.prompt)
                assert counted == inner.count_tokens(request.system, request.prompt)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "one.tape"


def record(path: Path, *requests: Request, inner: ScriptedModel | None = None) -> None:
    with Tape(path, write=True) as tape:
        TapedModel(tape, "flash", inner or ScriptedModel(answer), write=True).complete(requests)


def test_replay_refuses_what_it_does_not_hold(path):
    long = ask("long")
    record(path, replace(long, max_tokens=5))
    with Tape(path) as tape:
        model = TapedModel(tape, "flash")
        assert model.answers(replace(long, max_tokens=3))
        for request in (replace(long, max_tokens=6), ask("other"), ask("long", sample=1)):
            assert not model.answers(request)
            with pytest.raises(
                NotOnTape, match=r"one.tape: no answer of Coder .* by flash: record"
            ):
                model.complete([request])
        with pytest.raises(NotOnTape, match="no count of a prompt's tokens"):
            model.count_tokens("system", "prompt")


def test_a_longer_cap_is_decoded_and_stands_for_shorter_ones(path):
    inner = Counting()
    with Tape(path, write=True) as tape:
        model = TapedModel(tape, "flash", inner, write=True)
        for cap in (3, 2, 5, 4, 1000, 6, 2000):
            model.complete([ask("p", cap)])
    assert [request.max_tokens for request in inner.asked] == [3, 5, 1000]


def test_timeouts_are_passed_on_and_never_recorded(path):
    with Tape(path, write=True) as tape:
        model = TapedModel(tape, "flash", Counting("timeout"), write=True)
        assert model.complete([ask("p")])[0].finish == "timeout"
        assert tape.count("completion") == 0


def test_what_came_from_the_cache_is_recorded_and_says_so(path, tmp_path):
    store = CompletionStore(tmp_path / "store")
    cached = CachedModel(ScriptedModel(answer), store)
    cached.complete([ask("p")])
    with Tape(path, write=True) as tape:
        model = TapedModel(tape, "flash", cached, write=True)
        [heard] = model.complete([ask("p")])
        assert heard.cached
        [fresh] = model.complete([ask("q")])
        assert not fresh.cached
        assert tape.count("completion") == 2
    store.close()


def test_replay_then_live_writes_nothing(path):
    record(path, ask("p"))
    before = path.read_bytes()
    inner = Counting()
    with Tape(path) as tape:
        model = TapedModel(tape, "flash", inner)
        assert model.answers(ask("new"))
        heard = model.complete([ask("p"), ask("new"), ask("p", 2)])
        assert [request.prompt for request in inner.asked] == ["new"]
        assert plain(heard) == plain(
            ScriptedModel(answer).complete([ask("p"), ask("new"), ask("p", 2)])
        )
        assert model.count_tokens("s", "never counted") > 0
    assert path.read_bytes() == before


def test_a_tape_has_one_model_a_tier(path):
    record(path, ask("p"))
    with Tape(path, write=True) as tape:
        for inner in (ScriptedModel(answer, "other"), type("Wide", (Counting,), {"context": 5})()):
            with pytest.raises(TapeError, match=r"one.tape: its flash is .*on a tape of its own"):
                TapedModel(tape, "flash", inner, write=True)
        TapedModel(tape, "deep", ScriptedModel(answer, "other"), write=True)
    with Tape(path) as tape:
        assert TapedModel(tape, "flash").digest == ScriptedModel(answer).digest
        assert TapedModel(tape, "flash").context == ScriptedModel(answer).context
        assert TapedModel(tape, "deep").digest == ScriptedModel(answer, "other").digest
        with pytest.raises(TapeError, match="holds no huge but deep, flash"):
            TapedModel(tape, "huge")


def test_an_answer_that_cannot_be_kept_exactly_is_an_error(path):
    inner = Counting(token_ends=(1,), token_entropies=(0.123456,))
    with Tape(path, write=True) as tape:
        model = TapedModel(tape, "flash", inner, write=True)
        with pytest.raises(TapeError, match=r"Coder cannot be recorded: an entropy of 0.123456"):
            model.complete([ask("p")])


def test_a_body_that_is_no_completion_is_one_line(path):
    record(path, ask("p"))
    with Tape(path, write=True) as tape:
        [row] = tape.rows("completion")
        tape.add("completion", (*row[:3], b"junk"), lambda _: True)
    with Tape(path) as tape, pytest.raises(TapeError, match="see `han tape verify`"):
        TapedModel(tape, "flash").complete([ask("p")])


def test_a_cancelled_call_says_so(path):
    record(path, ask("p"))
    cancel = threading.Event()
    cancel.set()
    with Tape(path) as tape, pytest.raises(Cancelled):
        TapedModel(tape, "flash").complete([ask("p")], cancel=cancel)


def test_an_uncuttable_answer_is_passed_on_beside_a_longer_one(path):
    whole = Counting(token_ends=())
    with Tape(path, write=True) as tape:
        model = TapedModel(tape, "flash", whole, write=True)
        model.complete([ask("p", 1000)])
        [short] = model.complete([ask("p", 3)])
        assert short.completion_tokens == 3
    with Tape(path) as tape:
        assert not TapedModel(tape, "flash").answers(ask("p", 3))

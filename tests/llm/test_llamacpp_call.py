"""The engine's misbehaviour, without the engine."""

import threading
from collections.abc import Callable
from typing import Any

import pytest

from han.llm.llamacpp_call import Call
from han.llm.protocol import ModelError, Request


class Server:
    """Sends prepared chunks, or raises."""

    def __init__(self, *chunks: Any, error: Exception | None = None) -> None:
        self.chunks = chunks
        self.error = error
        self.sent = 0

    def handle_completions(self, _body: Any, note: Callable[[Any], bool]) -> None:
        for chunk in self.chunks:
            self.sent += 1
            if note(chunk):
                return
        if self.error:
            raise self.error


def token(text: str, decoded: int) -> dict[str, Any]:
    entry = {"logprob": -0.1, "top_logprobs": [{"logprob": -0.1}]}
    return {
        "choices": [{"text": text, "logprobs": {"content": [entry]}}],
        "timings": {"predicted_n": decoded},
    }


def call(server: Server, **changes: Any) -> Call:
    request = Request("Coder", "s", "p", 5, 0.0, 0, "m")
    fields = {"timeout_s": 10.0, "closing": threading.Event()} | changes
    return Call(server, [1, 2], request, **fields)


@pytest.mark.parametrize(
    ("server", "message"),
    [
        (Server({"error": {"code": 500, "message": "out of memory"}}), "out of memory"),
        (Server("garbage"), "unexpected answer"),
        (Server({"choices": [{"text": 7}]}), "unexpected answer"),
        (Server(token("a", 1)), "ended without an answer"),
        (Server(), "ended without an answer"),
        (Server(error=RuntimeError("crashed")), "crashed"),
    ],
)
def test_a_broken_engine_is_a_model_error(server: Server, message: str) -> None:
    with pytest.raises(ModelError, match=message):
        call(server).run()


def test_tokens_that_show_nothing_yet_end_where_the_text_did() -> None:
    end = {
        "choices": [{"text": "", "finish_reason": "length"}],
        "usage": {"prompt_tokens": 2, "completion_tokens": 5},
    }
    answer = call(Server(token("a", 1), token("🦄", 4), end)).run()
    assert answer.token_ends == (1, 1, 1, 2, 2)
    assert [entropy > 0 for entropy in answer.token_entropies] == [True, False, False, True, False]


def test_an_abandoned_call_stops_the_decode() -> None:
    server = Server(*(token("a", n) for n in range(1, 9)))
    abandoned = call(server)
    abandoned.abandon()
    with pytest.raises(ModelError, match="closed"):
        abandoned.run()
    assert server.sent == 1


def test_time_is_up_after_the_first_sign_of_life() -> None:
    answer = call(Server(*(token("a", n) for n in range(1, 9))), timeout_s=0.0).run()
    assert (answer.finish, answer.text, answer.completion_tokens) == ("timeout", "a", 1)

"""A server that misbehaves on purpose, and llama.cpp's own on the loopback."""

import json
import threading
import time
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest

from han.llm.llamacpp import LlamaCpp
from han.llm.openai import OpenAIModel
from han.llm.protocol import Cancelled, ModelError, Request

Reply = Callable[[BaseHTTPRequestHandler], None]


def ask(prompt: str = "hi", cap: int = 8) -> Request:
    return Request("Coder", "Answer in one word.", prompt, cap, 0.0, 0, "m")


def status(code: int) -> Reply:
    return lambda handler: handler.send_error(code)


def body(data: bytes, kind: str = "application/json") -> Reply:
    def reply(handler: BaseHTTPRequestHandler) -> None:
        handler.send_response(200)
        handler.send_header("Content-Type", kind)
        handler.send_header("Content-Length", str(len(data)))
        handler.end_headers()
        handler.wfile.write(data)

    return reply


def answer(**message: Any) -> Reply:
    whole = {
        "choices": [{"message": {"content": "Yes"}, "finish_reason": "stop"}],
        "usage": {"prompt_tokens": 11, "completion_tokens": 2},
    }
    return body(json.dumps(whole | message).encode())


def hang(handler: BaseHTTPRequestHandler) -> None:
    handler.send_response(200)
    handler.send_header("Content-Type", "text/event-stream")
    handler.end_headers()
    piece = {"choices": [{"delta": {"content": "so far"}}]}
    handler.wfile.write(f"data: {json.dumps(piece)}\n\n".encode())
    handler.wfile.flush()
    time.sleep(2)


class Misbehaving:
    """Plays its script of replies, the last one for ever, and notes the requests."""

    def __init__(self) -> None:
        self.script: list[Reply] = []
        self.requests: list[dict[str, Any]] = []
        self.keys: list[str | None] = []
        outer = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                length = int(self.headers["Content-Length"])
                outer.requests.append(json.loads(self.rfile.read(length)))
                outer.keys.append(self.headers.get("Authorization"))
                script = outer.script
                reply = script.pop(0) if len(script) > 1 else script[0]
                try:
                    reply(self)
                except (BrokenPipeError, ConnectionResetError):
                    return

            def log_message(self, *_: object) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}/v1"


@pytest.fixture
def server() -> Iterator[Misbehaving]:
    misbehaving = Misbehaving()
    thread = threading.Thread(target=misbehaving.server.serve_forever)
    thread.start()
    yield misbehaving
    misbehaving.server.shutdown()
    misbehaving.server.server_close()
    thread.join()


@pytest.fixture
def client(server: Misbehaving) -> Iterator[OpenAIModel]:
    model = OpenAIModel(server.url, "m", pause_s=0.01, timeout_s=1.0, attempts=3)
    yield model
    model.close()


def test_an_answer_in_one_piece(server: Misbehaving, client: OpenAIModel) -> None:
    server.script = [answer()]
    (completion,) = client.complete([ask()])
    assert (completion.text, completion.finish) == ("Yes", "stop")
    assert (completion.prompt_tokens, completion.completion_tokens) == (11, 2)
    assert (completion.token_ends, completion.entropy) == ((), None)
    assert server.requests[0]["max_tokens"] == 8
    assert server.requests[0]["seed"] == ask().seed


@pytest.mark.parametrize("code", [429, 500, 503])
def test_what_passes_is_tried_again(server: Misbehaving, client: OpenAIModel, code: int) -> None:
    server.script = [status(code), status(code), answer()]
    assert client.complete([ask()])[0].text == "Yes"
    assert len(server.requests) == 3


def test_tries_are_bounded(server: Misbehaving, client: OpenAIModel) -> None:
    server.script = [status(500)]
    with pytest.raises(ModelError, match=r"/v1/chat/completions: status 500: is the server up"):
        client.complete([ask()])
    assert len(server.requests) == 3


@pytest.mark.parametrize("code", [301, 400, 401, 404])
def test_a_refusal_is_final(server: Misbehaving, client: OpenAIModel, code: int) -> None:
    server.script = [status(code)]
    with pytest.raises(ModelError, match=f"refused with status {code}"):
        client.complete([ask()])
    assert len(server.requests) == 1


@pytest.mark.parametrize(
    ("reply", "message"),
    [
        (body(b"{garbage"), "does not speak"),
        (body(b"[1, 2]"), "does not speak"),
        (body(b""), "does not speak"),
        (answer(choices=[]), "gave no answer"),
        (answer(error={"message": "out of memory"}), "out of memory"),
        (body(b"data: {\n\n", "text/event-stream"), "does not speak"),
        (body(b"data: [DONE]\n\n", "text/event-stream"), "gave no answer"),
    ],
)
def test_nonsense_is_a_model_error(
    server: Misbehaving, client: OpenAIModel, reply: Reply, message: str
) -> None:
    server.script = [reply]
    with pytest.raises(ModelError, match=message):
        client.complete([ask()])


def test_a_hanging_server_times_out_with_what_came(
    server: Misbehaving, client: OpenAIModel
) -> None:
    server.script = [hang]
    started = time.monotonic()
    (completion,) = client.complete([ask()])
    assert (completion.finish, completion.text) == ("timeout", "so far")
    assert time.monotonic() - started < 1.8


def test_cancel_returns_at_once(server: Misbehaving, client: OpenAIModel) -> None:
    server.script = [hang]
    cancel = threading.Event()
    threading.Timer(0.1, cancel.set).start()
    started = time.monotonic()
    with pytest.raises(Cancelled):
        client.complete([ask(), ask()], cancel=cancel)
    assert time.monotonic() - started < 0.8


def test_nobody_there_is_one_line_with_the_address() -> None:
    client = OpenAIModel("http://127.0.0.1:9/v1", "m", pause_s=0.01, attempts=2)
    with pytest.raises(ModelError, match=r"127\.0\.0\.1:9.*is the server up\?"):
        client.complete([ask()])
    client.close()


def test_the_key_is_sent_but_never_shown(
    server: Misbehaving, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SOME_KEY", "s3cret")
    server.script = [status(401)]
    client = OpenAIModel(server.url, "m", api_key_env="SOME_KEY")
    with pytest.raises(ModelError) as caught:
        client.complete([ask()])
    assert server.keys == ["Bearer s3cret"]
    assert "s3cret" not in f"{caught.value} {client!r} {vars(client)}"
    client.close()
    monkeypatch.delenv("SOME_KEY")
    with pytest.raises(ModelError, match=r"SOME_KEY.*is not set"):
        OpenAIModel(server.url, "m", api_key_env="SOME_KEY")


def test_a_closed_client_answers_no_more(client: OpenAIModel) -> None:
    client.close()
    with pytest.raises(ModelError, match="closed"):
        client.complete([ask()])


def test_the_digest_follows_the_model_not_the_address() -> None:
    first, second = (OpenAIModel(f"http://h{n}/v1", "m") for n in range(2))
    other, named = OpenAIModel("http://h0/v1", "n"), OpenAIModel("http://h0/v1", "m", digest="d")
    assert first.digest == second.digest != other.digest
    assert named.digest == "d"
    assert first.count_tokens("é", "ab") == 4 // 2 + 32


@pytest.mark.model
def test_llama_cpps_server_answers_as_the_engine_does(
    flash: LlamaCpp, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FLASH_KEY", flash.endpoint.key)
    client = OpenAIModel(
        flash.endpoint.url + "/v1", "flash", api_key_env="FLASH_KEY", tokenizer=flash._tokens
    )
    for request in (ask("What is the capital of France?"), ask("Repeat: 日本語 🦄 end", 12)):
        (here,), (there,) = flash.complete([request]), client.complete([request])
        assert there.text == here.text
        assert there.prompt_tokens == here.prompt_tokens
        assert there.completion_tokens == here.completion_tokens
        assert there.finish == here.finish
        assert there.token_ends in (here.token_ends, ())
        assert there.entropy == pytest.approx(here.entropy, abs=0.5)
    client.close()

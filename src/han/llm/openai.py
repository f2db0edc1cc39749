"""Any server that speaks the OpenAI chat format: vLLM, llama.cpp's server, a hosted one."""

import hashlib
import os
import threading
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx

from han.llm.calls import run_all
from han.llm.openai_call import Call
from han.llm.protocol import Completion, ModelError, Request
from han.llm.tokens import ChatTokenizer

TOP_P = 0.95
_CONNECT_S = 5.0
_TOP_LOGPROBS = 5
# A byte-level tokenizer never needs more tokens than bytes; frames of both turns come on top.
_FRAME_TOKENS = 32


class OpenAIModel:
    """A ``LanguageModel`` behind ``POST <base_url>/chat/completions``.

    Answers are streamed, so that a call can be withdrawn and a timeout keeps what had come; a
    server that answers in one piece is understood too. Connection failures and the status codes
    that ask for patience are tried again with growing, jittered pauses; other refusals are not.
    Token boundaries and entropies are filled only if the server's log-probabilities account for
    every token it charged. Thread-safe.
    """

    def __init__(
        self,
        base_url: str,
        model: str,
        *,
        api_key_env: str | None = None,
        digest: str | None = None,
        tokenizer: ChatTokenizer | None = None,
        context: int = 4096,
        parallel: int = 8,
        timeout_s: float = 120.0,
        attempts: int = 4,
        pause_s: float = 0.5,
        logprobs: bool = True,
    ) -> None:
        """Opens no connection yet.

        Args:
            base_url: up to and without ``/chat/completions``, e.g. ``http://host:8000/v1``.
            model: the server's name of the model.
            api_key_env: environment variable that holds the bearer token, read here and now.
            digest: identifies the weights; by default derived from the model's name alone, which
                cannot tell two servers' weights of one name apart.
            tokenizer: counts prompt tokens exactly; without it they are overestimated.
            context: tokens of prompt and answer together.
            parallel: requests under way at once.
            timeout_s: seconds for one request, retries included.
            attempts: tries in all (≥ 1).
            pause_s: first pause between tries.
            logprobs: ask for log-probabilities.

        Raises:
            ModelError: the environment variable is not set.
        """
        self._url = base_url.rstrip("/") + "/chat/completions"
        self._model = model
        name = f"openai:{model}:top_p={TOP_P}"
        self._digest = digest or hashlib.sha256(name.encode()).hexdigest()
        self._tokenizer = tokenizer
        self._context = context
        self._timeout_s = timeout_s
        self._attempts = attempts
        self._pause_s = pause_s
        self._logprobs = logprobs
        self._client = httpx.Client(
            headers=_authorization(api_key_env),
            timeout=httpx.Timeout(timeout_s, connect=min(_CONNECT_S, timeout_s)),
            limits=httpx.Limits(max_connections=parallel),
        )
        self._pool = ThreadPoolExecutor(parallel, thread_name_prefix="openai")
        self._closing = threading.Event()

    @property
    def digest(self) -> str:
        """As configured, or a digest of the model's name and the sampler settings."""
        return self._digest

    @property
    def context(self) -> int:
        """Tokens of prompt and answer together that one request may take."""
        return self._context

    def count_tokens(self, system: str, prompt: str) -> int:
        """Exact with a tokenizer; else an estimate: two UTF-8 bytes a token, 32 for the frame.

        Code and English take above three bytes a token, so the estimate is on the safe side there;
        only a tokenizer makes the budget a hard bound.
        """
        if self._tokenizer is not None:
            return self._tokenizer.count(system, prompt)
        return (len(system.encode()) + len(prompt.encode())) // 2 + _FRAME_TOKENS

    def answers(self, request: Request) -> bool:  # noqa: ARG002
        """Always: whether the server will, only the call itself tells."""
        return True

    def complete(
        self, requests: Sequence[Request], *, cancel: threading.Event | None = None
    ) -> list[Completion]:
        """Answers in the order of the requests; blocks until all are there.

        Raises:
            ModelError: the server cannot be reached, refuses, or talks nonsense.
            Cancelled: ``cancel`` was set; connections close at their next sign of life.
        """
        return run_all(self._pool, [self._call(request) for request in requests], cancel)

    def close(self) -> None:
        """Ends what is under way and closes the connections; a second call does nothing."""
        self._closing.set()
        # A hanging server would keep its thread until the time limit: do not wait for it.
        self._pool.shutdown(wait=False, cancel_futures=True)
        self._client.close()

    def _call(self, request: Request) -> Call:
        return Call(
            self._client,
            self._url,
            self._body(request),
            prompt_tokens=self.count_tokens(request.system, request.prompt),
            attempts=self._attempts,
            pause_s=self._pause_s,
            timeout_s=self._timeout_s,
            closing=self._closing,
        )

    def _body(self, request: Request) -> dict[str, Any]:
        body: dict[str, Any] = {
            "model": self._model,
            "messages": [
                {"role": "system", "content": request.system},
                {"role": "user", "content": request.prompt},
            ],
            "max_tokens": request.max_tokens,
            "temperature": request.temperature,
            "top_p": TOP_P,
            "seed": request.seed,
            "stream": True,
            "stream_options": {"include_usage": True},
        }
        if self._logprobs:
            body |= {"logprobs": True, "top_logprobs": _TOP_LOGPROBS}
        return body


def _authorization(variable: str | None) -> dict[str, str]:
    if variable is None:
        return {}
    key = os.environ.get(variable)
    if not key:
        raise ModelError(f"environment variable {variable}, which holds the API key, is not set")
    return {"Authorization": f"Bearer {key}"}

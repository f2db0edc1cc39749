"""llama.cpp in this process: parallel slots over one copy of the weights."""

import hashlib
import json
import os
import secrets
import threading
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

import xllamacpp  # pyright: ignore[reportMissingTypeStubs]

from han.errors import HanError
from han.llm import weights
from han.llm.calls import run_all
from han.llm.llamacpp_call import SAMPLER, Call
from han.llm.protocol import Completion, ModelError, Request
from han.llm.tokens import ChatTokenizer

# Prompts are read in pieces of this many tokens. Between pieces a call can be withdrawn.
_BATCH = 512


@dataclass(frozen=True, slots=True)
class Endpoint:
    """The engine's own OpenAI-compatible face, on the loopback only.

    Attributes:
        url: e.g. ``http://127.0.0.1:40123``.
        key: random bearer token of this process; without it nothing but ``/health`` answers.
    """

    url: str
    key: str


class LlamaCpp:
    """A ``LanguageModel`` on llama.cpp's server, called in process.

    Prompts go in as token ids made by ``ChatTokenizer``, so ``count_tokens`` is what gets charged.
    As many requests as there are slots decode together; more of them queue. Each slot keeps its
    last prompt, and what a new one shares with it is not read again.
    """

    def __init__(
        self,
        path: Path,
        digest: str,
        *,
        slots: int = 8,
        context: int = 4096,
        threads: int | None = None,
        timeout_s: float = 300.0,
        prompt_cache_mib: int = 256,
    ) -> None:
        """Loads the weights.

        Args:
            path: GGUF file.
            digest: its SHA-256.
            slots: requests decoded together (≥ 1).
            context: tokens of prompt and answer together that one request may take.
            threads: processor threads; by default one for each core this process may use.
            timeout_s: seconds from the moment a slot takes a request until it is cut off.
            prompt_cache_mib: memory for prompts that left their slot.

        Raises:
            HanError: the file is not there or its tokenizer is not known.
            ModelError: the engine cannot load it.
        """
        if not path.is_file():
            raise HanError(f"no weights at {path}")
        self._tokens = ChatTokenizer.from_gguf(path, digest)
        self._digest = _digest(digest, self._tokens.template_digest)
        self._context = context
        self._timeout_s = timeout_s
        self._key = secrets.token_urlsafe(24)
        self._server: Any = _serve(
            path,
            slots=slots,
            context=context,
            threads=threads or len(os.sched_getaffinity(0)),
            prompt_cache_mib=prompt_cache_mib,
            key=self._key,
        )
        self._pool = ThreadPoolExecutor(slots, thread_name_prefix="llamacpp")
        self._closing = threading.Event()

    @classmethod
    def of(cls, name: str, **options: Any) -> "LlamaCpp":
        """The engine for a tier of the catalogue, ``flash`` or ``deep``.

        Raises:
            HanError: the weights are not here, or no such tier.
        """
        return cls(weights.ready(name), weights.lookup(name).sha256, **options)

    @property
    def digest(self) -> str:
        """Weights, chat template and sampler settings; the same on every machine."""
        return self._digest

    @property
    def context(self) -> int:
        """Tokens of prompt and answer together that one request may take."""
        return self._context

    @property
    def endpoint(self) -> Endpoint:
        """Where the same engine answers over HTTP."""
        return Endpoint(cast(str, self._server.listening_address), self._key)

    def count_tokens(self, system: str, prompt: str) -> int:
        """Prompt tokens that the engine will read, exactly."""
        return self._tokens.count(system, prompt)

    def answers(self, request: Request) -> bool:  # noqa: ARG002
        """Always: the engine is there."""
        return True

    def complete(
        self, requests: Sequence[Request], *, cancel: threading.Event | None = None
    ) -> list[Completion]:
        """Answers in the order of the requests; blocks until all are there.

        A call cut off at the time limit returns what it had. On ``cancel`` this returns at once and
        the slots come free at their next token, at the latest after the piece of prompt being read.

        Raises:
            ModelError: a request does not fit the context, or the engine failed.
            Cancelled: ``cancel`` was set.
        """
        calls = [self._call(request) for request in requests]
        return run_all(self._pool, calls, cancel)

    def close(self) -> None:
        """Ends what is running and frees the weights; a second call does nothing."""
        self._closing.set()
        self._pool.shutdown(wait=True, cancel_futures=True)
        self._server = None

    def _call(self, request: Request) -> Call:
        ids = self._tokens.encode(request.system, request.prompt)
        if len(ids) + request.max_tokens > self._context:
            raise ModelError(
                f"{request.role}: prompt of {len(ids)} tokens and cap of {request.max_tokens} "
                f"exceed the context of {self._context}"
            )
        return Call(self._server, ids, request, self._timeout_s, self._closing)


def _serve(
    path: Path, *, slots: int, context: int, threads: int, prompt_cache_mib: int, key: str
) -> Any:
    engine = cast(Any, xllamacpp)  # the wheel has no type stubs
    params = engine.CommonParams()
    params.model.path = str(path)
    params.n_parallel = slots
    params.n_ctx = slots * context
    params.n_batch = _BATCH
    params.cpuparams.n_threads = threads
    params.cpuparams_batch.n_threads = threads
    params.n_gpu_layers = 0
    params.cache_ram_mib = prompt_cache_mib
    params.warmup = True
    params.verbosity = -1
    # The server always listens. Loopback, a random port, a secret key and no pages keep it private.
    params.hostnames = ["127.0.0.1"]
    params.port = 0
    params.api_keys = [key]
    params.ui = False
    params.endpoint_slots = False
    params.n_threads_http = 2
    try:
        return engine.Server(params)
    except RuntimeError as error:
        raise ModelError(f"llama.cpp cannot load {path}: {error}") from error


def _digest(weights_digest: str, template_digest: str) -> str:
    parts = [weights_digest, template_digest, dict(SAMPLER)]
    return hashlib.sha256(json.dumps(parts, sort_keys=True).encode()).hexdigest()

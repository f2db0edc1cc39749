"""A whole network around a scripted model, recorded and replayed."""

import json
import threading
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from han.config.assemble import make_policy
from han.config.compose import compose_config
from han.config.schema import EvalConfig
from han.core.parts import Parts
from han.core.play import play
from han.llm.protocol import Completion, Request
from han.llm.scripted import ScriptedModel
from han.nodes.language_node import language_nodes
from han.nodes.retriever import RetrieverNode
from han.reward.episode_reward import EpisodeReward
from han.tape.codec import encode_completion
from han.tape.embedder import TapedEmbedder
from han.tape.format import Tape
from han.tape.judge import TapedJudge
from han.tape.keys import completion_key
from han.tape.model import TapedModel
from han.tape.schema import ModelRow, source_row
from han.tools.corpus import Snippet
from han.tools.search import HybridIndex
from tests.core.support import TASK, FakeJudge, HashEmbedder

LAYOUT = "hash:8"
POLICIES = ("single_agent", "fixed_graph", "plan_first", "self_debug")
_SNIPPETS = (
    Snippet("add_one", "code", "Adds one.", ("plus", "one"), "def add_one(x): return x + 1"),
    Snippet("sort_words", "code", "Sorts words.", ("sort",), "def sort_words(w): return sorted(w)"),
)


def answer(request: Request) -> str:
    """Varied and deterministic; a program that passes none, one or both of the public tests."""
    kind = int(request.fingerprint[:6], 16)
    words = " ".join(f"word{kind % (n + 7)}" for n in range(kind % 90))
    if request.role == "Coder":
        return f"```python\ndef f(x):\n    # {words}\n    return x  # pass={kind % 3} good\n```"
    return f"{words} é🦄"


def ask(prompt: str, cap: int = 64, *, role: str = "Coder", sample: int = 0) -> Request:
    digest = ScriptedModel(answer).digest
    return Request(role, f"You are {role}.", prompt, cap, 0.0, sample, digest)


def entries(
    tape: Tape, count: int, *, text: str = "word " * 20, date: str = "2026-11-22", first: int = 0
) -> list[Request]:
    """Records completions without a model behind them."""
    requests = [ask(f"prompt {n}", 256, sample=n % 3) for n in range(first, first + count)]
    tape.add("model", ModelRow("flash", requests[0].model, 4096, "scripted", "none"))
    for n, request in enumerate(requests, first):
        source = source_row(request.role, request.system, request.model, "scripted", date)
        tape.add("source", source)
        completion = Completion(f"{n} {text}", 7, 21, "stop", 0.0)
        row = (completion_key(request), source.id, request.sample, encode_completion(completion))
        tape.add("completion", row)
    return requests


@cache
def configuration(policy: str = "single_agent") -> EvalConfig:
    """Composed once: Hydra does it in one thread at a time only."""
    return compose_config("eval", EvalConfig, [f"policy={policy}"])


class Spy(ScriptedModel):
    """Answers as ``answer`` does and keeps what it was asked."""

    def __init__(self) -> None:
        super().__init__(answer)
        self.asked: list[Request] = []

    def complete(
        self, requests: Sequence[Request], *, cancel: threading.Event | None = None
    ) -> list[Completion]:
        self.asked += requests
        return super().complete(requests, cancel=cancel)


def network(tape: Tape, *, live: bool, write: bool, model: ScriptedModel | None = None) -> Parts:
    """Parts over a tape; ``live`` puts the scripted model, judge and embedder behind it."""
    config = configuration()
    inner = (model or ScriptedModel(answer)) if live else None
    taped = TapedModel(tape, "flash", inner, write=write, engine="scripted", licence="none")
    embedder = TapedEmbedder(tape, HashEmbedder() if live else None, write=write, layout=LAYOUT)
    index = HybridIndex(_SNIPPETS, embedder)
    return Parts(
        nodes={
            **language_nodes(config.nodes.prompts, 20),
            "Retriever": RetrieverNode(index),
        },
        models={"flash": taped},
        judge=TapedJudge(tape, FakeJudge() if live else None, write=write),
        embedder=embedder,
        index=index,
        reward=EpisodeReward(config.reward),
        budget=config.budget,
        graph=config.graph,
        guards=config.guards,
    )


def play_all(parts: Parts, draws: int = 2) -> list[str]:
    """Every policy's episodes, as JSON without what depends on the moment."""
    lines: list[str] = []
    for policy in POLICIES:
        config = configuration(policy)
        for draw in range(draws):
            result, records = play(TASK, make_policy(config), parts, draw=draw)
            lines.append(result.model_dump_json())
            lines += [json.dumps(_timeless(record.model_dump(mode="json"))) for record in records]
    return lines


def replay_to(path: str, out: str) -> None:
    """For a process of its own: plays all from the tape alone."""
    with Tape(Path(path)) as tape:
        Path(out).write_text("\n".join(play_all(network(tape, live=False, write=False))))


def _timeless(record: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in record.items() if key not in ("wall_ms", "cache_hit")}

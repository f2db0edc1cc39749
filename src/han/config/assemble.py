"""From a configuration to the running parts: models, nodes, Tester, embedder, and the tape."""

import hashlib
import json
from collections.abc import Callable, Generator, Mapping
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import cast

from omegaconf import OmegaConf

from han.config.schema import EvalConfig, PartsConfig
from han.core.budget import TIERS, Tier
from han.core.parts import Judge, Parts
from han.core.policy import Policy
from han.errors import HanError
from han.llm.build import build_tiers, describe
from han.llm.protocol import LanguageModel
from han.nodes.graph import Role
from han.nodes.language_node import language_nodes
from han.nodes.node import Node
from han.nodes.retriever import RetrieverNode
from han.paths import resource
from han.policies.wiring import FixedWiring, WiringConfig
from han.reward.episode_reward import EpisodeReward
from han.tape.embedder import TapedEmbedder
from han.tape.format import Tape
from han.tape.judge import TapedJudge
from han.tape.model import TapedModel
from han.tools.corpus import load_corpus
from han.tools.embedder import Embedder, MiniLM
from han.tools.search import HybridIndex
from han.tools.tester import Tester


@dataclass(frozen=True, slots=True)
class Facts:
    """What a report must say of the parts.

    Attributes:
        digests: of each tier's model, of the prompts and of the corpus, and of the tape's content
            where it is replayed.
        sandbox: engine in use; ``tape`` where nothing is run.
        isolated: model-written code can't reach the host.
    """

    digests: dict[str, str]
    sandbox: str
    isolated: bool


@dataclass(frozen=True, slots=True)
class _Answering:
    """The parts that something outside this program decides: live, or a tape in front."""

    models: Mapping[Tier, LanguageModel]
    judge: Judge
    embedder: Embedder
    sandbox: str
    isolated: bool


def make_policy(config: EvalConfig) -> Policy:
    """A fresh policy; each episode needs its own."""
    return FixedWiring(config.policy, config.default_tier)


def wiring_policy(config: PartsConfig, text: str) -> Callable[[], Policy]:
    """Makes policies that play a named wiring.

    Args:
        config: whose tiers and step budgets it must fit.
        text: ``NAME`` or ``NAME@TIER``; the name is one of ``cfg/policy``.

    Raises:
        HanError: no such wiring or tier.
    """
    name, _, tier = text.partition("@")
    path = resource("cfg/policy") / f"{name}.yaml"
    if not path.is_file():
        known = sorted(other.stem for other in path.parent.glob("*.yaml"))
        raise HanError(f"unknown wiring {name!r}; there are {', '.join(known)}")
    wiring = WiringConfig.model_validate(OmegaConf.to_container(OmegaConf.load(path)))
    spoken = next((one for one in config.llm.tiers if one == (tier or config.default_tier)), None)
    if spoken is None:
        raise HanError(f"wiring {text}: llm has no tier {tier}")
    config.check_wiring(wiring)
    return lambda: FixedWiring(wiring, cast(Tier, spoken))


@contextmanager
def open_parts(config: PartsConfig) -> Generator[tuple[Parts, Facts]]:
    """Loads models and tools, or the tape in their place; closes them at the end.

    Raises:
        HanError: no weights, an unreachable endpoint, no sandbox, no tape.
    """
    with ExitStack() as stack:
        tape = _tape(config, stack)
        # The tape is opened first: it says no in half a second, weights take longer to load.
        live = None if config.tape.mode == "replay" else _live(config, stack)
        use = _taped(config, tape, live)
        index = HybridIndex(load_corpus(), use.embedder)
        nodes: dict[Role, Node] = {
            **language_nodes(config.nodes.prompts, config.nodes.patch_limit),
            "Retriever": RetrieverNode(index, config.nodes.hits, config.nodes.near),
        }
        parts = Parts(
            nodes=nodes,
            models=use.models,
            judge=use.judge,
            embedder=use.embedder,
            index=index,
            reward=EpisodeReward(config.reward),
            budget=config.budget,
            graph=config.graph,
            guards=config.guards,
            temperature=config.temperature,
        )
        yield parts, _facts(config, use, tape)


def _tape(config: PartsConfig, stack: ExitStack) -> Tape | None:
    if config.tape.path is None:
        return None
    return stack.enter_context(Tape(Path(config.tape.path), write=config.tape.mode == "record"))


def _live(config: PartsConfig, stack: ExitStack) -> _Answering:
    tester = stack.enter_context(
        Tester(engine=config.sandbox.engine, workers=config.sandbox.workers)
    )
    models = _models(config, stack)
    embedder = stack.enter_context(closing(MiniLM()))
    return _Answering(models, tester, embedder, tester.engine, tester.isolated)


def _taped(config: PartsConfig, tape: Tape | None, live: _Answering | None) -> _Answering:
    """Puts the tape before the live parts, if there are any, or in their place."""
    if tape is None:
        assert live is not None  # the configuration asks for a tape or for live parts
        return live
    write = config.tape.mode == "record"
    taped: dict[Tier, LanguageModel]
    if live is None:
        taped = {tier: TapedModel(tape, tier) for tier in TIERS if tier in config.llm.tiers}
        return _Answering(taped, TapedJudge(tape), TapedEmbedder(tape), "tape", isolated=True)
    taped = {}
    for tier, model in live.models.items():
        engine, licence = describe(config.llm.tiers[tier])
        taped[tier] = TapedModel(tape, tier, model, write=write, engine=engine, licence=licence)
    return _Answering(
        models=taped,
        judge=TapedJudge(tape, live.judge, write=write),
        embedder=TapedEmbedder(tape, live.embedder, write=write),
        sandbox=live.sandbox,
        isolated=live.isolated,
    )


def _models(config: PartsConfig, stack: ExitStack) -> dict[Tier, LanguageModel]:
    built = build_tiers(config.llm)
    for model in built.values():
        stack.enter_context(closing(model))
    return {tier: built[tier] for tier in TIERS if tier in built}


def _facts(config: PartsConfig, use: _Answering, tape: Tape | None) -> Facts:
    digests: dict[str, str] = {tier: model.digest for tier, model in use.models.items()}
    prompts = json.dumps(config.nodes.prompts, sort_keys=True)
    digests["prompts"] = hashlib.sha256(prompts.encode()).hexdigest()
    corpus = "\n".join(snippet.text for snippet in load_corpus())
    digests["corpus"] = hashlib.sha256(corpus.encode()).hexdigest()
    # A tape that is being recorded grows: its digest would stop a killed run from going on.
    if tape is not None and not tape.writable:
        digests["tape"] = tape.digest
    return Facts(digests, use.sandbox, use.isolated)

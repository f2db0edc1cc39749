"""From a configuration to the running parts: models, nodes, Tester, embedder."""

import hashlib
import json
from collections.abc import Generator
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass

from han.config.schema import EvalConfig
from han.core.budget import TIERS, Tier
from han.core.parts import Parts
from han.core.policy import Policy
from han.llm.build import build_tiers
from han.llm.protocol import LanguageModel
from han.nodes.graph import Role
from han.nodes.language_node import language_nodes
from han.nodes.node import Node
from han.nodes.retriever import RetrieverNode
from han.policies.wiring import FixedWiring
from han.reward.episode_reward import EpisodeReward
from han.tools.corpus import load_corpus
from han.tools.embedder import MiniLM
from han.tools.search import HybridIndex
from han.tools.tester import Tester


@dataclass(frozen=True, slots=True)
class Facts:
    """What a report must say of the parts.

    Attributes:
        digests: of each tier's model, of the prompts and of the corpus.
        sandbox: engine in use.
        isolated: model-written code can't reach the host.
    """

    digests: dict[str, str]
    sandbox: str
    isolated: bool


def make_policy(config: EvalConfig) -> Policy:
    """A fresh policy; each episode needs its own."""
    return FixedWiring(config.policy, config.default_tier)


@contextmanager
def open_parts(config: EvalConfig) -> Generator[tuple[Parts, Facts]]:
    """Loads models and tools; closes them at the end.

    Raises:
        HanError: no weights, an unreachable endpoint, no sandbox.
    """
    with ExitStack() as stack:
        tester = stack.enter_context(
            Tester(engine=config.sandbox.engine, workers=config.sandbox.workers)
        )
        models = _models(config, stack)
        embedder = stack.enter_context(closing(MiniLM()))
        index = HybridIndex(load_corpus(), embedder)
        nodes: dict[Role, Node] = {
            **language_nodes(config.nodes.prompts, config.nodes.patch_limit),
            "Retriever": RetrieverNode(index, config.nodes.hits, config.nodes.near),
        }
        parts = Parts(
            nodes=nodes,
            models=models,
            judge=tester,
            embedder=embedder,
            reward=EpisodeReward(config.reward),
            budget=config.budget,
            graph=config.graph,
            guards=config.guards,
            temperature=config.temperature,
        )
        yield parts, _facts(config, models, tester)


def _models(config: EvalConfig, stack: ExitStack) -> dict[Tier, LanguageModel]:
    built = build_tiers(config.llm)
    for model in built.values():
        stack.enter_context(closing(model))
    return {tier: built[tier] for tier in TIERS if tier in built}


def _facts(config: EvalConfig, models: dict[Tier, LanguageModel], tester: Tester) -> Facts:
    digests: dict[str, str] = {tier: model.digest for tier, model in models.items()}
    prompts = json.dumps(config.nodes.prompts, sort_keys=True)
    digests["prompts"] = hashlib.sha256(prompts.encode()).hexdigest()
    corpus = "\n".join(snippet.text for snippet in load_corpus())
    digests["corpus"] = hashlib.sha256(corpus.encode()).hexdigest()
    return Facts(digests, tester.engine, tester.isolated)

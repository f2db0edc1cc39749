"""From a configuration to the running parts: models, nodes, Tester, embedder."""

import hashlib
import json
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass

from han.config.schema import EvalConfig
from han.core.budget import Tier
from han.core.parts import Parts
from han.llm.build import build_model
from han.llm.cached import CachedModel
from han.llm.protocol import LanguageModel
from han.llm.store import CompletionStore
from han.nodes.graph import Role
from han.nodes.language_node import language_nodes
from han.nodes.node import Node
from han.nodes.retriever import RetrieverNode
from han.paths import cache_dir
from han.reward.episode_reward import EpisodeReward
from han.tools.corpus import load_corpus
from han.tools.embedder import Embedder
from han.tools.search import HybridIndex
from han.tools.tester import Tester


@dataclass(frozen=True, slots=True)
class Facts:
    """What a report must say of the parts.

    Attributes:
        digests: of each tier's model and of the prompts.
        sandbox: engine in use.
        isolated: model-written code can't reach the host.
    """

    digests: dict[str, str]
    sandbox: str
    isolated: bool


@contextmanager
def open_parts(config: EvalConfig) -> Iterator[tuple[Parts, Facts]]:
    """Loads models and tools; closes them at the end.

    Raises:
        HanError: no weights, an unreachable endpoint, no sandbox.
    """
    with ExitStack() as stack:
        tester = stack.enter_context(
            Tester(engine=config.sandbox.engine, workers=config.sandbox.workers)
        )
        models = _models(config, stack)
        embedder = Embedder()
        index = HybridIndex(load_corpus(), embedder)
        nodes: dict[Role, Node] = {
            **language_nodes(config.nodes.prompts, config.nodes.patch_limit),
            "Retriever": RetrieverNode(index, config.nodes.hits),
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
    models: dict[Tier, LanguageModel] = {}
    store = stack.enter_context(closing(CompletionStore(cache_dir() / "completions")))
    for tier, model_config in config.llm.tiers.items():
        model = stack.enter_context(closing(build_model(model_config)))
        models[tier] = CachedModel(model, store) if config.cache else model
    return models


def _facts(config: EvalConfig, models: dict[Tier, LanguageModel], tester: Tester) -> Facts:
    digests: dict[str, str] = {tier: model.digest for tier, model in models.items()}
    prompts = json.dumps(config.nodes.prompts, sort_keys=True)
    digests["prompts"] = hashlib.sha256(prompts.encode()).hexdigest()
    return Facts(digests, tester.engine, tester.isolated)

"""Models from configuration."""

from importlib.metadata import version
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from han.llm.cached import CachedModel
from han.llm.openai import OpenAIModel
from han.llm.protocol import LanguageModel
from han.llm.store import CompletionStore
from han.llm.tokens import ChatTokenizer
from han.llm.weights import lookup, ready
from han.paths import cache_dir


class _Config(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class LlamaCppConfig(_Config):
    """llama.cpp in this process; see ``LlamaCpp`` for the fields."""

    kind: Literal["llamacpp"]
    weights: Literal["flash", "deep"]
    slots: int = Field(default=8, ge=1, le=64)
    context: int = Field(default=4096, ge=256)
    threads: int | None = Field(default=None, ge=1)
    timeout_s: float = Field(default=300.0, gt=0)
    prompt_cache_mib: int = Field(default=256, ge=0)


class OpenAIConfig(_Config):
    """An OpenAI-compatible server; see ``OpenAIModel`` for the fields.

    ``tokenizer`` names the tier whose weights the server runs, if they also lie here: then prompt
    tokens are counted exactly.
    """

    kind: Literal["openai"]
    base_url: str
    model: str
    api_key_env: str | None = None
    digest: str | None = None
    tokenizer: Literal["flash", "deep"] | None = None
    context: int = Field(default=4096, ge=256)
    parallel: int = Field(default=8, ge=1)
    timeout_s: float = Field(default=120.0, gt=0)
    attempts: int = Field(default=4, ge=1, le=20)
    logprobs: bool = True


ModelConfig = Annotated[LlamaCppConfig | OpenAIConfig, Field(discriminator="kind")]


class TiersConfig(_Config):
    """The tiers of a network: models by name, e.g. ``flash`` and ``deep``.

    Attributes:
        tiers: at least one model.
        cache: keep completions in the user's cache and decode none twice.
    """

    tiers: dict[str, ModelConfig] = Field(min_length=1)
    cache: bool = True


def build_model(config: ModelConfig) -> LanguageModel:
    """Makes one model.

    Raises:
        HanError: weights that are not here, or an unset key variable.
    """
    if isinstance(config, LlamaCppConfig):
        from han.llm.llamacpp import LlamaCpp  # a replay needs no engine

        return LlamaCpp.of(config.weights, **config.model_dump(exclude={"kind", "weights"}))
    tokenizer = None
    if config.tokenizer is not None:
        path, digest = ready(config.tokenizer), lookup(config.tokenizer).sha256
        tokenizer = ChatTokenizer.from_gguf(path, digest)
    return OpenAIModel(**config.model_dump(exclude={"kind", "tokenizer"}), tokenizer=tokenizer)


def describe(config: ModelConfig) -> tuple[str, str]:
    """The engine that answers, with its version, and the licence of its weights if it is known.

    A server's address is left out: recordings are given away.
    """
    if isinstance(config, LlamaCppConfig):
        engine = f"llama.cpp (xllamacpp {version('xllamacpp')})"
        return engine, lookup(config.weights).licence
    licence = lookup(config.tokenizer).licence if config.tokenizer else "unknown"
    return f"OpenAI-compatible server ({config.model})", licence


def build_tiers(
    config: TiersConfig, store: CompletionStore | None = None
) -> dict[str, LanguageModel]:
    """Makes every tier's model, each behind the completion cache unless that is off.

    Args:
        config: the tiers.
        store: where completions are kept; by default the user's.
    """
    built: dict[str, LanguageModel] = {}
    try:
        for name, tier in config.tiers.items():
            built[name] = build_model(tier)
    except BaseException:
        for model in built.values():
            model.close()
        raise
    if not config.cache:
        return built
    shared = store or CompletionStore(cache_dir() / "completions")
    return {name: CachedModel(model, shared) for name, model in built.items()}

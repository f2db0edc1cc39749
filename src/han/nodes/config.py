"""Configuration of the nodes: ``cfg/nodes``."""

from pydantic import BaseModel, ConfigDict, Field, field_validator

from han.nodes.graph import ROLES, Role

LANGUAGE_ROLES: tuple[Role, ...] = tuple(role for role in ROLES if role != "Retriever")


class NodesConfig(BaseModel):
    """Attributes:
    prompts: system prompt of each language role.
    hits: snippets that the Retriever fetches, at most.
    near: a further snippet must be at least this share as similar as the first, 0 to 1.
    patch_limit: changed lines above which the Critic's patch is refused (seed, section 9).
    """

    model_config = ConfigDict(extra="forbid", frozen=True)

    prompts: dict[Role, str]
    hits: int = Field(default=2, ge=1, le=8)
    near: float = Field(default=0.8, ge=0, le=1)
    patch_limit: int = Field(default=20, ge=1)

    @field_validator("prompts")
    @classmethod
    def _complete(cls, prompts: dict[Role, str]) -> dict[Role, str]:
        if set(prompts) != set(LANGUAGE_ROLES):
            raise ValueError(f"needs exactly one prompt for each of {', '.join(LANGUAGE_ROLES)}")
        return prompts

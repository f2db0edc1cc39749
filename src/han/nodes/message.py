"""What nodes say to each other (seed, section 2.2): header, content, trace."""

from typing import Any, Literal

from pydantic import AliasChoices, BaseModel, ConfigDict, Field

Speaker = Literal["Spec", "SpecCompressor", "Retriever", "Planner", "Coder", "Critic", "Tester"]
Intent = Literal[
    "state_task",
    "distill",
    "give_evidence",
    "plan",
    "propose_code",
    "propose_patch",
    "review",
    "report_tests",
]


class _Strict(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class Header(_Strict):
    """Estimates for the policies; never rendered into a prompt, or no prompt would ever repeat.

    ``to`` stays empty until the router delivers the message. ``certainty`` is ``exp(-mean token
    entropy)``, ``novelty_est`` is one minus the highest cosine similarity to earlier outputs of the
    episode; both are ``None`` where they cannot be known. ``cost_est`` is the message's own length
    in tokens.
    """

    sender: Speaker = Field(
        validation_alias=AliasChoices("from", "sender"), serialization_alias="from"
    )
    to: Speaker | None = None
    intent: Intent
    certainty: float | None = Field(default=None, ge=0, le=1)
    novelty_est: float | None = Field(default=None, ge=0, le=1)
    cost_est: int = Field(default=0, ge=0)


class Content(_Strict):
    """The only part that reaches a prompt, through a payload schema (``han.nodes.payload``)."""

    summary: str = ""
    evidence: tuple[str, ...] = ()
    diff_hint: str = ""
    code: str = ""


class Trace(_Strict):
    """Where the message comes from; ``depth`` is its longest distance from the spec."""

    episode_id: str
    step: int = Field(ge=0)
    parents: tuple[str, ...] = ()
    depth: int = Field(default=0, ge=0)


class Message(_Strict):
    """One output of one node or tool."""

    id: str
    header: Header
    content: Content
    trace: Trace


def message_schema() -> dict[str, Any]:
    """JSON schema of ``Message``, checked in as ``docs/schemas/message.schema.json``."""
    return Message.model_json_schema(by_alias=True)

"""The Retriever: hybrid search over the corpus. A frozen embedder, no completion, no tokens."""

from dataclasses import dataclass

from han.llm.protocol import LanguageModel
from han.nodes.graph import Role
from han.nodes.message import Content
from han.nodes.node import Controls, NodeOutput
from han.nodes.payload import Delivery, render_payload
from han.tools.search import HybridIndex


@dataclass(frozen=True, slots=True)
class RetrieverNode:
    """Fetches up to two snippets or pages for what its inbox says.

    Attributes:
        index: hybrid lexical and embedding index over the corpus.
        hits: how many to fetch, at most.
        near: a further hit is passed on only if its similarity is at least this share of the
            first one's. Beside a page that fits, whatever comes second only distracts.
    """

    index: HybridIndex
    hits: int = 2
    near: float = 0.8
    role: Role = "Retriever"

    def prompt_tokens(self, inbox: list[Delivery], model: LanguageModel) -> int:  # noqa: ARG002
        return 0

    def recorded(self, inbox: list[Delivery], controls: Controls) -> bool:  # noqa: ARG002
        return self.index.answers(_query(inbox))

    def run(self, inbox: list[Delivery], controls: Controls) -> NodeOutput:  # noqa: ARG002
        ranked = self.index.search(_query(inbox), k=self.hits)
        floor = self.near * ranked[0].similarity
        found = [ranked[0], *(hit for hit in ranked[1:] if hit.similarity >= floor)]
        evidence = tuple(f"{hit.snippet.name}: {hit.snippet.text}" for hit in found)
        return NodeOutput(
            text="\n\n".join(evidence),
            intent="give_evidence",
            content=Content(
                summary="\n".join(f"{hit.snippet.name}: {hit.snippet.purpose}" for hit in found),
                evidence=evidence,
            ),
            note=", ".join(hit.snippet.name for hit in found),
        )


def _query(inbox: list[Delivery]) -> str:
    return "\n".join(render_payload(d.message, d.schema, d.cap) for d in inbox)

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
        hits: how many to fetch.
    """

    index: HybridIndex
    hits: int = 2
    role: Role = "Retriever"

    def prompt_tokens(self, inbox: list[Delivery], model: LanguageModel) -> int:  # noqa: ARG002
        return 0

    def run(self, inbox: list[Delivery], controls: Controls) -> NodeOutput:  # noqa: ARG002
        query = "\n".join(render_payload(d.message, d.schema, d.cap) for d in inbox)
        found = self.index.search(query, k=self.hits)
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

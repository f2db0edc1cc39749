"""The four roles that are a language model: one class, told apart by prompt and interpretation."""

from collections.abc import Callable
from dataclasses import dataclass

from han.llm.protocol import Completion, LanguageModel, Request
from han.nodes.graph import Role
from han.nodes.interpret import interpret_critique, interpret_program, interpret_prose
from han.nodes.node import Controls, NodeOutput
from han.nodes.payload import Delivery, render_prompt


@dataclass(frozen=True, slots=True)
class LanguageNode:
    """A frozen model under a system prompt.

    Attributes:
        role: which of the language roles.
        system_prompt: short and stable (``cfg/nodes``).
        interpret: reads an answer into content, draft and notes.
    """

    role: Role
    system_prompt: str
    interpret: Callable[[Completion, Controls], NodeOutput]

    def prompt_tokens(self, inbox: list[Delivery], model: LanguageModel) -> int:
        return model.count_tokens(self.system_prompt, render_prompt(inbox))

    def recorded(self, inbox: list[Delivery], controls: Controls) -> bool:
        return controls.model.answers(self._request(inbox, controls))

    def run(self, inbox: list[Delivery], controls: Controls) -> NodeOutput:
        request = self._request(inbox, controls)
        [completion] = controls.model.complete([request], cancel=controls.cancel)
        return self.interpret(completion, controls)

    def _request(self, inbox: list[Delivery], controls: Controls) -> Request:
        return Request(
            role=self.role,
            system=self.system_prompt,
            prompt=render_prompt(inbox),
            max_tokens=controls.max_tokens,
            temperature=0.0 if controls.sample == 0 else controls.temperature,
            sample=controls.sample,
            model=controls.model.digest,
        )


def language_nodes(prompts: dict[Role, str], patch_limit: int) -> dict[Role, LanguageNode]:
    """The four language roles.

    Args:
        prompts: system prompt by role.
        patch_limit: changed lines above which a critic's patch is refused.
    """
    interpreters: dict[Role, Callable[[Completion, Controls], NodeOutput]] = {
        "SpecCompressor": lambda answer, _: interpret_prose(answer, "distill"),
        "Planner": lambda answer, _: interpret_prose(answer, "plan"),
        "Coder": interpret_program,
        "Critic": lambda answer, controls: interpret_critique(answer, controls, patch_limit),
    }
    return {
        role: LanguageNode(role, prompts[role], interpret)
        for role, interpret in interpreters.items()
    }

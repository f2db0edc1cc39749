"""A task's text before it is printed: the parts that noise can reach."""

from dataclasses import dataclass

from han.tasks.task import Case


@dataclass(frozen=True, slots=True)
class Story:
    """What a spec is made of.

    Attributes:
        name: the function to write.
        signature: its ``def`` line.
        sentences: the description, one sentence an item; together they determine the answer.
        examples: public cases that the text shows.
        untrue: index of a sentence → how a sibling task says it. Wrong here, so it may only be
            said to be taken back.
        blur: index of a sentence → the same sentence told vaguely, which an example settles.
        signature_last: whether the signature stands behind the description.
    """

    name: str
    signature: str
    sentences: tuple[str, ...]
    examples: tuple[Case, ...]
    untrue: dict[int, str]
    blur: dict[int, str]
    signature_last: bool = False

    def text(self) -> str:
        """The spec: signature, description, examples as an interactive session."""
        shown = [f">>> {self.name}({_inner(case.args)})\n{case.expected}" for case in self.examples]
        parts = [self.signature, " ".join(self.sentences), "\n".join(shown)]
        if self.signature_last:
            parts[:2] = [parts[1], f"It should be called as `{self.signature}`"]
        return "\n\n".join(part for part in parts if part) + "\n"


def _inner(args: str) -> str:
    """The tuple's text without its parentheses and a single argument's comma."""
    return args[1:-1].removesuffix(",")

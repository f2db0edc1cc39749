"""How long the Coder's answers are when a task comes as a docstring, as many benchmarks' do.

Retells starter tasks in that form and prints prompt tokens, completion tokens and how each greedy
answer ended. Decides `budget.step_tokens` without looking at any benchmark.

    python scripts/answer_lengths.py
"""

from contextlib import closing

from han.config.compose import compose_config
from han.config.schema import EvalConfig
from han.llm.build import build_tiers
from han.llm.protocol import Request
from han.tasks.load import load_tasks
from han.tasks.task import Task


def as_docstring(task: Task) -> str:
    """The task's text as the docstring of its own function."""
    head, _, body = task.spec.partition("\n\n")
    inner = body.strip().replace("\n", "\n    ")
    return f'{head}\n    """{inner}\n    """\n'


def main() -> None:
    config = compose_config("eval", EvalConfig, [])
    strata = ("clean", "edge", "hard")
    tasks = [task for task in load_tasks("starter") if task.stratum in strata][7:19]
    with closing(build_tiers(config.llm)["flash"]) as model:
        prompts = [f"## Task\n{as_docstring(task)}" for task in tasks]
        system = config.nodes.prompts["Coder"]
        answers = model.complete(
            [Request("Coder", system, prompt, 512, 0.0, 0, model.digest) for prompt in prompts]
        )
    for task, answer in zip(tasks, answers, strict=True):
        print(
            f"{task.id:<28} {answer.prompt_tokens:>4} + {answer.completion_tokens:>4} "
            f"{answer.finish:<7} docstring again: {'yes' if chr(34) * 3 in answer.text else 'no'}"
        )


if __name__ == "__main__":
    main()

"""The command line: one file a command, heavy imports inside the commands."""

import sys

import typer
from typer.exceptions import TyperException

from han.cli.check import check
from han.cli.evaluate import evaluate
from han.cli.models import models
from han.cli.record import record
from han.cli.report import report
from han.cli.solve import solve
from han.cli.tape import tape
from han.cli.tasks import tasks
from han.errors import HanError

app = typer.Typer(
    name="han",
    help="Networks of frozen language models whose wiring is learned: solve, measure, grade.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode="markdown",
)
app.add_typer(models, name="models")
app.add_typer(tasks, name="tasks")
app.add_typer(tape, name="tape")
app.command(name="solve")(solve)
app.command(name="eval")(evaluate)
app.command(name="record")(record)
app.command(name="report")(report)
app.command(name="check")(check)


def main() -> None:
    """Runs the command line; an error that the user can act on is one line on stderr, exit 1."""
    try:
        code = app(standalone_mode=False)
    except HanError as error:
        print(f"han: {' '.join(str(error).split())}", file=sys.stderr)
        code = 1
    except TyperException as error:  # an unknown option, a missing argument, a value out of range
        said = " ".join(error.format_message().split())
        if said:  # empty where the help itself was the answer
            where = "see `han --help` or `han COMMAND --help`"
            print(f"han: {said.rstrip('.')}: {where}", file=sys.stderr)
        code = error.exit_code
    except OSError as error:
        print(f"han: {error}", file=sys.stderr)
        code = 1
    except (KeyboardInterrupt, typer.Abort):
        print("han: interrupted", file=sys.stderr)
        code = 130
    sys.exit(code or 0)

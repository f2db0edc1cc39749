"""``han tape``: recorded answers of real models."""

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from han.cli.console import err, out

tape = typer.Typer(
    help="Recorded answers, verdicts and vectors: look at them, check, merge and prune them.",
    no_args_is_help=True,
)

File = Annotated[Path, typer.Argument(help="The tape's file.")]


@tape.command()
def info(path: File) -> None:
    """Show what a tape holds: whose answers, how many, how long, and where they come from.

    `first` counts answers at sample index 0, which are greedy; `later` those of retries and of
    other draws. `whole` is the share that the model ended by itself: such an answer serves every
    token cap.

    Example: `han tape info data/tapes/starter.tape`
    """
    from han.tape.info import tape_info

    with err.status("reading"):
        found = tape_info(path)
    shares = Table("tier", "role", "first", "later", "mean tokens", "whole")
    for share in found.shares:
        whole = f"{share.whole / (share.first + share.later):.0%}"
        counts = (f"{share.first:,}", f"{share.later:,}", f"{share.mean_tokens:.0f}", whole)
        shares.add_row(share.tier, share.role, *counts)
    out.print(shares)
    out.print(
        f"{found.verdicts:,} verdicts, {found.vectors:,} vectors, {found.prompts:,} prompts "
        f"counted; {found.bytes / 2**20:,.1f} MiB\ncontent digest {found.digest}",
        soft_wrap=True,
    )
    models = Table("tier", "context", "engine", "licence", "digest")
    for model in found.models:
        digest = f"{model.digest[:12]}…"
        models.add_row(model.tier, str(model.context), model.engine, model.licence, digest)
    out.print(models)
    sources = Table("recorded", "role", "system prompt", "engine")
    for source in sorted(found.sources, key=lambda source: (source.date, source.role)):
        sources.add_row(source.date, source.role, f"{source.system_digest[:12]}…", source.engine)
    out.print(sources)


@tape.command()
def verify(path: File) -> None:
    """Check a tape: every row against the content digest, then decode every entry.

    Exit status 1 if an entry can't be decoded; its key is listed. A damaged file is refused as a
    whole.

    Example: `han tape verify data/tapes/starter.tape`
    """
    from han.tape.verify import bad_entries

    with err.status("checking"):
        faults = bad_entries(path)
    for fault in faults:
        out.print(f"{fault.table} {fault.key}: {fault.reason}", markup=False, soft_wrap=True)
    if faults:
        raise typer.Exit(1)
    out.print(f"{path}: sound", markup=False, soft_wrap=True)


@tape.command()
def merge(
    into: Annotated[Path, typer.Argument(help="The tape that grows; made if it isn't there.")],
    others: Annotated[list[Path], typer.Argument(help="Tapes whose entries it gets.")],
) -> None:
    """Put several recordings on one tape; their order makes no difference.

    Of two answers to one request the longer one stands. Tapes of different models don't merge.

    Example: `han tape merge all.tape monday.tape tuesday.tape`
    """
    from han.tape.merge import merge as merge_tapes

    with err.status("merging"):
        done = merge_tapes(into, others)
    out.print(
        f"{into}: {done.added:,} rows added, {done.replaced:,} replaced, "
        f"{done.kept:,} stood against others",
        markup=False,
        soft_wrap=True,
    )


@tape.command()
def prune(
    path: File,
    overrides: Annotated[
        list[str] | None, typer.Argument(help="Hydra overrides, as for `han eval`.")
    ] = None,
    config_dir: Annotated[
        Path | None, typer.Option(help="Folder with your own configuration groups.")
    ] = None,
) -> None:
    """Drop the answers to system prompts that are no longer in use, and close the gaps.

    An answer is found by role and system prompt among others: once a prompt has changed, what that
    role said before is out of reach. Other roles' answers, verdicts and vectors stay.

    Examples: `han tape prune my.tape`, `han tape prune my.tape nodes=mine --config-dir cfg`
    """
    from han.config.compose import compose_config
    from han.config.schema import EvalConfig
    from han.tape.prune import prune as prune_tape

    config = compose_config("eval", EvalConfig, overrides or [], config_dir)
    prompts = {str(role): text for role, text in config.nodes.prompts.items()}
    with err.status("pruning"):
        done = prune_tape(path, prompts)
    roles = ", ".join(f"{count:,} of {role}" for role, count in done.completions.items())
    out.print(
        f"{path}: answers dropped: {roles or 'none'}; "
        f"{done.prompts:,} prompt counts; {done.bytes_before / 2**20:,.1f} MiB before, "
        f"{done.bytes_after / 2**20:,.1f} after",
        markup=False,
        soft_wrap=True,
    )

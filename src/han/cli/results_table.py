"""Results as a table for the terminal."""

from collections.abc import Mapping

from rich.table import Table

from han.eval.results import Results, Share


def results_table(runs: Mapping[str, Results]) -> Table:
    """A row a run; for a single run also a row a stratum."""
    table = Table("policy", "solved", "pass@1 (95%)", "tokens", "steps", "reward", title="Results")
    table.columns[0].no_wrap = True
    for label, results in runs.items():
        means = (
            f"{results.mean_tokens:.0f}",
            f"{results.mean_steps:.1f}",
            f"{results.mean_reward:+.3f}",
        )
        table.add_row(label, *_share(results.pass_at_1), *means)
    if len(runs) == 1:
        [results] = runs.values()
        for stratum, share in results.by_stratum.items():
            table.add_row(f"  {stratum}", *_share(share))
    return table


def _share(share: Share) -> tuple[str, str]:
    interval = f"[{100 * share.low:.1f}, {100 * share.high:.1f}]"
    # Rich reads square brackets as markup.
    return f"{share.solved}/{share.episodes}", f"{100 * share.share:.1f}% \\{interval}"

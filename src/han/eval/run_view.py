"""A finished run, read back for the report."""

from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path

from pydantic import ValidationError

from han.core.records import EpisodeResult
from han.errors import HanError
from han.eval.provenance import Provenance
from han.eval.results import Results
from han.eval.store import RunFolder


@dataclass(frozen=True, slots=True)
class RunView:
    """What the page shows of one run.

    Attributes:
        folder: where the run lies.
        label: policy, with its retries where they are bounded.
        results: ``results.json``.
        episodes: finished episodes by task.
        charges: flash-equivalent tokens by role, over all episodes.
        provenance: ``provenance.json``.
    """

    folder: Path
    label: str
    results: Results
    episodes: dict[str, EpisodeResult]
    charges: dict[str, float]
    provenance: Provenance


def read_run(folder: Path) -> RunView:
    """Reads a run's folder.

    Raises:
        HanError: the folder holds no finished run.
    """
    file = folder / "results.json"
    if not file.is_file():
        raise HanError(f"{folder} holds no results.json: give a folder that `han eval` wrote")
    try:
        results = Results.model_validate_json(file.read_text(encoding="utf-8"))
    except ValidationError as error:
        raise HanError(
            f"{file} is damaged or of another version ({error.error_count()} problems): "
            "run the same `han eval` again"
        ) from None
    store = RunFolder(folder)
    episodes = {
        row.task: episode
        for row in results.episodes
        if (episode := store.finished(row.episode)) is not None
    }
    charges: dict[str, float] = defaultdict(float)
    for record in store.telemetry(row.episode for row in results.episodes):
        charges[record.next_node] += record.charged
    retries = results.config["budget"]["retries"]
    tiers = "" if "flash" in results.config["llm"]["tiers"] else ", deep"
    bound = "" if retries is None else f", retries={retries}"
    return RunView(
        folder=folder,
        label=f"{results.policy}{tiers}{bound}",
        results=results,
        episodes=episodes,
        charges=dict(charges),
        provenance=store.provenance(),
    )

"""A run's folder: its identity, its finished episodes, and what else is kept of them.

An episode is finished when its ``episode.json`` is there; that file is written last and at once.
"""

import json
import os
import shutil
from collections.abc import Generator, Iterable
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import quote

from filelock import FileLock, Timeout

from han.core.records import Entry, EpisodeResult, StepRecord
from han.core.telemetry import append_line, read_lines, write_parquet
from han.errors import HanError
from han.eval.provenance import Provenance


class RunFolder:
    """Everything that one run keeps, under ``path``."""

    def __init__(self, path: Path) -> None:
        self.path = path

    @contextmanager
    def open(self, identity: dict[str, Any]) -> Generator[None]:
        """Creates the folder or checks that it holds the same run; keeps others out meanwhile.

        Raises:
            HanError: the folder belongs to another run, or another process is at it.
        """
        self.path.mkdir(parents=True, exist_ok=True)
        try:
            with FileLock(self.path / ".lock", timeout=0):
                self._claim(json.dumps(identity, indent=2, ensure_ascii=False) + "\n")
                yield
        except Timeout:
            raise HanError(f"{self.path}: another process is playing this run") from None

    def _claim(self, identity: str) -> None:
        file = self.path / "identity.json"
        if not file.exists():
            write_whole(file, identity)
        elif file.read_text(encoding="utf-8") != identity:
            raise HanError(
                f"{self.path} holds a run with another configuration or other tasks: "
                "choose another name with run=NAME, or delete the folder"
            )

    def begin(self, name: str) -> None:
        """Empty folder for an episode; what an interrupted attempt left there is dropped."""
        folder = self._folder(name)
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)

    def watch(self, name: str, record: StepRecord, entry: Entry) -> None:
        """Keeps one step as it happens: telemetry, draft, diff and failing trace."""
        folder = self._folder(name)
        append_line(folder / "telemetry.jsonl", record)
        stem = folder / f"step-{entry.step:02d}-{entry.role or 'end'}"
        if entry.draft:
            stem.with_suffix(".py").write_text(entry.draft.code, encoding="utf-8")
            if entry.draft.report.status != "passed":
                trace = f"{entry.draft.report.reason}\n{entry.draft.report.failure}\n"
                stem.with_suffix(".trace.txt").write_text(trace, encoding="utf-8")
        if entry.message and entry.message.content.diff_hint:
            diff = entry.message.content.diff_hint
            stem.with_suffix(".diff").write_text(diff, encoding="utf-8")

    def finish(self, result: EpisodeResult) -> None:
        """Marks an episode as finished."""
        folder = self._folder(result.episode_id)
        write_whole(folder / "episode.json", result.model_dump_json(indent=1, by_alias=True) + "\n")

    def finished(self, name: str) -> EpisodeResult | None:
        """The episode's result if it was finished."""
        file = self._folder(name) / "episode.json"
        if not file.exists():
            return None
        return EpisodeResult.model_validate_json(file.read_text(encoding="utf-8"))

    def telemetry(self, names: Iterable[str]) -> list[StepRecord]:
        """Records of finished episodes, in the order of ``names``."""
        return [r for name in names for r in read_lines(self._folder(name) / "telemetry.jsonl")]

    def write_telemetry(self, names: Iterable[str]) -> None:
        """One parquet file over all finished episodes."""
        write_parquet(self.path / "telemetry.parquet", self.telemetry(names))

    def write_provenance(self, provenance: Provenance) -> None:
        """Keeps where the numbers come from; a resumed run keeps its latest.

        Raises:
            HanError: the run began with other models, prompts or another corpus.
        """
        if (self.path / "provenance.json").exists():
            before = self.provenance().digests
            changed = [key for key, value in provenance.digests.items() if before.get(key) != value]
            if changed:
                raise HanError(
                    f"{self.path} began with another digest of {', '.join(changed)}: "
                    "choose another name with run=NAME, or delete the folder"
                )
        write_whole(self.path / "provenance.json", provenance.model_dump_json(indent=1) + "\n")

    def provenance(self) -> Provenance:
        """What the run last wrote of its provenance."""
        text = (self.path / "provenance.json").read_text(encoding="utf-8")
        return Provenance.model_validate_json(text)

    def _folder(self, name: str) -> Path:
        return self.path / "episodes" / quote(name, safe="#")


def write_whole(path: Path, text: str) -> None:
    """Writes a file so that it is there whole or not at all, also after a crash."""
    part = path.with_name(path.name + ".part")
    with part.open("w", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    part.replace(path)

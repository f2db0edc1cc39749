"""An embedder whose vectors are on tape, or go there."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from han.tape.errors import NotOnTape
from han.tape.format import Tape
from han.tape.keys import vector_key
from han.tools.embedder import DIMENSIONS, LAYOUT, Embedder, quantise, unit_rows


class TapedEmbedder:
    """Vectors from the tape first, then from the embedder behind it, if there is one. Thread-safe.

    A tape holds a vector's integers on the embedder's grid, one byte each.
    """

    def __init__(
        self,
        tape: Tape,
        inner: Embedder | None = None,
        *,
        write: bool = False,
        layout: str = LAYOUT,
    ) -> None:
        """Puts an embedder behind the tape.

        Args:
            tape: not closed here.
            inner: embeds what is not on the tape; not closed here.
            write: record what ``inner`` gives.
            layout: names the embedder; vectors of another one are not found.
        """
        self._tape = tape
        self._inner = inner
        self._write = write
        self._layout = layout

    def embed(self, texts: Sequence[str]) -> NDArray[np.float32]:
        """One row for each text, in order: float32 ``[n, d]``, rows of unit length.

        Raises:
            NotOnTape: a text was never embedded, and there is no embedder to do it.
        """
        known = {text: self._recorded(text) for text in dict.fromkeys(texts)}
        missing = [text for text, grid in known.items() if grid is None]
        if missing:
            if self._inner is None:
                raise NotOnTape(
                    f"tape {self._tape.path}: no vector of {missing[0][:40]!r}: "
                    "record it with tape=record, or play on with tape=replay_then_live"
                )
            for text, grid in zip(missing, quantise(self._inner.embed(missing)), strict=True):
                known[text] = self._kept(text, grid) if self._write else grid
        rows = [grid for text in texts if (grid := known[text]) is not None]
        return unit_rows(np.stack(rows)) if rows else np.empty((0, DIMENSIONS), np.float32)

    def answers(self, text: str) -> bool:
        """Whether the tape holds the text's vector, or an embedder is there to make it."""
        return self._inner is not None or self._recorded(text) is not None

    def _recorded(self, text: str) -> NDArray[np.int8] | None:
        row = self._tape.get("vector", vector_key(self._layout, text))
        return None if row is None else np.frombuffer(row[1], np.int8)

    def _kept(self, text: str, grid: NDArray[np.int8]) -> NDArray[np.int8]:
        row = self._tape.add("vector", (vector_key(self._layout, text), grid.tobytes()))
        return np.frombuffer(row[1], np.int8)

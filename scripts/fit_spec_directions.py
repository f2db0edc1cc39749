"""Fits the axes on which the encoder places a spec: principal components over the train set.

python scripts/fit_spec_directions.py

Writes ``data/features/spec_directions.safetensors``: ``mean`` [384], ``axes`` [16, 384], ``spread``
[16] (standard deviations), float32. Train specs alone go into it, each at its own noise level.
"""

import numpy as np
from safetensors.numpy import save_file

from han.core.features.spec import DIRECTIONS
from han.paths import resource
from han.tasks.load import load_tasks
from han.tools.embedder import MiniLM


def main() -> None:
    embedder = MiniLM()
    vectors = embedder.embed([task.spec for task in load_tasks("train")])
    embedder.close()
    mean = vectors.mean(axis=0)
    _, spread, axes = np.linalg.svd(vectors - mean, full_matrices=False)
    axes = axes[:DIRECTIONS]
    axes *= np.sign(axes[np.arange(DIRECTIONS), np.abs(axes).argmax(axis=1)])[:, None]
    path = resource("data/features") / "spec_directions.safetensors"
    save_file(
        {
            "mean": mean.astype(np.float32),
            "axes": np.ascontiguousarray(axes, np.float32),
            "spread": (spread[:DIRECTIONS] / np.sqrt(len(vectors) - 1)).astype(np.float32),
        },
        path,
    )
    share = (spread[:DIRECTIONS] ** 2).sum() / (spread**2).sum()
    print(f"{path}: {DIRECTIONS} axes over {len(vectors)} specs hold {share:.0%} of the variance")


if __name__ == "__main__":
    main()

"""What every folder of tests may use: one engine for the whole session, because loading is dear."""

from collections.abc import Iterator

import pytest

from han.llm.llamacpp import LlamaCpp


@pytest.fixture(scope="session")
def flash() -> Iterator[LlamaCpp]:
    """The flash tier on four slots. Tests that use it carry ``@pytest.mark.model``."""
    model = LlamaCpp.of("flash", slots=4, context=2048, timeout_s=120.0)
    yield model
    model.close()

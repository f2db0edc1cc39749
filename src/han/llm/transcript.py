"""One answer as it grows, token by token; what a call returns whether it ended or was cut off."""

import math
import threading
from collections.abc import Sequence

from han.llm.protocol import Completion, Finish, mean_entropy


class Transcript:
    """Collects the stream of one call. Written by one thread, read by any."""

    def __init__(self) -> None:
        """Starts empty."""
        self._lock = threading.Lock()
        self._text: list[str] = []
        self._length = 0
        self._ends: list[int] = []
        self._entropies: list[float] = []

    @property
    def text(self) -> str:
        """The characters so far."""
        with self._lock:
            return "".join(self._text)

    def add(self, text: str, decoded: int, entropy: float | None) -> None:
        """Appends what became visible.

        Tokens decoded since the last addition that showed nothing yet (they hold the first bytes of
        a character that the last one completes) end where the text ended before and count as
        entropy 0, so that every cut of the answer is the same as a shorter decode.

        Args:
            text: new characters, maybe none.
            decoded: tokens decoded so far in all.
            entropy: of the newest token in nats, if known.
        """
        with self._lock:
            self._pad(decoded - 1)
            self._text.append(text)
            self._length += len(text)
            if decoded > len(self._ends):
                self._ends.append(self._length)
                if entropy is not None:
                    self._entropies.append(entropy)

    def completion(
        self, finish: Finish, prompt_tokens: int, ms: float, decoded: int | None = None
    ) -> Completion:
        """The answer so far.

        Args:
            finish: why it ended.
            prompt_tokens: of the request.
            ms: wall milliseconds since the call began.
            decoded: completion tokens as the engine counts them; by default those seen here.
        """
        with self._lock:
            count = len(self._ends) if decoded is None else decoded
            visible = count - 1 if finish == "stop" and count else count
            self._pad(visible)
            ends, entropies = self._ends[:visible], self._entropies[:visible]
            if len(entropies) != len(ends):
                entropies = []
            return Completion(
                text="".join(self._text),
                prompt_tokens=prompt_tokens,
                completion_tokens=count,
                finish=finish,
                ms=ms,
                token_ends=tuple(ends),
                entropy=mean_entropy(entropies),
                token_entropies=tuple(entropies),
            )

    def _pad(self, count: int) -> None:
        while len(self._ends) < count:
            if len(self._entropies) == len(self._ends):
                self._entropies.append(0.0)
            self._ends.append(self._length)


def token_entropy(logprobs: Sequence[float]) -> float:
    """Entropy in nats from the log-probabilities of the likeliest tokens.

    All other tokens count as one more outcome, so the value is a lower bound, tight where the
    model is sure. Rounded to 1e-4 to keep records short.
    """
    probabilities = [math.exp(value) for value in logprobs]
    rest = max(0.0, 1.0 - math.fsum(probabilities))
    return round(-math.fsum(p * math.log(p) for p in (*probabilities, rest) if p > 0), 4) + 0.0

"""What can go wrong with a tape."""

from han.errors import HanError


class TapeError(HanError):
    """A tape can't be used: the message names the file, the reason and what to do."""


class NotOnTape(HanError):
    """A tape is replayed alone and does not hold what was asked for."""

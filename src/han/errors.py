"""The one exception that a command turns into a line on stderr."""


class HanError(Exception):
    """Something the user can act on: the message says what, where and what to do, in one line."""

"""Where people read: results on stdout, progress on stderr."""

from rich.console import Console

out = Console(highlight=False)
err = Console(stderr=True, highlight=False)

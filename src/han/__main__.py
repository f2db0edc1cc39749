"""``python -m han``."""

from han.cli import main

main()

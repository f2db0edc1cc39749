"""Ends as a sandbox that failed to start might."""

import os

os._exit(121)

"""``import han.envs`` registers ``han/ProgramSynthesis-v0`` with Gymnasium."""

from typing import Any, cast

import gymnasium

cast(Any, gymnasium).register(
    id="han/ProgramSynthesis-v0",
    entry_point="han.config.environment:make_env",
    disable_env_checker=True,  # it would step through a recorded or a paid-for episode
    order_enforce=True,
)

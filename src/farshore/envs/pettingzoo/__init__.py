"""The games for PettingZoo, made as PettingZoo makes its own: ``entdecker_v0.env(seats=3, render_mode="ansi")``."""

from farshore.envs.pettingzoo.versions import ParallelVersion, Version

entdecker_v0 = Version("entdecker")
explorers_v0 = ParallelVersion("explorers")
overworld_v0 = Version("overworld")

__all__ = ["entdecker_v0", "explorers_v0", "overworld_v0"]

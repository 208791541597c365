"""The games for Gymnasium: one seat against bots, and Explorers alone. Importing this registers the ids."""

from farshore.envs.gymnasium.ids import IDS, register_all
from farshore.envs.gymnasium.seat import SeatEnv

register_all()

__all__ = ["IDS", "SeatEnv"]

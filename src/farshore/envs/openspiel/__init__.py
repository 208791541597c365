"""The games for OpenSpiel. Importing this registers them: ``pyspiel.load_game("farshore_entdecker(players=2)")``."""

from farshore.envs.openspiel.games import NAMES, register_all

register_all()

__all__ = ["NAMES"]

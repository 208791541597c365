"""Asking a bot for one choice, by the same way as every table does."""

from __future__ import annotations

from random import Random
from typing import Final

from farshore.bots.bot import Bot
from farshore.bots.budget import Limit
from farshore.bots.gate import Gate
from farshore.core.contract import Action, Game, Seat, State

BRIEF: Final = Limit(iterations=4)
"""So little that whoever searches hardly does: what they do with more time, they are asked elsewhere."""


def chosen(bot: Bot, game: Game, state: State, seat: Seat, seed: int = 1, limit: Limit = BRIEF) -> Action:
    """Return what a bot that just sat down does; the seed is its luck, and that of the world it is dealt."""
    return Gate(bot, game, seat, len(state.scores()), Random(seed), limit).choose(state)

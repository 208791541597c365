"""The one way from a table to a bot: the truth stays here, and the bot gets a world dealt for its seat.

A world shows what the seat sees, the rest is drawn anew. Nothing that a bot is handed leads back to the true state, nor
to the luck that dealt: who knew that could work out from the world what was drawn away. A bot that thinks in the same
process could still search the whole of it, as any code can; the server lets bots think in processes that never had the
truth.
"""

from __future__ import annotations

from random import Random

from farshore.bots.bot import Bot
from farshore.bots.budget import REPRODUCIBLE, Limit
from farshore.bots.turn import Turn
from farshore.core.contract import Action, Game, Seat, State
from farshore.core.errors import FarshoreError


class BadChoice(FarshoreError):
    """A bot chose something that it may not do."""

    def __init__(self, seat: Seat, action: object) -> None:
        super().__init__("bot-bad-choice", seat=seat, action=repr(action))


def deal(state: State, seat: Seat, luck: Random) -> State:
    """Return a world for the bot of a seat; ``luck`` must be nothing that a bot ever gets hold of."""
    return state.determinize(seat, luck)


class Gate:
    """A bot on its seat, for one game, as the table sees it."""

    def __init__(self, bot: Bot, game: Game, seat: Seat, seats: int, rng: Random, limit: Limit = REPRODUCIBLE) -> None:
        """Let a bot sit down. It gets luck of its own from ``rng``, from which the table may go on to draw."""
        self.seat = seat
        self.limit = limit
        self._player = bot.sit(game, seat, seats)
        self._luck = Random(rng.getrandbits(64))  # deals worlds
        self._rng = Random(rng.getrandbits(64))  # the bot's

    def choose(self, state: State) -> Action:
        """Return what the bot does where its seat is to act. Raises ``BadChoice``; the state stays as it is."""
        legal = state.legal(self.seat)
        if len(legal) == 1:
            return legal[0]
        world = deal(state, self.seat, self._luck)
        action = self._player.choose(Turn(world, self.seat, self.limit, self._rng))
        if action not in legal:
            raise BadChoice(self.seat, action)
        return legal[legal.index(action)]  # the table's own: what a bot hands back is only compared

    def leave(self) -> None:
        """Let the bot stand up, once the game is over or broken off."""
        self._player.leave()

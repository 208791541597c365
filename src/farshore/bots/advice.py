"""What a strong player would do, and how much better that is than all else: whoever coaches asks here.

In every game its strongest bot that can say how good each action is advises: ``search``, or else ``greedy``. Whichever
it is, its player has ``rank``. It knows no more than the seat that it advises: it is asked like every bot.
"""

from __future__ import annotations

from typing import Final

import msgspec

from farshore.bots.bot import Player
from farshore.bots.judging import Adviser
from farshore.bots.registry import GREEDY, SEARCH, bots_for, make_bot
from farshore.bots.search.halving import Ranked
from farshore.bots.search.player import SearchPlayer
from farshore.bots.turn import Turn
from farshore.core.contract import Action, Game, Seat
from farshore.core.errors import FarshoreError

ADVISERS: Final = (SEARCH, GREEDY)
"""Who advises, the strongest first."""


class Advice(msgspec.Struct, frozen=True, kw_only=True):
    """An action, and what is expected of it. All of it is points."""

    action: str  # in the game's notation
    value: float  # the lead at the end that is expected; alone, the points
    behind: float  # how much less it brings than the best
    spread: float  # the standard error of that; 0: it was judged and not tried
    points: tuple[float, ...]  # by seat: what is expected at the end; empty: the adviser does not say
    parts: dict[str, tuple[float, ...]] = {}  # … by part of the score; empty: likewise
    then: tuple[str, ...] = ()  # what the same turn is meant to go on with, as far as it is planned


class NoAdviser(FarshoreError):
    """A game of which no bot can say how good actions are."""

    def __init__(self, game: str) -> None:
        super().__init__("bot-no-adviser", game=game)


def adviser_name(game_name: str) -> str:
    """Return which bot advises in a game; empty: none."""
    known = bots_for(game_name)
    return next((name for name in ADVISERS if name in known), "")


def seat_adviser(game: Game, seat: Seat, seats: int) -> Player:
    """Let the adviser of a game sit down beside a seat. Raises ``NoAdviser``."""
    name = adviser_name(game.name)
    if not name:
        raise NoAdviser(game.name)
    return make_bot(game.name, name).sit(game, seat, seats)


def advise(game: Game, player: Player, turn: Turn, done: Action | None = None) -> list[Advice]:
    """Return what a player that advises thinks of the actions of a turn, the best first; none if it has no opinion.

    Of what was ``done`` it says so, if it can, even where it would never do it. Raises ``NoAdviser`` if it cannot say.
    """
    if isinstance(player, SearchPlayer):
        found = player.rank(turn, done)
    elif isinstance(player, Adviser):
        found = player.rank(turn)
    else:
        raise NoAdviser(game.name)
    if len(found) == 1 and not found[0].trials:  # nothing else was thought of, nor was it tried: no opinion
        return []
    return [
        Advice(
            action=game.write_action(ranked.action),
            value=ranked.value,
            behind=max(0.0, ranked.behind),
            spread=ranked.spread,
            points=ranked.points,
            parts=dict(ranked.parts),
            then=tuple(map(game.write_action, _rest(player, turn, ranked))),
        )
        for ranked in found
    ]


def _rest(player: object, turn: Turn, ranked: Ranked) -> list[Action]:
    """Return what a player that plans whole turns means to do after an action."""
    return player.rest(turn, ranked) if isinstance(player, SearchPlayer) else []

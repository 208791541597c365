"""The club's figures: who plays how well here, by all games that are over. Nothing here waits for anything.

Everybody is rated, so that ratings mean something; who is named is decided elsewhere. A game counts if everyone in it
sits on one seat: who plays several at one screen plays against nobody.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

import msgspec
from openskill.models import PlackettLuce

from farshore.core.errors import BadOptions
from farshore.core.ranking import places_among
from farshore.core.registry import games as installed_games
from farshore.server.storage.results import FinishedGame
from farshore.server.table.seating import Sitting

Z: Final = 1.96
"""Deviations to each side within which a rating is believed to be, in 95 of 100 cases."""
BOT: Final = "bot:"
"""Before the name of a bot of this server: those are rated, too, by name."""
FIRST_RATING: Final = 25.0


class Figures(msgspec.Struct, kw_only=True):
    """How somebody fares in a game."""

    rating: float = FIRST_RATING  # by openskill
    spread: float = Z * FIRST_RATING / 3  # to each side
    games: int = 0
    wins: int = 0
    streak: int = 0  # games won one after the other, up to now
    best_streak: int = 0

    @property
    def sure(self) -> float:
        """How good they are at least, as is believed."""
        return self.rating - self.spread


class SoloBest(msgspec.Struct, frozen=True, kw_only=True):
    """The best that somebody has done alone."""

    rank: int  # from 0
    points: int
    ended: float


def figures(games: Iterable[FinishedGame]) -> dict[str, dict[str, Figures]]:
    """Return everybody's figures, by game and by who they are; the oldest game first."""
    model = PlackettLuce()
    found: dict[str, dict[str, Figures]] = {}
    for game in games:
        who = players(game.sittings)
        if len(who) < 2 or len(set(who)) < len(who):
            continue
        known = found.setdefault(game.game, {})
        theirs = [known.setdefault(each, Figures()) for each in who]
        _rate(model, theirs, places(game))
        for seat, each in enumerate(theirs):
            _count(each, has_won=seat in game.winners and game.sittings[seat].away != "resigned")
    return found


def solo(games: Iterable[FinishedGame]) -> dict[str, dict[str, SoloBest]]:
    """Return the best that everybody has done alone, by game and who they are: by rank, then by points."""
    found: dict[str, dict[str, SoloBest]] = {}
    for game in games:
        if len(game.sittings) != 1 or game.sittings[0].kind != "person" or (rank := _rank_of(game)) is None:
            continue
        best = found.setdefault(game.game, {})
        who, points = players(game.sittings)[0], game.scores[0]
        if who not in best or (rank, points) > (best[who].rank, best[who].points):
            best[who] = SoloBest(rank=rank, points=points, ended=game.ended)
    return found


def players(sittings: Sequence[Sitting]) -> list[str]:
    """Return by seat who played there: a guest, or a bot of this server."""
    return [f"{BOT}{sitting.bot}" if sitting.guest is None else sitting.guest for sitting in sittings]


def places(game: FinishedGame) -> list[int]:
    """Return by seat its place, from 1; whoever resigned comes last, whatever a bot then made of it."""
    return places_among(
        [
            (int(sitting.away != "resigned"), int(seat in game.winners), points)
            for seat, (sitting, points) in enumerate(zip(game.sittings, game.scores, strict=True))
        ]
    )


def _rank_of(game: FinishedGame) -> int | None:
    """Return the rank that was earned alone: none where the game has no ranks, or is not installed any more."""
    installed = installed_games().get(game.game)
    try:
        return None if installed is None else installed.rank_alone(game.scores[0], installed.read_options(game.options))
    except BadOptions:
        return None


def _rate(model: PlackettLuce, theirs: Sequence[Figures], ranks: Sequence[int]) -> None:
    teams = [[model.rating(each.rating, each.spread / Z)] for each in theirs]
    for each, (rated,) in zip(theirs, model.rate(teams, ranks=[float(place) for place in ranks]), strict=True):
        each.rating, each.spread = rated.mu, Z * rated.sigma


def _count(each: Figures, *, has_won: bool) -> None:
    each.games += 1
    each.wins += has_won
    each.streak = each.streak + 1 if has_won else 0
    each.best_streak = max(each.best_streak, each.streak)

"""The club's figures: who plays how well here, by all games that are over. Nothing here waits for anything.

Everybody is rated, so that ratings mean something; who is named is decided elsewhere. A game counts if everyone in it
sits on one seat: who plays several at one screen plays against nobody.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec
from openskill.models import PlackettLuce

from farshore.core.ranking import places_among
from farshore.games.explorers.scoring import rank
from farshore.server.storage.results import FinishedGame
from farshore.server.table.seating import Sitting

Z: Final = 1.96
"""Deviations to each side within which a rating is believed to be, in 95 of 100 cases."""
BOT: Final = "bot:"
"""Before the name of a bot of this server: those are rated, too, by name."""
SOLO: Final = "explorers"
"""The game that has ranks for whoever plays alone (EXP-72)."""
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


def solo(games: Iterable[FinishedGame]) -> dict[str, SoloBest]:
    """Return the best that everybody has done alone in Explorers: by rank, then by points."""
    best: dict[str, SoloBest] = {}
    for game in games:
        if game.game != SOLO or len(game.sittings) != 1 or game.sittings[0].kind != "person":
            continue
        who, points = players(game.sittings)[0], game.scores[0]
        now = SoloBest(rank=rank(points, achievements(game.options)), points=points, ended=game.ended)
        if who not in best or (now.rank, now.points) > (best[who].rank, best[who].points):
            best[who] = now
    return best


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


def achievements(options: dict[str, Any]) -> int:
    """Return how many achievements were in play: they raise what a rank takes."""
    chosen = options.get("chosen_achievements")
    drawn = options.get("achievements")
    return len(chosen) if isinstance(chosen, list) and chosen else drawn if isinstance(drawn, int) else 0


def _rate(model: PlackettLuce, theirs: Sequence[Figures], ranks: Sequence[int]) -> None:
    teams = [[model.rating(each.rating, each.spread / Z)] for each in theirs]
    for each, (rated,) in zip(theirs, model.rate(teams, ranks=[float(place) for place in ranks]), strict=True):
        each.rating, each.spread = rated.mu, Z * rated.sigma


def _count(each: Figures, *, has_won: bool) -> None:
    each.games += 1
    each.wins += has_won
    each.streak = each.streak + 1 if has_won else 0
    each.best_streak = max(each.best_streak, each.streak)

"""How turns are played on: whoever moves looks at some placements, and takes the one that is best for them."""

from __future__ import annotations

from collections.abc import Iterable
from heapq import nsmallest
from random import Random
from typing import Final, NamedTuple

from farshore.bots.overworld.search.doors import stakes
from farshore.bots.overworld.search.expected import Expectation
from farshore.bots.overworld.search.frontier import Frontier
from farshore.bots.overworld.search.habits import finish_turn
from farshore.bots.overworld.search.sites import REACH, closers, explorers_around, margins, sites
from farshore.bots.search.aim import lead
from farshore.core.contract import CHANCE, Action
from farshore.games.overworld.grid import Ell, Square
from farshore.games.overworld.grow import coast_choices
from farshore.games.overworld.phase import Phase
from farshore.games.overworld.placements import placement
from farshore.games.overworld.state import OverworldState

COASTS: Final = 4  # places of a coast that are looked at
CLOSERS: Final = 3  # ways to close the same site that are looked at
MIX: Final = 0x9E3779B1  # an odd number without a pattern: it brings places into an order without one
MASK: Final = (1 << 32) - 1


def draw(s: OverworldState, luck: Random) -> None:
    """Draw the next tile."""
    tiles, left = zip(*s.outcomes(), strict=True)
    s.apply(CHANCE, luck.choices(tiles, left)[0])


class Tried(NamedTuple):
    """An action, and what came of it."""

    action: Action
    after: OverworldState  # at the end of the turn
    ahead: float  # points: the lead that whoever chose it may then expect


class Turns:
    """Plays turns as somebody would who knows what to expect, and looks at so many placements."""

    def __init__(self, expectation: Expectation, width: int) -> None:
        self.expectation = expectation
        self.width = width

    def played(self, s: OverworldState, luck: Random) -> OverworldState:
        """Return how it stands after the turn of whoever has just drawn."""
        if s.phase != Phase.SURVEY:  # the tile fitted nowhere
            return s
        frontier = Frontier(s)
        places = self._places(s, frontier, luck)
        actions = [placement(covered, s.board.fits[covered]) for covered in places]
        chosen, after, _ = self.best(s, actions, frontier)
        if s.coast_due:
            s.apply(s.active, chosen)
            return self.finished(s, luck)
        return after

    def finished(self, s: OverworldState, luck: Random) -> OverworldState:
        """Return how it stands at the end of a turn whose survey tile is laid; the coast is thought of."""
        if s.phase != Phase.COAST:
            finish_turn(s)
            return s
        choices = coast_choices(s)
        return self.best(s, luck.sample(choices, min(COASTS, len(choices))), Frontier(s)).after

    def best(self, s: OverworldState, actions: Iterable[Action], frontier: Frontier) -> Tried:
        """Return the action after which whoever moves is best off."""
        return max((self.tried(s, action, frontier) for action in actions), key=lambda tried: tried.ahead)

    def tried(self, s: OverworldState, action: Action, frontier: Frontier) -> Tried:
        """Return what comes of an action and the rest of the turn, done without much thought."""
        imagined, seat = s.clone(), s.movers()[0]
        imagined.coast_due = False  # the coast is thought of when it is laid
        imagined.apply(seat, action)
        finish_turn(imagined)
        return Tried(action, imagined, lead(self.expectation.points(imagined, frontier), seat))

    def _places(self, s: OverworldState, frontier: Frontier, luck: Random) -> list[Ell]:
        """Return some places worth a look: those that close a gap to one's own gain, and others by luck.

        With the same luck the same places come to mind, also where what lies elsewhere differs.
        """
        board, found, salt = s.board, dict[Ell, None](), luck.getrandbits(32)

        def by_luck(covered: Ell) -> int:
            return (covered * MIX ^ salt) * MIX & MASK

        for square in _wanted(s, frontier):
            ways = sorted(closers(board, frontier, square), key=by_luck)
            found.update(dict.fromkeys(ways[:CLOSERS]))
            if len(found) >= self.width:
                break
        others = nsmallest(max(self.width // 2, self.width - len(found)), board.fits, key=by_luck)
        found.update(dict.fromkeys(others))
        if s.coast_due:
            return board.with_coast_place(found) or board.with_coast_place(board.fits) or [*board.fits]
        return [*found]


def _wanted(s: OverworldState, frontier: Frontier) -> list[Square]:
    """Return the sites that whoever moves would win and gain by, the best first."""
    seat, seats, board, staked = s.active, s.terms.seats, s.board, stakes(s)
    gains = staked.gains[seat]
    wanted = [site.square for site in sites(board, frontier, staked) if gains[site.square] > 0]
    wanted.sort(key=gains.__getitem__, reverse=True)
    return [square for square in wanted if margins(explorers_around(board, square), seats)[seat] >= -REACH]

"""What can be seen of a position that says how it will end: a few numbers for every seat."""

from __future__ import annotations

from typing import Final, NamedTuple

from farshore.bots.overworld.search.doors import Stakes, stakes
from farshore.bots.overworld.search.frontier import Frontier
from farshore.bots.overworld.search.sites import REACH, Kind, explorers_around, margins, sites
from farshore.bots.overworld.worth import first_in
from farshore.games.overworld.scoring import items_of, port_points, provision_points
from farshore.games.overworld.state import OverworldState
from farshore.games.overworld.terms import CAMEL, REGION_POINTS, SHIP, supply_of

TILE: Final = 3  # explorers that hold a survey tile
MANY: Final = 6  # sites: more are no better


class Prospects(NamedTuple):
    """How a seat stands at the end of a turn. Gains are points that doors would add to its tour."""

    tour: float  # points of its doors
    regions: float  # points of its regions
    provisions: float  # points of its provisions
    port: float  # points of its port
    first_door: float  # 1 if it has exactly one door out …
    second_door: float  # … two …
    third_door: float  # … or all three
    camels: float  # in supply, up to as many as hold a tile
    ships: float
    more: float  # camels and ships in supply beyond that
    left: float  # explorers left behind
    safe_now: float  # the best gain of a site where it is ahead, if it moves next …
    safe_later: float  # … or if another does
    close_now: float  # the best gain of a site that it would win by closing it itself, if it moves next …
    close_later: float  # … or if another does
    barred: float  # the best gain of a site where it is ahead: of barred pockets …
    pocket: float  # … of others …
    corner: float  # … and of corners
    sites: float  # at which it is ahead and would gain, up to a few …
    contested: float  # … and that it would win by closing them itself
    second: float  # the best gain but one of all these …
    room: float  # … and the best of all sites, whoever would win them
    forced_now: float  # the greatest loss of a site where it is ahead, if it moves next …
    forced_later: float  # … or if another does
    turn: float  # 1 if it moves next, 0 if all others do before


class _Sites:
    """What the sites of a board offer a seat."""

    __slots__ = ("ahead", "best", "close", "contested", "forced", "room", "second", "sites")

    def __init__(self) -> None:
        self.ahead = [0] * len(Kind)  # the best gains of sites where it is ahead, by kind of site …
        self.sites = 0  # … how many there are …
        self.forced = 0  # … and the greatest loss
        self.contested = 0  # how many sites it would win by closing them itself …
        self.close = 0  # … and the best gain of them
        self.best = self.second = 0  # the best gains of all these
        self.room = 0  # the best gain of all sites, whoever would win them


def prospects(s: OverworldState, frontier: Frontier) -> list[Prospects]:
    """Return how all seats stand. A turn must be over."""
    seats, staked = s.terms.seats, stakes(s)
    offered, regions, left = _offered(s, frontier, staked), _region_points(s, seats), _left_behind(s, seats)
    found = []
    for seat in range(seats):
        gains, site = staked.gains[seat], offered[seat]
        out, waits = len(gains.doors), (seat - s.active) % seats
        now, later = not waits, bool(waits)
        camels, ships = s.supply[supply_of(seat, CAMEL)], s.supply[supply_of(seat, SHIP)]
        found.append(
            Prospects(
                gains.length,
                regions[seat],
                provision_points(items_of(s, seat)) if s.terms.provisions else 0,
                port_points(s, seat) if s.terms.ports else 0,
                out == 1,
                out == 2,
                out == 3,
                min(camels, TILE),
                min(ships, TILE),
                max(camels - TILE, 0) + max(ships - TILE, 0),
                left[seat],
                max(site.ahead) * now,
                max(site.ahead) * later,
                site.close * now,
                site.close * later,
                site.ahead[Kind.BARRED],
                site.ahead[Kind.POCKET],
                site.ahead[Kind.CORNER],
                min(site.sites, MANY),
                min(site.contested, MANY),
                site.second,
                site.room,
                site.forced * now,
                site.forced * later,
                1 - waits / (seats - 1),
            )
        )
    return found


def _offered(s: OverworldState, frontier: Frontier, staked: Stakes) -> list[_Sites]:
    """Return what the sites offer every seat."""
    seats, board = s.terms.seats, s.board
    found = [_Sites() for _ in range(seats)]
    for square, kind in sites(board, frontier, staked):  # written out: nothing is asked more often
        ahead = margins(explorers_around(board, square), seats)
        for gain, margin, offered in zip(staked[square], ahead, found):  # noqa: B905 - on the hot path
            offered.room = max(offered.room, gain)
            if margin > 0:
                if gain <= 0:
                    offered.forced = min(offered.forced, gain)
                    continue
                offered.sites += 1
                offered.ahead[kind] = max(offered.ahead[kind], gain)
            elif gain > 0 and margin >= -REACH:
                offered.contested += 1
                offered.close = max(offered.close, gain)
            else:
                continue
            if gain > offered.best:
                offered.best, offered.second = gain, offered.best
            elif gain > offered.second:
                offered.second = gain
    return found


def _region_points(s: OverworldState, seats: int) -> list[int]:
    """Return every seat's points for its regions (OVW-60)."""
    points = [0] * seats
    for explorers in s.board.regions.explorers.values():
        if explorers:
            for seat in first_in(explorers, seats):
                points[seat] += REGION_POINTS
    return points


def _left_behind(s: OverworldState, seats: int) -> list[int]:
    """Count the explorers that every seat has left behind."""
    left = [0] * seats
    for gap in s.gaps:
        if gap.left:
            left[gap.owner] += len(gap.left)
    return left

"""Whether a position can stand as it does in its phase: each is reached only when there is something to decide."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from farshore.games.overworld.actions import PlaceDoor
from farshore.games.overworld.contest import leaders, rivals
from farshore.games.overworld.ending import is_bag_empty, turns_left
from farshore.games.overworld.entrance import LEFT_FOR, PORT_SQUARES, choices_to_leave, entrances, leavers
from farshore.games.overworld.explore import NOWHERE, explorer_for
from farshore.games.overworld.gaps import NOBODY, Entrance
from farshore.games.overworld.grid import name_of
from farshore.games.overworld.grow import coast_choices
from farshore.games.overworld.phase import Phase
from farshore.games.overworld.position.contest import read_to_take
from farshore.games.overworld.position.document import Document, wrong
from farshore.games.overworld.regions import spot
from farshore.games.overworld.state import OverworldState
from farshore.games.overworld.terms import CAMEL, EXPLORER_NAMES, SEAT_NAMES, SHIP, supply_of
from farshore.games.overworld.tiles import COAST_TYPES, SURVEY_TYPES


def check_moment(s: OverworldState, document: Document) -> None:
    """Refuse a phase in which nobody would be asked."""
    if s.phase != Phase.OVER and s.active == s.first and not sum(s.pile) + (s.coast != NOWHERE):
        raise wrong("active", "over", seat=SEAT_NAMES[s.active])
    for square in (*s.survey, s.coast):
        for explorer in (CAMEL, SHIP):
            if s.explorers.get(spot(square, explorer), s.active) != s.active:
                raise wrong("board", "held-by-other", square=name_of(square), seat=SEAT_NAMES[s.active])
    _CHECKS[Phase(s.phase)](s)
    if s.phase == Phase.ITEM:
        read_to_take(s, document.to_take)
    if document.coast_due not in (None, s.coast_due):
        raise wrong("coast_due", "other", said=str(document.coast_due).lower(), found=str(s.coast_due).lower())


def _free(s: OverworldState) -> None:
    """Chance may always draw."""


def _survey(s: OverworldState) -> None:
    s.coast_due = SURVEY_TYPES[s.tile] in COAST_TYPES and sum(s.pile) > 0
    if not s.board.fits:
        raise wrong("board", "no-fit")


def _coast(s: OverworldState) -> None:
    s.coast_due = True
    if SURVEY_TYPES[s.tile] not in COAST_TYPES:
        raise wrong("phase", "no-icon", tile=SURVEY_TYPES[s.tile])
    if not coast_choices(s):
        raise wrong("phase", "no-coast-place")
    if _held(s):
        raise wrong("board", "held-early")


def _held(s: OverworldState) -> int:
    """Count the explorers on the survey tile of this turn."""
    return sum(spot(square, explorer_for(s.side)) in s.explorers for square in s.survey)


def _is_coast_held(s: OverworldState) -> bool:
    return any(spot(s.coast, explorer) in s.explorers for explorer in (CAMEL, SHIP))


def _explorer(s: OverworldState) -> None:
    """Some are left, but they were too few for all three squares from the start (OVW-30)."""
    explorer = explorer_for(s.side)
    left = s.supply[supply_of(s.active, explorer)]
    if not left or left + _held(s) >= len(s.survey):
        raise wrong("supplies", "enough", explorer=EXPLORER_NAMES[explorer], left=left, held=_held(s))
    if _is_coast_held(s):
        raise wrong("board", "held-early")


def _hold(s: OverworldState) -> None:
    """Both kinds are left (OVW-31); so there were enough for the survey tile."""
    if not all(s.supply[supply_of(s.active, explorer)] for explorer in (CAMEL, SHIP)):
        raise wrong("supplies", "both-needed", seat=SEAT_NAMES[s.active])
    if _held(s) < len(s.survey):
        raise wrong("board", "survey-not-held", squares=", ".join(map(name_of, s.survey)))
    if _is_coast_held(s):
        raise wrong("board", "held-early")


def _gap(s: OverworldState) -> None:
    if len(s.pending) < 2:
        raise wrong("phase", "no-gaps", count=len(s.pending))


def _winner(s: OverworldState) -> None:
    if len(leaders(rivals(s, s.gap))) < 2:
        raise wrong("phase", "no-tie", gap=name_of(s.gap[0]))


def _entrance(s: OverworldState) -> None:
    _taken_back(s)
    if entrances(s) == [PlaceDoor()]:
        raise wrong("phase", "no-entrance")


def _taken_back(s: OverworldState) -> None:
    """The winner's explorers have returned from all regions around the gap (OVW-42)."""
    if rivals(s, s.gap)[s.winner]:
        raise wrong("board", "not-taken-back", seat=SEAT_NAMES[s.winner], gap=name_of(s.gap[0]))


def _leave(s: OverworldState) -> None:
    """The door or port is on its way, and not all explorers are left behind yet (OVW-43, OVW-71)."""
    _taken_back(s)
    origin = s.gaps[s.origin]
    needed = LEFT_FOR[s.entrance] - len(origin.left)
    if needed <= 0:
        raise wrong("origin", "nothing-leaves")
    if not choices_to_leave(s):
        raise wrong("phase", "nobody-to-leave", seat=SEAT_NAMES[s.winner])
    if s.entrance == Entrance.PORT:
        if min(len(s.gap), len(origin.squares)) < PORT_SQUARES or len(leavers(s)) < needed:
            raise wrong("entrance", "port-cannot-move")
    elif s.doors[s.winner]:
        raise wrong("entrance", "door-in-supply", seat=SEAT_NAMES[s.winner])
    for number, gap in enumerate(s.gaps):
        if number != s.origin and gap.owner != NOBODY and not (gap.entrance or gap.left):
            raise wrong(f"gaps[{number}].owner", "owner-of-nothing")


def _over(s: OverworldState) -> None:
    if not is_bag_empty(s) and (any(s.pile) or turns_left(s)):
        raise wrong("phase", "not-over")


_CHECKS: Final[dict[Phase, Callable[[OverworldState], None]]] = {
    Phase.DRAW: _free,
    Phase.SURVEY: _survey,
    Phase.COAST: _coast,
    Phase.EXPLORER: _explorer,
    Phase.HOLD: _hold,
    Phase.GAP: _gap,
    Phase.WINNER: _winner,
    Phase.ENTRANCE: _entrance,
    Phase.LEAVE: _leave,
    Phase.ITEM: _taken_back,
    Phase.OVER: _over,
}

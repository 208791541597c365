"""What the winner places in a gap, and who is left behind where it stood before (OVW-42, OVW-43, OVW-71)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from farshore.core.contract import Action, Seat
from farshore.core.errors import IllegalAction
from farshore.core.steps import Automatic, Decision
from farshore.games.overworld.actions import (
    LeaveFromBoard,
    LeaveFromSupply,
    LeaveNobody,
    MoveDoor,
    MovePort,
    PlaceDoor,
    PlacePort,
)
from farshore.games.overworld.events import DoorPlaced, ExplorerLeft, ItemsAbandoned, PortPlaced
from farshore.games.overworld.gaps import NOBODY, Entrance, Gap
from farshore.games.overworld.grid import name_of, square_named
from farshore.games.overworld.phase import Phase
from farshore.games.overworld.places import place_name, said_place
from farshore.games.overworld.provisions import stock
from farshore.games.overworld.regions import half_of, spot, square_of
from farshore.games.overworld.terms import EXPLORER_NAMES, supply_of
from farshore.games.overworld.tiles import LAND_HALF, WATER_HALF

if TYPE_CHECKING:
    from farshore.games.overworld.state import OverworldState

PORT_SQUARES: Final = 2
LEFT_FOR: Final = {Entrance.DOOR: 1, Entrance.PORT: 2}
"""How many explorers are left behind when a door or the port moves."""
SUPPLY: Final = -1
"""Where a door or a port comes from that does not move."""
_PLACE_DOOR: Final = PlaceDoor()
_PLACE_PORT: Final = PlacePort()
_MOVE_PORT: Final = MovePort()
_LEAVE_NOBODY: Final = LeaveNobody()


def standing(s: OverworldState, seat: Seat, entrance: Entrance) -> list[int]:
    """Return the gaps, by number, in which a seat's doors (or its port) stand."""
    return [number for number, gap in enumerate(s.gaps) if gap.owner == seat and gap.entrance == entrance]


def entrances(s: OverworldState) -> list[Action]:
    """Return what the winner may place: a door, the port."""
    seat = s.winner
    found: list[Action] = [_PLACE_DOOR]
    if not s.doors[seat]:
        found = [MoveDoor(name_of(s.gaps[number].squares[0])) for number in standing(s, seat, Entrance.DOOR)]
    if s.terms.ports and len(s.gap) >= PORT_SQUARES:
        if s.ports[seat]:
            found.append(_PLACE_PORT)
        elif len(leavers(s)) >= LEFT_FOR[Entrance.PORT]:
            found.append(_MOVE_PORT)
    return found


def choose_entrance(s: OverworldState) -> None:
    """Ask only where there is something to decide: a door in supply, and no port, must be placed."""
    if entrances(s) == [_PLACE_DOOR]:
        place(s, Entrance.DOOR, SUPPLY)
    else:
        s.phase = Phase.ENTRANCE


class ChooseEntrance(Decision["OverworldState"]):
    """A door must be placed, or the port instead; with all three doors out one of them must move."""

    def legal(self, s: OverworldState, seat: Seat) -> Sequence[Action]:
        """Return doors, then the port."""
        return entrances(s)

    def apply(self, s: OverworldState, seat: Seat, action: Action) -> None:
        """Place or move it."""
        match action:
            case PlaceDoor():
                place(s, Entrance.DOOR, SUPPLY)
            case PlacePort():
                place(s, Entrance.PORT, SUPPLY)
            case MovePort():
                place(s, Entrance.PORT, standing(s, seat, Entrance.PORT)[0])
            case MoveDoor(square):
                first = square_named(square)
                place(s, Entrance.DOOR, next(n for n, gap in enumerate(s.gaps) if gap.squares[0] == first))

    def why_not(self, s: OverworldState, seat: Seat, action: Action) -> IllegalAction:
        """Explain by what was tried."""
        match action:
            case PlaceDoor():
                return IllegalAction("OVW-43", "overworld-why-not-place-door", gap=place_name(s.gap[0]))
            case MoveDoor(square):
                return IllegalAction(
                    "OVW-43", "overworld-why-not-move-door", doors=s.doors[seat], square=said_place(square)
                )
            case PlacePort() | MovePort():
                return why_not_port(s, seat)
        return IllegalAction("OVW-42", "overworld-why-not-entrance", gap=place_name(s.gap[0]))


def why_not_port(s: OverworldState, seat: Seat) -> IllegalAction:
    """Say what keeps the port from being placed or moved."""
    if not s.terms.ports:
        return IllegalAction("OVW-71", "overworld-why-not-ports")
    if len(s.gap) < PORT_SQUARES:
        return IllegalAction("OVW-71", "overworld-why-not-port-small", gap=place_name(s.gap[0]))
    return IllegalAction("OVW-71", "overworld-why-not-port", placed=0 if s.ports[seat] else 1)


def place(s: OverworldState, entrance: Entrance, origin: int) -> None:
    """Take a door or the port from the supply, or from another gap, where explorers must be left behind."""
    s.entrance = entrance
    s.origin = origin
    if origin == SUPPLY:
        (s.doors if entrance == Entrance.DOOR else s.ports)[s.winner] -= 1
        s.phase = Phase.SETTLE
        return
    s.gaps[origin] = s.gaps[origin]._replace(entrance=Entrance.NONE)
    if choices_to_leave(s):
        s.phase = Phase.LEAVE
    else:
        s.gaps[origin] = s.gaps[origin]._replace(owner=NOBODY)
        s.phase = Phase.SETTLE


def leavers(s: OverworldState) -> list[int]:
    """Return the spots on the board from which the winner may leave an explorer behind, and ~0, ~1 for the supply.

    One entry for each camel or ship in supply: so its length is the number of the winner's explorers.
    """
    supplied = [~explorer for explorer in (0, 1) for _ in range(s.supply[supply_of(s.winner, explorer)])]
    return supplied + sorted(at for at, seat in s.explorers.items() if seat == s.winner)


def choices_to_leave(s: OverworldState) -> list[Action]:
    """Return who may be left behind; with provisions in the old gap, of a door, also nobody (OVW-70)."""
    found: dict[Action, None] = {}
    for at in leavers(s):
        found[LeaveFromSupply(EXPLORER_NAMES[~at]) if at < 0 else LeaveFromBoard(name_of(square_of(at)))] = None
    if s.entrance == Entrance.DOOR and any(s.gaps[s.origin].items):
        found[_LEAVE_NOBODY] = None
    return list(found)


class Leave(Decision["OverworldState"]):
    """An explorer of the owner's choice, from the board or the supply, is left behind for good."""

    def legal(self, s: OverworldState, seat: Seat) -> Sequence[Action]:
        """Return the supply, then the squares."""
        return choices_to_leave(s)

    def apply(self, s: OverworldState, seat: Seat, action: Action) -> None:
        """Leave it; two for the port."""
        match action:
            case LeaveFromSupply(name):
                explorer = EXPLORER_NAMES.index(name)
                s.supply[supply_of(seat, explorer)] -= 1
                leave_behind(s, explorer, "")
            case LeaveFromBoard(square):
                at = next(
                    at
                    for at in (spot(square_named(square), half) for half in (LAND_HALF, WATER_HALF))
                    if at in s.explorers
                )
                del s.explorers[at]
                s.board.regions.leave(at, seat)
                leave_behind(s, half_of(at), square)
            case _:
                s.gaps[s.origin] = s.gaps[s.origin]._replace(owner=NOBODY)
                s.tell(ItemsAbandoned(seat, name_of(s.gaps[s.origin].squares[0])))
                s.phase = Phase.SETTLE

    def why_not(self, s: OverworldState, seat: Seat, action: Action) -> IllegalAction:
        """Explain by what was tried."""
        gap = place_name(s.gaps[s.origin].squares[0])
        if isinstance(action, LeaveNobody):
            rule = "OVW-71" if s.entrance == Entrance.PORT else "OVW-43"
            return IllegalAction(rule, "overworld-why-not-leave-nobody", gap=gap)
        return IllegalAction("OVW-43", "overworld-why-not-leave", gap=gap)


def leave_behind(s: OverworldState, explorer: int, origin: str) -> None:
    """Put an explorer into the old gap; when enough are there, the door or port can be placed."""
    gap = s.gaps[s.origin]
    s.gaps[s.origin] = gap = gap._replace(left=(*gap.left, explorer))
    s.tell(ExplorerLeft(s.winner, EXPLORER_NAMES[explorer], name_of(gap.squares[0]), origin))
    if len(gap.left) == LEFT_FOR[s.entrance]:
        s.phase = Phase.SETTLE


class Settle(Automatic["OverworldState"]):
    """The door or port stands in the gap, which is closed; the other squares may take provisions."""

    def run(self, s: OverworldState) -> None:
        """Place it."""
        s.board.close(s.gap)
        s.gaps.append(Gap(s.gap, s.winner, s.entrance))
        if s.listener is not None:
            origin = "" if s.origin == SUPPLY else name_of(s.gaps[s.origin].squares[0])
            placed = DoorPlaced if s.entrance == Entrance.DOOR else PortPlaced
            s.tell(placed(s.winner, name_of(s.gap[0]), origin))
        stock(s)

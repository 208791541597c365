"""Everything a player may do and chance may bring, one class per verb, with how it is written.

Spaces, tiles, islands and path spaces are named (``C4``, ``S:C``, ``3r2``, ``C3/E``, ``P2.5``: path 2, space 5 from the
hut), so that an action can be read by itself. Stacks and paths are counted from 1. With four players, the printed board
and no Top Scout there are about 120,000 actions, nearly all of them starts with every thinkable payment.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Literal

from farshore.core.contract import Action
from farshore.core.fields import Among, BySeat
from farshore.core.verbs import Verbs
from farshore.games.entdecker.content import EVENT_NAMES, EventName
from farshore.games.entdecker.names import spot_name
from farshore.games.entdecker.tile import NAMES, PATTERNS, SIDE_NAMES
from farshore.games.entdecker.units import SEAT_NAMES, UNIT_NAMES

if TYPE_CHECKING:
    from farshore.games.entdecker.terms import Terms


def _spaces(terms: Terms) -> list[str]:
    return [terms.board.names[cell] for cell in terms.board.spaces]


def _starts(terms: Terms) -> list[str]:
    return _spaces(terms) + [terms.board.names[cell] for cell in terms.board.edges]


def _islands(terms: Terms) -> list[str]:
    return [name + side for name in _spaces(terms) for side in ("", *(f"/{side}" for side in SIDE_NAMES))]


def _spots(terms: Terms) -> list[str]:
    """Return where a scout may stand."""
    paths, spaces = range(1, terms.paths + 1), range(1, terms.path_spaces + 1)
    return _spaces(terms) + [spot_name(path, space) for path in paths for space in spaces]


def _spots_or_supply(terms: Terms) -> list[str]:
    return ["", *_spots(terms)]


def _coins(terms: Terms) -> range:
    return range(max(terms.board.coins) + 1)


def _tolls(terms: Terms) -> list[Sequence[int]]:
    """Return what each seat may be paid: a toll for each of its forts and settlements at most."""
    fees = range(0, terms.toll * (terms.forts + terms.settlements) + 1, terms.toll)
    return [fees if seat < terms.seats else (0,) for seat in range(len(SEAT_NAMES))]


def _tile_counts(terms: Terms) -> range:
    return range(1, sum(terms.hidden_tiles) + sum(terms.question_marks) + sum(terms.open_tiles) + 1)


def _stacks(terms: Terms) -> range:
    return range(1, max(terms.hidden_stacks, terms.reformed_stacks) + 1)


def _paths(terms: Terms) -> range:
    return range(1, terms.paths + 1)


def _scouts(terms: Terms) -> range:
    """Return the numbers of scouts that can be named; none unless Top Scout is played (ENT-95)."""
    return range(1, terms.scouts + 1) if terms.top_scout else range(0)


def _numbers(terms: Terms) -> range:
    """Return the numbers that a scout may have: 0 unless Top Scout is played (ENT-95)."""
    return range(terms.scouts + 1) if terms.top_scout else range(1)


def _wheel(terms: Terms) -> tuple[int, ...]:
    return terms.wheel


def _faces(terms: Terms) -> list[int]:
    return sorted(set(terms.die))


def _produce(terms: Terms) -> tuple[str, ...]:
    return terms.produce


def _seats(terms: Terms) -> range:
    return range(terms.seats)


def _found(event: EventName) -> Among:
    """Return how often an event may be found in a search."""
    index = EVENT_NAMES.index(event)
    return Among(lambda terms: range(terms.events[index] + 1))


SIDES: tuple[Literal["", "N", "E", "S", "W"], ...] = ("", *SIDE_NAMES)

Space = Annotated[str, Among(_spaces, place=True)]
StartingSpace = Annotated[str, Among(_starts, place=True)]
Island = Annotated[str, Among(_islands, place=True)]
Spot = Annotated[str, Among(_spots, place=True)]
SpotOrSupply = Annotated[str, Among(_spots_or_supply, place=True)]
Coins = Annotated[int, Among(_coins)]
Tolls = Annotated[tuple[int, int, int, int], BySeat(SEAT_NAMES, _tolls)]  # as if there were always four seats
TileKind = Annotated[Literal["hidden", "open"], Among(("hidden", "open"))]
TileCount = Annotated[int, Among(_tile_counts)]
Stack = Annotated[int, Among(_stacks)]
Pattern = Annotated[int, Among(PATTERNS)]
TileName = Annotated[str, Among(NAMES)]
Unit = Annotated[Literal["scout", "fort", "settlement"], Among(UNIT_NAMES)]
Side = Annotated[Literal["", "N", "E", "S", "W"], Among(SIDES, pattern="[NESW]")]
Number = Annotated[int, Among(_numbers)]
TopScout = Annotated[int, Among(_scouts)]
Path = Annotated[int, Among(_paths)]
WheelGold = Annotated[int, Among(_wheel)]
SeatNumber = Annotated[int, Among(_seats, dict(enumerate(SEAT_NAMES)))]
QuestionMark = Annotated[bool, Among((False, True), {False: "plain", True: "?"})]
DieFace = Annotated[int, Among(_faces, {0: "wheel"})]
TileEventName = Annotated[EventName | Literal[""], Among(("", *EVENT_NAMES))]
Produce = Annotated[str, Among(_produce, {"": "hidden"})]


class NameTopScouts(Action, frozen=True, gc=False):
    """Secretly name two different scouts that will count double (ENT-95). 0 and 0: not for your eyes."""

    written = "top {first} {second}"
    first: TopScout
    second: TopScout


class ChooseIncome(Action, frozen=True, gc=False):
    """Say what the ship's wheel gives (ENT-20)."""

    written = "wheel {gold}"
    gold: WheelGold


class StartAt(Action, frozen=True, gc=False):
    """Put the ship on a starting space and pay the bank and, by seat, the tolls (ENT-21, ENT-22)."""

    written = "start {space}[ bank {bank}][ {tolls}]"
    space: StartingSpace
    bank: Coins = 0
    tolls: Tolls = (0, 0, 0, 0)


class Announce(Action, frozen=True, gc=False):
    """Announce and pay for a number of tiles of one kind (ENT-23)."""

    written = "{kind} {tiles}"
    kind: TileKind
    tiles: TileCount


class DrawHidden(Action, frozen=True, gc=False):
    """Draw the top tile of a Hidden Stack (ENT-30)."""

    written = "draw {stack}"
    stack: Stack


class DrawOpen(Action, frozen=True, gc=False):
    """Take a tile of an Open Stack (ENT-30)."""

    written = "take {pattern}"
    pattern: Pattern


class PlaceTile(Action, frozen=True, gc=False):
    """Place the tile in hand (ENT-31)."""

    written = "place {tile} {space}"
    space: Space
    tile: TileName


class PlaceUnit(Action, frozen=True, gc=False):
    """Place a unit on the last discovered tile, on the mass at ``side`` if there are two (ENT-40)."""

    written = "{unit}[ {side}][ #{number}]"
    unit: Unit
    side: Side = ""
    number: Number = 0


class Recall(Action, frozen=True, gc=False):
    """Take one's scout back from an island tile or a path (ENT-41)."""

    written = "recall {spot}"
    spot: Spot


class SendScout(Action, frozen=True, gc=False):
    """Send a scout onto a jungle path; ``spot``: where it is picked up, if not from the supply (ENT-52, ENT-80)."""

    written = "send {path}[ #{number}][ from {spot}]"
    path: Path
    number: Number = 0
    spot: SpotOrSupply = ""


class Decline(Action, frozen=True, gc=False):
    """Send no scout, though one might (ENT-52, ENT-93)."""

    written = "decline"


class Stop(Action, frozen=True, gc=False):
    """End the journey, or place no unit (ENT-33)."""

    written = "stop"


class ScoreIsland(Action, frozen=True, gc=False):
    """Choose the next island to score (ENT-70)."""

    written = "score {island}"
    island: Island


class ChooseFirst(Action, frozen=True, gc=False):
    """Chance names the first seat (ENT-12)."""

    written = "first {seat}"
    seat: SeatNumber


class ShowBack(Action, frozen=True, gc=False):
    """Chance shows the back of the tile now on top of a Hidden Stack (ENT-10)."""

    written = "back {stack} {question_mark}"
    stack: Stack
    question_mark: QuestionMark


class RollDie(Action, frozen=True, gc=False):
    """Chance rolls for income; 0 is the ship's wheel (ENT-20)."""

    written = "roll {face}"
    face: DieFace


class ShowFace(Action, frozen=True, gc=False):
    """Chance shows the tile drawn (ENT-30)."""

    written = "face {pattern}[ {event}]"
    pattern: Pattern
    event: TileEventName = ""


class FindEvents(Action, frozen=True, gc=False):
    """Chance shows the events on a pattern's question marks when the Hidden Stacks are searched for it (ENT-62)."""

    written = "events {pattern} {mine} {pirate} {natives} {storm}"
    pattern: Pattern
    mine: Annotated[int, _found("mine")]
    pirate: Annotated[int, _found("pirate")]
    natives: Annotated[int, _found("natives")]
    storm: Annotated[int, _found("storm")]


class DrawToken(Action, frozen=True, gc=False):
    """Chance draws the token for a hut (ENT-80). Empty produce: not for your eyes."""

    written = "token {path} {produce}"
    path: Path
    produce: Produce


VERBS = Verbs.of_module(__name__)

"""Everyone chooses and marks at the same time (EXP-13, EXP-21 to EXP-25, EXP-30 to EXP-38).

What others do in the running turn is hidden, and nothing one does can depend on it: each changes only their own sheet
until all are done.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Final

from farshore.core.contract import Action, Seat
from farshore.core.errors import IllegalAction
from farshore.core.steps import Decision
from farshore.games.explorers import grid
from farshore.games.explorers.actions import ChooseTerrain, Mark, StopMarking, TakeSide, UseScroll
from farshore.games.explorers.cards import SIDES, TERRAINS, sides
from farshore.games.explorers.phase import Moment, Phase
from farshore.games.explorers.provisions import barred_provisions, put_into
from farshore.games.explorers.refusals import why_not_choice, why_not_mark
from farshore.games.explorers.secrets import Committed, Marked, MarksLost
from farshore.games.explorers.sheet import NO_CHOICE, Sheet
from farshore.games.explorers.terms import EXTRA_MARKS, KEY_SLOTS, SCROLL_SLOTS
from farshore.games.explorers.tile import Object
from farshore.games.explorers.worth import brought_by, points_of_marks

if TYPE_CHECKING:
    from farshore.games.explorers.state import ExplorersState

SETUP_MARKS: Final = 3
ACTIVE_MARKS: Final = 3  # what the side that the active player chooses gives them
_TEMPLE: Final = int(Object.TEMPLE)  # numbers, for what is asked often
_HORSE: Final = int(Object.HORSE)
_GEM: Final = int(Object.GEM)
_APPLE: Final = int(Object.APPLE)
_KEY: Final = int(Object.KEY)
_SCROLL_OBJECT: Final = int(Object.SCROLL)
SCROLL_MARKS: Final = 4
SIDE_MARKS: Final = 3  # what a side of the card gives
POORER_SIDE_MARKS: Final = 2  # … and the one that the active player chose gives the others; alone, the far one
STOP: Final = StopMarking()
_MARK: Final = tuple(Mark(name) for name in grid.NAMES)
_TAKE: Final = {side: TakeSide(side) for side in SIDES}
_SCROLL: Final = tuple(UseScroll(terrain) for terrain in TERRAINS)
_TERRAIN: Final = tuple(ChooseTerrain(terrain) for terrain in TERRAINS)


def _of_half_row(first: int) -> tuple[tuple[Mark, ...], ...]:
    """Return the marks of every set of the eight squares from a first one on, by the bits of the set."""
    found: list[tuple[Mark, ...]] = [()]
    for square in range(first, first + 8):
        found += [(*marks, _MARK[square]) for marks in found]
    return tuple(found)


_HALF_ROWS: Final = tuple(_of_half_row(first) for first in range(0, grid.SQUARES, 8))


def marks_on(squares: int) -> list[Mark]:
    """Return the shared actions that mark a set of squares, in reading order."""
    actions: list[Mark] = []
    half_row = 0
    for bits in grid.half_rows_of(squares):
        if bits:
            actions += _HALF_ROWS[half_row][bits]
        half_row += 1  # noqa: SIM113 - as fast as it can be
    return actions


def begin_marks(s: ExplorersState, moment: int) -> None:
    """Let everyone who has something to mark begin."""
    s.moment = moment
    s.phase = Phase.MARKS
    for seat in range(s.terms.seats):
        begin(s, seat)
    find_waiting(s)


def begin(s: ExplorersState, seat: Seat) -> None:
    """Let one explorer begin. An active player without a scroll has nothing to choose."""
    sheet = s.sheets[seat]
    sheet.is_done = s.moment == Moment.EXTRA and not sheet.extras
    sheet.allowed = NO_CHOICE
    refresh(s, sheet)
    if s.moment == Moment.CARD and seat == s.active and not sheet.scrolls:
        commit(s, seat, s.side, ACTIVE_MARKS)


def find_waiting(s: ExplorersState) -> None:
    """Note who must still act; when all are done, rank the temples."""
    s.waiting = tuple([seat for seat, sheet in enumerate(s.sheets) if not sheet.is_done])
    if not s.waiting:
        s.phase = Phase.BATCH


def refresh(s: ExplorersState, sheet: Sheet) -> None:
    """Work out which squares this explorer may mark at all: provisions and temples may be barred."""
    barred = barred_provisions(s, sheet)
    if not sheet.keys:
        barred |= s.world.objects[_TEMPLE]
    sheet.free = s.world.land & ~sheet.marks & ~barred


def squares(sheet: Sheet) -> int:
    """Return the squares that may be marked now: by a horse of any terrain, else of those committed to."""
    return sheet.near & sheet.free & (grid.FULL if sheet.horses else sheet.allowed)


def commit(
    s: ExplorersState, seat: Seat, terrains: str, marks: int, *, scroll: bool = False, quadrant: str = ""
) -> None:
    """Commit to terrains and a number of marks."""
    sheet = s.sheets[seat]
    sheet.allowed = s.world.land_of[terrains]
    sheet.given = sheet.due = marks
    if s.listener is not None:
        s.tell(Committed(seat, terrains, marks, scroll, quadrant))
    settle(s, seat, sheet)


def settle(s: ExplorersState, seat: Seat, sheet: Sheet) -> None:
    """Lose what cannot be placed, and be done when nothing is due (EXP-25)."""
    lost = 0
    if sheet.horses and not sheet.near & sheet.free:
        lost += sheet.horses
        sheet.horses = 0
    if not sheet.horses:
        if sheet.due and not sheet.near & sheet.free & sheet.allowed:
            lost += sheet.due
            sheet.due = 0
        if not sheet.due:
            sheet.allowed = NO_CHOICE
            sheet.given = 0
            sheet.is_done = not sheet.extras
    if lost and s.listener is not None:
        s.tell(MarksLost(seat, lost))


def mark(s: ExplorersState, seat: Seat, square: int) -> None:
    """Mark a square and take what lies there (EXP-30 to EXP-37)."""
    sheet = s.sheets[seat]
    before = sheet.marks
    if sheet.horses:
        sheet.horses -= 1
    else:
        sheet.due -= 1
    sheet.marks |= grid.ALONE[square]
    sheet.free &= ~grid.ALONE[square]
    sheet.near |= grid.NEIGHBOURS[square]
    found = s.world.object_at.get(square)
    if found is not None:
        take(s, sheet, square, found)
    if s.listener is not None:
        now, then = points_of_marks(s, sheet.marks), points_of_marks(s, before)
        name = "" if found is None else found.name.lower()
        brought = brought_by(s, sheet.marks, before) if now != then else ()
        s.tell(Marked(seat, grid.NAMES[square], name, now[0] - then[0], now[1] - then[1], brought))


def take(s: ExplorersState, sheet: Sheet, square: int, found: int) -> None:
    """Take an object; where its slots are full it is lost, and the mark stands."""
    if found == _HORSE:
        sheet.horses += 1
    elif found == _GEM:
        sheet.gems = min(sheet.gems + 1, s.terms.gem_slots)
    elif found >= _APPLE:  # the provisions come last
        sheet.larder = put_into(sheet.larder, found)
        refresh(s, sheet)
    elif found == _KEY:
        if sheet.keys_found < KEY_SLOTS:
            sheet.keys_found += 1
            sheet.keys += 1
            refresh(s, sheet)
    elif found == _SCROLL_OBJECT:
        if sheet.scrolls_found < SCROLL_SLOTS:
            sheet.scrolls_found += 1
            sheet.fresh_scrolls += 1
    else:
        sheet.keys -= 1
        sheet.batch = (*sheet.batch, grid.quadrant_of(square))
        refresh(s, sheet)


def choices(s: ExplorersState, seat: Seat) -> list[Action]:
    """Return what a seat may commit to (EXP-21); any choice is free, even one with no legal square."""
    if s.moment == Moment.SETUP:
        return [*_TERRAIN]
    sheet = s.sheets[seat]
    if s.moment == Moment.EXTRA:
        return [
            ChooseTerrain(terrain, grid.QUADRANT_NAMES[quadrant]) for quadrant in sheet.extras for terrain in TERRAINS
        ]
    found: list[Action] = [_TAKE[side] for side in offered(s, seat)]
    if sheet.scrolls:
        found += _SCROLL
    return found


def offered(s: ExplorersState, seat: Seat) -> dict[str, int]:
    """Return the sides of the card a seat may take, with the marks each gives (EXP-21, EXP-23, EXP-70)."""
    if s.terms.seats == 1:
        return _two_sides(s.card, sides(s.card)[1])
    if seat == s.active:
        return {s.side: ACTIVE_MARKS}
    return _two_sides(s.card, s.side)


@cache
def _two_sides(card: str, poorer: str) -> dict[str, int]:
    """Return both sides of a card, of which one gives a mark less; with no active player none does."""
    return {side: POORER_SIDE_MARKS if side == poorer else SIDE_MARKS for side in sides(card)}


class Marks(Decision["ExplorersState"]):
    """Choose, then mark square by square."""

    def legal(self, s: ExplorersState, seat: Seat) -> Sequence[Action]:
        """Return the choices, or the squares that may be marked."""
        sheet = s.sheets[seat]
        if sheet.is_done:
            return ()
        if not sheet.horses and not sheet.allowed:
            return choices(s, seat)
        found = marks_on(squares(sheet))
        return [*found, STOP] if s.terms.may_stop else found

    def apply(self, s: ExplorersState, seat: Seat, action: Action) -> None:
        """Do it, for this explorer alone."""
        sheet = s.sheets[seat]
        sheet.acted += 1
        if isinstance(action, Mark):
            mark(s, seat, grid.SQUARE[action.square])
            settle(s, seat, sheet)
        elif isinstance(action, TakeSide):
            commit(s, seat, action.side, offered(s, seat)[action.side])
        elif isinstance(action, UseScroll):
            sheet.scrolls -= 1
            sheet.scrolls_used += 1
            commit(s, seat, action.terrain, SCROLL_MARKS, scroll=True)
        elif isinstance(action, ChooseTerrain):
            choose_terrain(s, seat, action)
        else:
            give_up(s, seat)
        if sheet.is_done:
            find_waiting(s)

    def why_not(self, s: ExplorersState, seat: Seat, action: Action) -> IllegalAction:
        """Explain by what was tried."""
        sheet = s.sheets[seat]
        if not sheet.horses and not sheet.allowed:
            return why_not_choice(s, seat, action, offered(s, seat) if s.moment == Moment.CARD else ())
        if isinstance(action, Mark):
            return why_not_mark(s, sheet, action)
        if isinstance(action, StopMarking):
            return IllegalAction("EXP-25", "explorers-why-not-stop")
        return IllegalAction("EXP-21", "explorers-why-not-committed")


MARKS: Final[Marks] = Marks()


def choose_terrain(s: ExplorersState, seat: Seat, action: ChooseTerrain) -> None:
    """Commit to a terrain in the set-up, or for a temple's extra marks."""
    sheet = s.sheets[seat]
    if action.quadrant:
        quadrant = grid.QUADRANT_NAMES.index(action.quadrant)
        sheet.extras = tuple(other for other in sheet.extras if other != quadrant)
    commit(s, seat, action.terrain, terrain_marks(sheet, action.quadrant), quadrant=action.quadrant)


def terrain_marks(sheet: Sheet, quadrant: str) -> int:
    """Return the marks that a terrain gives: in the set-up, or for the temple in a quadrant (EXP-13, EXP-38)."""
    return EXTRA_MARKS[sheet.temples[grid.QUADRANT_NAMES.index(quadrant)]] if quadrant else SETUP_MARKS


def give_up(s: ExplorersState, seat: Seat) -> None:
    """Give up all that is left of the choice, a horse's mark included (EXP-25)."""
    sheet = s.sheets[seat]
    s.tell(MarksLost(seat, sheet.due + sheet.horses))
    sheet.due = sheet.horses = 0
    settle(s, seat, sheet)

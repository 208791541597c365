"""Explore: draw tiles one by one, place a unit, or stop (ENT-30, ENT-33, ENT-41)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from farshore.core.contract import Action, Seat
from farshore.core.errors import IllegalAction
from farshore.games.entdecker.actions import DrawHidden, DrawOpen, PlaceUnit, Recall, ShowFace, Stop
from farshore.games.entdecker.announce import HIDDEN
from farshore.games.entdecker.content import MOST_STACKS
from farshore.games.entdecker.events import StacksFormed, TileDrawn
from farshore.games.entdecker.faces import EVENT_OF, EVENTS, FACE, FACES, NO_EVENT, PATTERN_OF, WITH_EVENT
from farshore.games.entdecker.phase import Automatic, Chance, Decision, Phase
from farshore.games.entdecker.recall import recalls_any_time, scouts_out, take_back, why_not_recall
from farshore.games.entdecker.stacks import PLAIN, UNSEEN
from farshore.games.entdecker.tile import PATTERNS, PATTERNS_IN
from farshore.games.entdecker.unit import can_place_a_scout, place_unit, placings, why_not_unit
from farshore.games.entdecker.units import SCOUTS_IN_SUPPLY

if TYPE_CHECKING:
    from farshore.games.entdecker.state import EntdeckerState

STOP: Final = Stop()
_DRAW_OPEN: Final = tuple(DrawOpen(pattern) for pattern in range(7))
_FACES: Final = tuple(ShowFace(PATTERN_OF[face], EVENTS[EVENT_OF[face]]) for face in FACES)
_PLAIN_FACES: Final = _FACES[WITH_EVENT[NO_EVENT]]
_DRAW_HIDDEN: Final = tuple(DrawHidden(stack) for stack in range(1, MOST_STACKS + 1))


def draws(s: EntdeckerState) -> list[Action]:
    """Return the stacks that may be drawn from (ENT-30)."""
    if not s.draws or s.chart.is_dead_end(s.ship):
        return []
    stacks = s.stacks
    if s.kind == HIDDEN:
        return [_DRAW_HIDDEN[stack] for stack, size in enumerate(stacks.sizes) if size]
    fitting = s.chart.patterns_beside(s.ship)
    found: list[Action] = [_DRAW_OPEN[pattern] for pattern in PATTERNS_IN[fitting] if stacks.has(pattern)]
    return found or [_DRAW_OPEN[pattern] for pattern in PATTERNS if stacks.open[pattern]]


def recalls(s: EntdeckerState) -> list[Recall]:
    """Return the scouts that may be taken back now (ENT-41)."""
    if s.terms.recall_any_time:
        return recalls_any_time(s)
    if s.supply[SCOUTS_IN_SUPPLY[s.seat]] or not can_place_a_scout(s):
        return []
    return [Recall(spot) for spot in scouts_out(s, s.seat)]


def options(s: EntdeckerState) -> list[Action]:
    """Return all that may be done but to stop."""
    found = draws(s)
    found += placings(s)
    found += recalls(s)
    return found


def has_drawn(s: EntdeckerState) -> bool:
    """Tell whether the first tile of the journey has been drawn: only then may it be stopped (ENT-33)."""
    return s.draws < s.announced


def with_stop(s: EntdeckerState, found: list[Action]) -> list[Action]:
    """Return the choices of the decision: the options, to which stopping is added once a tile was drawn (ENT-33)."""
    if has_drawn(s):
        found.append(STOP)
    return found


class Voyage(Automatic):
    """No tile is in hand: put the stacks in order, then go on or end the journey (ENT-33, ENT-62)."""

    def run(self, s: EntdeckerState) -> None:
        """Ask only if there is something to decide."""
        if reform_stacks(s, Phase.VOYAGE):
            return
        found = options(s)
        if not found:
            s.phase = Phase.FILL
            return
        s.choices = with_stop(s, found)
        s.phase = Phase.EXPLORE


def reform_stacks(s: EntdeckerState, then: Phase) -> bool:
    """Mix and form the Hidden Stacks if they need it; if so, their backs are shown before ``then`` (ENT-62)."""
    stacks = s.stacks
    if (stacks.is_any_hidden() and not stacks.in_disorder) or not stacks.settle(s.terms):
        return False
    s.tell(StacksFormed(sum(1 for size in stacks.sizes if size), sum(stacks.sizes)))
    s.then = then
    s.phase = Phase.BACKS
    return True


class Explore(Decision):
    """Draw, place a unit, take a scout back, or stop."""

    def legal(self, s: EntdeckerState, seat: Seat) -> Sequence[Action]:
        """Return the options, and to stop once a tile has been drawn."""
        return with_stop(s, options(s))

    def apply(self, s: EntdeckerState, seat: Seat, action: Action) -> None:
        """Do it."""
        s.choices = None
        if isinstance(action, DrawHidden):
            s.stack = action.stack - 1
            s.phase = Phase.FACE
        elif isinstance(action, PlaceUnit):
            place_unit(s, action)
        elif isinstance(action, DrawOpen):
            draw_open(s, action.pattern)
        elif isinstance(action, Recall):
            take_back(s, action)
            s.phase = Phase.VOYAGE if s.terms.recall_any_time else Phase.RECALLED
        else:
            s.phase = Phase.FILL

    def why_not(self, s: EntdeckerState, seat: Seat, action: Action) -> IllegalAction:
        """Explain by what was tried."""
        if isinstance(action, PlaceUnit):
            return why_not_unit(s, action)
        if isinstance(action, Stop):
            return IllegalAction("ENT-33", "entdecker-why-not-stop")
        if isinstance(action, DrawHidden | DrawOpen):
            return why_not_draw(s, action)
        if isinstance(action, Recall) and not (
            s.terms.recall_any_time or s.supply[SCOUTS_IN_SUPPLY[seat]] or can_place_a_scout(s)
        ):
            return IllegalAction("ENT-41", "entdecker-why-not-recall-place")
        return why_not_recall(s, action) or IllegalAction("ENT-33", "entdecker-why-not-explore")


def draw_open(s: EntdeckerState, pattern: int) -> None:
    """Take an open tile, searching for it if its stack is empty (ENT-62)."""
    s.sought = pattern
    if s.stacks.needs_pairing(pattern):
        s.then = Phase.SHOWN
        s.phase = Phase.SEARCH
    else:
        take_sought(s)


def take_sought(s: EntdeckerState) -> None:
    """Take the tile that was sought into the hand; an event on it is shown and ignored."""
    s.hand = s.stacks.take_open(s.sought)
    s.draws -= 1
    s.phase = Phase.SHOWN
    if s.listener is not None:
        s.tell(TileDrawn(s.seat, 0, s.sought, EVENTS[EVENT_OF[s.hand]]))


class Face(Chance):
    """The face of the tile drawn is shown (ENT-30)."""

    def outcomes(self, s: EntdeckerState) -> Sequence[tuple[Action, int]]:
        """Any hidden tile with such a back may lie there."""
        back = s.stacks.backs[s.stack]
        if back == PLAIN:
            return [(_PLAIN_FACES[pattern], count) for pattern, count in enumerate(s.stacks.plain) if count]
        return [(_FACES[face], weight) for face, weight in s.stacks.faces(back)]

    def apply(self, s: EntdeckerState, action: Action) -> None:
        """Take it into the hand; the new top's back is seen before it is placed."""
        assert isinstance(action, ShowFace)
        s.hand = FACE[action.pattern][EVENTS.index(action.event)]
        s.draws -= 1
        s.stacks.take_face(s.stack, s.hand)
        if s.listener is not None:
            s.tell(TileDrawn(s.seat, s.stack + 1, action.pattern, action.event))
        s.then = s.phase = Phase.SHOWN
        if s.stacks.backs[s.stack] == UNSEEN:
            s.phase = Phase.BACKS


def why_not_draw(s: EntdeckerState, action: DrawHidden | DrawOpen) -> IllegalAction:
    """Say why a tile may not be drawn."""
    if not s.draws:
        return IllegalAction("ENT-33", "entdecker-why-not-draw-all", announced=s.announced)
    if s.chart.is_dead_end(s.ship):
        return IllegalAction("ENT-33", "entdecker-why-not-draw-dead-end", space=s.chart.board.names[s.ship])
    if isinstance(action, DrawHidden) != (s.kind == HIDDEN):
        return IllegalAction("ENT-23", "entdecker-why-not-draw-mixed", kind="hidden" if s.kind == HIDDEN else "open")
    if isinstance(action, DrawHidden):
        return IllegalAction("ENT-30", "entdecker-why-not-draw-empty", stack=action.stack)
    none = action.pattern in PATTERNS and not s.stacks.has(action.pattern)
    key = "entdecker-why-not-draw-none" if none else "entdecker-why-not-draw-pattern"
    return IllegalAction("ENT-30", key, pattern=action.pattern)

"""What must hold in each phase, so that a position can be played on."""

from __future__ import annotations

from typing import Final

from farshore.core.errors import BadPosition
from farshore.core.words import Phrase
from farshore.games.entdecker.announce import HIDDEN
from farshore.games.entdecker.board import NO_COAST
from farshore.games.entdecker.explore import draws, has_drawn
from farshore.games.entdecker.jungle import NO_TOKEN
from farshore.games.entdecker.phase import Phase
from farshore.games.entdecker.place import placements
from farshore.games.entdecker.position.document import PHASE_NAMES
from farshore.games.entdecker.stacks import EMPTY, UNSEEN
from farshore.games.entdecker.start import starts
from farshore.games.entdecker.state import EntdeckerState
from farshore.games.entdecker.unit import can_place_a_scout
from farshore.games.entdecker.units import SCOUTS_IN_SUPPLY, SETTLEMENT, seat_of_scout, unit_code

RESUMED: Final[dict[int, tuple[Phase, ...]]] = {
    Phase.BACKS: (Phase.TURN, Phase.SHOWN, Phase.VOYAGE, Phase.SCORE),
    Phase.SEARCH: (Phase.FILL, Phase.SHOWN),
    Phase.TOKEN: (Phase.SCORE, Phase.SCOUTS, Phase.VOYAGE, Phase.FILL),
}
"""Chance that comes in between: what may follow it; first what follows if the document does not say."""

BEFORE: Final = {
    Phase.TOP_SCOUTS, Phase.FIRST, Phase.TURN, Phase.INCOME, Phase.WHEEL, Phase.DEPART, Phase.START,
}  # fmt: skip
"""No ship has set out."""
ON_LAND: Final = {Phase.NATIVES, Phase.RECALLED, Phase.SETTLED}
"""A tile has been discovered, and something is done there."""
JOURNEY: Final = {Phase.FACE, Phase.SHOWN, Phase.PLACE, Phase.VOYAGE, Phase.EXPLORE} | ON_LAND
"""The ship is under way: the tile it has discovered is not yet joined to the sea (``sea.Sea``)."""
_OTHER_MOVER: Final = {Phase.SCOUTS, Phase.TOKEN, Phase.OVER}
OPENING: Final = {Phase.TOP_SCOUTS, Phase.FIRST, Phase.BACKS}
"""Backs are yet to be shown."""


def due_phase(s: EntdeckerState) -> Phase:
    """Return the phase that the turn is in, chance in between left aside."""
    return Phase(s.then if s.phase in RESUMED else s.phase)


def check_turn(s: EntdeckerState) -> None:
    """Refuse what cannot be in this phase."""
    phase, due = Phase(s.phase), due_phase(s)
    _check_options(s)
    if s.mover != s.seat and phase not in _OTHER_MOVER:
        raise BadPosition("turn.mover", Phrase("entdecker-position-mover", phase=PHASE_NAMES[phase]))
    _check_ship(s, due)
    _check_draws(s, due)
    _check_bound(s, due)
    _check_backs(s)
    if s.closing and due != Phase.FILL and (s.chart.left or due in BEFORE | JOURNEY | {Phase.ANNOUNCE}):
        raise BadPosition("turn.closing", Phrase("entdecker-position-closing", phase=PHASE_NAMES[phase]))
    if phase in (Phase.FINAL, Phase.OVER) and s.chart.left:
        raise BadPosition("turn.phase", Phrase("entdecker-position-over", left=s.chart.left))
    _check_chance(s)
    _check_decision(s)


def _check_options(s: EntdeckerState) -> None:
    """Some phases exist only by option."""
    needed = {
        Phase.TOP_SCOUTS: ("top_scout", s.terms.top_scout),
        Phase.FIRST: ("first_seat", s.terms.random_first),
        Phase.SETTLED: ("settlement_scout", s.terms.settlement_scout),
    }
    option, played = needed.get(Phase(s.phase), ("", True))
    if not played:
        raise BadPosition(
            "turn.phase", Phrase("entdecker-position-phase-option", phase=PHASE_NAMES[s.phase], option=option)
        )
    chosen = [bool(first) for first, _ in s.top_scouts]
    if s.terms.top_scout and all(chosen) == (s.phase == Phase.TOP_SCOUTS):
        raise BadPosition("top_scouts", Phrase("entdecker-position-top-scouts-phase", phase=PHASE_NAMES[s.phase]))


def _check_ship(s: EntdeckerState, due: Phase) -> None:
    """The ship stands where the phase needs it, and a tile just discovered has no unit yet."""
    name = PHASE_NAMES[s.phase]
    if s.ship < 0:
        if due in JOURNEY or due == Phase.ANNOUNCE:
            raise BadPosition("turn.ship", Phrase("entdecker-position-no-ship", phase=name))
    elif due in BEFORE:
        raise BadPosition("turn.ship", Phrase("entdecker-position-ship", phase=name))
    elif due == Phase.ANNOUNCE:
        at_edge = s.chart.board.edge_cost[s.ship] != NO_COAST
        if s.ship not in s.chart.shores or not (at_edge or s.chart.is_afloat[s.ship]):
            raise BadPosition("turn.ship", Phrase("entdecker-position-ship-start", space=s.chart.board.names[s.ship]))
    if s.landed < 0:
        if due in ON_LAND:
            raise BadPosition("turn.landed", Phrase("entdecker-position-not-landed", phase=name))
        return
    units = [s.units[mass] for mass in s.chart.board.masses[s.landed] if mass in s.units]
    if due == Phase.SETTLED:
        if units != [unit_code(s.seat, SETTLEMENT)] or not s.supply[SCOUTS_IN_SUPPLY[s.seat]]:
            raise BadPosition("turn.phase", Phrase("entdecker-position-settled", space=s.chart.board.names[s.landed]))
    elif due in JOURNEY and units:
        raise BadPosition(
            "turn.landed", Phrase("entdecker-position-landed-unit", space=s.chart.board.names[s.landed], phase=name)
        )


def _check_draws(s: EntdeckerState, due: Phase) -> None:
    """Tiles announced, drawn and in hand go together."""
    name = PHASE_NAMES[s.phase]
    sailing = s.ship >= 0 and due != Phase.ANNOUNCE
    if sailing and not s.announced:
        raise BadPosition("turn.announced", Phrase("entdecker-position-not-announced", phase=name))
    if s.announced and (due in BEFORE or due == Phase.ANNOUNCE or s.ship < 0):
        raise BadPosition("turn.announced", Phrase("entdecker-position-announced", phase=name))
    drawn = s.announced - s.draws
    if drawn < (s.landed >= 0) + bool(s.hand):
        raise BadPosition("turn.draws", Phrase("entdecker-position-draws", draws=s.draws, announced=s.announced))
    in_hand = due in (Phase.SHOWN, Phase.PLACE) and s.phase != Phase.SEARCH
    if in_hand and not s.hand:
        raise BadPosition("turn.hand", Phrase("entdecker-position-no-hand", phase=name))
    if s.hand and not in_hand:
        raise BadPosition("turn.hand", Phrase("entdecker-position-hand", phase=name))
    drawing = s.phase == Phase.FACE or (s.phase == Phase.SEARCH and due == Phase.SHOWN)
    if drawing and not s.draws:
        raise BadPosition("turn.draws", Phrase("entdecker-position-no-draws", phase=name))
    if drawing and (s.kind == HIDDEN) != (s.phase == Phase.FACE):
        raise BadPosition("turn.kind", Phrase("entdecker-position-kind", phase=name))


def _check_bound(s: EntdeckerState, due: Phase) -> None:
    """Scouts are on their way only while they are sent."""
    if bool(s.bound) != (due == Phase.SCOUTS):
        key = "entdecker-position-bound" if s.bound else "entdecker-position-not-bound"
        raise BadPosition("turn.bound", Phrase(key, phase=PHASE_NAMES[s.phase]))
    if due == Phase.SCOUTS and all(seat_of_scout(scout) != s.mover for scout in s.bound):
        raise BadPosition("turn.mover", Phrase("entdecker-position-mover-bound"))


def _check_backs(s: EntdeckerState) -> None:
    """Backs are unseen only while they are about to be shown; stacks in disorder only while more may be sought."""
    unseen = UNSEEN in s.stacks.backs
    if unseen and s.phase not in OPENING:
        raise BadPosition("stacks.sizes", Phrase("entdecker-position-unseen", phase=PHASE_NAMES[s.phase]))
    if not unseen and s.phase in OPENING:
        raise BadPosition("stacks.sizes", Phrase("entdecker-position-seen", phase=PHASE_NAMES[s.phase]))
    searched = s.phase in (Phase.PLACE, Phase.SEARCH, Phase.SHOWN, Phase.FILL)
    if s.stacks.in_disorder and not searched:
        raise BadPosition("stacks.in_disorder", Phrase("entdecker-position-disorder", phase=PHASE_NAMES[s.phase]))


def _check_chance(s: EntdeckerState) -> None:
    """Chance must have something to show."""
    stacks, jungle = s.stacks, s.jungle
    if s.phase == Phase.FACE:
        if not 0 <= s.stack < len(stacks.sizes) or stacks.backs[s.stack] == EMPTY:
            raise BadPosition("turn.stack", Phrase("entdecker-position-stack", stack=s.stack + 1))
        if s.chart.is_dead_end(s.ship):
            raise BadPosition("turn.ship", Phrase("entdecker-position-dead-end", space=s.chart.board.names[s.ship]))
    elif s.phase == Phase.SEARCH and not stacks.needs_pairing(s.sought):
        raise BadPosition("turn.sought", Phrase("entdecker-position-sought", pattern=s.sought))
    elif s.phase == Phase.TOKEN:
        if jungle.tokens[s.hut] != NO_TOKEN:
            raise BadPosition("turn.hut", Phrase("entdecker-position-hut-full", path=s.hut + 1))
        if not jungle.path(s.hut)[s.terms.dot]:
            raise BadPosition("turn.hut", Phrase("entdecker-position-hut-dot", path=s.hut + 1))


def _check_decision(s: EntdeckerState) -> None:
    """There must be something to decide, other than taking a scout back."""
    phase = s.phase
    if (
        (phase == Phase.START and not starts(s))
        or (phase == Phase.ANNOUNCE and not s.legal(s.mover))
        or (phase == Phase.EXPLORE and not (has_drawn(s) or draws(s)))
        or (phase == Phase.PLACE and not placements(s))
        or (phase == Phase.RECALLED and not (can_place_a_scout(s) and s.supply[SCOUTS_IN_SUPPLY[s.seat]]))
        or (phase == Phase.ISLAND and not s.legal(s.mover))
    ):
        raise BadPosition("turn.phase", Phrase("entdecker-position-nothing-to-do", phase=PHASE_NAMES[phase]))

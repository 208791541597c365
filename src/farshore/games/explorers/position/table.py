"""What is the same for all in a position: the terms, the map, the achievements, and whose turn of which round it is."""

from __future__ import annotations

import re
from typing import Final

import msgspec

from farshore.core.errors import BadOptions, BadPosition
from farshore.core.words import Phrase
from farshore.games.explorers import achievements, grid
from farshore.games.explorers.cards import CARDS, deck_of, sides, turned, without
from farshore.games.explorers.phase import Moment, Phase
from farshore.games.explorers.position.document import EXTRA, OPENING, PHASES, Document, wrong
from farshore.games.explorers.position.frame import cards_turned
from farshore.games.explorers.rounds import TurnBegins
from farshore.games.explorers.state import ExplorersState
from farshore.games.explorers.terms import ROUNDS, SEAT_NAMES, TURNS, Terms, terms_of
from farshore.games.explorers.world import Laid

DEFAULT_MAP: Final = "1r0 2r0 3r0 4r0"
"""Where a position that says nothing of the map is."""
_WAYS: Final = ("random", "first-player")
_PLACED: Final = re.compile(r"([1-8])r([0-3])")


def read_terms(document: Document) -> Terms:
    """Return what is played by; achievements that no option explains are taken as chosen."""
    options = document.options
    if document.achievements and not (options.achievements or options.chosen_achievements):
        options = msgspec.structs.replace(options, chosen_achievements=tuple(document.achievements))
    try:
        return terms_of(document.players, options, document.content)
    except BadOptions as error:
        at = "options" if options is document.options else "achievements"
        reason = error.params["reason"]
        raise BadPosition(at, reason if isinstance(reason, Phrase) else str(reason)) from error


def read_first(s: ExplorersState, name: str) -> None:
    """Read who has the first-player marker; left out it is whom the options name."""
    if not name:
        return
    names = SEAT_NAMES[: s.terms.seats]
    if name not in names:
        raise wrong("first", "seat", name=name, known=", ".join(names))
    s.first = names.index(name)
    if s.first != s.terms.first and not s.terms.random_first:
        raise wrong("first", "first", seat=SEAT_NAMES[s.terms.first])


def read_map(s: ExplorersState, document: Document) -> None:
    """Read the tiles laid so far; only while they are being laid some may be missing."""
    chosen = s.terms.options.map
    code = document.map
    if code is None:
        code = "" if s.phase in {Phase.FIRST, Phase.MAP, Phase.LAY} else DEFAULT_MAP if chosen in _WAYS else chosen
    s.laid = _read_laid(code)
    needed = {Phase.FIRST: range(1), Phase.MAP: range(4), Phase.LAY: range(4)}.get(Phase(s.phase), range(4, 5))
    if len(s.laid) not in needed:
        raise wrong("map", "tiles", count=len(s.laid), phase=s.phase_name)
    if s.laid and chosen not in _WAYS and s.laid != _read_laid(chosen):
        raise wrong("map", "other-map", map=chosen)
    if len(s.laid) == 4:
        s.world = s.terms.atlas.world(s.laid)


def _read_laid(code: str) -> Laid:
    found = [_PLACED.fullmatch(word) for word in code.split()[:5]]
    laid = tuple((int(match[1]), int(match[2])) for match in found if match)
    if len(laid) != len(found) or len(laid) > 4 or len({tile for tile, _ in laid}) != len(laid):
        raise BadPosition("map", Phrase("explorers-map-code"))
    return laid


def read_achievements(s: ExplorersState, document: Document) -> None:
    """Read what is in play: all that the options say, unless it is still being drawn."""
    chosen = s.terms.options.chosen_achievements
    before = s.phase in {Phase.FIRST, Phase.MAP, Phase.LAY}
    given = tuple(document.achievements or ())
    for index, name in enumerate(given):
        if name not in achievements.NAMES or name in given[:index]:
            raise wrong(f"achievements[{index}]", "achievement", name=name, known=", ".join(achievements.NAMES))
    s.achievements = () if before else given or chosen
    if chosen and given and given != chosen:
        raise wrong("achievements", "other-achievements", chosen=", ".join(chosen))
    if before and given and not chosen:
        raise wrong("achievements", "not-now", phase=s.phase_name)
    if s.phase == Phase.ACHIEVEMENT:
        if len(s.achievements) >= s.terms.achievements:
            raise wrong("achievements", "all-drawn", count=s.terms.achievements)
    elif not before and len(s.achievements) != s.terms.achievements:
        raise wrong("achievements", "achievements", count=s.terms.achievements)


def check_opening(s: ExplorersState, document: Document) -> None:
    """Before the set-up nothing is marked, and each phase needs its reason."""
    options = s.terms.options
    reasons = {
        Phase.FIRST: s.terms.random_first,
        Phase.MAP: options.map == "random",
        Phase.LAY: options.map == "first-player",
        Phase.VILLAGE: len(s.laid) == 4 and len(s.world.central_villages) > 1,
    }
    if not reasons.get(Phase(s.phase), True):
        raise wrong("phase", "no-such-moment", phase=s.phase_name)
    if s.phase == Phase.FIRST and s.first != s.terms.first:
        raise wrong("first", "not-now", phase=s.phase_name)
    for key in ("round", "turn", "card", "side", "deck", "batches", *SEAT_NAMES):
        if getattr(document, key) not in (None, ""):
            raise wrong(key, "not-now", phase=s.phase_name)


def read_phase(s: ExplorersState, document: Document) -> None:
    """Read the round, the turn and the phase; what is left out follows from what is said."""
    if document.phase and document.phase not in PHASES:
        raise wrong("phase", "phase", name=document.phase, known=", ".join(PHASES))
    s.phase = PHASES.get(document.phase, Phase.CARD)
    if s.phase in OPENING:
        return
    _read_when(s, document)
    if not document.phase:
        if s.turn_number < 0 or document.card:
            s.phase = Phase.SIDE if s.turn_number >= 0 and s.active >= 0 and not document.side else Phase.MARKS
    elif s.turn_number < 0 and s.phase not in {Phase.MARKS, Phase.OVER}:
        raise wrong("phase", "setup", phase=document.phase)
    elif s.phase == Phase.SIDE and s.active < 0:
        raise wrong("phase", "nobody-active")
    s.moment = Moment.EXTRA if document.phase == EXTRA else Moment.SETUP if s.turn_number < 0 else Moment.CARD
    if s.moment == Moment.EXTRA and not s.terms.expert_temples:
        raise wrong("phase", "extra")


def _read_when(s: ExplorersState, document: Document) -> None:
    """Read round and turn, and find who is active."""
    if s.phase == Phase.OVER:
        for key in ("round", "turn", "batches"):
            if getattr(document, key) is not None:
                raise wrong(key, "not-now", phase=document.phase)
        s.round, s.turn_number = ROUNDS - 1, TURNS - 1
    else:
        s.round = (document.round or 1) - 1
        is_setup = document.round is None and not document.card and _nothing_marked(document)
        s.turn_number = (1 - is_setup if document.turn is None else document.turn) - 1
    if s.turn_number < 0:
        if s.round:
            raise wrong("turn", "setup-round")
        return
    phase = s.phase
    TurnBegins().run(s)
    s.phase = phase
    if phase == Phase.OVER:
        s.round, s.turn_number = ROUNDS, 0


def _nothing_marked(document: Document) -> bool:
    parts = (document.sheet(seat) for seat in range(len(SEAT_NAMES)))
    return document.phase in ("", "marks") and not any(part.marks for part in parts if part is not None)


def read_cards(s: ExplorersState, document: Document) -> None:
    """Read the card, its side chosen, and what is left to be turned."""
    s.card, s.side = document.card, document.side
    if s.turn_number < 0 or (s.phase == Phase.CARD and s.round == s.turn_number == 0):
        if s.card or s.side:
            raise wrong("card" if s.card else "side", "no-card")
    elif s.card:
        known = CARDS if s.terms.seats > 1 else (*CARDS, *map(turned, CARDS))  # alone, either side may be near
        if s.card not in known:
            raise wrong("card", "card", name=s.card, known=", ".join(known))
    elif s.phase in {Phase.SIDE, Phase.MARKS}:
        raise wrong("card", "card-needed")
    _check_side(s)
    _read_deck(s, document.deck)


def _check_side(s: ExplorersState) -> None:
    if s.side and (not s.card or s.side not in sides(s.card)):
        raise wrong("side", "side", name=s.side, card=s.card)
    if s.phase == Phase.SIDE and s.side:
        raise wrong("side", "not-now", phase="side")
    if s.phase == Phase.MARKS and s.turn_number >= 0:
        if s.active < 0 and s.side:
            raise wrong("side", "nobody-active")
        if s.active >= 0 and not s.side:
            raise wrong("side", "side-needed", card=s.card)


def _read_deck(s: ExplorersState, names: list[str] | None) -> None:
    left = len(CARDS) - cards_turned(s)
    is_of_this_round = bool(s.card) and (s.phase != Phase.CARD or s.turn_number > 0)
    if names is None:
        others = [card for card in CARDS if not is_of_this_round or card not in (s.card, turned(s.card))]
        s.deck = deck_of(others[len(others) - left :])
        return
    for index, name in enumerate(names):
        if name not in CARDS or name in names[:index]:
            raise wrong(f"deck[{index}]", "deck-card", name=name, known=", ".join(CARDS))
    s.deck = deck_of(names)
    if len(names) != left:
        raise wrong("deck", "deck", count=len(names), needed=left)
    if is_of_this_round and without(s.deck, s.card) != s.deck:
        raise wrong("deck", "deck-turned", card=s.card)


def start_village(s: ExplorersState, marks: list[int]) -> int:
    """Return the start village: the one marked, else the (first of the) nearest to the centre (EXP-12)."""
    central = grid.set_of(s.world.central_villages)
    every = ~s.world.land & grid.FULL
    found = 0
    for seat, squares in enumerate(marks):
        foreign = squares & every & ~central
        found |= squares & every
        if foreign or found.bit_count() > 1:
            names = ", ".join(grid.NAMES[square] for square in s.world.central_villages)
            name = grid.names_of(foreign or squares & every)[0]
            raise wrong(f"{SEAT_NAMES[seat]}.marks", "village", square=name, villages=names)
    return found or grid.ALONE[s.world.central_villages[0]]

"""The stacks of a position: as the document says, and where it is silent as the board lets suppose."""

from __future__ import annotations

import re
from typing import Final

from farshore.core.errors import BadPosition
from farshore.core.words import Phrase
from farshore.games.entdecker.announce import HIDDEN
from farshore.games.entdecker.content import EVENT_NAMES
from farshore.games.entdecker.faces import EVENT_OF, EVENTS, FACES, MINE, NO_EVENT, OF_PATTERN, PATTERN_OF, PLAIN_FACE
from farshore.games.entdecker.position.document import StacksPart, tile_of
from farshore.games.entdecker.stacks import EMPTY, PLAIN, QUESTION_MARK, UNSEEN, Stacks, full_stacks
from farshore.games.entdecker.state import EntdeckerState
from farshore.games.entdecker.tile import PATTERN, UNDISCOVERED

BACK_TEXTS: Final = {PLAIN: "", QUESTION_MARK: " ?", UNSEEN: " unseen", EMPTY: ""}
_SIZE: Final = re.compile(r"([0-9]{1,3})( \?| unseen)?")


def read_stacks(s: EntdeckerState, part: StacksPart, *, unseen: bool) -> Stacks:
    """Return the stacks. ``unseen``: backs that the document does not tell are yet to be shown."""
    discards = _tiles(part.discards, "stacks.discards")
    stacks = _supposed(s, discards)
    if part.plain is not None:
        stacks.plain = [0, *part.plain]
    if part.marked is not None:
        stacks.marked = [0, *part.marked]
    if part.open is not None:
        stacks.open = [0, *part.open]
    if part.events is not None:
        stacks.events = [0, *(part.events.get(name, 0) for name in EVENT_NAMES)]
    else:
        _leave_events(stacks)
    if part.spares is not None:
        stacks.spares = part.spares
    stacks.paired = _tiles(part.paired, "stacks.paired")
    stacks.discards = discards
    stacks.in_disorder = part.in_disorder
    if part.sizes is None:
        stacks.form(s.terms.hidden_stacks)
        if not unseen:
            _show_plain_backs(stacks)
    else:
        stacks.sizes, stacks.backs = _sizes(part.sizes)
    _check_counts(s, stacks)
    _check_sizes(s, stacks)
    return stacks


def _tiles(counts: dict[str, int], at: str) -> list[int]:
    tiles = [0] * len(FACES)
    for text, count in counts.items():
        tiles[tile_of(text, f"{at}.{text}")] = count
    return tiles


def _supposed(s: EntdeckerState, discards: list[int]) -> Stacks:
    """Suppose that every tile came from the hidden plain ones, then the open, then question marks, then from outside.

    Tiles of the scenario come from the open ones; that is already in the terms.
    """
    stacks = full_stacks(s.terms)
    for cell in s.chart.board.spaces:
        if s.chart.tiles[cell] != UNDISCOVERED and cell not in s.terms.scenario.tiles:
            _take(stacks, PLAIN_FACE[PATTERN[s.chart.tiles[cell]]])
    if s.hand:
        if s.kind != HIDDEN and EVENT_OF[s.hand] == NO_EVENT and stacks.open[PATTERN_OF[s.hand]]:
            stacks.open[PATTERN_OF[s.hand]] -= 1
        else:
            _take(stacks, s.hand)
    for face, count in enumerate(discards):
        for _ in range(count):
            _take(stacks, face)
    return stacks


def _take(stacks: Stacks, face: int) -> None:
    """Take a tile from where it most likely was."""
    pattern, event = PATTERN_OF[face], EVENT_OF[face]
    if event == NO_EVENT:
        for pile in (stacks.plain, stacks.open):
            if pile[pattern]:
                pile[pattern] -= 1
                return
        event = next((event for event in range(MINE, len(EVENTS)) if stacks.events[event]), NO_EVENT)
    if stacks.marked[pattern] and stacks.events[event]:
        stacks.marked[pattern] -= 1
        stacks.events[event] -= 1
    else:
        stacks.spares += 1


def _leave_events(stacks: Stacks) -> None:
    """Leave as many events as there are question marks for them, the first ones of ENT-62."""
    surplus = sum(stacks.events) - sum(stacks.marked)
    for event in reversed(range(MINE, len(EVENTS))):
        gone = max(0, min(surplus, stacks.events[event]))
        stacks.events[event] -= gone
        surplus -= gone


def _show_plain_backs(stacks: Stacks) -> None:
    """Show plain backs as far as there are such tiles."""
    plain = sum(stacks.plain)
    for stack, size in enumerate(stacks.sizes):
        if size:
            stacks.backs[stack] = PLAIN if plain else QUESTION_MARK
            plain -= bool(plain)


def _sizes(texts: list[str]) -> tuple[list[int], list[int]]:
    sizes, backs = [], []
    for index, text in enumerate(texts):
        found = _SIZE.fullmatch(text)
        if found is None:
            raise BadPosition(f"stacks.sizes[{index}]", Phrase("entdecker-position-size", text=text))
        sizes.append(int(found[1]))
        back = {" ?": QUESTION_MARK, " unseen": UNSEEN}.get(found[2] or "", PLAIN)
        backs.append(back if sizes[-1] else EMPTY)
    return sizes, backs


def _check_counts(s: EntdeckerState, stacks: Stacks) -> None:
    """Question marks and their events must fit the box and one another."""
    for pattern, count in enumerate(stacks.marked):
        if count > s.terms.question_marks[pattern]:
            raise BadPosition(
                "stacks.marked",
                Phrase("entdecker-position-marked", pattern=pattern, have=s.terms.question_marks[pattern]),
            )
        if count and any(stacks.paired[OF_PATTERN[pattern]]):
            raise BadPosition("stacks.paired", Phrase("entdecker-position-paired", pattern=pattern))
        if stacks.paired[PLAIN_FACE[pattern]]:
            raise BadPosition("stacks.paired", Phrase("entdecker-position-paired-plain", pattern=pattern))
    for event, count in enumerate(stacks.events[1:]):
        if count > s.terms.events[event]:
            raise BadPosition(
                "stacks.events",
                Phrase("entdecker-position-event-box", event=EVENT_NAMES[event], have=s.terms.events[event]),
            )
    if sum(stacks.events) != sum(stacks.marked):
        raise BadPosition(
            "stacks.events", Phrase("entdecker-position-events", events=sum(stacks.events), marked=sum(stacks.marked))
        )


def _check_sizes(s: EntdeckerState, stacks: Stacks) -> None:
    """The Hidden Stacks hold the hidden tiles, with backs that these can have."""
    most = max(s.terms.hidden_stacks, s.terms.reformed_stacks)
    if len(stacks.sizes) > most:
        raise BadPosition("stacks.sizes", Phrase("entdecker-position-stacks", most=most))
    held, hidden = sum(stacks.sizes), stacks.hidden_left()
    if stacks.in_disorder:
        if held <= hidden:
            raise BadPosition("stacks.sizes", Phrase("entdecker-position-disorder-sizes", held=held, hidden=hidden))
        return
    if held != hidden:
        raise BadPosition("stacks.sizes", Phrase("entdecker-position-sizes", held=held, hidden=hidden))
    if min(stacks.under_the_backs()) < 0:
        raise BadPosition(
            "stacks.sizes", Phrase("entdecker-position-backs", plain=sum(stacks.plain), marked=stacks.marks_left())
        )

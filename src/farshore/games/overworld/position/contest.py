"""Gaps being resolved in a position: which are to come, how far the present one is (OVW-42, OVW-43, OVW-70, OVW-71)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from farshore.core.contract import Seat
from farshore.games.overworld.gaps import NOBODY, Entrance, Gap, new_gaps
from farshore.games.overworld.grid import Square, name_of
from farshore.games.overworld.phase import Phase
from farshore.games.overworld.position.document import (
    ENTRANCES,
    Document,
    read_entrance,
    read_seat,
    read_square,
    wrong,
)
from farshore.games.overworld.provisions import TAKEN_BY
from farshore.games.overworld.state import OverworldState
from farshore.games.overworld.terms import SEAT_NAMES

Squares = tuple[Square, ...]

_SAID_FROM: Final = {
    "pending": Phase.GAP,
    "gap": Phase.WINNER,
    "winner": Phase.ENTRANCE,
    "entrance": Phase.LEAVE,
    "origin": Phase.LEAVE,
    "to_take": Phase.ITEM,
}
"""In which phase a key begins to say something."""


def read_contest(s: OverworldState, document: Document) -> None:
    """Read what is being resolved."""
    for key, phase in _SAID_FROM.items():
        if getattr(document, key) not in (None, "") and not phase <= s.phase < Phase.OVER:
            raise wrong(key, "not-now", phase=s.phase_name)
    if not Phase.GAP <= s.phase < Phase.OVER:
        return
    if s.phase == Phase.ITEM:
        _read_last_gap(s, document)
    elif s.phase != Phase.GAP:
        _read_gap(s, document)
    _read_pending(s, document.pending)


def unresolved(s: OverworldState) -> list[Squares]:
    """Return all gaps on the board that are not closed, but for the one being resolved."""
    return [gap for gap in new_gaps(s.board, s.board.cells) if gap != s.gap]


def _read_pending(s: OverworldState, names: list[str] | None) -> None:
    found = {gap[0]: gap for gap in unresolved(s)}
    chosen = list(found)
    if names is not None:
        chosen = [read_square(name, f"pending[{index}]") for index, name in enumerate(names)]
    for index, first in enumerate(chosen):
        if first not in found or first in chosen[:index]:
            raise wrong(f"pending[{index}]", "no-such-gap", square=name_of(first), known=_names(found))
    s.pending = tuple(found[first] for first in sorted(chosen))


def _names(firsts: Iterable[Square]) -> str:
    return ", ".join(map(name_of, firsts)) or "–"


def _read_gap(s: OverworldState, document: Document) -> None:
    """Read which gap is being resolved, who won it, and what moves into it."""
    found = {gap[0]: gap for gap in unresolved(s)}
    if not document.gap and len(found) != 1:
        raise wrong("gap", "gap-needed", known=_names(found))
    first = read_square(document.gap, "gap") if document.gap else next(iter(found))
    if first not in found:
        raise wrong("gap", "no-such-gap", square=name_of(first), known=_names(found))
    s.gap = found[first]
    if s.phase == Phase.WINNER:
        return
    if s.phase == Phase.LEAVE:
        s.entrance = read_entrance(document.entrance or "door", "entrance")
        s.origin = _read_origin(s, document.origin, {*range(s.terms.seats)})
        _read_winner(s, document, s.gaps[s.origin].owner)
    elif not document.winner:
        raise wrong("winner", "winner-needed")
    else:
        s.winner = read_seat(document.winner, "winner", s.terms.seats)


def _read_origin(s: OverworldState, name: str, owners: set[Seat]) -> int:
    """Read from which gap the door or port moves: one in which nothing stands any more."""
    numbers = {
        gap.squares[0]: number
        for number, gap in enumerate(s.gaps)
        if gap.entrance == Entrance.NONE and gap.owner in owners
    }
    if not name:
        raise wrong("origin", "gap-needed", known=_names(numbers))
    first = read_square(name, "origin")
    if first not in numbers:
        raise wrong("origin", "no-such-gap", square=name, known=_names(numbers))
    return numbers[first]


def _read_winner(s: OverworldState, document: Document, winner: Seat) -> None:
    """Take the winner from where it follows; said, it must agree."""
    s.winner = winner
    if document.winner and read_seat(document.winner, "winner", s.terms.seats) != winner:
        raise wrong("winner", "other", said=document.winner, found=SEAT_NAMES[winner])


def _read_last_gap(s: OverworldState, document: Document) -> None:
    """Read the gap that is being filled: the last that was closed."""
    last = s.gaps[-1] if s.gaps else Gap(())
    if last.entrance == Entrance.NONE:
        raise wrong("gaps", "nothing-to-fill")
    s.gap, s.entrance = last.squares, last.entrance
    _read_winner(s, document, last.owner)
    if document.gap and read_square(document.gap, "gap") != s.gap[0]:
        raise wrong("gap", "other", said=document.gap, found=name_of(s.gap[0]))
    if document.entrance and read_entrance(document.entrance, "entrance") != s.entrance:
        found = next(name for name, entrance in ENTRANCES.items() if entrance == s.entrance)
        raise wrong("entrance", "other", said=document.entrance, found=found)
    if document.origin:
        s.origin = _read_origin(s, document.origin, {s.winner, NOBODY})


def read_to_take(s: OverworldState, said: int | None) -> None:
    """Work out how many items are still to be taken: all squares are filled, as far as the shop can (OVW-70)."""
    gap = s.gaps[-1]
    taken = sum(gap.items)
    room = len(gap.squares) - TAKEN_BY[gap.entrance]
    s.to_take = min(room, sum(s.shop) + taken) - taken
    if not s.to_take or (gap.entrance == Entrance.DOOR and room >= sum(s.shop) + taken):
        raise wrong("gaps", "nothing-to-choose")
    if said is not None and said != s.to_take:
        raise wrong("to_take", "other", said=said, found=s.to_take)

"""Whether somebody may ask the coach at a table, and what it says to them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, partial

from farshore.bots.advice import Advice, adviser_name
from farshore.bots.counsel import Counsel, in_words
from farshore.core.contract import Seat
from farshore.core.words import FALLBACK
from farshore.server.table.errors import NotCoached, Stale
from farshore.server.table.live_table import LiveTable
from farshore.server.table.wish import check_seat


def may_ask(table: LiveTable) -> bool:
    """Tell whether the coach may be asked at a table: where somebody practises, is alone, or where all have agreed.

    Whoever takes a seat at a table that was set up with it agrees to it. The coach of a lesson says herself what to do,
    until its real game; and in a puzzle one is to find the move oneself.
    """
    is_taught = table.lesson is not None and not table.lesson.scene.game
    if is_taught or table.puzzling is not None or not has_adviser(table.game.name):
        return False
    people = [each for each in table.sittings if (each.kind != "bot" or each.away == "handed") and not each.outside]
    return bool(table.chronicle.practised) or table.is_coached or len(people) == 1


@cache
def has_adviser(game: str) -> bool:
    """Tell whether a game has a bot that can advise."""
    return bool(adviser_name(game))


def check_asking(table: LiveTable, guest: str, seat: Seat, seq: int) -> None:
    """Refuse whoever may not ask now. Raises ``NotYourSeat``, ``NotCoached``, or ``Stale`` if it is not their turn."""
    check_seat(table, guest, seat)
    if not may_ask(table):
        raise NotCoached
    known = table.knowledge(table.seats_of(guest))
    is_theirs = seat in table.actors() and table.is_played_by(guest, seat)
    if not is_theirs or seq > known.seq or not table.chronicle.is_current(seat, known.deeds_since(seq)):
        raise Stale


def counsel(
    table: LiveTable, own: tuple[Seat, ...], seat: Seat, advice: Sequence[Advice], language: str = FALLBACK
) -> list[Counsel]:
    """Say to one of somebody's own seats what the adviser thinks of the best moves."""
    foresee = partial(table.knowledge(own).foresight, seat)
    return in_words(table.game, advice, seat, foresee, table.names(language), language)

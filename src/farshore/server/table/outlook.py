"""How a table looks to somebody on some seats, in their language: made of nothing but what ``knowledge`` gives out.

Whoever sits on the same seats (or on none) and speaks the same language is told the same. It is made once for every
change of the table, and written as JSON once.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NoReturn, cast, overload

import msgspec

from farshore.core.contract import Action, Game, Offer, Seat, Standing, View
from farshore.core.words import FALLBACK, say
from farshore.server.table.agreeing import ask_now
from farshore.server.table.knowledge import Knowledge
from farshore.server.table.live_table import LiveTable

MOST_ACTIONS = 20_000
"""Actions of all tables that are remembered in words, and offers that are remembered as JSON."""

_encode = msgspec.json.Encoder().encode


class OfferInWords(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """Something a seat may do now: what, where on the board, what it would show there, and all that in words."""

    action: Action
    text: str
    notation: str
    places: tuple[str, ...]  # as the view names them; the first is the one to point at
    shows: Any  # of the game's ``shows_types``, or nothing
    idle: str  # it would bring nothing: why, in words; else empty
    final: str  # it is for good, or for everyone: a sentence that says so; else empty


class SeatSnapshot(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """How things look from a seat of the asker; ``seat`` None: from nowhere, to a spectator."""

    seat: Seat | None
    view: View
    offers: list[OfferInWords]
    prompt: str  # empty while it is not to act
    undo: bool
    standings: list[Standing]  # of all seats, as far as this one may know; empty if the game does not say


class Outlook:
    """How a table looks: the same for everyone on the same seats who speaks the same language."""

    def __init__(self, table: LiveTable, seats: tuple[Seat, ...], language: str) -> None:
        known, match = table.knowledge(seats), table.match
        self.seq = known.seq
        self.over = match.over
        self.actors = list(table.actors())
        self.winners, self.scores = table.chronicle.result
        shown = [_seat_snapshot(table, known, seat, language) for seat in seats or (None,)]
        shared = known.shared_view()
        self.waiting = _waiting(table, shared, language)
        self.ask = ask_now(table, seats, language)
        self.standings = known.shared_standings()  # by seat; empty if the game does not say
        self.verdict = table.game.telling.verdict(shared, table.names(language), language) if match.over else ""
        self.lesson = table.lesson.now(table, language) if table.lesson is not None and seats else None
        self.puzzle = table.puzzling.now(table, language) if table.puzzling is not None and seats else None
        self.written: dict[object, object] = {}  # what was made of it for some of those who are told the same
        self.seats_json = msgspec.Raw(_encode(shown))  # the bulk of it, and only as it is sent


def outlook(table: LiveTable, seats: tuple[Seat, ...], language: str = FALLBACK) -> Outlook:
    """Say how a table looks to somebody on these seats, or on none."""
    kept = table.outlooks.get((seats, language))
    if kept is None:
        kept = table.outlooks[seats, language] = Outlook(table, seats, language)
    return kept


def _seat_snapshot(table: LiveTable, known: Knowledge, seat: Seat | None, language: str) -> SeatSnapshot:
    view, written = known.view(seat), cast("View", known.view_json(seat))
    standings = known.standings(seat)
    is_watching = seat is None or table.sittings[seat].kind != "person"
    if seat is None or is_watching or table.status != "playing" or table.chronicle.stopped is not None:
        may_undo = table.status == "over" and not is_watching and table.chronicle.undoable(seat or 0) is not None
        return SeatSnapshot(seat=seat, view=written, offers=[], prompt="", undo=may_undo, standings=standings)
    names = table.names(language)
    return SeatSnapshot(
        seat=seat,
        view=written,
        offers=cast("list[OfferInWords]", _written(table.game, known.offers(seat), names, language)),
        prompt=table.game.telling.prompt(view, seat, language) if seat in table.actors() else "",
        undo=table.chronicle.undoable(seat) is not None,
        standings=standings,
    )


class _Unnamed(Sequence[str]):
    """Instead of names, to find out whether anybody is named: what names nobody is said once for all tables."""

    @overload
    def __getitem__(self, index: int) -> str: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[str]: ...
    def __getitem__(self, index: int | slice) -> NoReturn:
        raise _NamedError

    def __len__(self) -> NoReturn:
        raise _NamedError

    def __hash__(self) -> int:
        return 0


class _NamedError(Exception):
    """Somebody is named."""


_UNNAMED = _Unnamed()


def _written(game: Game, offers: Sequence[Offer], names: tuple[str, ...], language: str) -> msgspec.Raw:
    """Write what is offered in words: an offer that was there before, at any table, is not written anew."""
    try:
        written = [
            _offer_to_all(game, offer, language) or _offer_named(game, offer, names, language) for offer in offers
        ]
    except TypeError:  # something is shown that has no hash
        written = [_in_words(game, offer, names, language) for offer in offers]
    return msgspec.Raw(b"[" + b",".join(written) + b"]")


@lru_cache(maxsize=MOST_ACTIONS)
def _offer_to_all(game: Game, offer: Offer, language: str) -> bytes:
    """Write an offer that names nobody; empty: it does."""
    try:
        return _in_words(game, offer, _UNNAMED, language)
    except _NamedError:
        return b""


def _in_words(game: Game, offer: Offer, names: Sequence[str], language: str) -> bytes:
    text, notation = _said(game, offer.action, names, language)
    idle = say(offer.idle, language) if offer.idle else ""
    final = say(offer.final, language) if offer.final else ""
    return _encode(
        OfferInWords(
            action=offer.action,
            text=text,
            notation=notation,
            places=offer.places,
            shows=offer.shows,
            idle=idle,
            final=final,
        )
    )


_offer_named = lru_cache(maxsize=MOST_ACTIONS)(_in_words)


@lru_cache(maxsize=MOST_ACTIONS)
def _said(game: Game, action: Action, names: Sequence[str], language: str) -> tuple[str, str]:
    """Say what an action does, and write it: much the same may be done again and again."""
    return game.telling.describe(action, names, language), game.write_action(action)


def _waiting(table: LiveTable, view: View, language: str) -> str:
    """Say to those who are not to act what they wait for."""
    if table.chronicle.stopped is not None and table.status != "over":
        return table.chronicle.stopped.say(language)
    match table.status:
        case "over":
            return say("game-over", language)
        case "off":
            return say("server-is-off", language)
        case "agreed":
            return say("server-is-agreed", language)
        case "waiting":
            missing = sum(sitting.kind == "open" for sitting in table.sittings)
            return say("server-waiting-for", language, count=missing)
    return table.game.telling.waiting(view, table.actors(), table.names(language), language)

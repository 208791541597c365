"""How a table stands to somebody on some seats, in their language: made of nothing but what ``knowledge`` gives out."""

from __future__ import annotations

from typing import Any

import msgspec

from farshore.core.contract import Action, Offer, Seat, View
from farshore.core.contract import Standing as SeatStanding
from farshore.core.words import FALLBACK, say
from farshore.server.table.knowledge import Knowledge
from farshore.server.table.live_table import LiveTable


class OfferInWords(msgspec.Struct, frozen=True, kw_only=True):
    """Something a seat may do now: what, where on the board, what it would show there, and all that in words."""

    action: Action
    text: str
    notation: str
    places: tuple[str, ...]  # as the view names them; the first is the one to point at
    shows: Any  # of the game's ``shows_types``, or nothing


class LegalAction(msgspec.Struct, frozen=True, kw_only=True):
    """Something a seat may do now."""

    action: Action
    text: str
    notation: str


class SeatSnapshot(msgspec.Struct, frozen=True, kw_only=True):
    """How things look from a seat of the asker; ``seat`` None: from nowhere, to a spectator."""

    seat: Seat | None
    view: View
    legal: list[LegalAction]
    offers: list[OfferInWords]
    prompt: str  # empty while it is not to act
    undo: bool


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """How a table stands: the same for everyone on the same seats who speaks the same language."""

    seq: int
    over: bool
    actors: list[Seat]
    winners: list[Seat]
    scores: list[int]
    seats: list[SeatSnapshot]
    waiting: str
    standings: list[SeatStanding]  # by seat, as far as the asker may know; empty if the game does not say
    verdict: str  # when it is over: more than who won


def standing(table: LiveTable, seats: tuple[Seat, ...], language: str = FALLBACK) -> Standing:
    """Say how a table stands to somebody on these seats, or on none."""
    known, match = table.knowledge(seats), table.match
    seen = [_seat_snapshot(table, known, seat, language) for seat in seats or (None,)]
    return Standing(
        seq=known.seq,
        over=match.over,
        actors=list(table.actors()),
        winners=list(match.winners),
        scores=list(match.scores),
        seats=seen,
        waiting=_waiting(table, seen[0].view, language),
        standings=list(table.game.standings(seen[0].view)),
        verdict=table.game.telling.verdict(seen[0].view, table.names, language) if match.over else "",
    )


def _seat_snapshot(table: LiveTable, known: Knowledge, seat: Seat | None, language: str) -> SeatSnapshot:
    view = known.view(seat)
    if seat is None or table.status != "playing" or table.chronicle.stopped is not None:
        return SeatSnapshot(seat=seat, view=view, legal=[], offers=[], prompt="", undo=False)
    game, is_actor = table.game, seat in table.actors()
    return SeatSnapshot(
        seat=seat,
        view=view,
        legal=[
            LegalAction(
                action=action,
                text=game.telling.describe(action, table.names, language),
                notation=game.write_action(action),
            )
            for action in known.legal(seat)
        ],
        offers=[_in_words(table, offer, language) for offer in known.offers(seat)],
        prompt=game.telling.prompt(view, seat, language) if is_actor else "",
        undo=table.chronicle.undoable(seat) is not None,
    )


def _in_words(table: LiveTable, offer: Offer, language: str) -> OfferInWords:
    return OfferInWords(
        action=offer.action,
        text=table.game.telling.describe(offer.action, table.names, language),
        notation=table.game.write_action(offer.action),
        places=offer.places,
        shows=offer.shows,
    )


def _waiting(table: LiveTable, view: View, language: str) -> str:
    """Say to those who are not to act what they wait for."""
    if table.chronicle.stopped is not None and table.status != "over":
        return table.chronicle.stopped.say(language)
    match table.status:
        case "over":
            return say("game-over", language)
        case "waiting":
            missing = sum(sitting.kind == "open" for sitting in table.sittings)
            return say("server-waiting-for", language, count=missing)
    return table.game.telling.waiting(view, table.actors(), table.names, language)

"""How a table stands, in the asker's words: made of nothing but what ``knowledge`` gives out."""

from __future__ import annotations

from farshore.core.contract import Seat, View
from farshore.core.words import FALLBACK, say
from farshore.server.knowledge import Knowledge
from farshore.server.live_table import LiveTable
from farshore.server.messages import LegalAction, Replay, SeatSnapshot, Snapshot, Table, TableSeat

JOIN = "/join/"
"""The page that takes an invitation."""


def table_message(table: LiveTable, guest: str | None) -> Table:
    """Say who sits where; the links to open seats only to the host."""
    is_host = guest is not None and guest == table.host
    seats = []
    for seat, sitting in enumerate(table.sittings):
        is_open = sitting.kind == "open" and is_host
        seats.append(
            TableSeat(
                seat=seat,
                colour=table.game.seat_names[seat],
                name=sitting.name,
                kind=sitting.kind,
                bot=sitting.bot,
                yours=guest is not None and sitting.guest == guest,
                invitation=f"{JOIN}{sitting.invitation}" if is_open else "",
            )
        )
    return Table(
        id=table.id,
        game=table.game.name,
        options=table.match.record.header.options or {},
        host=is_host,
        seats=seats,
        status=table.status,
        seq=table.knowledge(table.seats_of(guest)).seq,
        again=table.again if guest is not None and any(s.guest == guest for s in table.sittings) else "",
    )


def snapshot(table: LiveTable, guest: str | None, since: int = 0, language: str = FALLBACK) -> Snapshot:
    """Say how a table stands, and what happened since the asker's count was ``since``."""
    seats = table.seats_of(guest)
    known = table.knowledge(seats)
    match = table.match
    seen = [_seat_snapshot(table, known, seat, language) for seat in seats or (None,)]
    return Snapshot(
        seq=known.seq,
        table=table_message(table, guest),
        over=match.over,
        actors=list(table.actors()),
        winners=list(match.winners),
        scores=list(match.scores),
        seats=seen,
        waiting=_waiting(table, seen[0].view, language),
        lines=known.lines_since(since, table.names, language),
    )


def replay_message(
    table: LiveTable, guest: str | None, step: int, seat: Seat | None, language: str = FALLBACK
) -> Replay | None:
    """Say how things stood after a step of the past; ``None`` if there was no such step."""
    known = table.knowledge(table.seats_of(guest))
    past = known.past()
    if step > len(past):
        return None
    deed = past[step - 1] if step else None
    lines = [] if deed is None else known.lines_of(deed, table.names, language)
    return Replay(step=step, steps=len(past), view=known.view_after(deed, seat), lines=lines)


def _seat_snapshot(table: LiveTable, known: Knowledge, seat: Seat | None, language: str) -> SeatSnapshot:
    view = known.view(seat)
    if seat is None or table.status != "playing":
        return SeatSnapshot(seat=seat, view=view, legal=[], prompt="", undo=False)
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
        prompt=game.telling.prompt(view, seat, language) if is_actor else "",
        undo=table.chronicle.undoable(seat) is not None,
    )


def _waiting(table: LiveTable, view: View, language: str) -> str:
    """Say to those who are not to act what they wait for."""
    match table.status:
        case "over":
            return say("game-over", language)
        case "waiting":
            missing = sum(sitting.kind == "open" for sitting in table.sittings)
            return say("server-waiting-for", language, count=missing)
    return table.game.telling.waiting(view, table.actors(), table.names, language)

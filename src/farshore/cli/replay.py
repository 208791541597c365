"""``farshore replay``: a record move by move."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, NamedTuple

import typer
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from farshore.cli.documents import read_record
from farshore.cli.faces import Face, face_of
from farshore.cli.news import news
from farshore.cli.numbers import read_number
from farshore.cli.result import result_page
from farshore.cli.screen import screen
from farshore.core.contract import CHANCE, Event, Game, Seat, State
from farshore.core.eras import history
from farshore.core.errors import BadRecord
from farshore.core.record import Record
from farshore.core.registry import game as installed_game
from farshore.core.replay import replay as replayed
from farshore.core.words import in_a_row, say


class Move(NamedTuple):
    """A decision of a seat with all that chance made of it, and how things stood then. The first is the start.

    How it stood is not known of what older rules have played.
    """

    seat: Seat | None
    action: str
    events: list[Event]
    state: State | None


def replay(
    file: Annotated[Path, typer.Argument(help=say("cli-arg-record"))],
    print_all: Annotated[bool, typer.Option("--print", help=say("cli-arg-print"))] = False,
    seat: Annotated[str | None, typer.Option(help=say("cli-arg-seat"))] = None,
) -> None:
    """Step through a record, or print it."""
    record = read_record(file, partial=True)
    game = installed_game(record.header.game)
    viewer = None if seat is None else _seat(game, record, seat)
    try:
        moves = list(moves_of(record, game, viewer))
    except BadRecord as error:
        raise error.in_file(str(file)) from error
    player = Playback(moves, face_of(game), viewer, screen())
    player.title(record)
    if print_all:
        player.print_all()
    else:
        player.step_through()


def moves_of(record: Record, game: Game, viewer: Seat | None) -> Iterator[Move]:
    """Yield the start and every move as ``viewer`` (``None``: a spectator) may know it."""
    game = game.with_content(record.header.content)
    events: list[Event] = []
    replayed_steps = replayed(record, game, events.append)
    start, state = next(replayed_steps)
    pending = Move(None, "", [], None if start else state.clone())
    for told in _told_moves(record.until(start), game, state, viewer):
        if told.seat is None:
            pending = pending._replace(events=pending.events + told.events)
        else:
            yield pending
            pending = told
    pending = pending._replace(state=state.clone())
    for number, _ in replayed_steps:
        step = record.steps[number - 1]
        known = [] if step.seat == CHANCE else game.redact(state, viewer, [(step.seat, game.read_action(step.action))])
        if known:  # what the viewer knows nothing of is no move to it
            yield pending
            pending = Move(step.seat, game.write_action(known[0][1]), [], state)
        seen = (event.seen_by(viewer) for event in events)
        told_now = [event for event in seen if event is not None]
        events.clear()
        pending = pending._replace(events=[*pending.events, *told_now], state=state.clone())
    yield pending


def _told_moves(record: Record, game: Game, state: State, viewer: Seat | None) -> Iterator[Move]:
    """Yield what older rules have played, as the record tells it; chance (no seat) belongs to the move before."""
    shown = record.for_seat(game, state, viewer)
    for _, step, events in history(shown, game, len(shown.steps)):
        yield Move(None if step.seat == CHANCE else step.seat, step.action, events, None)


def _seat(game: Game, record: Record, text: str) -> Seat:
    """Read a seat as a colour or as a number from 1. Raises ``typer.BadParameter``."""
    names = game.seat_names[: len(record.header.seats)]
    if text.casefold() in names:
        return names.index(text.casefold())
    number = read_number(text, len(names))
    if number:
        return number - 1
    raise typer.BadParameter(say("cli-seat-unknown", seat=text, known=in_a_row(names)))


class Playback:
    """Shows moves, not games: it plays nothing itself."""

    def __init__(self, moves: list[Move], face: Face, viewer: Seat | None, console: Console) -> None:
        self.moves = moves
        self.face = face
        self.viewer = viewer
        self.console = console
        self.last = len(moves) - 1

    def title(self, record: Record) -> None:
        """Say which game this is."""
        seats = in_a_row(map(self._sitting, range(len(record.header.seats)), record.header.seats))
        said = say("cli-replay-title", game=record.header.game, seats=seats, steps=self.last)
        self.console.print(Text(said, "bold"))

    def _sitting(self, seat: Seat, who: str) -> str:
        """Say who sits where; a seat that nobody has given a name is named by its colour alone."""
        name = self.face.seat_name(seat)
        return name if who == self.face.game.seat_names[seat] else say("cli-table-seat", seat=name, player=who)

    def print_all(self) -> None:
        """Print every move, and how it stood at the end."""
        for number in range(len(self.moves)):
            self._tell(number)
        self._draw(self.last)
        self._result()

    def step_through(self) -> None:
        """Show move after move as the reader wishes."""
        number = 0
        while True:
            self._draw(number)
            self._tell(number)
            if number == self.last:
                self._result()
            going = self._asked(number)
            if going is None:
                return
            number = going

    def _asked(self, number: int) -> int | None:
        """Ask where to go; ``None``: away."""
        while True:
            try:
                text = self.console.input(f"{say('cli-replay-keys')} > ").strip().casefold()
            except EOFError:
                return None
            if text in {"q", "quit"}:
                return None
            if text in {"", "n"}:
                return min(number + 1, self.last)
            if text == "b":
                return max(number - 1, 0)
            there = read_number(text, self.last)
            if there is not None:
                return there
            self.console.print(Text(say("cli-replay-what", count=self.last), "red"))

    def _draw(self, number: int) -> None:
        state = self.moves[number].state
        self.console.print()
        if state is None:
            self.console.print(say("cli-replay-no-board"))
        else:
            view = state.view(self.viewer)
            self.console.print(self.face.board(view, self.console.width, self.console.height))

    def _tell(self, number: int) -> None:
        move = self.moves[number]
        if move.seat is None:
            self.console.print(Text(say("cli-replay-start"), "bold"))
        else:
            seat = self.face.seat_name(move.seat)
            said = say("cli-replay-move", number=number, count=self.last, seat=seat, action=move.action)
            self.console.print(Text(said, f"bold {self.face.seat_style(move.seat)}"))
        for paragraph in news(self.face, move.events, None):
            self.console.print(Padding(paragraph, (0, 0, 0, 2)))

    def _result(self) -> None:
        state = self.moves[self.last].state
        self.console.print()
        if state is None or state.actors():
            self.console.print(say("cli-replay-unfinished"))
        else:
            self.console.print(result_page(self.face, state.view(self.viewer), state.scores(), state.winners()))

"""The table in the terminal: who is asked when, what they are shown, and what they may type."""

from __future__ import annotations

from pathlib import Path
from random import Random

import typer
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.text import Text

from farshore.bots.budget import PATIENCE
from farshore.bots.gate import Gate
from farshore.bots.registry import make_bot
from farshore.cli.choices import Choices
from farshore.cli.commands import Command, help_page, read_command
from farshore.cli.faces import Face
from farshore.cli.hint import Hints
from farshore.cli.news import news
from farshore.cli.result import result_page
from farshore.cli.rules import rules_page
from farshore.cli.saves import save_copy
from farshore.core.contract import Action, Seat, View
from farshore.core.errors import FarshoreError, IllegalAction
from farshore.core.match import Match
from farshore.core.words import say

YOU = "you"


class Left(Exception):
    """A player has left the table."""


class TerminalTable:
    """A match with people at one keyboard and bots."""

    def __init__(
        self,
        match: Match,
        players: list[str],
        face: Face,
        console: Console,
        rng: Random,
        height: int,
        is_coached: bool = False,
    ) -> None:
        self.match = match
        self.players = players  # by seat: YOU, or the name of a bot
        self.bots = {seat: self._seated(seat, name, rng) for seat, name in enumerate(players) if name != YOU}
        self.hints = Hints(match, face, rng, PATIENCE)
        self.is_coached = is_coached  # several people have agreed that whoever is to move may ask for a hint
        self.face = face
        self.console = console
        self.height = height  # of the screen, as far as the board's size goes
        self.told = dict.fromkeys(range(len(players)), 0)  # by seat: how many events it has been told
        self.drawn: tuple[Seat, str] | None = None  # the board last drawn, and for whom
        self.watching: Seat | None = None  # who sits at the keyboard
        self.doubted: Action | None = None  # what was typed last, if it was asked whether it is meant

    def catch_up(self) -> None:
        """Take everything that happened so far as known."""
        self.told = dict.fromkeys(self.told, len(self.match.events))

    def play(self) -> None:
        """Play until the game is over. Raises ``Left`` when a player leaves or the input ends."""
        while actors := self.match.actors():
            # whoever sits at the keyboard goes first, so that it is handed over as seldom as may be
            seat = self.watching if self.watching in actors else actors[0]
            if seat in self.bots:
                self.match.play(seat, self.bots[seat].choose(self.match.state))
            else:
                self._hand_over(seat)
                self._ask(seat)
        self._end()

    def _seated(self, seat: Seat, name: str, rng: Random) -> Gate:
        """Let a bot sit down."""
        game = self.match.game
        return Gate(make_bot(game.name, name), game, seat, len(self.players), rng, PATIENCE)

    def _hand_over(self, seat: Seat) -> None:
        """Hide what the last player knows before the next one looks."""
        if self.watching not in (None, seat) or (self.watching is None and self.players.count(YOU) > 1):
            name = self.face.seat_name(seat)
            if self.console.is_terminal:
                self.console.file.write("\x1b[3J")  # what was scrolled away, too
            self.console.clear()
            self.console.print(Text(say("cli-pass", seat=name), f"bold {self.face.seat_style(seat)}"))
            self._read(say("cli-pass-enter", seat=name) + " ")
            self.console.clear()
            self.drawn = None
        self.watching = seat

    def _ask(self, seat: Seat) -> None:
        """Let a person decide."""
        view = self.match.view(seat)
        self._draw(seat, view)
        self._tell(seat)
        choices = Choices(self.face, view, self.match.offers(seat))
        self._show(seat, view, choices)
        self.doubted = None
        while not self._answer(seat, view, choices, self._read("> ")):
            pass

    def _draw(self, seat: Seat, view: View) -> None:
        """Draw the board unless this player is already looking at it."""
        with self.console.capture() as capture:
            self.console.print()
            self.console.print(self._board(seat, view))
        if self.drawn != (seat, capture.get()):
            self.drawn = (seat, capture.get())
            self.console.file.write(capture.get())

    def _board(self, seat: Seat, view: View) -> RenderableType:
        return self.face.board(view, self.console.width, self.height, self.match.offers(seat))

    def _tell(self, seat: Seat) -> None:
        """Say what happened since this player was last asked."""
        events = self.match.events_for(seat, self.told[seat])
        self.told[seat] = len(self.match.events)
        for paragraph in news(self.face, events, seat):
            self.console.print(Padding(paragraph, (0, 0, 0, 2)))

    def _show(self, seat: Seat, view: View, choices: Choices) -> None:
        """Say what to do and what may be chosen."""
        name = Text(say("cli-choose", seat=self.face.seat_name(seat), asked=self.face.prompt(view, seat)))
        name.stylize(f"bold {self.face.seat_style(seat)}", 0, len(self.face.seat_name(seat)))
        self.console.print()
        self.console.print(name)
        self.console.print(choices.show())
        self.console.print(Text(say("cli-choose-how", count=len(choices.actions)), "dim"))

    def _answer(self, seat: Seat, view: View, choices: Choices, text: str) -> bool:
        """Do what was typed; tell whether it was an action."""
        doubted, self.doubted = self.doubted, None
        command = read_command(text, self.face.pages())
        if command is not None:
            self._obey(seat, view, choices, command)
            return False
        if text.isdecimal():
            action = choices.by_number(text)
            if action is None:
                self._object(say("cli-no-number", number=text, count=len(choices.actions)))
                return False
        else:
            action = choices.by_notation(text)
        try:
            meant = self.match.game.read_action(text) if action is None else action
            idle = choices.idle(meant)
            if idle and meant != doubted:
                self.doubted = meant  # whoever types it again means it
                self._object(say("cli-choose-anyway", idle=say(idle)))
                return False
            self.match.play(seat, meant)
        except IllegalAction as error:
            self._object(say("cli-why-not", sentence=str(error), rule=error.rule) if error.rule else str(error))
        except FarshoreError as error:
            self._object(str(error))
        else:
            return True
        return False

    def _obey(self, seat: Seat, view: View, choices: Choices, command: Command) -> None:
        """Do a command that is not a move."""
        match command.name:
            case "":
                pass
            case "help":
                self.console.print(help_page(self.face.pages(), choices.notations[0]))
            case "choices":
                self._show(seat, view, choices)
            case "board":
                self.console.print(self._board(seat, view))
            case "log":
                for paragraph in news(self.face, self.match.events_for(seat), None):
                    self.console.print(paragraph)
            case "hint":
                self._hint(seat, choices)
            case "rules":
                self._rules(command.rest)
            case "save":
                self._save(command.rest)
            case "quit":
                raise Left
            case page:
                self.console.print(self.face.pages()[page](view))

    def _hint(self, seat: Seat, choices: Choices) -> None:
        """Say what a strong player would do: among several people only if they have agreed to it."""
        if self.players.count(YOU) > 1 and not self.is_coached:
            self._object(say("cli-hint-not-agreed"))
            return
        try:
            with self.console.status(say("cli-hint-thinking")):
                page = self.hints.page(seat, choices)
        except FarshoreError as error:
            self._object(str(error))
        else:
            self.console.print(page)

    def _rules(self, number: str) -> None:
        try:
            self.console.print(rules_page(self.match.game, number or None, "rules"))
        except typer.BadParameter as error:
            self._object(error.message)

    def _save(self, file: str) -> None:
        if not file:
            self._object(say("cli-save-where"))
            return
        try:
            save_copy(self.match, Path(file).expanduser())
            self.console.print(say("cli-saved", file=file))
        except FarshoreError as error:
            self._object(str(error))

    def _object(self, sentence: str) -> None:
        self.console.print(Text(sentence, "red"))

    def _read(self, prompt: str) -> str:
        """Read a line. Raises ``Left`` when there is no more input."""
        try:
            return self.console.input(prompt).strip()
        except EOFError as error:
            raise Left from error

    def _end(self) -> None:
        """Show the final board and the result."""
        everyone = [seat for seat, player in enumerate(self.players) if player == YOU]
        seat = everyone[0] if len(everyone) == 1 else None
        view = self.match.view(seat)
        self.console.print()
        self.console.print(self.face.board(view, self.console.width, self.height))
        since = self.told[seat] if seat is not None else max(self.told.values())
        for paragraph in news(self.face, self.match.events_for(seat, since), seat):
            self.console.print(Padding(paragraph, (0, 0, 0, 2)))
        self.console.print()
        self.console.print(result_page(self.face, view, self.match.scores, self.match.winners))

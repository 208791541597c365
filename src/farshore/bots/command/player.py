"""The bot that is a program: what its seat may know is written to it, and what it answers is read."""

from __future__ import annotations

import shlex
from collections.abc import Iterator, Mapping
from typing import Any, Final

import msgspec

from farshore.bots.bot import Bot, Player
from farshore.bots.budget import Limit
from farshore.bots.command.talk import CommandFailed, Talk
from farshore.bots.gate import BadChoice
from farshore.bots.turn import Turn
from farshore.core.contract import Action, Game, Seat
from farshore.core.errors import BadNotation

PROTOCOL: Final = 1
STARTING: Final = 60.0  # seconds that a program may take to be ready, and to sit down
GRACE: Final = 1.0  # seconds beyond those granted: for the way there and back, and a busy machine
PATIENCE: Final = 60.0  # seconds for a choice where only iterations are counted
READY: Final = "ready"
BEST: Final = "bestmove"
WISHES: Final = ("position", "view")


class CommandBot(Bot):
    """A program, started anew for every game, so that no game depends on the one before."""

    def __init__(self, command: str, options: Mapping[str, Any] | None = None) -> None:
        """``command`` is split as a shell would; ``options`` are the table's, to be told."""
        self.command = command
        self.options = dict(options or {})
        try:
            self.arguments = shlex.split(command)
        except ValueError as error:
            raise CommandFailed(command, str(error)) from error

    def sit(self, game: Game, seat: Seat, seats: int) -> Player:
        """Start the program and tell it of the game. Raises ``CommandFailed`` or ``CommandLate``."""
        talk = Talk(self.command, self.arguments)
        try:
            heard = talk.ask([f"farshore {PROTOCOL}"], lambda line: line == READY, STARTING)
            wishes = {word for line in heard if line.startswith("wants ") for word in line.split()[1:]}
            options = msgspec.json.encode(self.options).decode()
            talk.ask(
                [f"newgame {game.name} seats {seats} seat {seat} options {options}"],
                lambda line: line == READY,
                STARTING,
            )
        except BaseException:
            talk.end()
            raise
        return CommandPlayer(talk, game, wishes)


class CommandPlayer(Player):
    """A program at a table."""

    def __init__(self, talk: Talk, game: Game, wishes: set[str]) -> None:
        self.talk = talk
        self.game = game
        self.wishes = wishes

    def choose(self, turn: Turn) -> Action:
        """Ask the program. Raises ``BadChoice``, ``CommandFailed`` or ``CommandLate``."""
        limit = turn.budget.limit
        within = PATIENCE if limit.seconds is None else limit.seconds + GRACE
        heard = self.talk.ask(self._question(turn, limit), lambda line: line.partition(" ")[0] == BEST, within)
        answer = heard[-1].partition(" ")[2].strip()
        try:
            return self.game.read_action(answer)
        except BadNotation as error:
            raise BadChoice(turn.seat, answer) from error

    def leave(self) -> None:
        """End the program."""
        self.talk.end()

    def _question(self, turn: Turn, limit: Limit) -> Iterator[str]:
        """Yield all that the seat may know and the program wants to, and the question.

        The world was dealt for the seat: what is secret in its position is invented. Nothing else is at hand here.
        """
        if "position" in self.wishes:
            yield from _counted("position", self.game.write_position(turn.world).splitlines())
        if "view" in self.wishes:
            yield f"view {msgspec.json.encode(turn.view).decode()}"
        yield from _counted("legal", [self.game.write_action(action) for action in turn.legal])
        seconds = "" if limit.seconds is None else f" seconds {limit.seconds:g}"
        iterations = "" if limit.iterations is None else f" iterations {limit.iterations}"
        yield f"go{seconds}{iterations} luck {turn.rng.getrandbits(32)}"


def _counted(word: str, lines: list[str]) -> Iterator[str]:
    """Yield a block: a word, how many lines follow, and those."""
    yield f"{word} {len(lines)}"
    yield from lines

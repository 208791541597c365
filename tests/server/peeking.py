"""A bot that looks through the whole process it thinks in, and writes down what it found."""

from __future__ import annotations

import gc
import os
import re
import sys
from pathlib import Path

import msgspec

from farshore.bots.bot import Bot, Player
from farshore.bots.turn import Turn
from farshore.core.contract import Action, Game, Seat
from farshore.core.fate import Fate
from farshore.core.match import Match
from farshore.core.record import Header, Record, Step
from farshore.games.entdecker.state import EntdeckerState
from farshore.games.explorers.state import ExplorersState
from farshore.server.thinking import BotQuestion
from tests.bots.peeking import reachable

REPORT = "FARSHORE_PEEKER_REPORT"
"""The variable of the environment that names the file."""
HISTORY = (Record, Header, Step, Match, Fate)
SEED = re.compile("[0-9a-f]{64}")


class Report(msgspec.Struct):
    """What was found when one question was asked."""

    choices: int  # of this player, this one included
    tables: list[str]  # ids of those that the process was asked about
    worlds: list[str]  # positions of all states, and all that was written as one
    history: list[str]  # things that tell what happened
    seeds: list[str]  # whatever looks like one
    seen: int  # how many things there were


class Peeker(Bot):
    """Lets peeking players sit down."""

    def sit(self, game: Game, seat: Seat, seats: int) -> Player:
        return PeekingPlayer(game)


class PeekingPlayer(Player):
    """Looks at everything the process has, and plays anything."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.choices = 0

    def choose(self, turn: Turn) -> Action:
        self.choices += 1
        with Path(os.environ[REPORT]).open("ab") as file:
            file.write(msgspec.json.encode(self._look()) + b"\n")
        return turn.legal[self.choices % len(turn.legal)]  # no luck, so that the test is the same every time

    def _look(self) -> Report:
        frames = list(sys._current_frames().values())  # noqa: SLF001 - prying is its business
        found = list(reachable([*gc.get_objects(), *frames], everywhere=True))
        texts = [thing for thing in found if isinstance(thing, str)]
        texts += [thing.decode("utf-8", "replace") for thing in found if isinstance(thing, bytes)]
        questions = [thing for thing in found if isinstance(thing, BotQuestion)]
        states = [thing for thing in found if isinstance(thing, EntdeckerState | ExplorersState)]
        return Report(
            choices=self.choices,
            tables=[question.table for question in questions],
            worlds=[self.game.write_position(state) for state in states] + [asked.position for asked in questions],
            history=[repr(thing) for thing in found if isinstance(thing, HISTORY)],
            seeds=sorted({seed for text in texts for seed in SEED.findall(text)}),
            seen=len(found),
        )


def reports(file: Path) -> list[Report]:
    """Read what peekers wrote; a line that one is still writing is left for later."""
    whole, _, _ = file.read_bytes().rpartition(b"\n")
    return [msgspec.json.decode(line, type=Report) for line in whole.splitlines()]

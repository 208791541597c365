"""One game of a tournament: what comes of it depends on the tournament and the game's number alone."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import ExitStack, suppress
from random import Random
from time import perf_counter, process_time
from traceback import extract_tb
from typing import Literal

import msgspec

from farshore.arena.tournament import Tournament
from farshore.bots.called import bot_called, is_command
from farshore.bots.command.talk import CommandFailed, CommandLate
from farshore.bots.gate import BadChoice, Gate
from farshore.core.contract import Action, Game, Seat, State
from farshore.core.fate import RandomFate
from farshore.core.match import Match
from farshore.core.ranking import places_among
from farshore.core.registry import game as installed_game
from farshore.core.simulate import LONGEST, EndlessGame


class Fault(msgspec.Struct, frozen=True, kw_only=True):
    """How a bot lost a game without playing it to its end."""

    seat: Seat
    kind: Literal["illegal", "late", "crash"]
    what: str  # the action, the seconds or the error


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """What came of a game: the same whenever and wherever it is played."""

    number: int
    seating: tuple[int, ...]  # by seat: the bot
    scores: tuple[int, ...]  # when it ended, or was broken off
    winners: tuple[Seat, ...]  # after a fault: everybody else; empty: the game could not be played
    decisions: int
    fault: Fault | None = None

    @property
    def is_whole(self) -> bool:
        """Whether it was played to its end, so that its points say something."""
        return bool(self.winners) and self.fault is None

    def share(self, seat: Seat) -> float:
        """Return a seat's share of the victory."""
        return (seat in self.winners) / len(self.winners) if self.winners else 0.0

    @property
    def places(self) -> list[int]:
        """By seat: its place, from 1; those who are tied share one. After a fault all others are first."""
        if not self.is_whole:
            return [1 if seat in self.winners else 2 for seat in range(len(self.seating))]
        return places_among([(int(seat in self.winners), points) for seat, points in enumerate(self.scores)])

    def lead(self, seat: Seat) -> int:
        """Return how far a seat is before the best of the others; alone, how many points it has."""
        return self.scores[seat] - max((points for other, points in enumerate(self.scores) if other != seat), default=0)


class Played(msgspec.Struct, frozen=True):
    """A game that was played."""

    result: Result
    record: str
    seconds: list[list[float]]  # by seat: how long each choice took; measured, so never twice the same


class _Lost(Exception):
    """A bot has lost by a fault."""

    def __init__(self, seat: Seat, error: BaseException) -> None:
        self.fault = _fault(seat, error)


class _Chair:
    """A bot on its seat, with a stopwatch."""

    def __init__(self, tournament: Tournament, game: Game, seat: Seat, called: str, rng: Random) -> None:
        self.seat = seat
        self.seconds: list[float] = []
        # The time of a program of its own is what was waited for it; any other's that of the processor, which says the
        # same on a busy machine.
        self._clock = perf_counter if is_command(called) else process_time
        try:
            bot = bot_called(game.name, called, tournament.options)
            self._gate = Gate(bot, game, seat, tournament.seats, rng, tournament.limit)
        except (Exception, SystemExit) as error:  # whatever a bot does, the tournament goes on
            raise _Lost(seat, error) from error

    def choose(self, state: State) -> Action:
        """Choose as the bot does, and note how long it took to, where there was a choice."""
        begun = self._clock()
        try:
            action = self._gate.choose(state)
        except (Exception, SystemExit) as error:  # as above
            raise _Lost(self.seat, error) from error
        if len(state.legal(self.seat)) > 1:
            self.seconds.append(round(self._clock() - begun, 6))
        return action

    def leave(self) -> None:
        """Let the bot stand up; how it does so changes nothing any more."""
        with suppress(Exception):
            self._gate.leave()


def play(tournament: Tournament, number: int) -> Played:
    """Play one game."""
    game = installed_game(tournament.game)
    seating = tournament.seating(number)
    rng = Random(tournament.luck(number))
    names = [tournament.names[bot] for bot in seating]
    chairs: list[_Chair] = []
    match: Match | None = None
    fault: Fault | None = None
    with ExitStack() as leaving:
        try:
            for seat, bot in enumerate(seating):
                chairs.append(_Chair(tournament, game, seat, tournament.bots[bot], rng))
                leaving.callback(chairs[-1].leave)
            match = Match.new(game, names, tournament.options, RandomFate(rng))
            _play_out(match, chairs)
        except _Lost as lost:
            fault = lost.fault
    if match is None:
        match = Match.new(game, names, tournament.options, RandomFate(rng))
    seconds = [chair.seconds for chair in chairs] + [[] for _ in seating[len(chairs) :]]
    return Played(_result(number, seating, match, fault), match.record.text(), seconds)


def unplayable(tournament: Tournament, number: int) -> Played:
    """Return a game that ends every process it is played in: nobody wins it."""
    seating = tournament.seating(number)
    nobody = Result(number=number, seating=seating, scores=(0,) * len(seating), winners=(), decisions=0)
    return Played(nobody, "", [[] for _ in seating])


def _play_out(match: Match, chairs: Sequence[_Chair]) -> None:
    """Play to the end; of several actors the first goes first."""
    for _ in range(LONGEST):
        if match.over:
            return
        seat = match.actors()[0]
        match.play(seat, chairs[seat].choose(match.state))
    raise EndlessGame(f"the game did not end within {LONGEST} decisions")


def _result(number: int, seating: tuple[int, ...], match: Match, fault: Fault | None) -> Result:
    others = tuple(seat for seat in range(len(seating)) if fault is not None and seat != fault.seat)
    return Result(
        number=number,
        seating=seating,
        scores=match.scores,
        winners=others or match.winners,
        decisions=sum(step.seat >= 0 for step in match.record.steps),
        fault=fault,
    )


def _fault(seat: Seat, error: BaseException) -> Fault:
    """Say what a bot did wrong."""
    match error:
        case BadChoice():
            return Fault(seat=seat, kind="illegal", what=str(error.params["action"]))
        case CommandLate():
            return Fault(seat=seat, kind="late", what=f"{error.seconds:g}")
        case CommandFailed():
            return Fault(seat=seat, kind="crash", what=error.reason)
    frames = extract_tb(error.__traceback__)
    where = f" ({frames[-1].name}, {frames[-1].filename}:{frames[-1].lineno})" if frames else ""
    return Fault(seat=seat, kind="crash", what=f"{error!r}{where}")

"""Where a check stands: the game, the table, the step; and what the checks share to look at a state."""

from __future__ import annotations

from random import Random
from typing import NamedTuple, NoReturn

import msgspec

from farshore.core.contract import CHANCE, Action, Event, Game, Options, Seat, State
from farshore.core.draws import pick


class ConformanceError(AssertionError):
    """A promise of the contract that a game breaks."""


class Setting(NamedTuple):
    """A number of seats and what they agreed on."""

    seats: int
    options: Options | None = None

    def __str__(self) -> str:
        agreed = {} if self.options is None else msgspec.structs.asdict(self.options)
        printed = {} if self.options is None else msgspec.structs.asdict(type(self.options)())
        return ", ".join(
            (f"{self.seats} seats", *(f"{name}={value!r}" for name, value in agreed.items() if value != printed[name]))
        )


class Examination:
    """One random game under examination, and the step it stands at."""

    def __init__(self, game: Game, table: Setting, number: int, rng: Random, longest: int) -> None:
        self.game = game
        self.table = table
        self.number = number
        self.rng = rng
        self.longest = longest
        self.step = 0
        self.history: list[tuple[Seat, Action]] = []
        self.codec = game.codec(table.seats, table.options)
        self.seats = range(table.seats)
        self.watchers: tuple[Seat | None, ...] = (*self.seats, None)

    def start(self) -> State:
        """Return the state at the start of the game."""
        return self.game.new(self.table.seats, self.table.options)

    def fail(self, sentence: str) -> NoReturn:
        """Say what is wrong and where."""
        where = f"{self.game.name}, {self.table}, game {self.number}, step {self.step}"
        raise ConformanceError(f"{where}: {sentence}")

    def expect(self, kept: bool, sentence: str) -> None:
        """Fail unless a promise is kept."""
        if not kept:
            self.fail(sentence)

    def listen(self, state: State) -> list[Event]:
        """Return a list to which the state will add its events."""
        events: list[Event] = []
        state.listener = events.append
        return events

    def again(self) -> list[tuple[Seat, Action]]:
        """Go back to the start. Returns the way that was gone."""
        path, self.history, self.step = self.history, [], 0
        return path

    def apply(self, state: State, seat: Seat, action: Action) -> None:
        """Go one step on."""
        state.apply(seat, action)
        self.step += 1
        self.history.append((seat, action))

    def json_view(self, state: State, seat: Seat | None) -> bytes:
        """Return a seat's view as it goes over the wire."""
        return msgspec.json.encode(state.view(seat))

    def snapshot(self, state: State) -> tuple[object, ...]:
        """Return everything that can be asked of a state."""
        actors = state.actors()
        return (
            self.game.write_position(state),
            actors,
            [list(state.legal(seat)) for seat in self.seats],
            list(state.outcomes()) if actors == (CHANCE,) else [],
            [self.json_view(state, seat) for seat in self.watchers],
            state.scores(),
            state.winners(),
            dict(self.game.conserved(state)),
        )


def difference(old: object, new: object) -> str:
    """Show where two things begin to differ, with a little of what is before and after."""
    one, other = str(old), str(new)
    at = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    return "\n".join(f"… {text[max(0, at - 80) : at + 80]} …" for text in (one, other))


def choose(state: State, rng: Random) -> tuple[Seat, Action]:
    """Choose at random who does what next."""
    seat = rng.choice(state.actors())
    if seat != CHANCE:
        return seat, rng.choice(state.legal(seat))
    outcomes = state.outcomes()
    return CHANCE, pick(outcomes, rng.randrange(sum(weight for _, weight in outcomes)))

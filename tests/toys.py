"""Lagoon, a toy game with everything the contract knows (chance, secrets, a simultaneous turn), for the core's tests.

Each player draws a secret pearl. In each round all dive at once, in secret, to a depth of 0 to 2; who is alone at a
depth scores it and one more. Then one player may trade the pearl for another from the bag. In the end pearls count.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import IntEnum
from importlib.resources.abc import Traversable
from pathlib import Path
from random import Random
from typing import Annotated, ClassVar, Self, cast

import msgspec

from farshore.core.contract import (
    CHANCE,
    Action,
    Codec,
    Event,
    Game,
    Options,
    PastStep,
    PublicEvent,
    Seat,
    State,
    View,
)
from farshore.core.errors import BadNotation, BadPosition, IllegalAction
from farshore.core.words import Phrase

DEPTHS = range(3)
PEARLS = {1: 3, 2: 2, 3: 2}  # value: how many
UNKNOWN = -1


class Deal(Action, frozen=True, gc=False, tag=True):
    seat: Seat
    pearl: int


class Dive(Action, frozen=True, gc=False, tag=True):
    round: int
    depth: int


class Trade(Action, frozen=True, gc=False, tag=True):
    pass


class Keep(Action, frozen=True, gc=False, tag=True):
    pass


class PearlDealt(Event, frozen=True, gc=False, tag=True):
    seat: Seat
    pearl: int

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else PearlDealt(self.seat, UNKNOWN)


class Dived(PublicEvent, frozen=True, gc=False, tag=True):
    reveals: ClassVar[bool] = True

    seat: Seat
    depth: int


class LagoonOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    rounds: Annotated[int, msgspec.Meta(ge=1, le=5)] = 3


class LagoonView(View, frozen=True, kw_only=True):
    round: int
    points: list[int]
    marked: list[bool]
    holds: list[bool]
    pearl: int | None
    mark: int | None
    trading: bool
    revealed: list[int]


class Phase(IntEnum):
    DEAL = 0
    DIVE = 1
    TRADE = 2
    OVER = 3


class LagoonState:
    """How Lagoon stands."""

    def __init__(self, seats: int, rounds: int) -> None:
        self.listener: Callable[[Event], None] | None = None
        self.rounds = rounds
        self.round = 0
        self.phase = Phase.DEAL
        self.bag = dict(PEARLS)
        self.pearls = [0] * seats  # 0: none
        self.marks = [UNKNOWN] * seats
        self.points = [0] * seats

    def actors(self) -> tuple[Seat, ...]:
        match self.phase:
            case Phase.DEAL:
                return (CHANCE,)
            case Phase.DIVE:
                return tuple(seat for seat, mark in enumerate(self.marks) if mark == UNKNOWN)
            case Phase.TRADE:
                return (self.round % len(self.pearls),)
            case Phase.OVER:
                return ()

    def legal(self, seat: Seat) -> Sequence[Action]:
        if seat == CHANCE or seat not in self.actors():
            return []
        return [Dive(self.round, depth) for depth in DEPTHS] if self.phase == Phase.DIVE else [Trade(), Keep()]

    def outcomes(self) -> Sequence[tuple[Action, int]]:
        return [(Deal(self.pearls.index(0), pearl), count) for pearl, count in self.bag.items() if count]

    def view(self, seat: Seat | None) -> View:
        return LagoonView(
            round=self.round,
            points=list(self.points),
            marked=[mark != UNKNOWN for mark in self.marks],
            holds=[pearl > 0 for pearl in self.pearls],
            pearl=None if seat is None else self.pearls[seat],
            mark=None if seat is None else self.marks[seat],
            trading=self.phase == Phase.TRADE,
            revealed=list(self.pearls) if self.phase == Phase.OVER else [],
        )

    def tell(self, event: Event) -> None:
        if self.listener is not None:
            self.listener(event)

    def apply(self, seat: Seat, action: Action) -> None:
        match action:
            case Deal(whose, pearl):
                self.bag[pearl] -= 1
                self.pearls[whose] = pearl
                self.tell(PearlDealt(whose, pearl))
                if 0 not in self.pearls:
                    self.phase = Phase.DIVE
            case Dive(_, depth):
                self.marks[seat] = depth
                if UNKNOWN not in self.marks:
                    self.surface()
            case Trade() | Keep():
                self.round += 1
                self.phase = Phase.DIVE if self.round < self.rounds else Phase.OVER
                if isinstance(action, Trade) and self.phase == Phase.DIVE:
                    self.bag[self.pearls[seat]] += 1
                    self.pearls[seat] = 0
                    self.phase = Phase.DEAL

    def surface(self) -> None:
        for seat, depth in enumerate(self.marks):
            self.points[seat] += depth + 1 if self.marks.count(depth) == 1 else 0
            self.tell(Dived(seat, depth))
        self.marks = [UNKNOWN] * len(self.marks)
        self.phase = Phase.TRADE

    def clone(self) -> Self:
        twin = type(self)(len(self.pearls), self.rounds)
        twin.round, twin.phase = self.round, self.phase
        twin.bag, twin.pearls = dict(self.bag), list(self.pearls)
        twin.marks, twin.points = list(self.marks), list(self.points)
        return twin

    def determinize(self, seat: Seat, rng: Random) -> Self:
        world = self.clone()
        if self.phase == Phase.OVER:
            return world
        others = [other for other, pearl in enumerate(world.pearls) if pearl and other != seat]
        pool = [pearl for pearl, count in world.bag.items() for _ in range(count)]
        pool += [world.pearls[other] for other in others]
        rng.shuffle(pool)
        for other in others:
            world.pearls[other] = pool.pop()
        world.bag = {pearl: pool.count(pearl) for pearl in PEARLS}
        for other, mark in enumerate(world.marks):
            if mark != UNKNOWN and other != seat:
                world.marks[other] = rng.choice(DEPTHS)
        return world

    def scores(self) -> tuple[int, ...]:
        hidden = self.phase != Phase.OVER
        return tuple(p if hidden else p + pearl for p, pearl in zip(self.points, self.pearls, strict=True))

    def winners(self) -> tuple[Seat, ...]:
        scores = self.scores()
        return () if self.actors() else tuple(seat for seat, score in enumerate(scores) if score == max(scores))


class Position(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    rounds: int
    round: int
    phase: int
    pearls: list[int]
    marks: list[int]
    points: list[int]


class LagoonCodec:
    """Actions of Lagoon as numbers."""

    def __init__(self, seats: int, rounds: int) -> None:
        deals = [Deal(seat, pearl) for seat in range(seats) for pearl in PEARLS]
        dives = [Dive(number, depth) for number in range(rounds) for depth in DEPTHS]
        self.actions: list[Action] = [*deals, *dives, Trade(), Keep()]
        self.size = len(self.actions)

    def encode(self, action: Action) -> int:
        return self.actions.index(action)

    def decode(self, number: int) -> Action:
        return self.actions[number]


class Lagoon(Game):
    """The toy game."""

    name = "lagoon"
    rules_version = 1
    seats = range(2, 5)
    seat_names = ("red", "blue", "green", "white")
    rules = ("LAG-1", "LAG-2")
    options_type = LagoonOptions
    action_types: ClassVar[tuple[type[Action], ...]] = (Deal, Dive, Trade, Keep)
    event_types: ClassVar[tuple[type[Event], ...]] = (PearlDealt, Dived)
    view_type = LagoonView
    state_type: ClassVar[type[LagoonState]] = LagoonState

    @property
    def words(self) -> Traversable:
        return Path(__file__).parent / "toy_words"

    def new(self, seats: int, options: Options | None = None) -> State:
        return self.state_type(seats, cast("LagoonOptions", options or LagoonOptions()).rounds)

    def why_not(self, state: State, seat: Seat, action: Action) -> IllegalAction:
        if isinstance(action, Dive):
            now = Dive(action.round, 0) in state.legal(seat)
            return IllegalAction("LAG-1", "lag-bad-depth" if now else "lag-not-now", depth=action.depth)
        return IllegalAction("LAG-2", "lag-no-trade")

    def redact(self, state: State, seat: Seat | None, steps: Sequence[PastStep]) -> list[PastStep]:
        return [(actor, self.veiled(cast("LagoonState", state), seat, actor, action)) for actor, action in steps]

    def veiled(self, lagoon: LagoonState, seat: Seat | None, actor: Seat, action: Action) -> Action:
        if lagoon.phase == Phase.OVER:
            return action
        if isinstance(action, Deal) and action.seat != seat:
            return Deal(action.seat, UNKNOWN)
        if isinstance(action, Dive) and actor != seat and lagoon.phase == Phase.DIVE and action.round == lagoon.round:
            return Dive(action.round, UNKNOWN)
        return action

    def conserved(self, state: State) -> Mapping[str, int]:
        lagoon = cast("LagoonState", state)
        return {f"pearls of {pearl}": lagoon.bag[pearl] + lagoon.pearls.count(pearl) for pearl in PEARLS}

    def write_action(self, action: Action) -> str:
        match action:
            case Deal(seat, pearl):
                return f"deal {seat} {pearl}"
            case Dive(number, depth):
                return f"dive {number} {depth}"
        return type(action).__name__.lower()

    def read_action(self, text: str) -> Action:
        try:
            match text.split(" "):
                case ["deal", seat, pearl]:
                    return Deal(int(seat), int(pearl))
                case ["dive", number, depth]:
                    return Dive(int(number), int(depth))
                case ["trade"]:
                    return Trade()
                case ["keep"]:
                    return Keep()
        except ValueError as error:
            raise BadNotation(text, str(error)) from error
        raise BadNotation(text)

    def codec(self, seats: int, options: Options | None = None) -> Codec:
        return LagoonCodec(seats, cast("LagoonOptions", options or LagoonOptions()).rounds)

    def write_position(self, state: State) -> str:
        lagoon = cast("LagoonState", state)
        fields = {name: getattr(lagoon, name) for name in Position.__struct_fields__}
        return msgspec.toml.encode(fields).decode()

    def read_position(self, text: str) -> State:
        try:
            position = msgspec.toml.decode(text, type=Position)
            state = self.state_type(len(position.pearls), position.rounds)
            state.phase = Phase(position.phase)
        except (msgspec.DecodeError, ValueError) as error:
            raise BadPosition("", str(error)) from error
        for pearl in PEARLS:
            state.bag[pearl] -= position.pearls.count(pearl)
            if state.bag[pearl] < 0:
                raise BadPosition("pearls", Phrase("lag-pearls", count=position.pearls.count(pearl)))
        state.round, state.pearls = position.round, position.pearls
        state.marks, state.points = position.marks, position.points
        return state


LAGOON = Lagoon()

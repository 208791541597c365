"""A bot that looks wherever it can for what it may not know. Tests tell it the truth in a way it cannot use."""

from __future__ import annotations

import gc
from collections.abc import Iterable, Iterator
from random import Random
from types import FrameType, FunctionType, ModuleType

import msgspec

from farshore.bots.bot import Bot, Player
from farshore.bots.turn import Turn
from farshore.core.contract import Action, Game, Seat, State
from farshore.games.entdecker.jungle import NO_TOKEN
from farshore.games.entdecker.state import EntdeckerState
from farshore.games.explorers.state import ExplorersState
from tests.some import never_empty

ATOMS = (int, float, str, bytes, tuple, frozenset, type(None), type, FunctionType, Action)
"""Values: what they say is compared, not which ones they are."""


class Truth:
    """What a test knows and the peeker does not: wherever it finds this, it does not look inside."""

    def __init__(self) -> None:
        self.state: State | None = None  # as it is
        self.rng: Random | None = None  # the table's luck
        self.players: list[PeekingPlayer] = []  # whoever sat down to find it


TRUTH = Truth()
"""For peekers that are made by name."""


class Peeker(Bot):
    """Lets peeking players sit down."""

    def __init__(self, truth: Truth = TRUTH, every: int = 5, everywhere: bool = True) -> None:
        self.truth = truth
        self.every = every  # how many choices pass until it looks again
        self.everywhere = everywhere  # whether its first player once looks through all modules, too

    def sit(self, game: Game, seat: Seat, seats: int) -> Player:
        self.truth.players.append(PeekingPlayer(self))
        return self.truth.players[-1]


class PeekingPlayer(Player):
    """Looks at everything it is handed, everything it holds, and everything these lead to."""

    def __init__(self, bot: Peeker) -> None:
        self.bot = bot
        self.choices = self.looks = self.found = 0
        self.leaks: list[str] = []
        self.secrets = Secrets()

    def choose(self, turn: Turn) -> Action:
        self.choices += 1
        if self.choices % self.bot.every == 0:
            assert self.bot.truth.state is not None
            self._look(turn, self.bot.truth.state)
        return turn.rng.choice(turn.legal)

    def _look(self, turn: Turn, state: State) -> None:
        self.looks += 1
        held = [turn, turn.view, turn.deal, turn.deal(), self, type(turn).deal, gc.get_referents(turn)]
        own = private(state)
        is_first = self.bot.truth.players[0] is self
        for thing in reachable(held, everywhere=self.bot.everywhere and is_first and self.looks == 3):
            self.found += 1
            if id(thing) in own or thing is self.bot.truth.rng:
                self.leaks.append(f"choice {self.choices}: {type(thing).__name__}")
        for number, world in enumerate((turn.world, turn.deal(), turn.deal(Random(1)))):
            self.secrets.compare(state, world, turn.seat, Random(f"{self.choices}/{number}"))


class Secrets:
    """How often worlds tell the truth, beside how often they would by chance."""

    def __init__(self) -> None:
        self.asked = 0
        self.told = 0
        self.by_chance = 0

    def compare(self, state: State, world: State, seat: Seat, rng: Random) -> None:
        """Look at a world that somebody was handed, and deal another one beside it."""
        truth, found = secrets_of(state, seat), secrets_of(world, seat)
        control = secrets_of(state.determinize(seat, rng), seat)
        self.asked += len(truth)
        self.told += sum(found.get(name) == value for name, value in truth.items())
        self.by_chance += sum(control.get(name) == value for name, value in truth.items())

    def are_kept(self) -> bool:
        """Tell whether no more came true than chance would bring."""
        return self.told <= self.by_chance + 3 * self.by_chance**0.5 + 3 and self.told < 0.8 * self.asked


def secrets_of(state: State, seat: Seat) -> dict[str, object]:
    """Return what a seat may not know: tokens and top scouts (ENT-80, ENT-95), marks of a running turn (EXP-21)."""
    if isinstance(state, EntdeckerState):
        jungle = state.jungle
        huts = [hut for hut, token in enumerate(jungle.tokens) if token != NO_TOKEN and jungle.taken_by[hut] < 0]
        tokens = {f"hut {hut}": jungle.tokens[hut] for hut in huts if not jungle.has_seen(hut, seat)}
        others = [other for other, scouts in enumerate(state.top_scouts) if other != seat and scouts[0]]
        return {**tokens, **{f"scouts {other}": state.top_scouts[other] for other in others}}
    if isinstance(state, ExplorersState):
        marks = {other: sheet.marks for other, sheet in enumerate(state.sheets) if other != seat}
        return {f"marks {other}": mark for other, mark in marks.items() if mark != state.shown[other].marks}
    return {}


def private(state: State) -> dict[int, object]:
    """Return the parts of a state that not even a clone shares: itself, what changes, and its listener."""
    clone = state.clone()  # kept until the end, so that its parts' numbers stay its own
    shared = {id(thing) for thing in reachable([clone], everywhere=False)}
    parts = [thing for thing in reachable([state], everywhere=False) if not isinstance(thing, ATOMS)]
    return {id(thing): thing for thing in parts if id(thing) not in shared and thing is not clone}


@never_empty
def reachable(roots: Iterable[object], everywhere: bool) -> Iterator[object]:
    """Yield all that the roots lead to: by attribute, item, slot, closure, bound method, cell, generator or frame.

    What modules hold is left out unless ``everywhere``.
    """
    known: dict[int, object] = {}  # its values keep what was found alive, so that no number is used twice
    pending = list(roots)
    while pending:
        thing = pending.pop()
        if id(thing) in known or isinstance(thing, Truth):
            continue
        known[id(thing)] = thing
        yield thing
        if everywhere or not isinstance(thing, ModuleType | type):
            pending += _referents(thing, everywhere)


def _referents(thing: object, everywhere: bool) -> list[object]:
    if isinstance(thing, FrameType):
        return [thing.f_locals, thing.f_back]
    if isinstance(thing, FunctionType) and not everywhere:
        return [thing.__closure__, thing.__defaults__, thing.__kwdefaults__, vars(thing)]
    found = gc.get_referents(thing)
    if isinstance(thing, msgspec.Struct):  # some are no business of the collector
        found += [getattr(thing, name) for name in thing.__struct_fields__]
    return found

"""Games made of phases: the flow that every such game shares.

A game lists its phases and the step that holds the rules of each; ``PhasedState`` asks the step of the present phase,
and ``PhasedGame`` is the rest of what such games would write again.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from enum import IntEnum
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, ClassVar, Final, Generic, TypeVar

from farshore.core.codec import BlockCodec
from farshore.core.contract import CHANCE, Action, Event, Game, Options, Seat, State
from farshore.core.errors import BadOptions, IllegalAction
from farshore.core.steps import Automatic, Chance, Decision, PhaseStep
from farshore.core.verbs import Verbs

S = TypeVar("S", bound="PhasedState")
T = TypeVar("T")

CHANCE_ACTS: Final[tuple[Seat, ...]] = (CHANCE,)
ONE_SEAT: Final[tuple[tuple[Seat, ...], ...]] = tuple((seat,) for seat in range(16))
"""By seat: that seat alone, so that no tuple is made at every decision."""
NOBODY_ACTS: Final[tuple[Seat, ...]] = ()


class Phases(Generic[S]):
    """The table of contents of a game: its phases, each with its step.

    The phases are numbered from 0: first those that need nobody, then those of chance, then decisions, and last the
    end, which has no step.
    """

    def __init__(self, phases: type[IntEnum], steps: Mapping[Any, PhaseStep[S]]) -> None:
        *others, over = phases
        if list(steps) != others or [int(phase) for phase in phases] != list(range(len(phases))):
            raise TypeError(f"{phases.__qualname__}: every phase but the last needs a step, in order")
        kinds = [_KINDS.index(kind) for step in steps.values() for kind in _KINDS if isinstance(step, kind)]
        if kinds != sorted(kinds) or len(kinds) != len(others):
            raise TypeError(f"{phases.__qualname__}: first what needs nobody, then chance, then decisions")
        ordered = list(steps.values())
        self.first_chance = kinds.count(0)
        self.first_decision = self.first_chance + kinds.count(1)
        self.over = int(over)
        # all three by the number of the phase, so that nothing has to be worked out
        self.automatic: tuple[Automatic[S], ...] = tuple(step for step in ordered if isinstance(step, Automatic))
        self.chances: tuple[Chance[S], ...] = tuple(
            step if isinstance(step, Chance) else _NoChance() for step in (*ordered, None)
        )
        self.decisions: tuple[Decision[S], ...] = tuple(
            step if isinstance(step, Decision) else _NoDecision() for step in (*ordered, None)
        )


class _NoChance(Chance[Any]):
    """Stands where chance has nothing to say."""

    def outcomes(self, s: Any) -> Sequence[tuple[Action, int]]:
        """Return nothing."""
        return ()

    def apply(self, s: Any, action: Action) -> None:
        """Refuse: such a step cannot be."""
        raise TypeError(f"chance does not act now: {action!r}")


class _NoDecision(Decision[Any]):
    """Stands where nobody decides."""

    def legal(self, s: Any, seat: Seat) -> Sequence[Action]:
        """Return nothing."""
        return ()

    def apply(self, s: Any, seat: Seat, action: Action) -> None:
        """Refuse: such a step cannot be."""
        raise TypeError(f"nobody decides now: {action!r}")

    def why_not(self, s: Any, seat: Seat, action: Action) -> IllegalAction:
        """Say that the order of the table forbids it."""
        return IllegalAction("", "game-over")


_KINDS: Final = (Automatic, Chance, Decision)


class PhasedState:
    """A state whose phase says what is to be done. A game adds its fields, ``movers`` and the rest of ``State``."""

    __slots__ = ("listener", "phase")

    phases: ClassVar[Phases[Any]]
    phase: int  # of the game's own enumeration
    listener: Callable[[Event], None] | None  # told what happens

    def movers(self) -> tuple[Seat, ...]:
        """Return who decides in the present phase, which is one of decisions."""
        raise NotImplementedError

    def actors(self) -> tuple[Seat, ...]:
        """Return who may act now."""
        phases, phase = self.phases, self.phase
        if phase < phases.first_decision:
            return CHANCE_ACTS
        return NOBODY_ACTS if phase == phases.over else self.movers()

    def legal(self, seat: Seat) -> Sequence[Action]:
        """Return what a seat may do now."""
        if seat not in self.actors():
            return ()
        return self.phases.decisions[self.phase].legal(self, seat)

    def outcomes(self) -> Sequence[tuple[Action, int]]:
        """Return what chance may bring now."""
        return self.phases.chances[self.phase].outcomes(self)

    def apply(self, seat: Seat, action: Action) -> None:
        """Do an action, and all that follows by itself."""
        phases, phase = self.phases, self.phase
        if phase >= phases.first_decision:
            phases.decisions[phase].apply(self, seat, action)
        else:
            phases.chances[phase].apply(self, action)
        while self.phase < phases.first_chance:
            phases.automatic[self.phase].run(self)

    def go_on(self) -> None:
        """Do all that needs nobody, as where a game begins."""
        while self.phase < self.phases.first_chance:
            self.phases.automatic[self.phase].run(self)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.phase == self.phases.over)

    def tell(self, event: Event) -> None:
        """Tell the listener. Where simulations pass often, ask for a listener before making the event."""
        if self.listener is not None:
            self.listener(event)


class PhasedGame(Game, Generic[S, T]):
    """A game whose states are phased, with its verbs, words and data in one package. ``T``: the terms of its tables."""

    package: ClassVar[str]  # where ``words`` and ``data`` are: "farshore.games.overworld"
    state_type: ClassVar[type[Any]]
    verbs: ClassVar[Verbs]

    @abstractmethod
    def resolve(self, seats: int, options: Any) -> T:
        """Return the terms of a table with such options, which are of ``options_type``. Raises ``BadOptions``."""

    @abstractmethod
    def begin(self, terms: T) -> State:
        """Return the state before anything is drawn or chosen."""

    @property
    def words(self) -> Traversable:
        """The game's catalogues."""
        return files(self.package) / "words"

    @property
    def data(self) -> Traversable | None:
        """What is in the box, by the name of its printing."""
        return files(self.package) / "data" if self.contents else None

    @property
    def lessons(self) -> Traversable:
        """The game's lessons."""
        return files(self.package) / "lessons"

    @property
    def positions(self) -> Traversable:
        """Positions to try out."""
        return files(self.package) / "positions"

    @property
    def rulebook(self) -> Traversable:
        """The game's rulebook to read."""
        return files(self.package) / "rulebook.toml"

    @property
    def hints(self) -> Traversable:
        """What the things of the table are for."""
        return files(self.package) / "hints.toml"

    def terms(self, seats: int, options: Options | None = None) -> T:
        """Return what a table plays by. Raises ``BadOptions``."""
        if options is None:
            options = self.options_type()
        if not isinstance(options, self.options_type):
            raise BadOptions(self.name, type(options).__name__)
        return self.resolve(seats, options)

    def own(self, state: State) -> S:
        """Tell the type checker, and a confused caller, that a state must be one of this game."""
        if not isinstance(state, self.state_type):
            raise TypeError(f"not a state of {self.name}: {state!r}")
        found: S = state
        return found

    def new(self, seats: int, options: Options | None = None) -> State:
        """Return the state before anything is drawn or chosen."""
        return self.begin(self.terms(seats, options))

    def why_not(self, state: State, seat: Seat, action: Action) -> IllegalAction:
        """Ask the step of the present phase."""
        s = self.own(state)
        return s.phases.decisions[s.phase].why_not(s, seat, action)

    def write_action(self, action: Action) -> str:
        """Write an action."""
        return self.verbs.write(action)

    def read_action(self, text: str) -> Action:
        """Read an action."""
        return self.verbs.read(text)

    def codec(self, seats: int, options: Options | None = None) -> BlockCodec:
        """Return the numbering of actions."""
        return self.verbs.codec(self.terms(seats, options))

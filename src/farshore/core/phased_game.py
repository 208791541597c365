"""Games whose states are phased: what each of them would write again."""

from __future__ import annotations

from abc import abstractmethod
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, ClassVar, Generic, TypeVar

from farshore.core.codec import BlockCodec
from farshore.core.contract import Action, Game, Options, Seat, State
from farshore.core.errors import BadOptions, IllegalAction
from farshore.core.phases import PhasedState
from farshore.core.verbs import Verbs

S = TypeVar("S", bound=PhasedState)
T = TypeVar("T")


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

"""The three kinds of steps a game is made of: decisions, chance, and what happens by itself.

One step per phase holds both what is legal in it and what that does. A step ends by naming the next phase; those that
need nobody are run at once, in a loop, by the state. So the flow of a turn is data, and any moment of it can be saved.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Generic, TypeVar

from farshore.core.compiled import mypyc_attr
from farshore.core.contract import Action, Seat
from farshore.core.errors import IllegalAction

S = TypeVar("S")


@mypyc_attr(allow_interpreted_subclasses=True)
class PhaseStep(Generic[S]):  # no ABC: compiled, all such classes would be taken for one another
    """What holds the rules of a phase."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Automatic(PhaseStep[S]):
    """A phase that needs nobody."""

    @abstractmethod
    def run(self, s: S) -> None:
        """Do what is due and name the next phase."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(PhaseStep[S]):
    """A phase in which something is rolled, drawn or shown."""

    @abstractmethod
    def outcomes(self, s: S) -> Sequence[tuple[Action, int]]:
        """Return what may happen, with weights."""

    @abstractmethod
    def apply(self, s: S, action: Action) -> None:
        """Let it happen."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(PhaseStep[S]):
    """A phase in which a seat decides."""

    @abstractmethod
    def legal(self, s: S, seat: Seat) -> Sequence[Action]:
        """Return what the seat may do."""

    @abstractmethod
    def apply(self, s: S, seat: Seat, action: Action) -> None:
        """Do it."""

    @abstractmethod
    def why_not(self, s: S, seat: Seat, action: Action) -> IllegalAction:
        """Say why an action that is not legal is not."""

"""Games made of phases: the flow that every such game shares.

A game lists its phases and the step that holds the rules of each; ``PhasedState`` asks the step of the present phase.
The rest of what such games would write again is in ``phased_game``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import IntEnum
from typing import Any, ClassVar, Final, Generic, TypeVar

from farshore.core.bundle import Bundle
from farshore.core.compiled import mypyc_attr
from farshore.core.contract import CHANCE, Action, Event, Seat
from farshore.core.errors import IllegalAction
from farshore.core.steps import Automatic, Chance, Decision, PhaseStep

S = TypeVar("S", bound="PhasedState")

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
        self.names = tuple(phase.name.lower() for phase in phases)
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


@mypyc_attr(allow_interpreted_subclasses=True)
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

    def bundles(self, seat: Seat) -> Sequence[Bundle]:
        """Return the same as ``legal`` in bundles, where a game has it so; otherwise nothing."""
        return ()

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
    def phase_name(self) -> str:
        """What the present phase is called: ``place``."""
        return self.phases.names[self.phase]

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.phase == self.phases.over

    def tell(self, event: Event) -> None:
        """Tell the listener. Where simulations pass often, ask for a listener before making the event."""
        if self.listener is not None:
            self.listener(event)

"""One game that learners play: numbers in, arrays out, and chance decided on the way."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING

from farshore.core.contract import CHANCE, Action, Seat, State
from farshore.core.draws import draw
from farshore.core.phases import PhasedState
from farshore.core.simulate import as_phased
from farshore.envs.numbering import Numbering

if TYPE_CHECKING:
    from farshore.envs.observations.layout import Observation
    from farshore.envs.setting import Mask, Setting

Choices = tuple[list[int], Sequence[Action]]
"""The numbers of what is legal, and what each stands for."""


class Sitting:
    """A game from its start on; somebody is to act, or it is over."""

    def __init__(self, setting: Setting, rng: Random) -> None:
        self.setting = setting
        self.state: State = setting.begin()
        self.actors: tuple[Seat, ...] = ()  # who is to act; nobody once the game is over
        self._game: PhasedState = as_phased(self.state)
        self._numbering: Numbering = setting.numbering
        self._rng = rng
        self._legal: dict[Seat, Choices] = {}
        self._go_on()

    def legal(self, seat: Seat) -> dict[int, Action]:
        """Return what a seat may do, by number."""
        return dict(zip(*self._choices(seat), strict=True))

    def codes(self, seat: Seat) -> list[int]:
        """Return the numbers of what a seat may do, in the order of the rules."""
        return self._choices(seat)[0]

    def _choices(self, seat: Seat) -> Choices:
        found = self._legal.get(seat)
        if found is None:
            found = self._legal[seat] = self._numbering.codes(self._game.legal(seat))
        return found

    def mask(self, seat: Seat) -> Mask:
        """Return which numbers a seat may choose."""
        return self.setting.mask(self.codes(seat))

    def observe(self, seat: Seat) -> Observation:
        """Return what a seat sees."""
        return self.setting.observe(self.state, seat)

    def choose(self, seat: Seat, number: int) -> bool:
        """Do what a number stands for, and tell whether that was legal; if not, something legal is done by luck."""
        codes, actions = self._choices(seat)
        try:
            action = actions[codes.index(number)]
        except ValueError:
            self.play(seat, self._rng.choice(actions))
            return False
        self.play(seat, action)
        return True

    def play(self, seat: Seat, action: Action) -> None:
        """Do a legal action, and what chance brings after it."""
        self._game.apply(seat, action)
        self._legal.clear()
        self._go_on()

    def _go_on(self) -> None:
        """Let chance act until somebody must decide."""
        game, rng = self._game, self._rng
        actors = game.actors()
        while actors and actors[0] == CHANCE:
            game.apply(CHANCE, draw(rng, game.outcomes()))
            actors = game.actors()
        self.actors = actors

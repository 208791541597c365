"""One game that learners play: numbers in, arrays out, and chance decided on the way."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING

from farshore.core.bundle import Bundle
from farshore.core.contract import CHANCE, Action, Seat, State
from farshore.core.draws import draw
from farshore.core.phases import PhasedState
from farshore.core.simulate import as_phased
from farshore.envs.numbering import Numbering

if TYPE_CHECKING:
    from farshore.envs.observations.layout import Observation
    from farshore.envs.setting import Mask, Setting


class Sitting:
    """A game from its start on; somebody is to act, or it is over."""

    def __init__(self, setting: Setting, rng: Random) -> None:
        self.setting = setting
        self.state: State = setting.begin()
        self.actors: tuple[Seat, ...] = ()  # who is to act; nobody once the game is over
        self._game: PhasedState = as_phased(self.state)
        self._numbering: Numbering = setting.numbering
        self._rng = rng
        # of seats that were asked for: the numbers of what is legal, and what each stands for, one by one or in bundles
        self._codes: dict[Seat, list[int]] = {}
        self._actions: dict[Seat, Sequence[Action]] = {}
        self._bundles: dict[Seat, Sequence[Bundle]] = {}
        self._go_on()

    def legal(self, seat: Seat) -> dict[int, Action]:
        """Return what a seat may do, by number."""
        codes = self.codes(seat)
        return dict(zip(codes, self._legal(seat), strict=True))

    def codes(self, seat: Seat) -> list[int]:
        """Return the numbers of what a seat may do, in the order of the rules."""
        found = self._codes.get(seat)
        if found is None:
            bundles = self._game.bundles(seat)
            found = self._numbering.codes_of_bundles(bundles)
            if found:
                self._bundles[seat] = bundles
            else:
                found, self._actions[seat] = self._numbering.codes(self._game.legal(seat))
            self._codes[seat] = found
        return found

    def _legal(self, seat: Seat) -> Sequence[Action]:
        """Return what the numbers stand for."""
        found = self._actions.get(seat)
        return self._game.legal(seat) if found is None else found

    def _action(self, seat: Seat, index: int) -> Action:
        """Return what one of the numbers stands for."""
        for bundle in self._bundles.get(seat, ()):
            if index < len(bundle.actions):
                return bundle.actions[index]
            index -= len(bundle.actions)
        return self._actions[seat][index]

    def mask(self, seat: Seat) -> Mask:
        """Return which numbers a seat may choose."""
        return self.setting.mask(self.codes(seat))

    def observe(self, seat: Seat) -> Observation:
        """Return what a seat sees."""
        return self.setting.observe(self.state, seat)

    def choose(self, seat: Seat, number: int) -> bool:
        """Do what a number stands for, and tell whether that was legal; if not, something legal is done by luck."""
        try:
            index = self.codes(seat).index(number)
        except ValueError:
            self.play(seat, self._rng.choice(self._legal(seat)))
            return False
        self.play(seat, self._action(seat, index))
        return True

    def play(self, seat: Seat, action: Action) -> None:
        """Do a legal action, and what chance brings after it."""
        self._game.apply(seat, action)
        self._codes.clear()
        self._actions.clear()
        self._bundles.clear()
        self._go_on()

    def _go_on(self) -> None:
        """Let chance act until somebody must decide."""
        game, rng = self._game, self._rng
        actors = game.actors()
        while actors and actors[0] == CHANCE:
            game.apply(CHANCE, draw(rng, game.outcomes()))
            actors = game.actors()
        self.actors = actors

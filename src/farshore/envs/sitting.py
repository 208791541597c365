"""One game that learners play: numbers in, arrays out, and chance decided on the way."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from farshore.core.contract import CHANCE, Action, Seat, State
from farshore.core.fate import RandomFate
from farshore.envs.observations.layout import Observation
from farshore.envs.setting import Mask, Setting


class Sitting:
    """A game from its start on; somebody is to act, or it is over."""

    def __init__(self, setting: Setting, rng: Random) -> None:
        self.setting = setting
        self.state: State = setting.begin()
        self._rng = rng
        self._fate = RandomFate(rng)
        self._legal: dict[Seat, tuple[list[int], Sequence[Action]]] = {}
        self._go_on()

    @property
    def actors(self) -> tuple[Seat, ...]:
        """Who is to act; nobody once the game is over."""
        return self.state.actors()

    def legal(self, seat: Seat) -> dict[int, Action]:
        """Return what a seat may do, by number."""
        return dict(zip(*self._choices(seat), strict=True))

    def codes(self, seat: Seat) -> list[int]:
        """Return the numbers of what a seat may do, in the order of the rules."""
        return self._choices(seat)[0]

    def _choices(self, seat: Seat) -> tuple[list[int], Sequence[Action]]:
        found = self._legal.get(seat)
        if found is None:
            found = self._legal[seat] = self.setting.numbering.codes(self.state.legal(seat))
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
        is_legal = number in codes
        self.play(seat, actions[codes.index(number)] if is_legal else self._rng.choice(actions))
        return is_legal

    def play(self, seat: Seat, action: Action) -> None:
        """Do a legal action, and what chance brings after it."""
        self.state.apply(seat, action)
        self._legal.clear()
        self._go_on()

    def _go_on(self) -> None:
        """Let chance act until somebody must decide."""
        state, fate = self.state, self._fate
        while state.actors() == (CHANCE,):
            state.apply(CHANCE, fate.choose(state.outcomes(), 0))  # an ordinary generator does not count steps

"""What a bot is given to choose from: everything its seat may know, and nothing else."""

from __future__ import annotations

from random import Random

from farshore.bots.budget import Budget, Limit
from farshore.core.contract import Action, Seat, State, View


class Turn:
    """A choice that a seat has to make.

    It holds a world dealt for the seat, never the true state, and deals further ones from that: whatever a bot finds in
    it, it may know.
    """

    __slots__ = ("_view", "budget", "legal", "rng", "seat", "world")

    def __init__(self, world: State, seat: Seat, limit: Limit, rng: Random) -> None:
        """Put a choice before a seat; ``world`` must have been dealt for it (``gate.deal``)."""
        self.seat = seat
        self.world = world  # what is secret in it is invented; look ahead on a clone, further worlds are dealt from it
        self.legal: list[Action] = list(world.legal(seat))
        self.rng = rng  # the bot's own luck
        self._view: View | None = None
        self.budget = Budget(limit)  # last: its clock runs from here

    @property
    def view(self) -> View:
        """What the seat sees: the same in every world that fits."""
        if self._view is None:
            self._view = self.world.view(self.seat)
        return self._view

    def deal(self, rng: Random | None = None) -> State:
        """Return another world that fits what the seat knows, to do with as one likes."""
        return self.world.determinize(self.seat, rng or self.rng)

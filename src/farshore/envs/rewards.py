"""What learners are rewarded with: who won, once, at the end; or the lead in points, as it changes."""

from __future__ import annotations

from typing import Final, Literal

from farshore.core.contract import State

RewardName = Literal["win", "lead"]
PENALTY: Final = 0.1
"""What an illegal action costs unless said otherwise."""


def won(state: State, seats: int) -> list[float]:
    """Return what a game that is over is worth to each seat: in all nothing, at most 1, at least -1.

    The winners share 1, the others lose 1 together; where all have won, as alone, it is 0.
    """
    winners = state.winners()
    losers = seats - len(winners)
    if not losers:
        return [0.0] * seats
    return [1 / len(winners) if seat in winners else -1 / losers for seat in range(seats)]


def lead(state: State) -> list[float]:
    """Return how many points every seat is ahead of the best other; alone, how many it has."""
    scores = state.scores()
    return [float(own - max((*scores[:seat], *scores[seat + 1 :]), default=0)) for seat, own in enumerate(scores)]


class Rewards:
    """What each seat is owed since the last step."""

    def __init__(self, name: RewardName, state: State, seats: int) -> None:
        self._seats = seats
        self._lead = lead(state) if name == "lead" else None

    def since(self, state: State) -> list[float]:
        """Return what the last step was worth to each seat."""
        return self.at(state, is_over=not state.actors()) or [0.0] * self._seats

    def at(self, state: State, is_over: bool) -> list[float]:
        """Return the same, or nothing where it was worth nothing to anybody."""
        if self._lead is not None:
            before, self._lead = self._lead, lead(state)
            return [now - then for now, then in zip(self._lead, before, strict=True)]
        return won(state, self._seats) if is_over else []

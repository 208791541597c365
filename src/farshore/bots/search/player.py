"""A player that compares plans and keeps the one it chose until the turn is over."""

from __future__ import annotations

from collections.abc import Hashable, Mapping

from farshore.bots.bot import Player
from farshore.bots.search.halving import Ranked, compare
from farshore.bots.search.mind import Mind
from farshore.bots.turn import Turn
from farshore.core.contract import Action


class SearchPlayer(Player):
    """Plays by a mind. Without what it keeps it only thinks once more."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        self.slack = 0.0  # points: of plans so close to the best, luck takes one
        self._meant: Mapping[Hashable, Action] = {}  # what to do, by where

    def choose(self, turn: Turn) -> Action:
        """Go on as planned, or make a plan."""
        meant = self._meant.get(self.mind.where(turn))
        if meant is not None and meant in turn.legal:
            return meant
        best = self.taken(turn, self.compared(turn))
        self._meant = self.mind.unfold(turn, best.plan)
        return best.action

    def rest(self, turn: Turn, ranked: Ranked) -> list[Action]:
        """Return what the plan of a ranked action does after it, as far as it says so."""
        return [action for action in self.mind.unfold(turn, ranked.plan).values() if action != ranked.action]

    def compared(self, turn: Turn) -> list[Ranked]:
        """Compare the plans as far as it takes to choose one."""
        return compare(self.mind, turn, self.mind.plans(turn), slack=self.slack)

    def taken(self, turn: Turn, ranked: list[Ranked]) -> Ranked:
        """Return the best, or one that was tried as often and is as good as that."""
        best = ranked[0]
        close = [one for one in ranked if one.trials == best.trials and one.behind <= self.slack]
        return turn.rng.choice(close) if self.slack and len(close) > 1 else best

    def rank(self, turn: Turn, done: Action | None = None) -> list[Ranked]:
        """Return the actions that were thought of, each by the best plan that begins with it, the best first.

        What was ``done`` is thought of in any case, if the mind can, unless all that may be done comes to the same.
        """
        found: dict[Action, Ranked] = {}
        plans = self.mind.plans(turn)
        if done is not None and len(plans) > 1 and all(plan.action != done for plan in plans):
            plan = self.mind.plan_of(turn, done)
            plans += [plan] if plan else []
        for ranked in compare(self.mind, turn, plans):
            found.setdefault(ranked.action, ranked)
        return list(found.values())

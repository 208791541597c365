"""Where a game says why its scores change, it says so of every change: no more and no less."""

from __future__ import annotations

from collections.abc import Iterable

from farshore.core.conformance.examination import Examination
from farshore.core.contract import CHANCE, Event, State


class Ledger:
    """What was said to have been won and lost, beside the scores as everybody knows them."""

    def __init__(self, exam: Examination, state: State) -> None:
        self.scores = list(state.scores())
        self.says_why = False  # a game need not: then it is not held to it
        self.first_wrong = ""

    def check(self, exam: Examination, state: State, events: Iterable[Event]) -> None:
        """Add what a step told, and compare where chance goes on: within a turn it may be told a little later."""
        for event in events:
            seen = event.seen_by(None)
            for gain in () if seen is None else seen.gains:
                known = gain.part in exam.game.about.score_parts
                exam.expect(known, f"{event!r} brings points for something that is not among the parts of the score.")
                self.scores[gain.seat] += gain.points
                self.says_why = True
        found = list(state.scores())
        if state.actors() in {(), (CHANCE,)} and found != self.scores and not self.first_wrong:
            self.first_wrong = f"after step {exam.step} events make the scores {self.scores}, but they are {found}."

    def settle(self, exam: Examination) -> None:
        """At the end: a game that says why once must say it always."""
        exam.expect(not (self.says_why and self.first_wrong), self.first_wrong)

"""Where a game says why its scores change, it says so of every change: no more and no less."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from farshore.core.conformance.examination import Examination
from farshore.core.contract import CHANCE, Event, Gain, Seat, State
from farshore.core.explanation import Explanation
from farshore.core.words import FALLBACK


class Ledger:
    """What was said to have been won and lost, beside the scores as everybody knows them."""

    def __init__(self, exam: Examination, state: State) -> None:
        self.scores = list(state.scores())
        self.says_why = False  # a game need not: then it is not held to it
        self.first_wrong = ""

    def check(self, exam: Examination, state: State, events: Iterable[Event]) -> None:
        """Add what a step told, and compare where chance goes on: within a turn it may be told a little later."""
        for event in events:
            check_reasons(exam, event)
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


def check_reasons(exam: Examination, event: Event) -> None:
    """Add up what is said of why an event brought points, to everybody who sees it."""
    checked: list[Event] = []
    for watcher in exam.watchers:
        seen = event.seen_by(watcher)
        if seen is None or seen in checked or not any(gain.points for gain in seen.gains):
            continue
        checked.append(seen)
        why = exam.game.telling.explain(seen, exam.game.telling.seat_names(len(exam.seats), FALLBACK), FALLBACK)
        if why is not None:
            exam.expect(adds_up(why, seen.gains), f"{seen!r} is explained by {why!r}, which does not add up.")


def adds_up(why: Explanation, gains: Iterable[Gain]) -> bool:
    """Tell whether shares are what was gained, and what was counted is what the seat with most gained, by part."""
    by_seat: Counter[Seat] = Counter()
    by_part: dict[Seat, Counter[str]] = {}
    for gain in gains:
        by_seat[gain.seat] += gain.points
        by_part.setdefault(gain.seat, Counter())[gain.part] += gain.points
    shares: Counter[Seat] = Counter()
    for share in why.shares:
        shares[share.seat] += share.points
    counted: Counter[str] = Counter()
    for item in why.counted:
        counted[item.part] += item.points
    most = max(by_seat, key=lambda seat: by_seat[seat])
    return shares == by_seat and counted == by_part[most]

"""What a study keeps of one game: taken from its record alone, so from what was done and what was told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from farshore.arena.study.questions import Facts, Questions
from farshore.arena.table import Result
from farshore.core.contract import CHANCE, Event, Game, Seat
from farshore.core.eras import history
from farshore.core.record import Record


class Observed(NamedTuple):
    """A game as a study sees it. By seat means: in the order of the seats, whoever began."""

    number: int  # of the game: the same luck in every case with as many players
    scores: tuple[int, ...]
    shares: tuple[float, ...]  # by seat: of the victory
    order: tuple[Seat, ...]  # who had the first turn, the second …
    decisions: int
    parts: dict[str, list[int]]  # by part of the score, by seat; empty: the game does not say
    verbs: dict[str, list[int]]  # by kind of action, by seat: how often it was done
    fired: Counter[str]  # by kind of event: how often it happened
    facts: Facts  # what is asked of this game alone

    @property
    def seats(self) -> int:
        """How many played."""
        return len(self.scores)

    @property
    def lead(self) -> int:
        """How far the best is before the next."""
        first, second = sorted(self.scores, reverse=True)[:2]
        return first - second


def observe(game: Game, questions: Questions, result: Result, text: str) -> Observed:
    """Read a game."""
    record = Record.read(text)
    seats = range(len(result.scores))
    events: list[Event] = []
    verbs: dict[str, list[int]] = {kind.__name__: [0 for _ in seats] for kind in game.action_types}
    for _, step, told in history(record, game, len(record.steps)):
        events += told
        if step.seat != CHANCE:
            verbs[type(game.read_action(step.action)).__name__][step.seat] += 1
    return Observed(
        result.number,
        result.scores,
        tuple(result.share(seat) for seat in seats),
        playing_order(events, len(seats)),
        result.decisions,
        parts_of(game, events, result.scores),
        {verb: counts for verb, counts in verbs.items() if any(counts)},
        Counter(map(questions.kind, events)),
        questions.facts(events, len(seats)),
    )


def playing_order(events: Sequence[Event], seats: int) -> tuple[Seat, ...]:
    """Return the seats as they had their first turns; whoever had none follows in the order of the seats."""
    begun = (event.whose for event in events if event.begins_turn)
    return tuple(dict.fromkeys([*(seat for seat in begun if seat is not None), *range(seats)]))


def parts_of(game: Game, events: Sequence[Event], scores: Sequence[int]) -> dict[str, list[int]]:
    """Add up by part what everybody was told of; nothing if that is not the score."""
    parts = {part: [0] * len(scores) for part in game.about.score_parts}
    for event in events:
        seen = event.seen_by(None)
        for gain in () if seen is None else seen.gains_to(None):
            parts[gain.part][gain.seat] += gain.points
    adds_up = all(sum(of[seat] for of in parts.values()) == points for seat, points in enumerate(scores))
    return parts if adds_up and any(scores) else {}

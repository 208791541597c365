"""What an action would do, before anybody does it: as much of it as neither chance nor a secret decides.

The action is tried in worlds dealt for the seat that asks, never in the real one, and told by the events that follow
from it alone. Where two such worlds differ, or something would be revealed, a secret decides: there the telling ends.
So nothing can be learnt by asking that one could not have worked out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple

from farshore.core.contract import CHANCE, Action, Event, Gain, Game, Seat, State

WORLDS: Final = 2
"""In how many dealt worlds an action is tried, where there are secrets."""


class Foresight(NamedTuple):
    """What would follow from an action."""

    events: tuple[Event, ...]  # as the seat would see them
    gains: tuple[Gain, ...]  # that they bring in all, by seat and part
    rest: str  # what decides the rest: ``secret``, ``chance`` (of phases: ``chance-FACE``); empty if all is told


class _Revealed(Exception):
    """A secret would be told."""


def foresee(game: Game, state: State, seat: Seat, action: Action) -> Foresight:
    """Return what would follow if ``seat`` did ``action``, one of its legal ones; nothing is changed."""
    worlds = WORLDS if game.about.keeps_secrets else 1
    tried = [_tried(game, state.determinize(seat, Random(number)), seat, action) for number in range(worlds)]
    events = _agreed([events for events, _ in tried])
    rest = "secret" if any(len(told) > len(events) for told, _ in tried) else tried[0][1]
    return Foresight(events, _summed(events, seat), rest)


def _tried(game: Game, world: State, seat: Seat, action: Action) -> tuple[list[Event], str]:
    """Do an action in a world; return what its seat sees of it, and what decides whatever comes then."""
    before = list(game.looming(world))  # what would happen anyway
    told: list[Event] = []

    def hear(event: Event) -> None:
        if event.reveals_to(seat):
            raise _Revealed
        seen = event.seen_by(seat)
        if seen is not None:
            told.append(seen)

    world.listener = hear
    try:
        world.apply(seat, action)
    except _Revealed:
        return told, "secret"
    world.listener = None
    told += [event for event in game.looming(world) if event not in before]
    if world.actors() != (CHANCE,):
        return told, ""
    phase = getattr(world, "phase", None)
    return told, "chance" if phase is None else f"chance-{phase.name}"


def _agreed(told: Sequence[list[Event]]) -> tuple[Event, ...]:
    """Return what all worlds tell alike, up to where one of them tells something else."""
    same: list[Event] = []
    for event, *others in zip(*told, strict=False):
        if any(other != event for other in others):
            break
        same.append(event)
    return tuple(same)


def _summed(events: Sequence[Event], seat: Seat) -> tuple[Gain, ...]:
    points: Counter[tuple[Seat, str]] = Counter()
    for event in events:
        for gain in event.gains_to(seat):
            points[gain.seat, gain.part] += gain.points
    return tuple(Gain(seat, part, amount) for (seat, part), amount in points.items() if amount)

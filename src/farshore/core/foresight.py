"""What an action would do, before anybody does it: as much of it as neither chance nor a secret decides.

The action is tried in worlds dealt for the seat that asks, never in the real one, and told by the events that follow
from it alone. Where any of them differs, or something would be revealed, a secret decides: there the telling ends.
So nothing can be learnt by asking that one could not have worked out. Where nothing is hidden from the seat the dealt
world is the real one, and what is told is certain. Where something is, an event that reveals ends the telling in every
world; and since a game may forget to say so of one, enough worlds are tried that what merely coincides is found out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import takewhile
from random import Random
from typing import Final, NamedTuple

from farshore.core.contract import CHANCE, Action, Event, Gain, Game, Seat, State
from farshore.core.phases import PhasedState

WORLDS: Final = 16
"""In how many dealt worlds an action is tried while something is hidden: of what differs in every fourth of them, one
in a hundred passes for certain. The dearest step of our games takes a few ms in all of them."""


class Foresight(NamedTuple):
    """What would follow from an action."""

    events: tuple[Event, ...]  # as the seat would see them
    gains: tuple[Gain, ...]  # that they bring in all, by seat and part
    rest: str  # what decides the rest: ``secret``, ``chance`` (of phases: ``chance-FACE``); empty if all is told


class _Revealed(Exception):
    """A secret would be told."""


def foresee(game: Game, state: State, seat: Seat, action: Action) -> Foresight:
    """Return what would follow if ``seat`` did ``action``, one of its legal ones; nothing is changed."""
    looming = game.looming(state)  # everybody knows of it: it would happen anyway, in every world
    agreed, rest = _tried(game, state.determinize(seat, Random(0)), seat, action, looming)
    for number in range(1, WORLDS if game.hides(state, seat) else 1):
        if rest == "secret" and not agreed:
            break  # no world can tell less
        told, then = _tried(game, state.determinize(seat, Random(number)), seat, action, looming)
        if (told, then) != (agreed, rest):
            agreed, rest = _agreed(agreed, told), "secret"
    events = tuple(agreed)
    return Foresight(events, _summed(events, seat), rest)


def _tried(game: Game, world: State, seat: Seat, action: Action, looming: Sequence[Event]) -> tuple[list[Event], str]:
    """Do an action in a world; return what its seat sees of it, and what decides whatever comes then."""
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
    told += [event for event in game.looming(world) if event not in looming]
    if world.actors() != (CHANCE,):
        return told, ""
    return told, f"chance-{world.phase_name.upper()}" if isinstance(world, PhasedState) else "chance"


def _agreed(one: list[Event], other: list[Event]) -> list[Event]:
    """Return what two worlds tell alike, up to where one of them tells something else."""
    pairs = zip(one, other, strict=False)
    return [event for event, _ in takewhile(lambda pair: pair[0] == pair[1], pairs)]


def _summed(events: Sequence[Event], seat: Seat) -> tuple[Gain, ...]:
    points: Counter[tuple[Seat, str]] = Counter()
    for event in events:
        for gain in event.gains_to(seat):
            points[gain.seat, gain.part] += gain.points
    return tuple(Gain(seat, part, amount) for (seat, part), amount in points.items() if amount)

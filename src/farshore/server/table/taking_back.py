"""What may be taken back of the steps at a table, and what goes with it.

A seat may take back its last step until chance has acted, until it, or whoever sat there, learnt something by it, or
until another seat did something that it may know of. What others do unseen does not bind it: whether a seat may take
back depends on nothing but what it knows, or it could tell that somebody acted. The outcome of a simultaneous turn
never depends on who acted first, so one step can be taken out from under those of others. What others did unseen after
a step that first let them act rests on it and is taken back with it, until one of them is known to be done.

Where somebody practises (``practised``: their seats) there is nobody to be wronged: everything since one of their steps
is taken back, whoever did it and whatever chance brought. Chance will bring the same again. So it is where all others
agree (see ``agreeing``).
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TypeVar

from farshore.core.contract import Seat, State
from farshore.server.table.deed import Deed

T = TypeVar("T")


def undoable(steps: Sequence[Deed], seat: Seat, actors: Sequence[Seat], *, is_alone: bool) -> Deed | None:
    """Return the step that a seat may take back, of those since chance last acted; ``actors``: who might act now."""
    for number, deed in enumerate(reversed(steps)):
        if deed.seat == seat:
            later = steps[len(steps) - number :]
            return deed if _is_free(deed, later, actors) and not _is_final(deed, is_alone=is_alone) else None
        if not deed.is_silent_to((seat,)):
            return None
    return None


def last_of(deeds: Sequence[Deed], seats: Collection[Seat]) -> Deed | None:
    """Return the last deed of some seats that is part of the game: where somebody practises it may be taken back."""
    return next((deed for deed in reversed(deeds) if deed.holds and deed.seat in seats), None)


def _is_free(deed: Deed, later: Sequence[Deed], actors: Sequence[Seat]) -> bool:
    """Tell whether a step can be taken out from under others that its seat has not seen.

    Only who might act is looked at, which everybody knows, and not who did.
    """
    if deed.hands_on:
        return set(deed.after) - {deed.seat} <= set(actors)
    return not any(other.hands_on for other in later)


def _is_final(deed: Deed, *, is_alone: bool) -> bool:
    """Tell whether a seat learnt something by its step; alone there is nobody who could have kept a secret."""
    return deed.reveals and not is_alone


def taken_out(steps: Sequence[Deed], at: int) -> tuple[State, list[Deed], list[Deed]]:
    """Take a step out from under those after it; return how things then stand, what was taken out and what stays."""
    deed, later = steps[at], steps[at + 1 :]
    state, taken = _known(deed.before), [deed, *taken_with(deed, later)]
    staying = [*steps[at + len(taken) :]]
    for other in staying:
        other.before = state.clone()
        state.apply(other.seat, _known(other.action))
    for other in taken:
        other.is_taken_back, other.before = True, None
    return state, taken, staying


def taken_with(deed: Deed, later: Sequence[Deed]) -> list[Deed]:
    """Return those of the steps since that are taken back with a step: others' that rest on it, or none."""
    return [*later] if deed.hands_on else []


def take_all_back(deed: Deed, deeds: Sequence[Deed]) -> list[Deed]:
    """Know that a deed and all since no longer hold, but for undos and changes of who plays; return which did."""
    since = deeds[deeds.index(deed) :]
    taken = [other for other in since if not other.is_taken_back and (other.is_beat or other.is_step)]
    for other in taken:
        other.is_taken_back, other.before = True, None
    return taken


def _known(value: T | None) -> T:
    """Return what is there of every step that might be taken back."""
    assert value is not None
    return value

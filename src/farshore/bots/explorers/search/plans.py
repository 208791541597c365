"""The plans of a turn: every choice, and the sets of marks that look best after it, found by a beam.

A beam keeps some of the best sets of marks of every choice and tries each next mark on all of them; sets that were
reached in another order are the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from farshore.bots.explorers.search.ground import Ints
from farshore.bots.explorers.search.hopes import Hopes, Reals
from farshore.bots.explorers.search.sheets import HORSES, SCROLLS, Sheets, after_marks, joined, sheet_of
from farshore.bots.explorers.worth import achievement
from farshore.core.contract import Action, Seat
from farshore.games.explorers import grid
from farshore.games.explorers.actions import ChooseSide, ChooseTerrain, Mark, TakeSide, UseScroll
from farshore.games.explorers.cards import TERRAINS, terrain_bits
from farshore.games.explorers.marks import ACTIVE_MARKS, SCROLL_MARKS, choices, offered, terrain_marks
from farshore.games.explorers.phase import Phase
from farshore.games.explorers.sheet import Sheet
from farshore.games.explorers.state import ExplorersState


class Achieved:
    """What achievements would be worth if the game ended after some more marks; nothing where none are in play."""

    def __init__(self, s: ExplorersState, sheet: Sheet) -> None:
        self.s, self.sheet, self.marks = s, sheet.clone(), sheet.marks

    def after(self, squares: Sequence[int]) -> int:
        """Return the points with these squares marked too."""
        self.sheet.marks = self.marks
        for square in squares:
            self.sheet.marks |= grid.ALONE[square]
        return sum(achievement(self.s, self.sheet, index) for index in range(len(self.s.achievements)))


class Choice(NamedTuple):
    """Something to commit to: what is done for it, and what it gives."""

    actions: tuple[Action, ...]
    terrains: int  # as bits
    marks: int
    scroll: bool = False


class Draft(NamedTuple):
    """A choice with its marks, as far as they are placed."""

    choice: int
    squares: tuple[int, ...]
    marks: int  # still to be placed, horses apart


def choices_of(s: ExplorersState, seat: Seat) -> list[Choice]:
    """Return all that a seat may commit to now; where it is committed already, what is left of that."""
    sheet = s.sheets[seat]
    if s.phase == Phase.SIDE:
        return [
            Choice((ChooseSide(action.side), *then.actions), then.terrains, then.marks, then.scroll)
            for action in s.legal(seat)
            if isinstance(action, ChooseSide)
            for then in _after_side(s, seat, action.side)
        ]
    if sheet.allowed or sheet.horses:
        return [Choice((), terrain_bits(s.world.terrains_in(sheet.allowed)), sheet.due)]
    return [_choice(s, seat, action) for action in choices(s, seat)]


def _after_side(s: ExplorersState, seat: Seat, side: str) -> list[Choice]:
    """Return what the active player may do after choosing a side: mark it, or use a scroll (EXP-21, EXP-31)."""
    scrolls = s.sheets[seat].scrolls > 0
    found = [Choice((TakeSide(side),) if scrolls else (), terrain_bits(side), ACTIVE_MARKS)]
    return found + [_scroll(UseScroll(terrain)) for terrain in TERRAINS if scrolls]


def _scroll(action: UseScroll) -> Choice:
    return Choice((action,), terrain_bits(action.terrain), SCROLL_MARKS, scroll=True)


def _choice(s: ExplorersState, seat: Seat, action: Action) -> Choice:
    """Return what an action commits to."""
    if isinstance(action, TakeSide):
        return Choice((action,), terrain_bits(action.side), offered(s, seat)[action.side])
    if isinstance(action, UseScroll):
        return _scroll(action)
    assert isinstance(action, ChooseTerrain)
    return Choice((action,), terrain_bits(action.terrain), terrain_marks(s.sheets[seat], action.quadrant))


class Found(NamedTuple):
    """Drafts whose marks are placed, the best first."""

    drafts: list[Draft]
    sheets: Sheets  # that they lead to
    worth: list[float]  # what those look worth
    achieved: list[int]  # … of which achievements


def find_drafts(s: ExplorersState, seat: Seat, hopes: Hopes, options: Sequence[Choice], width: int, keep: int) -> Found:
    """Search a turn with a beam of some width for each choice, and return the best drafts of all."""
    ground = hopes.ground
    sheets = sheet_of(s, ground, s.sheets[seat], hopes.turn).repeated(len(options))
    sheets.held[SCROLLS] -= np.array([choice.scroll for choice in options])
    drafts = [Draft(number, (), choice.marks) for number, choice in enumerate(options)]
    terrains = np.array([choice.terrains for choice in options])
    done: list[_Finished] = []
    achieved = Achieved(s, s.sheets[seat])
    while drafts:
        due = np.array([draft.marks for draft in drafts])
        is_open = sheets.open_squares(ground, np.where(due > 0, terrains[[draft.choice for draft in drafts]], 0))
        done += _finished(drafts, sheets, (is_open.sum(axis=1) == 0).nonzero()[0], hopes, achieved)
        at, squares = is_open.nonzero()
        if not len(at):
            break
        values = hopes.worth(*after_marks(sheets, ground, at, squares, hopes.turn))
        if s.achievements:
            tried = zip(at, squares, strict=True)
            values += [achieved.after((*drafts[parent].squares, int(square))) for parent, square in tried]
        best = _best(drafts, at, squares, values, width)
        at, squares = at[best], squares[best]
        by_horse = sheets.held[HORSES, at] > 0
        drafts = [
            Draft(drafts[parent].choice, (*drafts[parent].squares, int(square)), drafts[parent].marks - (not horse))
            for parent, square, horse in zip(at, squares, by_horse, strict=True)
        ]
        sheets = sheets.chosen(at)
        sheets.held[HORSES] -= by_horse
        sheets.mark(ground, np.arange(len(at)), squares, hopes.turn)
    done = _spread(sorted(done, key=lambda found: -found.worth), keep)
    return Found(
        [found.draft for found in done],
        joined([found.sheet for found in done]),
        [found.worth for found in done],
        [found.achieved for found in done],
    )


class _Finished(NamedTuple):
    """A draft that goes no further."""

    worth: float
    achieved: int
    draft: Draft
    sheet: Sheets


def _finished(drafts: Sequence[Draft], sheets: Sheets, at: Ints, hopes: Hopes, achieved: Achieved) -> list[_Finished]:
    """Return the drafts that go no further, with their worth."""
    if not len(at):
        return []
    ended = sheets.chosen(at)
    ended.held[HORSES] = 0
    found = []
    for number, worth in enumerate(hopes.worth(ended.away, ended.held).tolist()):
        draft = drafts[at[number]]
        bonus = achieved.after(draft.squares)
        found.append(_Finished(worth + bonus, bonus, draft, ended.chosen(np.array([number]))))
    return found


def _best(drafts: Sequence[Draft], at: Ints, squares: Ints, values: Reals, width: int) -> Ints:
    """Return where the best next marks stand, so many for each choice, no set of marks twice."""
    seen: set[tuple[int, frozenset[int]]] = set()
    kept: dict[int, int] = {}
    found = []
    for number in np.argsort(-values, kind="stable"):
        draft = drafts[at[number]]
        if kept.get(draft.choice, 0) < width:
            key = (draft.choice, frozenset((*draft.squares, int(squares[number]))))
            if key not in seen:
                seen.add(key)
                kept[draft.choice] = kept.get(draft.choice, 0) + 1
                found.append(number)
    return np.array(found)


def _spread(done: list[_Finished], keep: int) -> list[_Finished]:
    """Return the best drafts, but of every choice at least the best one."""
    first: dict[int, _Finished] = {}
    for found in done:
        first.setdefault(found.draft.choice, found)
    best = done[:keep]
    kept = {found.draft.choice for found in best}
    return best + [found for choice, found in first.items() if choice not in kept]


def actions_of(choice: Choice, draft: Draft) -> tuple[Action, ...]:
    """Return all that a draft does, step by step."""
    return (*choice.actions, *(Mark(grid.NAMES[square]) for square in draft.squares))

"""An explorer's sheet: marks, the frame with its tracks, and how far the running turn has gone."""

from __future__ import annotations

from typing import Final

NOT_VISITED: Final = -1
NO_CHOICE: Final = 0


class Sheet:
    """All that belongs to one seat. Only integers and tuples, so that a copy shares nothing that changes."""

    __slots__ = (
        "acted",
        "allowed",
        "batch",
        "due",
        "extras",
        "free",
        "fresh_scrolls",
        "gem_points",
        "gems",
        "given",
        "horses",
        "is_done",
        "keys",
        "keys_found",
        "larder",
        "marks",
        "near",
        "provision_points",
        "races",
        "scrolls",
        "scrolls_found",
        "scrolls_used",
        "temples",
    )

    def __init__(self) -> None:
        self.marks = 0  # squares, the start village included
        self.near = 0  # squares beside a mark
        self.free = 0  # squares that may be marked: not yet marked, not barred to this explorer now
        # the frame
        self.keys = 0  # found and not used
        self.keys_found = 0  # slots filled
        self.scrolls = 0  # that may be spent
        self.fresh_scrolls = 0  # found in this turn, to be spent from the next one on
        self.scrolls_found = 0  # slots filled
        self.scrolls_used = 0
        self.gems = 0  # slots filled
        self.larder: tuple[int, int, int] = (0, 0, 0)  # apples, carrots, fish of this round
        self.provision_points = 0  # of the rounds that ended
        self.gem_points = 0  # of the rounds that ended
        self.temples: tuple[int, ...] = (NOT_VISITED,) * 4  # by quadrant: the place taken in its column
        self.races: tuple[int, ...] = ()  # by achievement in play: the points taken; NOT_VISITED: none
        # the running turn
        self.acted = 0  # actions in it: hidden from others until its end
        self.allowed = NO_CHOICE  # squares of the terrains committed to
        self.given = 0  # ordinary marks that the choice gave in all
        self.due = 0  # … of which these are still to be placed
        self.horses = 0  # marks of horses to place first
        self.batch: tuple[int, ...] = ()  # quadrants of the temples explored since the last ranking
        self.extras: tuple[int, ...] = ()  # quadrants of temples whose extra marks are still to be chosen
        self.is_done = True

    def clone(self) -> Sheet:
        """Return an independent copy."""
        copy = Sheet()
        copy.marks = self.marks
        copy.near = self.near
        copy.free = self.free
        copy.keys = self.keys
        copy.keys_found = self.keys_found
        copy.scrolls = self.scrolls
        copy.fresh_scrolls = self.fresh_scrolls
        copy.scrolls_found = self.scrolls_found
        copy.scrolls_used = self.scrolls_used
        copy.gems = self.gems
        copy.larder = self.larder
        copy.provision_points = self.provision_points
        copy.gem_points = self.gem_points
        copy.temples = self.temples
        copy.races = self.races
        copy.acted = self.acted
        copy.allowed = self.allowed
        copy.given = self.given
        copy.due = self.due
        copy.horses = self.horses
        copy.batch = self.batch
        copy.extras = self.extras
        copy.is_done = self.is_done
        return copy

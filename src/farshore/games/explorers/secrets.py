"""What a seat may not know, who knows it, and until when. Whatever hides something asks here, and here alone.

**Secret** is the running simultaneous turn of everyone else (EXP-21): the side, scroll or terrain they chose, the
squares they mark, what they find there, and how many steps they have taken. **Only its doer knows it**; alone there is
nobody to hide it from, and whoever looks on sees sheet and steps as they are. **It ends** when everyone is done: then
the races are told (``RaceWon``) and the marks shown (``MarksShown``).

Public at once are the side that the active player chooses, that somebody is done, and, where temples bring extra marks
(EXP-38), which temples were explored: that is announced after each batch (``TempleExplored``), while the marks that led
there stay hidden until the turn ends. Cards that have not been turned do not exist yet, so nobody can know them.

In the state the secret is the difference between ``sheets``, as they are, and ``shown``, as everyone knows them;
nothing else is hidden. Views show ``known_sheets`` and, of what is being marked, that of ``marking_seat``; scores are
those that a spectator knows. Events of a running turn are ``OwnEvent``; those by which others learn of it later are
``Revealed``. A record leaves out what ``veil`` leaves out.
Bots are handed a world from ``deal``; how another's turn is taken anew in it stands in ``retake``, which hides nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Self

from farshore.core.contract import Event, Gain, PastStep, PublicEvent, Seat
from farshore.games.explorers.actions import Square, TempleQuadrant
from farshore.games.explorers.phase import Phase
from farshore.games.explorers.sheet import Sheet
from farshore.games.explorers.worth import Brought

if TYPE_CHECKING:
    from farshore.games.explorers.state import ExplorersState


def knows_turn(s: ExplorersState, viewer: Seat | None, seat: Seat) -> bool:
    """Tell whether a viewer knows what a seat does in the running turn (EXP-21)."""
    return viewer == seat or s.terms.seats == 1


def hides(s: ExplorersState, seat: Seat) -> bool:
    """Tell whether others take a turn that a seat does not see."""
    return s.phase == Phase.MARKS and not all(knows_turn(s, seat, other) for other in range(s.terms.seats))


def known_sheets(s: ExplorersState, viewer: Seat | None) -> list[Sheet]:
    """Return the sheets by seat, as a viewer knows them."""
    return [s.sheets[seat] if knows_turn(s, viewer, seat) else shown_sheet(s, seat) for seat in range(s.terms.seats)]


def shown_sheet(s: ExplorersState, seat: Seat) -> Sheet:
    """Return a sheet as everyone knows it: as when the turn began, but with the temples announced since (EXP-38)."""
    shown = s.shown[seat]
    if shown.temples != s.sheets[seat].temples:
        shown = shown.clone()
        shown.temples = s.sheets[seat].temples
    return shown


def marking_seat(s: ExplorersState, viewer: Seat | None) -> Seat | None:
    """Return the seat of which a viewer sees what it may mark now; ``None``: of nobody."""
    return next((seat for seat in range(s.terms.seats) if knows_turn(s, viewer, seat)), None)


def show(s: ExplorersState) -> None:
    """Let everyone know all that has been done so far: a turn, or the set-up, has ended."""
    s.shown = [sheet.clone() for sheet in s.sheets]


class OwnEvent(Event, frozen=True, gc=False):
    """Something of a running turn that only its doer may know (EXP-21)."""

    seat: Seat

    def seen_by(self, seat: Seat | None) -> Self | None:
        """Others do not even learn that it happened."""
        return self if seat == self.seat else None


class Revealed(PublicEvent, frozen=True, gc=False):
    """Something that everyone may see, and by which others learn a secret that was there before (EXP-21)."""

    reveals = True


class RevealedToOthers(Revealed, frozen=True, gc=False):
    """Of a turn that has ended: its doer knew it, and was told what it brings when it was done."""

    seat: Seat

    def gains_to(self, seat: Seat | None) -> tuple[Gain, ...]:
        """They are news to everyone else."""
        return () if seat == self.seat else self.gains

    def reveals_to(self, seat: Seat) -> bool:
        """It reveals to everyone else."""
        return seat != self.seat


class Committed(OwnEvent, frozen=True, gc=False):
    """A seat committed to a choice: terrains, marks to place, by a scroll or not, for a temple's quadrant or not."""

    terrains: str
    marks: int
    scroll: bool
    quadrant: TempleQuadrant


class Marked(OwnEvent, frozen=True, gc=False):
    """A seat marked a square; ``found``: what lay there."""

    square: Square
    found: str
    villages: int = 0  # points that it brings, as if the game ended now; told to others with ``MarksShown``
    achievements: int = 0
    brought: tuple[Brought, ...] = ()  # what for, of each village and achievement

    @property
    def gains(self) -> tuple[Gain, ...]:
        """What villages and achievements have become worth by it."""
        return Gain(self.seat, "villages", self.villages), Gain(self.seat, "achievements", self.achievements)


class MarksLost(OwnEvent, frozen=True, gc=False):
    """Marks that could not be placed, or were given up (EXP-25)."""

    marks: int


def veil(s: ExplorersState, viewer: Seat | None, steps: Sequence[PastStep]) -> list[PastStep]:
    """Leave out the steps of a running turn that a viewer does not know: of every other seat the last ``acted``."""
    hidden: dict[Seat, int] = {}
    if s.phase == Phase.MARKS:
        hidden = {seat: sheet.acted for seat, sheet in enumerate(s.sheets) if not knows_turn(s, viewer, seat)}
    known: list[PastStep] = []
    for actor, action in reversed(steps):
        if hidden.get(actor, 0):
            hidden[actor] -= 1
        else:
            known.append((actor, action))
    return known[::-1]


def deal(s: ExplorersState, viewer: Seat, rng: Random) -> ExplorersState:
    """Return a world that a viewer could not tell from the real one: others take the running turn anew.

    Whoever is done plays some turn to its end; whoever is not is taken back to where they began, since nobody else
    knows how far they have come.
    """
    from farshore.games.explorers.retake import retake  # noqa: PLC0415 - late: whoever marks tells the events above

    world = s.clone()
    if s.phase == Phase.MARKS:
        for seat in range(s.terms.seats):
            if not knows_turn(s, viewer, seat):
                retake(s, world, seat, rng)
        world.phase, world.moment, world.waiting = s.phase, s.moment, s.waiting
    return world

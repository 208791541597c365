"""Everything a player may do and chance may bring, one class per verb.

Squares are named ``a1`` (north-west) to ``p16``; terrains by a letter: P prairie, W water, D desert, M mountain; a side
of a card by its terrains: ``P``, or ``PM`` on a wild card; a card by both its sides: ``PW``, ``PM|DW``.
"""

from __future__ import annotations

from farshore.core.contract import Action


class LayTile(Action, frozen=True, gc=False):
    """Lay a terrain tile on a quadrant, turned clockwise: the first player's choice, or chance (EXP-11)."""

    quadrant: str
    tile: int
    turns: int


class ChooseVillage(Action, frozen=True, gc=False):
    """Choose the start village among those equally near the centre (EXP-12)."""

    square: str


class ChooseSide(Action, frozen=True, gc=False):
    """The active player openly chooses a side of the card (EXP-21)."""

    side: str


class TakeSide(Action, frozen=True, gc=False):
    """Commit to marking squares of a side of the card (EXP-21)."""

    side: str


class UseScroll(Action, frozen=True, gc=False):
    """Commit to a scroll: ignore the card and mark four squares of a terrain (EXP-31)."""

    terrain: str


class ChooseTerrain(Action, frozen=True, gc=False):
    """Commit to a terrain: in the set-up, or for the extra marks of the temple in ``quadrant`` (EXP-13, EXP-38)."""

    terrain: str
    quadrant: str = ""


class Mark(Action, frozen=True, gc=False):
    """Mark a square (EXP-24)."""

    square: str


class StopMarking(Action, frozen=True, gc=False):
    """Give up all that is left of the choice, where the table allows it (EXP-25)."""


class ChooseFirst(Action, frozen=True, gc=False):
    """Chance names the first player (EXP-26)."""

    seat: int


class DrawAchievement(Action, frozen=True, gc=False):
    """Chance draws an achievement (EXP-60)."""

    name: str


class TurnCard(Action, frozen=True, gc=False):
    """Chance turns the next exploration card; alone, its near side comes first (EXP-20, EXP-70)."""

    card: str


ACTION_TYPES: tuple[type[Action], ...] = (
    LayTile,
    ChooseVillage,
    ChooseSide,
    TakeSide,
    UseScroll,
    ChooseTerrain,
    Mark,
    StopMarking,
    ChooseFirst,
    DrawAchievement,
    TurnCard,
)

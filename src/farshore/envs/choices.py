"""What the seats of each game choose among, by number; and, apart from that, what chance may bring."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from farshore.core.contract import Action
from farshore.envs.numbering import Family, Numbering, family_of
from farshore.games.entdecker import actions as entdecker
from farshore.games.entdecker.terms import Terms as EntdeckerTerms
from farshore.games.explorers import actions as explorers
from farshore.games.explorers.terms import Terms as ExplorersTerms
from farshore.games.overworld import actions as overworld
from farshore.games.overworld.grid import name_of, square_at
from farshore.games.overworld.terms import Terms as OverworldTerms

WAYS_TO_PAY: Final = 3
"""Numbers for a starting space of Entdecker: the undominated payments in the order of the rules, the cheapest first."""
REACH: Final = 20
"""How far from the first coast of Overworld, in each direction, squares have numbers and are seen."""


def entdecker_choices(terms: EntdeckerTerms) -> Numbering:
    """Number what a seat of Entdecker may do: a start by its space, and by how many cheaper ways there are to pay."""
    starts = family_of(entdecker.StartAt, terms).fields["space"]
    verbs = (
        entdecker.Announce,
        entdecker.DrawHidden,
        entdecker.DrawOpen,
        entdecker.PlaceTile,
        entdecker.PlaceUnit,
        entdecker.Recall,
        entdecker.SendScout,
        entdecker.Decline,
        entdecker.Stop,
        entdecker.ScoreIsland,
    )
    return Numbering(
        [
            family_of(entdecker.NameTopScouts, terms),
            family_of(entdecker.ChooseIncome, terms),
            Family(entdecker.StartAt, {"space": starts}, WAYS_TO_PAY),
            *(family_of(verb, terms) for verb in verbs),
        ]
    )


def explorers_choices(terms: ExplorersTerms) -> Numbering:
    """Number what a seat of Explorers may do, as the codec does, and how to wait for the others."""
    verbs = (
        explorers.Mark,
        explorers.TakeSide,
        explorers.UseScroll,
        explorers.ChooseTerrain,
        explorers.StopMarking,
        explorers.ChooseSide,
        explorers.ChooseVillage,
        explorers.LayTile,
    )
    return Numbering([family_of(verb, terms) for verb in verbs], further=0, waits=True)


def overworld_choices(terms: OverworldTerms, reach: int = REACH) -> Numbering:
    """Number what a seat of Overworld may do within ``reach`` of the first coast; beyond, by the order of the rules."""
    window = range(-reach, reach + 1)
    squares = [name_of(square_at(x, y)) for y in window for x in window]
    placed = (
        overworld.PlaceSurvey,
        overworld.PlaceCoast,
        overworld.PutExplorer,
        overworld.ChooseGap,
        overworld.MoveDoor,
        overworld.LeaveFromBoard,
    )
    others = (
        overworld.HoldCoast,
        overworld.ChooseWinner,
        overworld.PlaceDoor,
        overworld.PlacePort,
        overworld.MovePort,
        overworld.LeaveFromSupply,
        overworld.LeaveNobody,
        overworld.TakeItem,
        overworld.TakeNothing,
    )
    return Numbering(
        [
            *(family_of(verb, terms, square=squares) for verb in placed),
            *(family_of(verb, terms) for verb in others),
        ]
    )


def _chances(verbs: Iterable[type[Action]]) -> Callable[[Any], Numbering]:
    """Return what numbers all that these verbs of chance may bring at a table."""
    return lambda terms: Numbering([family_of(verb, terms) for verb in verbs], further=0)


CHANCES: Final[dict[str, Callable[[Any], Numbering]]] = {
    "entdecker": _chances(
        (
            entdecker.ChooseFirst,
            entdecker.ShowBack,
            entdecker.RollDie,
            entdecker.ShowFace,
            entdecker.FindEvents,
            entdecker.DrawToken,
        )
    ),
    "explorers": _chances((explorers.ChooseFirst, explorers.LayTile, explorers.DrawAchievement, explorers.TurnCard)),
    "overworld": _chances((overworld.LayFirstCoast, overworld.ChooseFirst, overworld.DrawTile)),
}
"""By game: the numbers of what chance may bring."""

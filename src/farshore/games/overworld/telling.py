"""Events, actions, decisions and options in words: what is handed to the sentences in ``words/<language>``.

Beyond what every game does (``core.telling``): a tile brings the kinds of both its sides, one that is laid also what
lies where; a coast brings the kinds of its halves and where they point; items come with their number.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any, Final, cast

from farshore.core.contract import Action, Event, Seat, View
from farshore.core.explanation import Explanation
from farshore.core.telling import NONE, Telling, listed, signed
from farshore.core.words import SPOKEN, Param, Phrase, say, spoken
from farshore.games.overworld.events import PointsChanged, SurveyPlaced
from farshore.games.overworld.grid import DIRECTION_NAMES, clockwise, opposite, square_named
from farshore.games.overworld.phase import Phase
from farshore.games.overworld.places import place_name, said_place
from farshore.games.overworld.reasons import explain
from farshore.games.overworld.terms import SEAT_NAMES
from farshore.games.overworld.tiles import (
    FACE_KINDS,
    FACES,
    LAND,
    SIDES,
    SURVEY_TYPES,
    WATER,
    Cell,
    Kind,
    survey_cells,
)

if TYPE_CHECKING:
    from farshore.games.overworld.view import OverworldView


MOST_WAITING: Final = 2_000
"""Decisions of all tables that are remembered as others wait for them: everyone else at a table waits for the same."""


class OverworldTelling(Telling):
    """How Overworld speaks."""

    is_terse = True

    def prompt(self, view: View, seat: Seat, language: str = SPOKEN) -> str:
        """Say what a player is asked for."""
        phase, gap, count = _asked(cast("OverworldView", view))
        return prompt(phase, gap, count, language)

    def waiting(self, view: View, actors: Sequence[Seat], names: Sequence[str], language: str = SPOKEN) -> str:
        """Say to everyone else what the one who decides is asked for."""
        phase, gap, count = _asked(cast("OverworldView", view))
        return prompt_to_wait(phase, names[actors[0]], gap, count, language)

    def explain(self, event: Event, names: Sequence[str], language: str = SPOKEN) -> Explanation | None:
        """Say why an event brought or cost points."""
        return explain(event, names, language) if isinstance(event, PointsChanged) else None

    def params_of(self, thing: Event | Action, names: Sequence[str], language: str = SPOKEN) -> dict[str, Param]:
        """Return the parameters of a thing's sentence."""
        params = super().params_of(thing, names, language)
        if isinstance(thing, SurveyPlaced):
            cells = survey_cells(SURVEY_TYPES.index(thing.tile), SIDES[thing.side])
            laid = zip(cells, thing.squares, strict=True)
            said = [
                say("overworld-name-laid", language, kind=kind_name(cell), square=said_place(at)) for cell, at in laid
            ]
            params |= listed("laid", said, language)
        return params

    def params_of_field(self, field: str, value: Any, names: Sequence[str], language: str) -> dict[str, Param]:
        """Return what a field is handed on as."""
        match field:
            case "square" | "gap" | "origin":
                return {field: said_place(value) if value else NONE}
            case "tile":
                return {field: tile_name(value)}
            case "side":
                return {field: side_name(value)}
            case "orientation":
                return {"first": direction_name(value), "second": direction_name(clockwise(value))}
            case "land":
                land = DIRECTION_NAMES.index(value)
                return {field: direction_name(land), "water": direction_name(opposite(land))}
            case "face":
                land_half, water_half = FACE_KINDS[FACES.index(value)]
                return {field: face_name(value), "land_half": kind_name(land_half), "water_half": kind_name(water_half)}
            case "points":
                return {field: value, "signed": signed(value)}
            case "regions" | "stock":
                return {}  # for whoever asks why: see ``reasons``
            case "item":
                return {field: items_name(value)}
        return super().params_of_field(field, value, names, language)

    def items(self, field: str, values: tuple[Any, ...], names: Sequence[str], language: str) -> list[str]:
        """Say each item of a list; equal provisions together."""
        if field == "squares":
            return [place_name(square_named(square)).say(language) for square in values]
        if field == "items":
            return [items_name(item, count).say(language) for item, count in Counter(values).items()]
        return super().items(field, values, names, language)


@cache
def kind_name(kind: Kind | Cell) -> Phrase:
    """Name a kind of terrain: “whirlpool”."""
    return Phrase(f"overworld-kind-{Kind(kind).name.lower()}")


@cache
def tile_name(tile: str) -> Phrase:
    """Name a survey tile by its land side / its water side, each from the first end to the second.

    “mountain, forest, forest / whirlpool, reef, reef” for ``ldd``.
    """
    number = SURVEY_TYPES.index(tile)
    land = _three(survey_cells(number, LAND))
    water = _three(survey_cells(number, WATER)[::-1])  # turned over, the ends have changed places
    return Phrase("overworld-name-tile", land=land, water=water)


def _three(cells: tuple[Cell, ...]) -> Phrase:
    first, corner, second = map(kind_name, cells)
    return Phrase("overworld-name-three", first=first, corner=corner, second=second)


@cache
def face_name(face: str) -> Phrase:
    """Name a face of a coast by its halves: “forest and whirlpool” for ``A0``."""
    land, water = FACE_KINDS[FACES.index(face)]
    return Phrase("overworld-name-face", land=kind_name(land), water=kind_name(water))


@cache
def side_name(side: str) -> Phrase:
    """Name a side of a survey tile, ``L`` or ``W``: “land”."""
    return Phrase(f"overworld-side-{side}")


@cache
def direction_name(direction: int) -> Phrase:
    """Name a direction: “north”."""
    return Phrase(f"overworld-direction-{DIRECTION_NAMES[direction]}")


@cache
def items_name(item: str, count: int = 1) -> Phrase:
    """Name items of a kind with their number: “a torch”, “2 torches”."""
    return Phrase(f"overworld-items-{item}", count=count)


@cache
def item_name(item: str) -> Phrase:
    """Name a kind of item: “torch”."""
    return Phrase(f"overworld-items-{item}.kind")


def _asked(view: OverworldView) -> tuple[Phase, str, int]:
    """Return what a decision is about: its phase, the gap, and how many explorers or items are still to be placed."""
    phase, turn = Phase[view.turn.phase.upper()], view.turn
    if phase == Phase.EXPLORER and turn.mover is not None:
        player = view.players[turn.mover]
        return phase, "", (player.ships if turn.side == "W" else player.camels).supply
    if turn.contest is None:
        return phase, "", 0
    if phase == Phase.LEAVE:
        return phase, turn.contest.origin, turn.contest.to_leave
    return phase, turn.contest.gap, turn.contest.to_take


def prompt(phase: Phase, gap: str = "", count: int = 0, language: str = SPOKEN) -> str:
    """Say what a player is asked for who has to decide.

    ``gap`` is the one being resolved (``LEAVE``: the one that is left), by its first square; ``count`` how many
    explorers or items are still to be placed (``EXPLORER``, ``LEAVE``, ``ITEM``).
    """
    return say(f"overworld-prompt-{phase.name}", language, gap=said_place(gap), count=count)


def prompt_to_wait(phase: Phase, seat: str, gap: str = "", count: int = 0, language: str = SPOKEN) -> str:
    """Say to everyone else what ``seat``, called by name, is asked for."""
    return _waiting(phase, seat, gap, count, language or spoken())


@lru_cache(maxsize=MOST_WAITING)
def _waiting(phase: Phase, seat: str, gap: str, count: int, language: str) -> str:
    return say(f"overworld-prompt-{phase.name}.watching", language, seat=seat, gap=said_place(gap), count=count)


_TELLING: Final = OverworldTelling("overworld", SEAT_NAMES)
seat_names = _TELLING.seat_names
narrate = _TELLING.narrate
describe = _TELLING.describe
describe_option = _TELLING.describe_option
params_of = _TELLING.params_of

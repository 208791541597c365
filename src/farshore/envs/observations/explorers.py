"""What a seat of Explorers sees: the map of 16 × 16 squares, its own sheet as it is, the others' as they were shown."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from farshore.envs.observations.layout import Board, Fact, Layout, Planes, Seen, by_seat, flags, one_of
from farshore.games.explorers import achievements, grid
from farshore.games.explorers.cards import CARDS, TERRAINS, number_of
from farshore.games.explorers.phase import Moment, Phase
from farshore.games.explorers.terms import RACE_POINTS, TEMPLE_POINTS, Terms
from farshore.games.explorers.tile import Object
from farshore.games.explorers.tiles import OBJECT_GLYPHS
from farshore.games.explorers.view import ExplorersView
from farshore.games.explorers.view.explorers import ExplorerView
from farshore.games.explorers.view.races import NumberView

View = Seen[ExplorersView]
PHASES: Final = [phase.name.lower() for phase in Phase]
MOMENTS: Final = [moment.name.lower() for moment in Moment]
VILLAGES: Final = frozenset("12345678")
QUADRANTS: Final = tuple(grid.QUADRANT_NAMES)
MOST_MARKS: Final = 2_000
"""Sets of marks that are remembered as planes: those of the others stay for a whole turn."""


def explorers_layout(terms: Terms) -> Layout[ExplorersView]:
    """Return the arrays of a table."""
    facts = [*_turn_facts(terms), *_card_facts(terms), *_sheet_facts(terms), *_race_facts(terms)]
    return Layout(terms.seats, grid.SIZE, grid.SIZE, _planes(terms), facts)


def _planes(terms: Terms) -> list[Planes]:
    terrain = ("prairie", "water", "desert", "mountain", "village", "no tile yet")
    marks = [f"seat {place}" for place in range(terms.seats)]
    return [
        Planes("terrain", terrain, 0, 1, "what the square is", _draw_terrain),
        Planes("objects", [thing.name.lower() for thing in Object], 0, 1, "what lies there", _draw_objects),
        Planes("start", ("start village",), 0, 1, "where all began", _draw_start),
        Planes("marks", marks, 0, 1, "who has marked it, as far as the observer may know", _draw_marks),
        Planes("later", ("later",), 0, 1, "while a horse's mark is due: where an ordinary one could go", _draw_later),
    ]


@lru_cache(maxsize=256)
def _glyph_planes(rows: tuple[str, ...], glyphs: tuple[frozenset[str], ...]) -> NDArray[np.int8]:
    """Turn a drawing into planes, one for each set of glyphs: once, since the map does not change."""
    return np.array([[[glyph in group for glyph in row] for row in rows] for group in glyphs], np.int8)


@lru_cache(maxsize=MOST_MARKS)
def _mark_plane(names: tuple[str, ...]) -> NDArray[np.int8]:
    plane = np.zeros(grid.SQUARES, np.int8)
    plane[[grid.SQUARE[name] for name in names]] = 1
    return plane.reshape(grid.SIZE, grid.SIZE)


_TERRAIN_GLYPHS: Final = (*(frozenset(letter) for letter in TERRAINS), VILLAGES, frozenset("?"))
_OBJECT_GLYPHS: Final = tuple(frozenset(glyph) for glyph in OBJECT_GLYPHS)


def _draw_terrain(seen: View, planes: Board) -> None:
    planes[:] = _glyph_planes(seen.view.map.terrain, _TERRAIN_GLYPHS)


def _draw_objects(seen: View, planes: Board) -> None:
    planes[:] = _glyph_planes(seen.view.map.objects, _OBJECT_GLYPHS)


def _draw_start(seen: View, planes: Board) -> None:
    if seen.view.map.start is not None:
        planes[0] = _mark_plane((seen.view.map.start,))


def _draw_marks(seen: View, planes: Board) -> None:
    for plane, seat in zip(planes, seen.order, strict=True):
        marks = seen.view.explorers[seat].marks
        if marks:
            plane[:] = _mark_plane(marks)


def _draw_later(seen: View, planes: Board) -> None:
    marking = seen.view.marking
    if marking is not None and marking.later:
        planes[0] = _mark_plane(marking.later)


def _turn_facts(terms: Terms) -> list[Fact]:
    seats = terms.seats

    def read_time(seen: View) -> list[int]:
        turn = seen.view.turn
        return [turn.round, turn.turn, turn.batch, turn.is_neutral]

    def read_marking(seen: View) -> list[int]:
        marking = seen.view.marking
        if marking is None:
            return [0] * (len(TERRAINS) + 3 + len(QUADRANTS))
        counts = [marking.given, marking.due, marking.horses]
        return [*flags(TERRAINS, marking.terrains), *counts, *flags(QUADRANTS, marking.extras)]

    return [
        Fact("seat", seats, 0, 1, "which seat observes, in playing order", lambda seen: one_of(seen.seat, seats)),
        Fact("phase", len(PHASES), 0, 1, ", ".join(PHASES), lambda seen: flags(PHASES, [seen.view.turn.phase])),
        Fact(
            "moment",
            len(MOMENTS),
            0,
            1,
            f"what is marked for: {', '.join(MOMENTS)}",
            lambda seen: flags(MOMENTS, [seen.view.turn.moment or ""]),
        ),
        Fact("actors", seats, 0, 1, "who acts now", lambda seen: seen.among(seen.view.turn.actors)),
        Fact("time", 4, 0, 99, "round, turn, rankings of temples in this turn, 1 if nobody is active", read_time),
        Fact("first", seats, 0, 1, "who has the first-player marker", lambda seen: seen.only(seen.view.turn.first)),
        Fact("active", seats, 0, 1, "who is active", lambda seen: seen.only(seen.view.turn.active)),
        Fact(
            "marking",
            len(TERRAINS) + 3 + len(QUADRANTS),
            0,
            99,
            "what the observer marks: terrains committed to (P, W, D, M); marks given, left, of horses; temples of A "
            "to D whose extra marks are to be chosen",
            read_marking,
        ),
    ]


def _card_facts(terms: Terms) -> list[Fact]:
    seats = terms.seats
    per_side = len(TERRAINS) + 2 + seats

    def read_card(seen: View) -> list[int]:
        card = seen.view.card
        found: list[int] = []
        for side in () if card is None else card.sides:
            marks = [side.marks[seat] for seat in seen.order] if side.marks else [0] * seats
            found += [*flags(TERRAINS, side.side), side.is_near, side.is_chosen, *marks]
        return found or [0] * (2 * per_side)

    def read_deck(seen: View) -> list[int]:
        left = {number_of(card) for card in seen.view.deck.left}
        return [*(int(number in left) for number in range(len(CARDS))), seen.view.deck.draws]

    return [
        Fact(
            "card",
            2 * per_side,
            0,
            9,
            "of each side of the open card: terrains (P, W, D, M), near, chosen by the active player; marks it gives "
            "each seat",
            read_card,
        ),
        Fact("deck", len(CARDS) + 1, 0, 8, f"which cards may come ({', '.join(CARDS)}); how many will", read_deck),
    ]


def _sheet_facts(terms: Terms) -> list[Fact]:
    seats = terms.seats

    def read_frame(explorer: ExplorerView) -> list[int]:
        frame = explorer.frame
        larder = [n for kind in frame.larder for n in (kind.count, kind.most)]
        found = [frame.keys, frame.keys_used, frame.scrolls, frame.fresh_scrolls, frame.scrolls_used, frame.gems]
        return [int(explorer.is_done), *found, frame.gems_worth, *larder, frame.larder_worth]

    def read_villages(explorer: ExplorerView) -> list[int]:
        found = [n for village in explorer.villages for n in (village.neighbours, village.points)]
        return found + [0] * (2 * len(QUADRANTS) - len(found))

    def read_points(explorer: ExplorerView) -> list[int]:
        score = explorer.score
        return [score.total, score.provisions, score.gems, score.temples, score.villages, sum(score.achievements)]

    return [
        Fact(
            "frame",
            15 * seats,
            -99,
            99,
            "of each seat: done; keys left and used; scrolls left, fresh, used; gems and what they are worth; apples, "
            "carrots, fish, each with the room for them; what those are worth",
            by_seat(read_frame, "explorers"),
        ),
        Fact(
            "villages",
            2 * len(QUADRANTS) * seats,
            0,
            99,
            "of each seat, each village: marked neighbours, points",
            by_seat(read_villages, "explorers"),
        ),
        Fact(
            "points",
            6 * seats,
            -999,
            999,
            "of each seat: in all, by provisions, gems, temples, villages, achievements",
            by_seat(read_points, "explorers"),
        ),
    ]


def _race_facts(terms: Terms) -> list[Fact]:
    seats = terms.seats
    column, race = len(TEMPLE_POINTS) * (1 + seats), len(RACE_POINTS) * (1 + seats)
    per_achievement = len(achievements.NAMES) + 1 + race + seats

    def read_numbers(seen: View, numbers: tuple[NumberView, ...]) -> list[int]:
        found: list[int] = []
        for number in numbers:
            found += [int(number.state == "free"), *seen.among(number.seats)]
        return found

    def read_temples(seen: View) -> list[int]:
        found: list[int] = []
        for temple in seen.view.temples:
            found += read_numbers(seen, temple.numbers)
        return found + [0] * (len(QUADRANTS) * column - len(found))

    def read_achievements(seen: View) -> list[int]:
        found: list[int] = []
        for one in seen.view.achievements:
            numbers = read_numbers(seen, one.numbers) or [0] * race
            points = [one.standings[seat].points for seat in seen.order] if one.standings else [0] * seats
            found += [*flags(achievements.NAMES, [one.name]), int(one.is_open), *numbers, *points]
        return found + [0] * (terms.achievements * per_achievement - len(found))

    return [
        Fact(
            "temples",
            len(QUADRANTS) * column,
            0,
            1,
            "of each temple, each number, the highest first: free; who took it",
            read_temples,
        ),
        Fact(
            "achievements",
            terms.achievements * per_achievement,
            0,
            99,
            f"of each in play: which ({', '.join(achievements.NAMES)}); points can be had; of a race, each number: "
            "free, who took it; points of each seat",
            read_achievements,
        ),
    ]

"""What ``docs/games/overworld.md`` draws and writes is true."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from farshore.core.contract import CHANCE
from farshore.games.overworld.actions import VERBS, PlaceSurvey
from farshore.games.overworld.board import Board
from farshore.games.overworld.gaps import enclosed_area, has_fit, new_gaps
from farshore.games.overworld.grid import (
    COVERING,
    HOME,
    STEPS,
    Ell,
    Square,
    ell,
    name_of,
    opposite,
    square_at,
    square_named,
    squares_of,
)
from farshore.games.overworld.options import OverworldOptions
from farshore.games.overworld.position import read_position, write_position
from farshore.games.overworld.setup import new_state
from farshore.games.overworld.terms import terms_of
from farshore.games.overworld.tiles import EDGES, FLAT, LAND, SIDES, SURVEY_TYPES, WATER, is_coast, survey_cells
from tests.some import some

TESTS = Path(__file__).parent
TEXT = (TESTS.parents[1] / "docs" / "games" / "overworld.md").read_text("utf-8")
LABELS = {"land": LAND, "water": WATER, "flat": FLAT}
CASE = re.compile(r"### (.+)\n\*\*(A gap|Two gaps|No gap)\*\*: (.+)\n\n```text\n((?:.+\n)+)```")


class Case(NamedTuple):
    claim: str
    caption: str
    board: Board


def section(title: str) -> str:
    return TEXT.partition(f"\n## {title}\n")[2].partition("\n## ")[0]


def read_board(drawn: str) -> Board:
    return read_position(f"game = 'overworld'\nboard = '''\n{drawn}'''\n").board


CASES = {found[1]: Case(found[2], found[3], read_board(found[4])) for found in CASE.finditer(section("Gaps, drawn"))}
GAPS = {title: case for title, case in CASES.items() if case.claim != "No gap"}
FITTING = {title: case for title, case in CASES.items() if "still fits" in case.caption}


def squares_in(text: str) -> tuple[Square, ...]:
    return tuple(square_named(name) for name in re.findall(r"\(-?\d+,-?\d+\)", text))


def areas_of(board: Board) -> set[tuple[Square, ...]]:
    """Return every enclosed area."""
    beside = {square + step for square in board.cells for step in STEPS}
    return {enclosed_area(board, square) for square in beside if board.is_empty(square)} - {()}


def labels_around(board: Board, area: tuple[Square, ...]) -> set[int]:
    return {
        EDGES[board.cells[square + step]][opposite(direction)]
        for square in area
        for direction, step in enumerate(STEPS)
        if square + step not in area
    }


def placed(action: str) -> tuple[Ell, int]:
    """Return the L and the side of a survey placement."""
    found = VERBS.read(action)
    assert isinstance(found, PlaceSurvey)
    return ell(square_named(found.square), found.orientation), SIDES[found.side]


def test_every_kind_of_action_is_written_as_said() -> None:
    lines = section("Notation").partition("```text\n")[2].partition("```")[0].splitlines()
    examples = [line.partition("  ")[0] for line in lines]
    assert [VERBS.write(VERBS.read(example)) for example in examples] == examples
    assert {type(VERBS.read(example)) for example in examples} == set(VERBS.actions)


@pytest.mark.rule("OVW-2")
@pytest.mark.parametrize(("side", "ends"), [("L", "1C2"), ("W", "2C1")])
def test_orientations_lie_as_drawn(side: str, ends: str) -> None:
    """The type tells the ends apart: only the first is light."""
    above, below = (line.split() for line in section("Notation").split("```text\n")[2].splitlines()[:2])
    light_first = survey_cells(SURVEY_TYPES.index("ldd"), SIDES[side])
    assert [cell % 2 for cell in light_first] == [mark != "1" for mark in ends]
    for orientation in range(4):
        drawn = [above[orientation * 2 : orientation * 2 + 2], below[orientation * 2 : orientation * 2 + 2]]
        at = {mark: square_at(x, y) for y, row in enumerate(drawn) for x, mark in enumerate(row)}
        covered = squares_of(ell(at["C"], orientation))
        assert covered == (at["1"], at["C"], at["2"])


def test_the_position_is_what_the_moves_before_it_lead_to() -> None:
    text, _, after = section("Positions").partition("```toml\n")
    document = after.partition("```")[0]
    state = new_state(terms_of(3, OverworldOptions()))
    for move in some(re.findall(r"`([^`]+)`", text.partition("after ")[2])):
        (seat,) = state.actors()
        choices = [outcome for outcome, _ in state.outcomes()] if seat == CHANCE else state.legal(seat)
        assert VERBS.read(move) in choices, move
        state.apply(seat, VERBS.read(move))
    assert write_position(state).strip() == document.strip()
    assert write_position(read_position(document)) == write_position(state)


def test_every_drawing_of_a_gap_is_read() -> None:
    assert len(CASES) == section("Gaps, drawn").count("### ")


@pytest.mark.rule("OVW-41")
@pytest.mark.parametrize("title", GAPS)
def test_what_is_said_to_be_a_gap_is_one(title: str) -> None:
    claim, caption, board = GAPS[title]
    named = [squares_in(part) for part in caption.partition(" Edges:")[0].split(" and ")]
    assert set(new_gaps(board, board.cells)) == {tuple(sorted(gap)) for gap in named}
    assert len(named) == (2 if claim == "Two gaps" else 1)


@pytest.mark.rule("OVW-41")
@pytest.mark.parametrize("title", [title for title in CASES if title not in GAPS])
def test_what_is_said_to_be_no_gap_is_none(title: str) -> None:
    assert new_gaps(CASES[title].board, CASES[title].board.cells) == ()


@pytest.mark.rule("OVW-41")
@pytest.mark.parametrize("title", FITTING)
def test_where_a_tile_is_said_to_fit_it_does_and_leaves_what_is_said(title: str) -> None:
    _, caption, board = FITTING[title]
    size, action = re.findall(r"area of (\d) squares .+ fits, `(.+)`\.", caption)[0]
    (area,) = areas_of(board)
    covered, side = placed(action)
    assert len(area) == int(size)
    assert set(squares_of(covered)) <= set(area)
    assert board.fits[covered] == side
    board = board.clone()
    board.lay(zip(squares_of(covered), survey_cells(0, side), strict=True))
    left = caption.partition("It would leave ")[2].split()[0]
    assert new_gaps(board, board.cells) == tuple((square,) for square in squares_in(left))


@pytest.mark.rule("OVW-41")
def test_what_is_not_enclosed_has_no_room_for_a_tile_and_is_still_no_gap() -> None:
    _, caption, board = CASES["Not yet enclosed"]
    (square,) = squares_in(caption)
    assert board.is_empty(square)
    assert not has_fit(board, (square,))
    assert enclosed_area(board, square) == ()
    assert board.is_empty(square + STEPS[1])


@pytest.mark.parametrize("title", [title for title, case in CASES.items() if "Edges:" in case.caption])
def test_edges_are_as_said(title: str) -> None:
    _, caption, board = CASES[title]
    said = caption.partition("Edges: ")[2].partition(".")[0].split(", ")
    found = set().union(*(labels_around(board, area) for area in areas_of(board)))
    assert found == {LABELS[word] for word in said}


@pytest.mark.rule("OVW-41")
def test_corners_that_are_said_to_be_open_are() -> None:
    said = {title: re.findall(r"corner at (\S+) is open", case.caption) for title, case in CASES.items()}
    assert any(said.values())
    for title, names in some(said.items()):
        for corner in map(square_named, names):
            (area,) = areas_of(CASES[title].board)
            assert CASES[title].board.is_empty(corner)
            assert any(corner + one + other in area for one in (STEPS[0], STEPS[2]) for other in (STEPS[1], STEPS[3]))


@pytest.mark.rule("OVW-41")
def test_land_and_water_alone_keep_an_l_from_being_filled() -> None:
    board = CASES["An L and a neighbour"].board
    l_shaped = max(new_gaps(board, board.cells), key=len)
    assert labels_around(board, l_shaped) == {LAND, WATER}


def test_all_sizes_and_all_edges_are_drawn() -> None:
    drawn = [(gap, case.board) for case in GAPS.values() for gap in new_gaps(case.board, case.board.cells)]
    around = [labels_around(board, gap) for gap, board in drawn]
    assert {len(gap) for gap, _ in drawn} == {1, 2, 3, 4, 5, 6}
    assert all(labels in around for labels in ({LAND}, {WATER}, {LAND, WATER}, {LAND, FLAT}, {LAND, WATER, FLAT}))


def cuts(board: Board, squares: frozenset[Square]) -> Iterator[list[tuple[Square, ...]]]:
    """Yield every way to cut survey squares into Ls that show one side."""
    if not squares:
        yield []
        return
    square = min(squares)
    for covered, _, _ in COVERING:
        tile = squares_of(square * 4 + covered)
        if squares.issuperset(tile) and len({EDGES[board.cells[part]] for part in tile}) == 1:
            yield from ([tile, *others] for others in cuts(board, squares - set(tile)))


def can_bring(board: Board, tiles: list[tuple[Square, ...]], coasts: list[Square]) -> bool:
    """Say whether every coast has a tile of one shade for itself, teeth to teeth, with which it was drawn (OVW-20)."""
    if not coasts:
        return True
    coast, *others = coasts
    teeth = {coast + step for step, label in zip(STEPS, EDGES[board.cells[coast]], strict=True) if label != FLAT}
    return any(
        can_bring(board, [other for other in tiles if other != tile], others)
        for tile in tiles
        if teeth.intersection(tile) and len({board.cells[part] for part in tile}) == 1
    )


@pytest.mark.parametrize("title", CASES)
def test_a_drawing_could_have_been_laid(title: str) -> None:
    """It hangs together by edges, and is made of tiles of the box; each coast but the first came with a tile."""
    board = CASES[title].board
    reached = [HOME]
    for square in reached:
        reached += [square + step for step in STEPS if square + step in board.cells and square + step not in reached]
    coasts = [square for square, cell in board.cells.items() if is_coast(cell) and square != HOME]
    survey = frozenset(square for square, cell in board.cells.items() if not is_coast(cell))
    assert len(reached) == len(board.cells), [name_of(square) for square in board.cells if square not in reached]
    assert any(can_bring(board, tiles, coasts) for tiles in cuts(board, survey))

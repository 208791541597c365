"""Overworld in the terminal: what is drawn is what the view says, on every screen, and a whole game can be typed."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Sequence
from contextlib import suppress
from io import StringIO
from random import Random
from typing import Any, cast

import pytest
from rich.console import Console, RenderableType

from farshore import Fate, Match
from farshore.cli.choices import MANY, Choices
from farshore.cli.faces import face_of
from farshore.cli.overworld.art import square_art
from farshore.cli.overworld.board import Drawing
from farshore.cli.overworld.face import OverworldFace
from farshore.cli.overworld.tiles import turned_art
from farshore.cli.overworld.window import LARGE, LEFT, MIDDLE, SMALL, TOP, Size, Window, fitting, whole
from farshore.cli.result import result_page
from farshore.cli.table import YOU, Left, TerminalTable
from farshore.core.contract import Offer
from farshore.core.replay import verify
from farshore.core.words import add_catalogue
from farshore.games.overworld import OVERWORLD
from farshore.games.overworld.actions import PlaceCoast, PlaceSurvey
from farshore.games.overworld.grid import place_of, square_named
from farshore.games.overworld.places import column_name, row_name
from farshore.games.overworld.position import write_position
from farshore.games.overworld.state import OverworldState
from farshore.games.overworld.view import OverworldView
from tests.at_random import play_first
from tests.overworld import table as drawn
from tests.some import some

add_catalogue(OVERWORLD.words)

FACE = face_of(OVERWORLD)
BOTH = {"provisions": True, "ports": True}
SQUARE = re.compile(r"\b\d+[NSEW]\b")
SIZES = [LARGE, MIDDLE, SMALL]
HALVES = """
      -1     0      1
 -1   m.     m.     <B1B
  0   .      ^A0    .
  1   .      ww     rb
  2   .      vA1y   .
"""
GAPS = """
      -2    -1    0     1     2     3
 -1   .     m.    m.    m.    m.    .
  0   m.    #1    ^A0   #2    #2    m.
  1   .     w.    w.    w.    w.    .
  2   .     w.    #3    w.    #4    w.
  3   .     .     w.    .     w.    .
[[gaps]]
owner = "black"
entrance = "door"
[[gaps]]
owner = "red"
entrance = "port"
[[gaps]]
owner = "white"
left = ["ship"]
items = {}
"""


def played(decisions: int, seats: int = 3, seed: int = 1, **options: Any) -> Match:
    rng = Random(seed)
    return play_first(Match.new(OVERWORLD, seats, options or None, Fate(rng.randbytes(32))), rng, decisions)


def seen(match: Match) -> OverworldView:
    return cast("OverworldView", match.view(match.actors()[0] if match.actors() else None))


def position(board: str, more: str = "", players: int = 4, **options: bool) -> OverworldView:
    """Return how it looks; the board may be followed by tables."""
    return state_of(board, more, players, **options).view(0)


def state_of(board: str, more: str = "", players: int = 4, **options: bool) -> OverworldState:
    board, _, tables = board.partition("[[")
    return drawn.Table(board, more + ("\n[[" + tables if tables else ""), players, **options).state


def printed(shown: RenderableType, width: int = 100) -> str:
    console = Console(width=width, force_terminal=False, color_system=None)
    with console.capture() as capture:
        console.print(shown)
    return capture.get()


def square(
    view: OverworldView, x: int, y: int, size: Size, window: Window | None = None, offers: Sequence[Offer] = ()
) -> tuple[str, ...]:
    """Return the lines of a square in the drawing."""
    window = window or whole(view)
    lines = Drawing(view, size, window, offers).draw().plain.split("\n")
    top, left = TOP + (y - window.north) * size.height, LEFT + (x - window.west) * size.width
    return tuple(line[left : left + size.width] for line in lines[top : top + size.height])


def typed(match: Match, players: list[str], text: str, monkeypatch: pytest.MonkeyPatch, width: int = 80) -> str:
    """Play at a table by typing, until the text or the game ends, and return what was printed."""
    lines = iter(text.splitlines())

    def line(_: str = "") -> str:
        try:
            return next(lines)
        except StopIteration as end:
            raise EOFError from end

    monkeypatch.setattr("builtins.input", line)
    console = Console(file=StringIO(), width=width, color_system=None)
    with suppress(Left):
        TerminalTable(match, players, FACE, console, Random(1), 24).play()
    return cast("StringIO", console.file).getvalue()


def test_the_game_has_a_face_of_its_own() -> None:
    assert isinstance(FACE, OverworldFace)


def test_squares_show_their_kind_and_who_stands_there() -> None:
    view = position(HALVES)
    assert square(view, 0, -1, LARGE) == ("^^^^^^",) * 3
    assert square(view, 0, 1, LARGE) == ("@@@@@@", "@@∪w@@", "@@@@@@")
    assert square(view, 0, 1, MIDDLE) == ("@@@@", "@∪w@")
    assert square(view, 1, 1, SMALL) == ("≈b",)
    assert square(view, -1, -1, SMALL) == ("^^",)


def test_coasts_show_both_halves_and_where_their_land_is() -> None:
    view = position(HALVES)
    assert square(view, 0, 0, LARGE) == ("%%%%%%", "──────", "@@@@@@")
    assert square(view, 0, 2, LARGE) == ("≈≈∪y≈≈", "──────", "^^^^^^")
    assert square(view, 1, -1, LARGE) == ("^^││@@", "∩B││@@", "^^││@@")
    assert square(view, 0, 0, MIDDLE) == ("%%%%", "@@@@")
    assert square(view, 1, -1, MIDDLE) == ("^^@@", "∩B@@")
    assert [square(view, *at, SMALL)[0] for at in ((0, 0), (0, 2), (1, -1))] == ["△@", "▼y", "◀B"]


@pytest.mark.parametrize("size", SIZES)
def test_every_square_is_drawn_where_its_name_says(size: Size) -> None:
    view = seen(played(30))
    lines = Drawing(view, size, whole(view)).draw().plain.split("\n")
    assert {len(line) for line in lines} == {whole(view).width(size)}
    assert len(lines) == whole(view).height(size)
    for laid in some(view.board.squares):
        art = [[" "] * size.width for _ in range(size.height)]
        for stroke in square_art(laid, size):
            art[stroke.line][stroke.column : stroke.column + len(stroke.text)] = stroke.text
        assert square(view, laid.x, laid.y, size) == tuple(map("".join, art))
        labelled = next(number for number, line in enumerate(lines) if line[:3].strip() == row_name(laid.y).say())
        assert labelled == TOP + (laid.y - whole(view).north) * size.height + size.height // 2


@pytest.mark.parametrize("size", SIZES)
def test_columns_are_numbered_above_their_squares(size: Size) -> None:
    view = seen(played(30))
    head = Drawing(view, size, whole(view)).draw().plain.split("\n")[0]
    names = head.split()
    expected = [x for x in range(whole(view).west, whole(view).east + 1) if x % size.label_step == 0]
    assert names == [column_name(x).say() for x in expected][: len(names)]
    assert len(expected) - len(names) <= 1  # a name too wide for the last column is left out
    for x, name in some(list(zip(expected, names, strict=False))):
        left = LEFT + (x - whole(view).west) * size.width
        assert name in head[left : left + max(size.width, len(name))]


def test_gaps_show_their_door_their_port_or_that_somebody_was_left_behind() -> None:
    view = position(GAPS, ports=True, provisions=True)
    assert square(view, -1, 0, SMALL) == ("⌂B",)
    assert [square(view, x, 0, SMALL) for x in (1, 2)] == [("‡R",)] * 2
    assert square(view, 0, 2, SMALL) == ("+W",)
    assert square(view, 2, 2, SMALL) == ("▒▒",)
    assert square(view, -1, 0, LARGE) == ("▒▒▒▒▒▒", "▒▒⌂B▒▒", "▒▒▒▒▒▒")
    page = printed(FACE.pages()["gaps"](view))
    for line in ("⌂B (-1,0)     1", "‡R (1,0)      2", "+W (0,2)      1 ∪", "▒▒ (2,2)      1"):
        assert line in page


def test_enclosed_squares_tell_whether_a_tile_still_fits() -> None:
    room = """
          -1    0     1     2
     -4   .     mB    m.    .
     -3   f.    .     .     mB
     -2   fW    .     .     m.
     -1   .     m.    fW    mW
      0   .     ^A0   .     m.
      1   .     .     w.    .
    """
    view = position(room, players=2)
    assert square(view, 0, -3, SMALL) == ("??",)
    assert square(view, 1, 0, SMALL) == ("!!",)
    page = printed(FACE.pages()["gaps"](view))
    assert "?? (0,-3)     4 W3* B2" in page
    assert "!! (1,0)      1 W2* B1" in page
    assert "Nothing is enclosed" in printed(FACE.pages()["gaps"](position("0\n0 ^A0")))


def test_squares_that_the_tile_can_cover_are_dotted_or_named() -> None:
    state = state_of(HALVES, 'tile = "ldl"')
    view, offers = state.view(None), OVERWORLD.offers(state, state.actors()[0])
    open_squares = {place_of(square_named(name)) for offer in offers for name in offer.places}
    assert open_squares
    for x, y in ((x, y) for x in range(-2, 3) for y in range(-2, 3)):
        if any((laid.x, laid.y) == (x, y) for laid in view.board.squares):
            continue
        is_open = (x, y) in open_squares
        assert ("·" in square(view, x, y, SMALL, None, offers)[0]) == is_open
        assert (f"{x},{y}" in square(view, x, y, LARGE, None, offers)[1]) == is_open


def test_where_one_may_act_stands_in_brackets() -> None:
    state = state_of(
        "0 1\n-2 m. .\n-1 m. m.\n0 ^A0 .", 'phase = "coast"\nsurvey = ["(0,-2)", "(0,-1)", "(1,-1)"]', players=2
    )
    coast, offers = state.view(None), OVERWORLD.offers(state, state.actors()[0])
    shown = {place_of(square_named(offer.places[0])) for offer in offers}
    within = [point for point in shown if whole(coast).has(*point)]
    assert within
    assert all(square(coast, *point, SMALL, None, offers) == ("[]",) for point in within)
    short = """
           0     1
     -2    fB    .
     -1    m.    m.
      0    ^A0   .
    """
    more = 'phase = "explorer"\nsurvey = ["(0,-2)", "(0,-1)", "(1,-1)"]\n[supplies.black]\ncamels = 1'
    state = state_of(short, more, players=2)
    explorer, offers = state.view(None), OVERWORLD.offers(state, state.actors()[0])
    assert [square(explorer, *at, SMALL, None, offers) for at in ((0, -2), (0, -1), (1, -1))] == [
        ("%B",),
        ("[]",),
        ("[]",),
    ]


@pytest.mark.parametrize(("width", "height"), [(60, 24), (80, 24), (80, 50), (100, 50), (120, 50), (200, 100)])
@pytest.mark.parametrize("decisions", [0, 25, 50, 10_000])
@pytest.mark.parametrize("options", [{}, BOTH])
def test_the_board_fits_the_screen_and_cuts_nothing_off(
    width: int, height: int, decisions: int, options: dict[str, bool]
) -> None:
    view = seen(played(decisions, seats=4, seed=3, **options))
    text = printed(FACE.board(view, width, height), width)
    assert max(map(len, text.splitlines())) <= width
    assert not any("…" in line and "more: regions" not in line for line in text.splitlines())
    for name in ("Black", "White", "Red", "Yellow"):
        assert f" {name}" in text
    if view.shop:
        shop = ", ".join(f"{'chicken leg' if shelf.item == 'leg' else shelf.item} {shelf.left}" for shelf in view.shop)
        column = next(line.index("Shop: ") for line in text.splitlines() if "Shop: " in line)
        assert f"Shop: {shop}" in " ".join(" ".join(line[column:] for line in text.splitlines()).split())


def test_the_board_is_drawn_as_large_as_the_screen_allows() -> None:
    small, grown = seen(played(2)), seen(played(45, seed=53))
    assert fitting(small, 120, 50)[0] == LARGE
    assert fitting(small, 80, 24)[0] != LARGE
    assert fitting(grown, 120, 50)[0] == MIDDLE
    assert fitting(grown, 80, 24)[0] == SMALL
    assert fitting(grown, 300, 1000)[0] == LARGE


def test_a_board_too_wide_for_the_screen_is_cut_around_what_was_just_laid() -> None:
    wide = "  ".join(["f."] * 30)
    columns = " ".join(map(str, range(30)))
    board = f"{columns}\n-2 {' '.join(['.'] * 28)} f. .\n-1 {wide}\n0 ^A0 {' '.join(['.'] * 29)}"
    laid = '"(28,-2)", "(28,-1)", "(29,-1)"'
    view = position(board, f'phase = "coast"\nsurvey = [{laid}]', players=2)
    size, window = fitting(view, 44, 24)
    assert size == SMALL
    assert window.width(size) <= 44
    assert (window.west, window.east) == (11, 30)
    assert square(view, 28, -1, SMALL, window) == ("%%",)
    text = printed(FACE.board(view, 44, 24), 44)
    assert "from column -1 to column 30: this is a part" in " ".join(text.split())
    assert max(map(len, text.splitlines())) <= 44
    before = fitting(position(board, players=2), 44, 24)[1]
    assert (before.west, before.east) == (4, 23)  # nothing was laid: the middle
    assert fitting(view, 80, 24)[1] == whole(view)


def test_the_tile_in_hand_is_drawn_in_every_orientation() -> None:
    view = position("0\n0 ^A0", 'tile = "ldd"')
    assert view.tile is not None
    arts = {f"{turned.orientation}{turned.side}": turned_art(turned).plain for turned in view.tile.turned}
    assert arts["0L"] == "^^  \n%%%%"  # first end north, corner, second end east
    assert arts["1L"] == "%%^^\n%%  "
    assert arts["0W"] == "≈≈  \n≈≈@@"  # turned over the ends change places
    text = printed(FACE.board(view, 100, 50))
    assert "In hand: ldd" in text
    assert "0L    1L    2L    3L" in text
    assert ", with a coast" in printed(FACE.board(position("0\n0 ^A0", 'tile = "ddd"'), 100, 50))


@pytest.mark.parametrize("decisions", [1, 30, 10_000])
def test_panels_show_what_the_view_says(decisions: int) -> None:
    view = seen(played(decisions, seats=4, seed=5, **BOTH))
    text = printed(FACE.board(view, 120, 50), 120)
    for player in some(view.players):
        score = player.score
        points = (score.total, score.regions, score.doors, score.provisions, score.port)
        row = [*points, player.camels.supply, player.ships.supply, player.doors, player.ports]
        assert f"{' '.join(map(str, row))} " in " ".join(text.split()) + " "
    regions = printed(FACE.pages()["regions"](view))
    for region in some(view.regions):
        line = next(line for line in regions.splitlines() if line.startswith(f"{region.region} "))
        assert line.split()[2:4] == [region.kind, str(region.size)]
        for seat, count in enumerate(region.explorers):
            assert (f"{'BWRY'[seat]}{count}+2" in line) == (seat in region.leaders)


@pytest.mark.parametrize("decisions", [0, 30, 10_000])
@pytest.mark.parametrize("options", [{}, BOTH])
def test_every_page_can_be_looked_at(decisions: int, options: dict[str, bool]) -> None:
    view = seen(played(decisions, seats=3, seed=6, **options))
    pages = {name: printed(page(view)) for name, page in FACE.pages().items()}
    assert "a camel, with the first letter of its colour" in pages["legend"]
    assert "One of these tiles is in the box" in pages["bag"]
    assert ("Shop: torch" in pages["bag"]) == bool(options)
    for tile in some(view.bag.tiles):
        percent = f"{100 * tile.left / view.bag.left:.0f} %"
        assert any(line.startswith(f"{tile.tile} ") and percent in line for line in pages["bag"].splitlines())
    for player in some(view.players):
        assert f"{player.score.regions} for " in pages["points"]
        if player.tour.length:
            assert f"{player.tour.length} for the tour of the doors" in pages["points"]
    assert pages["map"].split()[0] == column_name(next(x for x in range(whole(view).west, 9) if x % 2 == 0)).say()


def test_many_placements_on_one_square_are_written_together() -> None:
    match = played(20)
    while seen(match).turn.phase != "survey":
        match.play(match.actors()[0], match.legal(match.actors()[0])[0])
    legal = match.legal(match.actors()[0])
    assert len(legal) > MANY
    entries = FACE.together(legal)
    assert [entry.first for entry in entries] == [1, *(entry.last + 1 for entry in entries[:-1])]
    assert entries[-1].last == len(legal)
    shown = printed(Choices(FACE, seen(match), match.offers(match.actors()[0])).show(), 80)
    for entry in some(entries):
        same = [action for action in legal[entry.first - 1 : entry.last] if isinstance(action, PlaceSurvey)]
        assert len(same) == entry.last - entry.first + 1
        assert {action.square for action in same} == {same[0].square}
        ways = " ".join(f"{action.orientation}{action.side}" for action in same)
        assert entry.text == f"survey {same[0].square}{ways}"
        assert entry.text in shown
    coasts = [PlaceCoast("(0,1)", "N", "A0"), PlaceCoast("(0,1)", "N", "B1"), PlaceCoast("(0,1)", "S", "A0")]
    assert [entry.text for entry in FACE.together(coasts)] == ["coast (0,1)N A0 B1", "coast (0,1)S A0"]


def test_prompts_and_choices_say_what_they_are_about() -> None:
    asked, said = set(), set()
    for seed in range(8):
        match, rng = played(0, seed=seed, **BOTH), Random(seed)
        while not match.over:
            seat = match.actors()[0]
            view, legal = seen(match), match.legal(seat)
            asked.add(SQUARE.split(FACE.prompt(view, seat).split(":")[0])[0])
            if len(legal) <= MANY:
                said |= {SQUARE.split(FACE.describe_in(view, action).split("(")[0])[0].strip() for action in legal}
            match.play(seat, rng.choice(legal))
    for beginning in (
        "Lay the survey tile, either side up, beside a tile on the table",
        "One explorer is left for this tile",
        "2 explorers are left for this tile",
        "Send a camel to the land half of the coast, or a ship to its water half.",
        "Several gaps have formed",
        "There is a tie for the gap at ",
        "You have won the gap at ",
        "Choose an explorer to leave behind for good in your old gap at ",
        "One square of the gap at ",
    ):
        assert beginning in asked
    assert {"Resolve the gap at", "Place a dungeon door", "Build the port", "Take a torch", "Coast on"} <= said


def test_a_gap_is_offered_with_its_size_and_a_winner_with_their_explorers() -> None:
    tie = """
           0     1     2     3
     -1    m.    fB    mW    fW
      0    ^A0   .     .     mW
      1    .     wb    r.    .
    """
    more = 'phase = "winner"\nactive = "white"\nsurvey = ["(3,0)", "(3,-1)", "(2,-1)"]'
    state = drawn.Table(tie, more).state
    view = state.view(1)
    assert [FACE.describe_in(view, action) for action in state.legal(1)] == [
        "Black wins the gap (2 explorers)",
        "White wins the gap (2 explorers)",
    ]
    assert FACE.prompt(view, 1) == "There is a tie for the gap at 1E: choose which of the tied players wins it."
    match = played(43, seed=53)
    assert FACE.describe_in(seen(match), match.legal(match.actors()[0])[0]).endswith(" squares, W3* R3* B1)")


@pytest.mark.parametrize("width", [80, 120])
def test_a_whole_game_is_played_by_typing(width: int, monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match.new(OVERWORLD, 3, BOTH, Fate(b"a"))
    output = typed(match, [YOU, "random", "random"], "regions\nmap\n" + "2\n1\n" * 200, monkeypatch, width)
    assert match.over
    verify(match.record, OVERWORLD)
    assert max(map(len, output.splitlines())) <= width
    result = output[output.index("The game is over.\n") :]
    for score in some(match.scores):
        assert str(score) in result


def test_a_move_is_typed_in_notation(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match.new(OVERWORLD, 2, None, Fate(b"a"))
    first = match.actors()[0]
    players = [YOU if seat == first else "random" for seat in range(2)]
    output = typed(match, players, "survey (5,5)0L\nsurvey (0,-1)0L\n", monkeypatch)
    assert "(OVW-21)" in output
    assert match.state.view(None).board.squares[0].y <= -2  # type: ignore[attr-defined]


def test_the_result_shows_points_by_part() -> None:
    match = played(10_000, seats=4, seed=4, **BOTH)
    text = printed(result_page(FACE, match.view(None), match.scores, match.winners))
    assert text.splitlines()[1].split() == ["player", "total", "regions", "doors", "provisions", "port"]
    for player in some(seen(match).players):
        score = player.score
        row = [*map(str, (score.total, score.regions, score.doors, score.provisions, score.port))]
        assert any(line.split()[-5:] == row for line in text.splitlines())
    plain = played(10_000, seats=2)
    assert "port" not in printed(result_page(FACE, plain.view(None), plain.scores, plain.winners))


def test_a_position_is_recognised_by_its_numbered_columns() -> None:
    assert FACE.is_position({"players": 2, "board": "\n  -1 0 1\n-1 . m. .\n 0 . ^A0 .\n"})
    assert not FACE.is_position({"players": 2, "board": " ABCDEF\n1.╷....\n"})
    assert not FACE.is_position({"players": 2})
    document = tomllib.loads(write_position(drawn.Table(HALVES, players=4).state))
    assert FACE.is_position(document)

"""The files of the box and of scenarios: what they must say, and the error that a bad one gets (ENT-5, ENT-11)."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import msgspec
import pytest

from farshore.core.errors import BadFile, BadOptions
from farshore.games.entdecker import ENTDECKER
from farshore.games.entdecker.content import Content, Tiles, content, read_content
from farshore.games.entdecker.options import Edition, EntdeckerOptions
from farshore.games.entdecker.scenario import Scenario, installed_scenario, read_scenario, scenario_folder
from farshore.games.entdecker.terms import terms_of
from farshore.games.entdecker.tile import NAMES
from farshore.games.entdecker.units import SEAT_NAMES
from tests.entdecker.table import Table, rule
from tests.some import some

DATA = files("farshore.games.entdecker") / "data" / "1"


def box_with(folder: Path, file: str, old: str, new: str) -> Content:
    """Read the content of a folder in which one passage of one file was replaced."""
    for name in ("tiles.toml", "table.toml", "editions.toml"):
        text = (DATA / name).read_text("utf-8")
        if name == file:
            assert old in text
            text = text.replace(old, new)
        (folder / name).write_text(text, "utf-8")
    return read_content(folder)


def said(error: BadFile) -> tuple[str, str, str]:
    """Return the file, the key and the reason of an error, all of which its sentence must tell."""
    file, at, reason = (str(error.params.get(name, "")) for name in ("file", "at", "reason"))
    assert file in str(error)
    assert at in str(error)
    assert reason in str(error)
    return file, at, reason


@rule("ENT-5")
def test_an_owner_of_another_printing_replaces_the_files(tmp_path: Path) -> None:
    box = box_with(tmp_path, "tiles.toml", "2 = 28", "2 = 30")
    assert box.tiles.hidden == {**content().tiles.hidden, 2: 30}
    assert box.table == content().table
    assert box.editions == content().editions


@rule("ENT-3", "ENT-5")
@pytest.mark.parametrize(
    ("old", "new", "at", "reason"),
    [
        ("1 = 13", "1 = -1", "hidden", ">= 0"),
        ("1 = 13", "1 = 1.5", "hidden", "`int`"),
        ("1 = 13", "1 = 'many'", "hidden", "`int`"),
        ("1 = 13", "7 = 13", "hidden.7", "patterns from 1 to 6"),
        ("1 = 4", "0 = 4", "question_mark.0", "patterns from 1 to 6"),
        ("6 = 12", "9 = 12", "open.9", "patterns from 1 to 6"),
        ("1 = 13", "sea = 13", "hidden", "`int`"),
        ("10 = 1", "ten = 1", "waterfalls", "`int`"),
        ("10 = 1", "10 = 501", "waterfalls", "<= 500"),
        ("storm = 5", "storm = 4", "events", "21 events and 22 question marks"),
        ("storm = 5", "flood = 5", "events", "flood"),
        ("storm = 5", "", "events", "exactly the events mine, pirate, natives and storm"),
        ("[hidden]", "[concealed]", "", "concealed"),
        ("[open]", "[open]\n6 = 12\n[spare]", "", "spare"),
        ("1 = 13", "1 = = 13", "", "line 5"),
        ("1 = 13", f"1 = {'9' * 5000}", "", "digits"),
        ("1 = 13", f"1 = {'[' * 5000}", "", "nested"),
    ],
)
def test_a_bad_tiles_file_is_refused_with_file_key_and_reason(
    tmp_path: Path, old: str, new: str, at: str, reason: str
) -> None:
    with pytest.raises(BadFile) as caught:
        box_with(tmp_path, "tiles.toml", old, new)
    assert said(caught.value)[:2] == ("tiles.toml", at)
    assert reason in said(caught.value)[2]


@rule("ENT-2", "ENT-6", "ENT-7", "ENT-8", "ENT-9")
@pytest.mark.parametrize(
    ("old", "new", "at", "reason"),
    [
        ('[2, 3, 4, 5, 6, "wheel"]', "[]", "die", "at least one number"),
        ('6, "wheel"]', '6, "helm"]', "die[5]", "helm"),
        ('6, "wheel"]', "6, 0]", "die[5]", ">= 1"),
        ("wheel = [2, 3, 4, 5, 6]", "wheel = []", "wheel", "at least one number"),
        ("income_below = 4", "income_below = -4", "income_below", ">= 0"),
        ("hidden_tile = 1", "hidden_tile = 0", "hidden_tile", ">= 1"),
        ("open_tile = 4", "", "", "open_tile"),
        ("toll = 2", "toll = 6", "toll", "<= 5"),
        ("hidden_stacks = 6", "hidden_stacks = 21", "hidden_stacks", "<= 20"),
        ("reformed_stacks = 2", "reformed_stacks = 0", "reformed_stacks", ">= 1"),
        ("north = 2", "north = 'far'", "edge_coins.north", "`int`"),
        ("north = 2", "north = 9", "edge_coins.north", "<= 8"),
        ("north = 2", "", "edge_coins", "north"),
        ("south = 0", "south = 0\nup = 3", "edge_coins", "up"),
        ("4 = 12 }", "5 = 12 }", "supplies.scouts", "2, 3 and 4 players"),
        ("4 = 12 }", "4 = 2 }", "supplies.scouts", ">= 3"),
        ("forts = 2", "forts = 11", "supplies.forts", "<= 10"),
        ("settlements = 1", "settlements = 6", "supplies.settlements", "<= 5"),
        ("gold = 7", "", "supplies", "gold"),
        ("eyes = [3, 6]", "eyes = [3, 9]", "jungle", "8 spaces"),
        ("dot = 1", "dot = 9", "jungle", "8 spaces"),
        ("spaces = 8", "spaces = 6", "jungle", "44"),
        ("peanut = 10\ncocoa = 5\npineapple = 15\n", "", "produce", "7"),
        ("corn = 10", "corn = -10", "produce", ">= 0"),
    ],
)
def test_a_bad_table_file_is_refused_with_file_key_and_reason(
    tmp_path: Path, old: str, new: str, at: str, reason: str
) -> None:
    with pytest.raises(BadFile) as caught:
        box_with(tmp_path, "table.toml", old, new)
    assert said(caught.value)[:2] == ("table.toml", at)
    assert reason in said(caught.value)[2]


@pytest.mark.parametrize(
    ("old", "new", "at", "reason"),
    [
        ("[digest]", "[avalon]", "", "avalon"),
        ("[digest]", "[mayfair.digest]", "mayfair", "digest"),
        ('strength = "sum"', 'strength = "weight"', "digest.strength", "weight"),
        ('recall = "any-time"', "", "kosmos", "recall"),
        ("[mayfair]", "[mayfair]\nharbour_cost = 2", "mayfair", "harbour_cost"),
        ("scout_cost = 0", "scout_cost = 21", "digest.scout_cost", "<= 20"),
    ],
)
def test_a_bad_editions_file_is_refused_with_file_key_and_reason(
    tmp_path: Path, old: str, new: str, at: str, reason: str
) -> None:
    with pytest.raises(BadFile) as caught:
        box_with(tmp_path, "editions.toml", old, new)
    assert said(caught.value)[:2] == ("editions.toml", at)
    assert reason in said(caught.value)[2]


@pytest.mark.parametrize(
    ("edition", "answers"),
    [
        ("mayfair", [6, 3, 1, "best-unit", "halving", "shared", "down", False, "island", False, "at-end"]),
        ("kosmos", [6, 3, 1, "best-unit", "halving", "shared", "up", False, "island", False, "at-end"]),
        ("digest", [2, 1, 0, "sum", "two", "first", "down", True, "finder", True, "last-space"]),
    ],
)
def test_each_edition_answers_as_the_table_of_editions_says(edition: Edition, answers: list[object]) -> None:
    answer = content().editions[edition]
    assert [
        answer.settlement_cost,
        answer.fort_cost,
        answer.scout_cost,
        answer.strength,
        answer.shares,
        answer.island_tie,
        answer.pirate_rounding,
        answer.pirate_spares,
        answer.waterfall,
        answer.settlement_scout,
        answer.produce,
    ] == answers
    assert answer.recall == ("any-time" if edition == "kosmos" else "when-placing")
    assert answer.serpent == ("reaching" if edition == "kosmos" else "passing")
    assert answer.final_tie == ("shared" if edition == "digest" else "gold")


def test_mayfair_is_the_default_edition_and_a_single_option_changes_nothing_else() -> None:
    assert EntdeckerOptions().edition == "mayfair"
    plain, changed = terms_of(2, EntdeckerOptions()), terms_of(2, EntdeckerOptions(fort_cost=5))
    assert (plain.unit_cost, changed.unit_cost) == ((1, 3, 6), (1, 5, 6))
    kept = set(vars(plain)) - {"unit_cost", "options", "start_actions", "place_actions"}
    assert {name for name in kept if vars(plain)[name] != vars(changed)[name]} == set()


def drawn(*rows: str) -> str:
    """Return a scenario file with these rows."""
    letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZABCDEFGHIJKLMNOPQRSTUVWXYZ"[: len(rows[0])]
    lines = [f"   {letters}", *(f"{number:>2} {row}" for number, row in enumerate(rows, 1))]
    return "name = 'own'\nboard = '''\n" + "\n".join(lines) + "\n'''\n"


def own(*rows: str) -> Scenario:
    return read_scenario(drawn(*rows), "own.toml")


def refusal(text: str) -> tuple[str, str, str]:
    """Return what is said of a bad scenario file."""
    with pytest.raises(BadFile) as caught:
        read_scenario(text, "own.toml")
    return said(caught.value)


@rule("ENT-11")
def test_an_own_scenario_lays_what_is_drawn() -> None:
    scenario = own("......", ".┌┐~..", ".└┘.5.", "......")
    names = scenario.board.names
    laid = {names[cell]: NAMES[mask] for cell, mask in scenario.tiles.items()}
    assert laid == {"B2": "3r1", "C2": "3r2", "D2": "1", "B3": "3r0", "C3": "3r3", "E3": "6"}
    assert {names[cell]: bonus for cell, bonus in scenario.waterfalls.items()} == {"E3": 5}


@rule("ENT-11")
@pytest.mark.parametrize(("width", "height"), [(6, 4), (6, 23), (35, 4), (12, 8), (14, 10), (10, 14), (28, 5)])
def test_a_board_may_have_any_size_from_6_by_4_to_140_spaces(width: int, height: int) -> None:
    scenario = own(*["." * width] * height)
    assert (scenario.board.width, scenario.board.height) == (width, height)
    assert len(scenario.board.edges) == 2 * (width + height)


@rule("ENT-11")
@pytest.mark.parametrize(("width", "height"), [(5, 4), (6, 3), (5, 28), (36, 4), (47, 3), (6, 24), (12, 12), (1, 1)])
def test_a_board_of_another_size_is_refused(width: int, height: int) -> None:
    file, at, reason = refusal(drawn(*["." * width] * height))
    assert (file, at) == ("own.toml", "board")
    assert reason == "a board has at least 6 columns and 4 rows, and at most 140 spaces."


@rule("ENT-11")
@pytest.mark.parametrize(
    ("rows", "space"),
    [
        (("......", ".╶~...", "......", "......"), "B2"),
        (("......", "..╷...", "..~...", "......"), "C2"),
        (("╵.....", "......", "......", "......"), "A1"),
        (("......", "......", "......", "...5.."), "D4"),
        (("......", ".....┼", "......", "......"), "F2"),
        (("......", ".5~...", "......", "......"), "B2"),
    ],
)
def test_laid_tiles_must_match_one_another_and_the_edge(rows: tuple[str, ...], space: str) -> None:
    file, at, reason = refusal(drawn(*rows))
    assert (file, at) == ("own.toml", "board")
    assert f" on {space} does not match" in reason


@rule("ENT-11")
def test_laid_tiles_come_from_the_open_stacks() -> None:
    """There are 20 open sea tiles and 9 of pattern 2; hidden tiles are not taken."""
    assert len(own("." * 12, "." * 12, ".." + "~" * 10, ".." + "~" * 10).tiles) == 20
    file, at, reason = refusal(drawn("." * 12, "." * 12, "." + "~" * 11, ".." + "~" * 10))
    assert (file, at) == ("own.toml", "board")
    assert reason == "21 tiles of pattern 1 are laid, but the Open Stacks have 20."
    reason = refusal(drawn("." * 12, "╷" * 10 + "..", "╵" * 10 + "..", "." * 12))[2]
    assert "20 tiles of pattern 2" in reason


@rule("ENT-11")
def test_no_more_all_land_tiles_are_laid_than_there_are_whatever_the_waterfalls() -> None:
    assert len(own("." * 8, ".┼┼┼┼┼┼.", ".┼┼┼┼┼┼.", "." * 8).tiles) == 12
    assert len(own("." * 8, ".┼┼┼┼┼5.", ".┼┼┼┼┼┼.", ".┼......", "." * 8).tiles) == 13
    assert "13 tiles of pattern 6" in refusal(drawn("." * 8, ".┼┼┼┼┼┼.", ".┼┼┼┼┼┼.", ".┼......", "." * 8))[2]


@rule("ENT-11")
def test_no_more_waterfalls_are_laid_than_there_are() -> None:
    assert len(own("." * 8, ".5.5.5X.", "." * 8, "." * 8).waterfalls) == 4
    assert "4 waterfalls of +5" in refusal(drawn("." * 10, ".5.5.5.5..", "." * 10, "." * 10))[2]
    assert "2 waterfalls of +10" in refusal(drawn("." * 8, ".X.X....", "." * 8, "." * 8))[2]


@rule("ENT-11", "ENT-21")
def test_laid_tiles_must_leave_a_starting_space() -> None:
    """A ring of tiles whose inner sides are land keeps every ship out; one sea side lets it in."""
    ring = ("~╷╷╷╷~", "╶....╴", "╶....╴", "~╵╵╵╵~")
    box = read_content(DATA)
    assert "pattern 2" in refusal(drawn(*ring))[2]  # there are only nine such tiles
    more = Content(_with_open_tiles(box, 2, 20), box.table, box.editions)
    with pytest.raises(BadFile) as caught:
        read_scenario(drawn(*ring), "own.toml", more)
    assert said(caught.value)[1:] == (
        "board",
        "no ship could enter: no undiscovered space can be reached from an Edge Space.",
    )
    assert len(read_scenario(drawn("~~╷╷╷~", *ring[1:]), "own.toml", more).tiles) == 16


@rule("ENT-11")
def test_a_board_without_undiscovered_spaces_is_refused() -> None:
    full = drawn("~~~~~~", "~~┌┐~~", "~~└┘~~", "~~~~~~")
    assert "no ship could enter" in refusal(full)[2]


def _with_open_tiles(box: Content, pattern: int, count: int) -> Tiles:
    return msgspec.structs.replace(box.tiles, open={**box.tiles.open, pattern: count})


@rule("ENT-11")
@pytest.mark.parametrize(
    ("text", "at", "reason"),
    [
        ("", "", "name"),
        ("name = 'own'", "", "board"),
        ("board = ''", "", "name"),
        ("name = 'own'\nboard = ''", "board", "no board is drawn"),
        ("name = 'own'\nboard = '  '", "board", "no board is drawn"),
        ("name = 'own'\nboard = 7", "board", "`str`"),
        ("name = 'own'\nboard = ''\nwidth = 12", "", "width"),
        ("name = own", "", "line 1"),
        (f"name = {'9' * 5000}", "", "digits"),
        (f"name = {'[' * 5000}", "", "nested"),
        (drawn("......", "......", "..?...", "......"), "board", "“?” on C3"),
        (drawn("......", "......", "..7...", "......"), "board", "“7” on C3"),
        (drawn("......", "......", ".....", "......"), "board", "row 3 must have 6 spaces"),
        (drawn("......", "......", ".......", "......"), "board", "row 3 must have 6 spaces"),
        (drawn("......", "......", "......", "......").replace(" 3 ", " 4 "), "board", "row 3 must begin"),
        (drawn("......", "......", "......", "......").replace(" 2 ", "   "), "board", "row 2 must begin"),
    ],
)
def test_a_bad_scenario_file_is_refused_with_file_key_and_reason(text: str, at: str, reason: str) -> None:
    file, where, why = refusal(text)
    assert (file, where) == ("own.toml", at)
    assert reason in why


@rule("ENT-11")
def test_four_scenarios_are_installed_and_each_passes_the_checks() -> None:
    assert sorted(scenario_folder()) == ["first", "north-south", "three-seas", "two-seas"]
    for name in some(scenario_folder()):
        assert installed_scenario(name).name == name


@rule("ENT-11")
def test_a_game_is_played_on_an_own_scenario() -> None:
    text = drawn("......", "..~5..", "......", "......")
    state = ENTDECKER.new(2, EntdeckerOptions(own_scenario=text.replace("~5", "~.")))
    assert ENTDECKER.conserved(state)["tiles"] == 176
    with pytest.raises(BadOptions, match="own_scenario, board: the tile 1 on C2 does not match"):
        ENTDECKER.new(2, EntdeckerOptions(own_scenario=text))


@rule("ENT-11")
def test_a_scenario_that_is_not_installed_is_refused_by_name() -> None:
    with pytest.raises(BadOptions, match=r"“atlantis”.*first, north-south, three-seas, two-seas"):
        ENTDECKER.new(2, EntdeckerOptions(scenario="atlantis"))


@rule("ENT-9")
def test_the_colours_are_red_white_yellow_and_purple() -> None:
    assert SEAT_NAMES == ENTDECKER.seat_names == ("red", "white", "yellow", "purple")
    assert len(Table().state.view(None).players) == 2

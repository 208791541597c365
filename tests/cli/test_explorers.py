"""Explorers in the terminal: what is drawn is what the view says, and a whole game can be typed."""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest
from rich.console import Console, RenderableType

from farshore import Fate, Match, Record, game
from farshore.bots.registry import RANDOM
from farshore.cli.explorers.face import ExplorersFace
from farshore.cli.explorers.map import MAP_WIDTH, draw_map
from farshore.cli.explorers.small_maps import small_map
from farshore.cli.faces import face_of
from farshore.cli.options import read_pairs, values_of
from farshore.cli.replay import moves_of
from farshore.cli.result import result_page
from farshore.cli.table import YOU, Left, TerminalTable
from farshore.core.replay import verify
from farshore.games.explorers.achievements import NAMES
from farshore.games.explorers.actions import Mark
from farshore.games.explorers.tiles import pack_folder
from farshore.games.explorers.view import ExplorersView
from tests.at_random import play_first
from tests.cli.command import farshore, one_line
from tests.effort import in_depth
from tests.explorers.table import TEST_TILES
from tests.some import some

GAME = game("explorers")
FACE = face_of(GAME)
MAP = "3r1 7r0 5r2 1r3"
EXPERT = {
    **dict.fromkeys(("provisions", "gems", "temples", "villages"), "expert"),
    "chosen_achievements": ["R8", "C9", "Z1"],
}


def begin(seats: int, **options: Any) -> Match:
    return Match.new(GAME, seats, options or None, Fate(b"a"))


def played(match: Match, decisions: int, seed: int = 1) -> Match:
    return play_first(match, Random(seed), decisions)


def seen(match: Match, seat: int | None = 0) -> ExplorersView:
    return cast("ExplorersView", match.view(seat))


def printed(shown: RenderableType, width: int = 100) -> str:
    console = Console(width=width, force_terminal=False, color_system=None)
    with console.capture() as capture:
        console.print(shown)
    return capture.get()


def typed(match: Match, players: list[str], text: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """Play at a table by typing, until the text or the game ends, and return what was printed."""
    console = Console(file=StringIO(), width=80, color_system=None)
    monkeypatch.setattr("builtins.input", lambda _="": _line())
    lines = iter(text.splitlines())

    def _line() -> str:
        try:
            return next(lines)
        except StopIteration as end:
            raise EOFError from end

    try:
        TerminalTable(match, players, FACE, console, Random(1), 50).play()
    except Left:
        console.print("left")
    return cast("StringIO", console.file).getvalue()


def square(lines: list[str], name: str) -> str:
    """Return the three characters of a square in a drawn map."""
    x, y = ord(name[0]) - 97, int(name[1:]) - 1
    column = 3 + 3 * x + (x >= 8)
    return lines[1 + y + (y >= 8)][column : column + 3]


def test_the_game_has_a_face_of_its_own() -> None:
    assert isinstance(FACE, ExplorersFace)


@pytest.mark.parametrize("decisions", [0, 1, 60, 10_000])
def test_the_map_shows_terrain_objects_marks_and_where_one_may_mark(decisions: int) -> None:
    match = played(begin(2, map=MAP), decisions)
    view, offers = seen(match), match.offers(0)
    lines = draw_map(view, 0, offers).plain.splitlines()
    targets = {place for offer in offers for place in offer.places}
    textures = {"P": '"', "W": "~", "D": "·", "M": "^"}
    for y, row in enumerate(view.map.terrain):
        for x, terrain in enumerate(row):
            name, thing = f"{chr(97 + x)}{y + 1}", view.map.objects[y][x]
            texture = textures.get(terrain, terrain)
            middle = texture if thing == "-" else thing
            if name in targets:
                expected = f"[{middle}]"
            elif name in view.explorers[0].marks:
                expected = f"×{middle}×"
            else:
                expected = f"{texture}{middle}{texture}" if terrain in textures else f"({terrain})"
            assert square(lines, name) == expected, name


def test_quadrants_are_named_with_their_tiles() -> None:
    text = draw_map(seen(begin(1, map=MAP)), 0).plain
    for code in ("▴ A 3r1", "▴ B 7r0", "▾ C 5r2", "▾ D 1r3"):
        assert code in text


def test_a_small_map_shows_where_somebody_has_marks() -> None:
    view = seen(played(begin(2, map=MAP), 200))
    explorer = view.explorers[1]
    lines = small_map(view, explorer).plain.splitlines()
    assert [len(line) for line in lines] == [16] * 8
    marks = set()
    for y, line in enumerate(lines):
        for x, block in enumerate(line):
            marks |= {f"{chr(97 + x)}{2 * y + 1}"} if block in "█▀" else set()
            marks |= {f"{chr(97 + x)}{2 * y + 2}"} if block in "█▄" else set()
    assert marks == set(explorer.marks)


@pytest.mark.parametrize("width", [60, 80, 100, 120])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("decisions", [0, 90, 10_000])
def test_the_board_fits_the_screen_and_cuts_nothing_off(width: int, seats: int, decisions: int) -> None:
    view = seen(played(begin(seats, **EXPERT), decisions))
    text = printed(FACE.board(view, width, 50), width)
    assert max(map(len, text.splitlines())) <= width
    assert "…" not in text
    assert " a  b  c  d  e  f  g  h   i  j  k  l  m  n  o  p " in text
    assert len(text.splitlines()) <= (46 if width >= 80 else 65)  # the heading of an expert table may take two


def test_a_card_is_drawn_with_both_sides_and_what_each_gives() -> None:
    match = begin(1, map=MAP)
    while seen(match).card is None or seen(match).card.is_wild:  # type: ignore[union-attr]
        match.play(0, match.legal(0)[0])
    card = seen(match).card
    assert card is not None
    names = {"P": "prairie", "W": "water", "D": "desert", "M": "mountain"}
    near, far = (names[side.side] for side in card.sides)
    text = printed(FACE.board(seen(match), 80, 50), 80)
    assert f"│{near:^10}│{far:^10}│" in text
    assert "│ 3 marks  │ 2 marks  │" in text
    assert "│   near   │" in text


def test_the_frame_shows_keys_scrolls_gems_and_food() -> None:
    match = played(begin(1, map=MAP), 70)
    view = seen(match)
    frame = view.explorers[0].frame
    text = printed(FACE.board(view, 100, 50), 100)
    keys = "✗" * frame.keys_used + "■" * frame.keys
    scrolls = "✗" * frame.scrolls_used + "■" * frame.scrolls + "+" * frame.fresh_scrolls
    assert f"keys     {' '.join(keys.ljust(4, '·'))}" in text
    assert f"scrolls  {' '.join(scrolls.ljust(4, '·'))}" in text
    assert f"gems     {'■' * frame.gems}{'·' * (12 - frame.gems)} ={frame.gems}" in text
    for provision in frame.larder:
        sign = "■" if provision.count else "·"
        assert f"{provision.kind[0].upper()}{sign}" in text
    assert "temple A  ──  10   8   6" in text or "temple A  ──  ── " in text


def test_others_are_shown_only_as_they_were_at_the_end_of_the_last_turn() -> None:
    """Blue has finished its turn, and orange, who is asked next, sees nothing of it."""
    match = begin(2, map=MAP)
    before = printed(FACE.board(seen(match, 1), 80, 50), 80)
    while 0 in match.actors():
        match.play(0, match.legal(0)[0])
    after = printed(FACE.board(seen(match, 1), 80, 50), 80)
    assert after == before.replace("▸Blue ", "✓Blue ")


@pytest.mark.parametrize("name", NAMES)
def test_every_achievement_can_be_shown(name: str) -> None:
    view = seen(played(begin(2, map=MAP, chosen_achievements=[name]), 120))
    page = printed(FACE.pages()["achievements"](view))
    assert page.startswith(f"{name} ")
    assert page.count("=") >= 2
    assert f"{name} " in printed(FACE.board(view, 80, 50), 80)


@pytest.mark.parametrize("decisions", [0, 90, 10_000])
def test_every_page_can_be_looked_at(decisions: int) -> None:
    view = seen(played(begin(3, **EXPERT), decisions))
    pages = {name: printed(page(view)) for name, page in FACE.pages().items()}
    assert "total" in pages["points"]
    assert pages["temples"].splitlines()[0].startswith("A  ")
    assert "a temple: marking it takes a key" in pages["legend"]
    assert "there are no tiles to choose from" in pages["tiles"]
    assert "Nobody plays this colour" in pages["violet"]
    for colour in ("blue", "orange", "green"):
        assert "keys" in pages[colour]
    assert "No achievements" in printed(FACE.pages()["achievements"](seen(begin(1))))


def test_the_tiles_left_are_drawn_while_the_map_is_laid() -> None:
    match = begin(2, map="first-player")
    text = printed(FACE.board(seen(match), 100, 50))
    assert all(f"Tile {tile}" in text for tile in range(1, 9))
    match.play(0, "lay A 3r1")
    text = printed(FACE.board(seen(match), 100, 50))
    assert "Tile 3" not in text
    assert "▴ A 3r1" in text


def test_choices_say_what_they_give_and_squares_what_lies_there() -> None:
    match = begin(1, map=MAP)
    offers = match.offers(0)
    for offer, said in some(zip(offers, _descriptions(match), strict=True)):
        count = len(offer.places)
        assert said.endswith(
            f"(3 marks, {'no square' if not count else '1 square' if count == 1 else f'{count} squares'} open)"
        )
    match.play(0, next(offer.action for offer in offers if offer.places))
    view = seen(match)
    names = {"P": "prairie", "W": "water", "D": "desert", "M": "mountain"}
    for action, said in some(zip(match.legal(0), _descriptions(match), strict=True)):
        assert isinstance(action, Mark)
        y, x = int(action.square[1:]) - 1, ord(action.square[0]) - 97
        assert f"({names[view.map.terrain[y][x]]}" in said
        assert (", a" in said) == (view.map.objects[y][x] != "-")


def _descriptions(match: Match) -> list[str]:
    return [FACE.describe_offer(seen(match), offer) for offer in match.offers(0)]


def test_prompts_say_what_is_to_be_done() -> None:
    match, asked = begin(2, map=MAP), set()
    rng = Random(4)
    while not match.over:
        seat = match.actors()[0]
        asked.add(FACE.prompt(match.view(seat), seat).split(":")[0].split(".")[0])
        match.play(seat, rng.choice(match.legal(seat)))
    assert asked == {
        "Choose the terrain of your first three marks",
        "Choose a side of the card",
        "Choose what you will mark in this turn",
        "Mark a square",
        "Your horse carries you on",
    }


def test_a_whole_solo_game_is_played_checked_and_replayed(tmp_path: Path) -> None:
    """By always typing 1."""
    path = tmp_path / "game.jsonl"
    arguments = ("--seats", "you", "--seed", "a", "--save", path, "--option", "chosen_achievements=F")
    output = farshore("play", "explorers", *arguments, typed="1\n" * 2000)
    record = Record.read(path.read_text(encoding="utf-8"))
    verify(record)
    assert record.end is not None
    result = output[output.index("The game is over.\n") :]
    assert str(record.end.scores[0]) in result
    assert "Rank 1 of 6, Newcomer: " in result
    assert "Blue wins" not in result
    assert "a valid record of explorers" in one_line(farshore("check", path))
    replayed = farshore("replay", path, "--print")
    decisions = sum(step.seat >= 0 for step in record.steps)
    assert f"Move {decisions} of {decisions}" in replayed
    assert "Rank 1 of 6, Newcomer: " in replayed


def test_a_replay_of_several_goes_from_one_known_step_to_the_next() -> None:
    """What a spectator learns only at the end of a turn is no move of its own."""
    match = played(begin(2, map=MAP), 10_000)
    moves = list(moves_of(match.record, GAME, None))
    assert all(some(move.action for move in moves[1:]))
    own = list(moves_of(match.record, GAME, 0))
    assert len(moves) < len(own) < sum(step.seat >= 0 for step in match.record.steps)


def test_a_position_that_names_no_game_is_recognised(tmp_path: Path) -> None:
    path = tmp_path / "position.toml"
    path.write_text(f'players = 1\nmap = "{MAP}"\nround = 2\nturn = 3\ncard = "PW"\n')
    assert "a valid position of explorers for 1 player." in one_line(farshore("check", path))
    assert "round 2 of 4, turn 3 of 7" in farshore("play", "explorers", "--from", path)


def test_a_pack_of_tiles_is_checked_and_played(tmp_path: Path) -> None:
    good, bad = tmp_path / "good.txt", tmp_path / "bad.txt"
    text = pack_folder()["standard"].read_text("utf-8")
    good.write_text(text, encoding="utf-8")
    assert "a valid scenario of explorers" in one_line(farshore("check", good))
    assert "Explorers · set-up" in farshore("play", "explorers", "--seats", "you", "--scenario", good)
    bad.write_text(re.sub(r"(tile 1\n  ).", r"\1Q", text), encoding="utf-8")
    line = text[: text.index("tile 1\n")].count("\n") + 2
    for command in (("check",), ("play", "explorers", "--scenario")):
        assert f"tile 1: line {line}, column 3: “Q” is not a terrain" in one_line(farshore(*command, bad, code=1))


@in_depth
def test_two_at_one_keyboard_and_a_bot_play_a_round(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who has chosen a side goes on with the marks before the keyboard is handed over."""
    match = begin(3, **EXPERT)
    output = typed(match, [YOU, YOU, RANDOM], "1\n" * 110, monkeypatch)
    assert "round 2 of 4, turn 1 of 7" in output
    assert "Pass the keyboard to Orange" in output
    assert output[: output.index("round 2 of 4")].count("Pass the keyboard") <= 12


def test_what_brings_nothing_is_asked_about_once_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever types it again, by number or in notation, means it; whatever else is typed lets go of it."""
    match = begin(1, map=MAP)
    offers = match.offers(0)
    idle, other = (
        next(at for at, offer in enumerate(offers, 1) if bool(offer.idle) is wanted) for wanted in (True, False)
    )
    notation = GAME.write_action(offers[idle - 1].action)
    question = "No square to mark. Choose it anyway? Then type it once more."
    output = typed(match, [YOU], f"{idle}\n", monkeypatch)
    assert output.count(question) == 1
    output = typed(match, [YOU], f"{idle}\nboard\n{idle}\nnonsense\n{notation.upper()}\n", monkeypatch)
    assert output.count(question) == 3
    assert match.offers(0) == offers, "nothing has happened"
    assert "Choose it anyway" not in typed(begin(1, map=MAP), [YOU], f"{other}\n", monkeypatch)
    output = typed(match, [YOU], f"{idle}\n{notation}\n", monkeypatch)
    assert output.count(question) == 1
    assert match.offers(0) != offers


def test_a_player_at_the_same_keyboard_is_told_nothing_of_the_running_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    match = begin(2, map=MAP, own_tiles=TEST_TILES)
    output = typed(match, [YOU, YOU], "\n" + "1\n" * 4 + "\n", monkeypatch)
    blue, orange = (
        part.split("press Enter")[1] if "press Enter" in part else part for part in output.split("Pass the")[1:]
    )
    assert any(f"×{sign}×" in blue for sign in '"~·^')
    assert not any(f"×{sign}×" in orange for sign in '"~·^')
    assert "Blue marks" in blue
    assert "Blue marks" not in orange


def test_the_result_shows_points_by_part() -> None:
    match = played(begin(2, chosen_achievements=["C4"]), 10_000)
    text = printed(result_page(FACE, match.view(None), match.scores, match.winners))
    for title in ("food", "gems", "temples", "villages", "C4", "scrolls used"):
        assert title in text
    for explorer in some(seen(match, None).explorers):
        score = explorer.score
        parts = (score.total, score.provisions, score.gems, score.temples, score.villages, *score.achievements)
        row = [*map(str, parts), str(explorer.frame.scrolls_used)]
        assert any(line.split()[-len(row) :] == row for line in text.splitlines())


def test_a_list_is_an_option_on_the_command_line() -> None:
    raw = read_pairs(GAME, ["chosen_achievements=C4, R8", "gems=expert"])
    assert raw == {"chosen_achievements": ["C4", "R8"], "gems": "expert"}
    assert values_of(GAME, "chosen_achievements") == "words with commas between"


def test_the_map_takes_the_width_it_says() -> None:
    assert {len(line) for line in draw_map(seen(begin(1)), 0).plain.splitlines()} == {MAP_WIDTH}

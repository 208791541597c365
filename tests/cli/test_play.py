"""``farshore play``: whole games, saving, resuming, and everything that may be typed."""

from __future__ import annotations

import re
from pathlib import Path

from farshore import Record, game
from farshore.bots.registry import usual_opponent
from farshore.core.registry import game_names
from farshore.core.replay import final_state, verify
from tests.cli.command import SEED, farshore, one_line, random_match
from tests.effort import in_depth
from tests.some import some

ALWAYS_THE_FIRST = "1\n" * 3000


def steps(path: Path) -> list[str]:
    return [step.action for step in Record.read(path.read_text(encoding="utf-8")).steps]


def saves(home: Path) -> list[Path]:
    return sorted((home / "data" / "farshore" / "saves").glob("*.jsonl"))


@in_depth
def test_a_whole_game_is_played_by_always_typing_1(home: Path) -> None:
    output = farshore("play", "--seed", SEED, "--seats", "you,random", typed=ALWAYS_THE_FIRST)
    (path,) = saves(home)
    record = Record.read(path.read_text(encoding="utf-8"))
    verify(record)
    assert record.end is not None
    result = output[output.index("The game is over.\n") :]
    assert all(some(str(score) in result for score in record.end.scores))
    assert "islands" in result
    assert f"The record is saved in {path}" in one_line(result)


def test_unless_told_otherwise_you_play_against_two_of_the_second_level(tmp_path: Path) -> None:
    for name in some(game_names()):
        path = tmp_path / f"{name}.jsonl"
        farshore("play", name, "--save", path)
        assert Record.read(path.read_text(encoding="utf-8")).header.seats == [
            "you",
            usual_opponent(name),
            usual_opponent(name),
        ]
    assert "Usually you against two characters of the second level." in one_line(farshore("play", "--help"))


def test_bots_of_several_kinds_sit_at_one_table_and_come_back_with_it(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    farshore("play", "--seed", SEED, "--seats", "you,greedy,random", "--save", path, typed="1\n" * 12)
    before = steps(path)
    farshore("play", "--resume", path, typed="1\n" * 6)
    assert len(steps(path)) > len(before)
    assert Record.read(path.read_text(encoding="utf-8")).header.seats == ["you", "greedy", "random"]


def test_a_record_can_be_read_by_its_owner_only(home: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.jsonl"
    farshore("play", typed=f"save {copy}\n")
    (path,) = saves(home)
    assert [file.stat().st_mode & 0o777 for file in (path, copy)] == [0o600, 0o600]


def test_bots_alone_play_to_the_end() -> None:
    assert "The game is over." in farshore("play", "--seed", SEED, "--seats", "greedy,random,random")


def test_the_same_seed_gives_the_same_game(tmp_path: Path) -> None:
    for name in ("one", "two"):
        farshore("play", "--seed", SEED, "--save", tmp_path / name, typed="1\n" * 30)
    assert steps(tmp_path / "one") == steps(tmp_path / "two")


def test_leaving_says_how_to_come_back_and_nothing_is_lost(home: Path) -> None:
    output = farshore("play", "--seed", SEED, typed="1\n" * 12 + "quit\n")
    (path,) = saves(home)
    assert f"farshore play --resume {path}" in one_line(output)
    before = steps(path)
    again = farshore("play", "--resume", path, typed="1\n" * 6)
    assert steps(path)[: len(before)] == before
    assert len(steps(path)) > len(before)
    assert "you" in Record.read(path.read_text(encoding="utf-8")).header.seats
    assert "Red —" in again


def test_the_end_of_the_input_is_like_leaving(home: Path) -> None:
    output = farshore("play", "--seed", SEED, typed="1\n1\n")
    assert "The game is saved. To go on: farshore play --resume" in one_line(output)
    assert len(saves(home)) == 1


def test_a_game_whose_last_line_was_cut_off_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    farshore("play", "--seed", SEED, "--save", path, typed="1\n" * 8)
    before = steps(path)
    path.write_text(path.read_text(encoding="utf-8") + '{"line":"step","se', encoding="utf-8")
    farshore("play", "--resume", path, typed="1\n")
    assert steps(path)[: len(before)] == before


def test_a_game_resumed_with_a_copy_leaves_the_first_as_it_is(tmp_path: Path) -> None:
    first, copy = tmp_path / "first.jsonl", tmp_path / "copy.jsonl"
    farshore("play", "--seed", SEED, "--save", first, typed="1\n" * 8)
    before = first.read_text(encoding="utf-8")
    farshore("play", "--resume", first, "--save", copy, typed="1\n" * 8)
    assert first.read_text(encoding="utf-8") == before
    assert len(steps(copy)) > len(steps(first))


def test_a_finished_game_is_not_resumed(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text(random_match(10_000).record.text(), encoding="utf-8")
    assert "the game is over" in one_line(farshore("play", "--resume", path, code=1))


def test_a_record_named_by_other_players_needs_to_be_told_who_plays(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text(random_match(30).record.text(), encoding="utf-8")
    said = one_line(farshore("play", "--resume", path, code=2))
    assert re.search(r"This game was played by red, .*Say who goes on, seat by seat: --seats you,…", said)
    assert "This game has 3 seats" in one_line(farshore("play", "--resume", path, "--seats", "you,random", code=2))
    farshore("play", "--resume", path, "--seats", "you,random,random", typed="1\n")


def test_a_game_begins_from_a_position(tmp_path: Path) -> None:
    match = random_match(100)
    position = tmp_path / "position.toml"
    position.write_text(match.position(), encoding="utf-8")
    path = tmp_path / "game.jsonl"
    output = farshore("play", "--from", position, "--seats", "you,you,you", "--save", path, typed="\n")
    assert f"{match.view(None).undiscovered} spaces undiscovered" in output  # type: ignore[attr-defined]
    record = Record.read(path.read_text(encoding="utf-8"))
    assert game("entdecker").write_position(final_state(record)) == match.position()


def test_a_scenario_of_ones_own_is_played(tmp_path: Path) -> None:
    scenario = tmp_path / "mine.toml"
    scenario.write_text("name = \"mine\"\nboard = '''\n ABCDEF\n1......\n2..5...\n3...~..\n4......\n'''\n")
    output = farshore("play", "--scenario", scenario, "--seats", "you,random", typed=ALWAYS_THE_FIRST)
    assert "scenario “mine”" in output
    assert "The game is over." in output
    assert "scenario “two-seas”" in farshore("play", "--scenario", "two-seas")


def test_options_reach_the_table() -> None:
    output = farshore("play", "--option", "edition=digest", "--option", "scenario=north-south")
    assert "digest rules · scenario “north-south”" in output


def test_notation_is_accepted_whatever_its_case(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    farshore("play", "--seed", SEED, "--save", path, typed="START  s:c\nhidden 2\n")
    assert [step for step in steps(path) if not step.startswith("back")] == ["start S:C", "hidden 2"]


def test_what_is_not_allowed_is_answered_with_the_rule(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    output = farshore("play", "--seed", SEED, "--save", path, typed=f"start C3\nhidden 1\nfly\n0\n99\n{'9' * 6000}\n")
    assert "C3 is undiscovered: a journey begins on an Edge Space or on a discovered tile. (ENT-21)" in one_line(output)
    assert "(ENT-24)" in output
    assert "“fly” is not an action." in output
    assert output.count("they go from 1 to 40") == 3
    assert all(some(step.startswith("back") for step in steps(path)))


def test_commands_show_what_they_promise(tmp_path: Path) -> None:
    copy = tmp_path / "copy.jsonl"
    typed = f"?\nhelp\nchoices\nboard\nislands\nodds\nlegend\nlog\nrules 31\nrules\nrules 99\nsave {copy}\nsave\n\n"
    output = one_line(farshore("play", "--seed", SEED, typed=typed))
    assert output.count("You may type:") == 2
    assert output.count("Choose where your journey begins") == 2
    assert output.count("86 spaces undiscovered") == 2
    assert "would score now" in output
    assert "With a question mark" in output
    assert "a tile where you may start" in output
    assert "ENT-31 " in output
    assert "entdecker has no rule “99”" in output
    assert "Say where: save FILE" in output
    assert "it shows everything: the secrets of all, and the seed" in output
    verify(Record.read(copy.read_text(encoding="utf-8")))


def test_a_copy_overwrites_nothing(tmp_path: Path) -> None:
    copy = tmp_path / "copy.jsonl"
    copy.write_text("precious")
    assert "it cannot be written (File exists)" in one_line(farshore("play", typed=f"save {copy}\n"))
    assert copy.read_text() == "precious"


def test_the_moves_of_others_are_told() -> None:
    output = farshore("play", "--seed", SEED, "--seats", "random,you", typed="1\n")
    told = one_line(output[: output.index("White —")])
    assert "Red starts at " in told
    assert "Red announces " in told


def test_what_one_player_knows_is_not_shown_to_the_next() -> None:
    arguments = ("--seats", "you,you", "--option", "top_scout=true", "--seed", SEED)
    output = farshore("play", *arguments, typed="\ntop 3 7\n\ntop 4 9\n\n")
    assert "Pass the keyboard to White.\nWhite, press Enter" in output
    red, white, again = (part.split("press Enter")[1] for part in output.split("Pass the keyboard to ")[1:])
    assert "press Enter" in output
    assert "top scouts 3 and 7" not in white
    assert "Red names two top scouts in secret." in one_line(white)
    assert "top scouts 3 and 7" in one_line(again)
    assert "4 and 9" not in one_line(again)
    assert "White —" not in red


def test_a_hint_says_what_to_do_and_why_and_asked_again_what_else(tmp_path: Path) -> None:
    typed, path = "hint\nhint\nhint\nquit\n", tmp_path / "game.jsonl"
    output = farshore("play", "overworld", "--seed", SEED, "--seats", "you,greedy", "--save", path, typed=typed)
    said = one_line(output)
    assert said.count("I would do this:") == 2, "the third time it is the best again"
    assert said.count("Or else this:") == 1
    assert "next best move." in said
    assert "the best move." in said[said.index("Or else this:") :]


def test_several_at_one_keyboard_must_have_agreed_on_hints(tmp_path: Path) -> None:
    arguments, typed = ("play", "overworld", "--seats", "you,you", "--seed", SEED), "\nhint\nquit\n"
    assert "have not agreed on hints" in farshore(*arguments, "--save", tmp_path / "no.jsonl", typed=typed)
    agreed = farshore(*arguments, "--hints", "--save", tmp_path / "yes.jsonl", typed=typed)
    assert "I would do this:" in agreed

"""Set-up: the stacks, the scenarios and who begins (ENT-10 to ENT-12)."""

from __future__ import annotations

import pytest

from farshore.core.contract import CHANCE, Event
from farshore.games.entdecker import ENTDECKER
from farshore.games.entdecker.actions import VERBS
from farshore.games.entdecker.events import SpaceFilled
from farshore.games.entdecker.options import EntdeckerOptions
from farshore.games.entdecker.setup import new_state
from farshore.games.entdecker.state import EntdeckerState
from farshore.games.entdecker.terms import terms_of
from tests.entdecker.table import rule

SCENARIOS = {
    "first": ("B2 K2 E3 H3 G4 F6 G6", "C5 J5", "F2"),
    "two-seas": ("F1 F2 F3 F4 G5 G6 G7 G8", "J4 J5", "C4"),
    "north-south": ("A4 B4 C4 D4 E4 F4 G5 H5 I5 J5 K5 L5", "C2 D6 J7", "I3"),
    "three-seas": ("D1 D2 D3 D4 D5 D6 D7 D8 I1 I2 I3 I4 I5 I6 I7 I8", "B4 K4 G5", "F4"),
}
RING = """
name = "ring"
board = '''
 ABCDEF
1.~....
2~.~...
3.~....
4......
'''
"""


def play(state: EntdeckerState, *moves: str) -> None:
    """Do these moves, of whoever must act."""
    for move in moves:
        action, actor = VERBS.read(move), state.actors()[0]
        possible = [outcome for outcome, _ in state.outcomes()] if actor == CHANCE else state.legal(actor)
        assert action in possible
        state.apply(actor, action)


def set_up(players: int = 2, *chance: str, options: EntdeckerOptions | None = None) -> EntdeckerState:
    """Return a new game after chance has brought this."""
    state = new_state(terms_of(players, options or EntdeckerOptions()))
    play(state, *chance)
    return state


def outcomes(state: EntdeckerState) -> dict[str, int]:
    return {VERBS.write(action): weight for action, weight in state.outcomes()}


ALL_PLAIN = [f"back {stack} plain" for stack in range(1, 7)]


@rule("ENT-10")
def test_hidden_tiles_form_six_stacks_the_first_ones_larger() -> None:
    assert [stack.size for stack in set_up().view(None).stacks.hidden] == [19, 19, 18, 18, 18, 18]


@rule("ENT-10")
def test_plain_and_event_tiles_are_mixed() -> None:
    """88 tiles are plain and 22 have a question mark; each may lie on top of each stack."""
    state = set_up()
    assert outcomes(state) == {"back 1 plain": 88, "back 1 ?": 22}
    state = set_up(2, "back 1 ?", "back 2 plain")
    assert outcomes(state) == {"back 3 plain": 87, "back 3 ?": 21}


@rule("ENT-10")
def test_whether_a_top_tile_has_a_question_mark_is_public() -> None:
    backs = ["back 1 ?", "back 2 plain", "back 3 plain", "back 4 ?", "back 5 plain", "back 6 plain"]
    state = set_up(3, *backs)
    for viewer in (None, 0, 1, 2):
        shown = [stack.back for stack in state.view(viewer).stacks.hidden]
        assert shown == ["question-mark", "plain", "plain", "question-mark", "plain", "plain"]


@rule("ENT-10")
def test_the_face_of_a_top_tile_is_not_known_to_anyone() -> None:
    """It may be any tile with such a back; and there is no turn before all backs lie open."""
    state = set_up(2, *ALL_PLAIN)
    for viewer in (None, 0, 1):
        odds = state.view(viewer).stacks.plain_odds
        assert {odd.pattern: odd.numerator for odd in odds} == {1: 13, 2: 28, 3: 20, 4: 12, 5: 15}
    assert state.actors() == (0,)
    assert set_up(2, *ALL_PLAIN[:5]).actors() == (CHANCE,)


@rule("ENT-10", "ENT-11")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_open_stacks_are_sorted_by_pattern_and_countable_and_give_the_sea_tiles_of_the_scenario(scenario: str) -> None:
    sea = SCENARIOS[scenario][0].split()
    state = set_up(4, options=EntdeckerOptions(scenario=scenario))
    for viewer in (None, 0, 3):
        patterns = state.view(viewer).stacks.patterns
        assert [pattern.open for pattern in patterns] == [20 - len(sea), 9, 9, 6, 10, 12]


@rule("ENT-11")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_sea_tiles_and_waterfalls_are_laid_as_the_scenario_says(scenario: str) -> None:
    sea, fives, ten = SCENARIOS[scenario]
    tiles = set_up(2, options=EntdeckerOptions(scenario=scenario)).view(None).tiles
    assert {tile.space for tile in tiles if tile.tile == "1"} == set(sea.split())
    bonus = {tile.space: tile.bonus for tile in tiles if tile.tile != "1"}
    assert bonus == {**dict.fromkeys(fives.split(), 5), ten: 10}


@rule("ENT-11")
def test_the_first_scenario_has_the_printed_number_of_tiles() -> None:
    """Rulebook (Mayfair) 3: 7 sea tiles, two of the 5-point bonus tiles and one 10-point bonus tile."""
    tiles = set_up().view(None).tiles
    assert sorted(tile.bonus for tile in tiles) == [0] * 7 + [5, 5, 10]


@rule("ENT-11")
def test_the_scenario_of_a_new_game_is_the_first_one_unless_chosen() -> None:
    assert set_up().view(None).scenario == "first"


@rule("ENT-11")
@pytest.mark.parametrize(("scenario", "laid"), [("first", 3), ("two-seas", 3), ("north-south", 4), ("three-seas", 4)])
def test_waterfalls_not_laid_are_out_of_the_game(scenario: str, laid: int) -> None:
    state = set_up(2, options=EntdeckerOptions(scenario=scenario))
    assert ENTDECKER.conserved(state)["tiles"] == 176 + laid
    assert state.view(None).stacks.patterns[5].left == 12  # all-land tiles


@rule("ENT-11", "ENT-60")
def test_spaces_due_from_the_start_are_filled_at_the_end_of_the_first_journey() -> None:
    """A1 lies between two tiles and two Edge Spaces, B2 between four tiles."""
    state = set_up(2, *ALL_PLAIN, options=EntdeckerOptions(own_scenario=RING))
    events: list[Event] = []
    state.listener = events.append
    play(state, "start S:F", "hidden 1", "draw 1", "face 1", "back 1 plain")
    assert not {"A1", "B2"} & {tile.space for tile in state.view(None).tiles}
    play(state, "place 1 F4")
    assert [event for event in events if isinstance(event, SpaceFilled)] == [
        SpaceFilled("A1", "1"),
        SpaceFilled("B2", "1"),
    ]
    assert {"A1", "B2"} < {tile.space for tile in state.view(None).tiles}
    assert state.view(None).stacks.patterns[0].open == 20 - 4 - 2


@rule("ENT-11", "ENT-60")
def test_spaces_due_from_the_start_are_filled_though_the_first_journey_placed_no_tile() -> None:
    """A journey whose only tile is discarded is a journey: no tile with land fits F4."""
    ring = RING.replace("2~.~...", "2~.~~~.").replace("3.~....", "3.~~~~~").replace("4......", "4~~~~~.")
    state = set_up(2, *ALL_PLAIN, options=EntdeckerOptions(own_scenario=ring))
    play(state, "start S:F", "hidden 1", "draw 1", "face 5", "back 1 plain")
    assert [discard.pattern for discard in state.view(None).stacks.discards] == [5]
    assert {"A1", "A3", "B2", "F4"} < {tile.space for tile in state.view(None).tiles}
    assert state.actors() == (1,)


@rule("ENT-12")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_seat_begins(players: int) -> None:
    state = set_up(players, *ALL_PLAIN)
    assert state.actors() == (0,)
    assert state.view(None).turn.seat == 0


@rule("ENT-12")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_random_seat_begins_by_option(players: int) -> None:
    options = EntdeckerOptions(first_seat="random")
    assert set_up(players, options=options).view(None).turn.seat is None
    colours = ["red", "white", "yellow", "purple"][:players]
    assert outcomes(set_up(players, options=options)) == {f"first {colour}": 1 for colour in colours}
    for seat, colour in enumerate(colours):
        assert set_up(players, f"first {colour}", *ALL_PLAIN, options=options).actors() == (seat,)


@rule("ENT-12")
def test_turns_go_on_clockwise_from_the_seat_that_began() -> None:
    """Rulebook (Mayfair) 3: after your journey, the next player clockwise will begin his turn."""
    state = set_up(3, "first yellow", *ALL_PLAIN, options=EntdeckerOptions(first_seat="random"))
    order = []
    for column in "ABCD":
        order.append(state.seat)
        play(state, f"start S:{column}", "hidden 1", "draw 1", "face 1", "back 1 plain", f"place 1 {column}8")
    assert order == [2, 0, 1, 2]

"""The Top Scout variant (ENT-95): two secret numbers, chosen by all at once, that count double at the end."""

from __future__ import annotations

from itertools import combinations, permutations

import pytest

from farshore.core.contract import CHANCE
from farshore.core.errors import IllegalAction, NotYourTurn
from farshore.core.match import Match
from farshore.games.entdecker import ENTDECKER
from farshore.games.entdecker.actions import NameTopScouts
from farshore.games.entdecker.events import TokenTaken, TopScoutsShown, UnitPlaced
from farshore.games.entdecker.options import EntdeckerOptions
from farshore.games.entdecker.units import number_of_scout
from tests.entdecker.table import Table, rule

SHORE = """
 ABCDEFGHIJKL
1............
2............
3............
4............
5............
6............
7..╷.........
8..╵.........
"""
FULL = """
 ABCDEF
1~~~~~~
2~~~~~~
3~~~~~~
4~~~~~~
"""
LANDED = "[turn]\nphase = 'explore'\nship = 'C8'\nlanded = true\n"
NATIVES = "[turn]\nphase = 'natives'\nship = 'C8'\n"
TOP_SCOUT = EntdeckerOptions(top_scout=True)


def top(first: int, second: int) -> NameTopScouts:
    return NameTopScouts(first, second)


def winner(paths: str, top_scouts: str, *, players: int = 2, **options: object) -> int | None:
    """End the game and return who takes the token of path 1."""
    more = f"paths = ['{paths}']\ntop_scouts = {top_scouts}\n"
    more += "[turn]\nphase = 'explore'\nship = 'D4'\nlanded = true\n[huts.1]\ntoken = 'corn'"
    table = Table(FULL, players=players, more=more, top_scout=True, **options).play("stop")
    return next((event.seat for event in table.events if isinstance(event, TokenTaken)), None)


# Before play


@rule("ENT-95")
@pytest.mark.parametrize(("players", "most"), [(2, 19), (3, 14), (4, 11)])
def test_two_different_numbers_of_ones_own_scouts_are_named(players: int, most: int) -> None:
    """The score marker has no number."""
    state = ENTDECKER.new(players, TOP_SCOUT)
    for seat in range(players):
        assert list(state.legal(seat)) == [top(*pair) for pair in combinations(range(1, most + 1), 2)]
    for refused in ("top 3 3", "top 0 1", "top 5 2", f"top 1 {most + 1}"):
        error = ENTDECKER.why_not(state, 0, ENTDECKER.read_action(refused))
        assert error.rule == "ENT-95"
        assert str(most) in str(error)


@rule("ENT-95")
def test_all_choose_at_the_same_time_in_any_order() -> None:
    ends = set()
    for order in permutations(range(3)):
        state = ENTDECKER.new(3, TOP_SCOUT)
        for count, seat in enumerate(order):
            assert state.actors() == tuple(sorted(order[count:]))
            state.apply(seat, top(seat + 1, seat + 5))
            assert not state.legal(seat), "a choice is final"
        assert state.actors() == (CHANCE,), "play begins when all have chosen"
        ends.add(ENTDECKER.write_position(state))
    assert len(ends) == 1


@rule("ENT-95")
def test_a_choice_cannot_be_changed() -> None:
    match = Match.new("entdecker", 2, {"top_scout": True})
    assert match.actors() == (0, 1)
    match.play(1, "top 2 9")
    assert match.actors() == (0,)
    with pytest.raises(NotYourTurn):
        match.play(1, "top 3 9")
    with pytest.raises(IllegalAction, match="19"):
        match.play(0, "top 4 4")
    match.play(0, "top 2 9")
    assert [step.action for step in match.record.steps[:2]] == ["top 2 9", "top 2 9"], "scouts are numbered by colour"


@rule("ENT-95", "ENT-12")
def test_top_scouts_are_named_before_the_first_seat_is_drawn() -> None:
    state = ENTDECKER.new(2, EntdeckerOptions(top_scout=True, first_seat="random"))
    assert state.actors() == (0, 1)
    state.apply(0, top(1, 2))
    state.apply(1, top(1, 2))
    assert [ENTDECKER.write_action(action) for action, _ in state.outcomes()] == ["first red", "first white"]


# Numbers


@rule("ENT-95", "ENT-40")
def test_the_owner_chooses_which_number_is_placed() -> None:
    table = Table(SHORE, players=4, more="units = ['red scout 5 C7']\n" + LANDED, top_scout=True)
    numbers = [number for number in range(1, 12) if number != 5]
    assert table.legal() == [*(f"scout #{number}" for number in numbers), "fort", "settlement", "stop"]
    table.refuses("scout #5", "ENT-95")
    table.refuses("scout", "ENT-95")
    table.refuses("scout #12", "ENT-95")
    table.play("scout #7")
    assert UnitPlaced(0, "scout", "C8", "", 7) in table.events
    assert table.state.view(1).players[0].numbers == (1, 2, 3, 4, 6, 8, 9, 10, 11)


@rule("ENT-95")
def test_without_the_variant_scouts_have_no_numbers() -> None:
    table = Table(SHORE, more=LANDED)
    assert table.legal() == ["scout", "fort", "settlement", "stop"]
    table.refuses("scout #1", "ENT-95")


@rule("ENT-95", "ENT-73")
def test_scouts_keep_their_numbers_on_the_way_into_the_jungle() -> None:
    more = "units = ['red scout 5 C7']\n" + LANDED
    table = Table(SHORE, more=more, top_scout=True).play("scout #7")
    assert table.legal() == [f"send {path} #{number}" for path in range(1, 8) for number in (5, 7)]
    table.refuses("send 1 #6", "ENT-73")
    table.play("send 2 #7", "token 2 corn", "send 2 #5")
    assert [number_of_scout(scout) for scout in table.state.jungle.path(1)[:2]] == [7, 5]


@rule("ENT-95", "ENT-52")
def test_friendly_natives_help_the_number_that_its_owner_chooses() -> None:
    table = Table(SHORE, players=4, more="paths = ['r4 . . . . . . .']\n" + NATIVES, top_scout=True)
    assert "send 1 #4" not in table.legal()
    table.play("send 1 #11")
    assert [number_of_scout(scout) for scout in table.state.jungle.path(0)[:2]] == [4, 11]


@rule("ENT-95", "ENT-52", "ENT-41")
def test_a_scout_moved_or_taken_back_is_that_very_number() -> None:
    paths = "paths = ['r1 r2 r3 r4 r5 r6 r7 r8', 'r9 r10 r11 . . . . .']\n"
    moved = Table(SHORE, players=4, more=paths + NATIVES, top_scout=True)
    assert "send 3 #10 from P2.2" in moved.legal()
    moved.refuses("send 3 #9 from P2.2", "ENT-52")
    moved.play("send 3 #10 from P2.2", "token 3 corn")
    assert number_of_scout(moved.state.jungle.path(2)[0]) == 10
    taken_back = Table(SHORE, players=4, more=paths + LANDED, top_scout=True).play("recall P1.3")
    assert taken_back.legal() == ["scout #3"]


@rule("ENT-95", "ENT-93")
def test_a_settlements_scout_has_a_number_too() -> None:
    table = Table(SHORE, players=4, more=LANDED, top_scout=True, edition="digest").play("settlement")
    assert table.legal() == [*(f"send {path} #{number}" for path in range(1, 8) for number in range(1, 12)), "decline"]
    table.play("send 4 #6", "token 4 corn")
    assert number_of_scout(table.state.jungle.path(3)[0]) == 6
    assert table.state.view(None).players[0].numbers == (1, 2, 3, 4, 5, 7, 8, 9, 10, 11)


@rule("ENT-95")
def test_the_numbers_of_placed_scouts_are_public() -> None:
    more = "units = ['red scout 5 C7']\npaths = ['w9 r3 . . . . . .']\n" + LANDED
    view = Table(SHORE, more=more, top_scout=True).state.view(None)
    assert [unit.number for unit in view.units] == [5]
    assert [space.number for space in view.jungle.paths[0].spaces[:3]] == [9, 3, 0]


# At the end


@rule("ENT-95", "ENT-91")
def test_each_top_scout_counts_as_two_on_its_path() -> None:
    assert winner("w1 w2 r7 . . . . .", "[[5, 6], [5, 6]]") == 1
    assert winner("w1 w2 w3 r7 r8 . . .", "[[7, 8], [5, 6]]") == 0, "two top scouts against three"
    assert winner("r7 w1 w2 w3 . . . .", "[[7, 8], [5, 6]]") == 1, "one top scout against three"
    assert winner("w1 r7 w2 r8 . . . .", "[[7, 9], [2, 3]]") == 1, "three each, and white is nearer"


@rule("ENT-95", "ENT-91")
def test_a_tie_made_by_a_top_scout_goes_to_the_nearest_scout() -> None:
    assert winner("w1 w2 r7 . . . . .", "[[7, 8], [5, 6]]") == 1
    assert winner("r7 w1 w2 . . . . .", "[[7, 8], [5, 6]]") == 0


@rule("ENT-95")
def test_a_number_is_a_top_scout_only_for_the_colour_that_named_it() -> None:
    assert winner("w1 r7 w7 r1 r2 . . .", "[[8, 9], [7, 8]]") == 1
    assert winner("w1 r7 w7 r1 r2 . . .", "[[7, 8], [8, 9]]") == 0
    assert winner("y3 w3 r3 . . . . .", "[[3, 4], [1, 2], [1, 2]]", players=3) == 0


@rule("ENT-95", "ENT-93")
def test_in_the_digest_top_scouts_count_on_paths_that_are_not_full() -> None:
    assert winner("w1 w2 w3 r7 r8 . . .", "[[7, 8], [5, 6]]", players=2, edition="digest") == 0


@rule("ENT-95")
def test_top_scouts_are_shown_before_the_tokens_are_given_away() -> None:
    more = "paths = ['w1 r7 . . . . . .']\ntop_scouts = [[7, 8], [5, 6]]\n"
    more += "[turn]\nphase = 'explore'\nship = 'D4'\nlanded = true\n[huts.1]\ntoken = 'corn'"
    table = Table(FULL, more=more, top_scout=True).play("stop")
    assert table.events[:3] == [TopScoutsShown(0, 7, 8), TopScoutsShown(1, 5, 6), TokenTaken(0, 1, "corn", 10)]


@rule("ENT-95")
def test_without_the_variant_nothing_is_shown_and_every_scout_counts_once() -> None:
    more = (
        "paths = ['w r . . . . . .']\n[turn]\nphase = 'explore'\nship = 'D4'\nlanded = true\n[huts.1]\ntoken = 'corn'"
    )
    table = Table(FULL, more=more).play("stop")
    assert table.events[0] == TokenTaken(1, 1, "corn", 10)

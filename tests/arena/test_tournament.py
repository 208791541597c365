"""Which games a tournament has: every bot on every seat alike, and each game known by its number."""

from __future__ import annotations

from collections import Counter

import pytest

from farshore.arena.tournament import TooFewBots, new_tournament
from farshore.bots.called import BadCall
from farshore.bots.command.talk import CommandFailed
from farshore.bots.registry import BadSetting, UnknownBot, UnknownSetting
from farshore.core.errors import BadOptions, FarshoreError
from tests.arena.bots import BRIEF, GAME, brief


@pytest.mark.parametrize(
    ("bots", "seats", "gauntlet", "line_ups"),
    [
        (2, 2, False, [(0, 1)]),
        (3, 2, False, [(0, 1), (0, 2), (1, 2)]),
        (3, 2, True, [(0, 1), (0, 2)]),
        (2, 4, True, [(0, 1, 1, 1)]),
        (2, 3, False, [(0, 1, 1), (1, 0, 0)]),
        (4, 4, False, [(0, 1, 2, 3)]),
        (4, 3, False, [(0, 1, 2), (0, 1, 3), (0, 2, 3), (1, 2, 3)]),
    ],
)
def test_who_meets_whom(bots: int, seats: int, gauntlet: bool, line_ups: list[tuple[int, ...]]) -> None:
    tournament = brief(*["random"] * bots, seats=seats, gauntlet=gauntlet)
    assert tournament.line_ups == line_ups
    assert tournament.games_a_table == len(line_ups) * seats


@pytest.mark.parametrize(("bots", "seats"), [(2, 2), (3, 2), (4, 4), (2, 4), (3, 3)])
def test_each_seat_is_played_alike(bots: int, seats: int) -> None:
    tournament = brief(*["random"] * bots, seats=seats)
    sat = [Counter[int]() for _ in range(seats)]
    for number in tournament.numbers(6 * seats):
        for seat, bot in enumerate(tournament.seating(number)):
            sat[seat][bot] += 1
    assert all(counts == sat[0] for counts in sat)
    assert len(set(sat[0].values())) == 1


def test_where_all_seats_are_alike_every_game_has_its_own_luck() -> None:
    tournament = new_tournament(GAME, ("random",), seats=3, limit=BRIEF, form="alike")
    numbers = tournament.numbers(5)
    assert [tournament.seating(number) for number in numbers] == [(0, 0, 0)] * 5
    assert len({tournament.luck(number) for number in numbers}) == 5
    assert new_tournament(GAME, ("random",), seats=1, limit=BRIEF, form="alike").seating(2) == (0,)
    with pytest.raises(TooFewBots):
        new_tournament(GAME, (), limit=BRIEF, form="alike")


def test_who_follows_whom_changes_from_table_to_table() -> None:
    tournament = brief("random", "random", "random", seats=3)
    seatings = Counter(tournament.seating(number) for number in tournament.numbers(6))
    assert len(seatings) == 6
    assert set(seatings.values()) == {1}


def test_a_table_has_the_same_luck_for_every_seat_and_line_up() -> None:
    tournament = brief("random", "greedy", "gentle")
    lucks = [tournament.luck(number) for number in tournament.numbers(4)]
    assert lucks == [lucks[0]] * 6 + [lucks[6]] * 6
    assert lucks[0] != lucks[6] != brief("random", "greedy", seed="2").luck(2)


def test_more_games_only_go_on_counting() -> None:
    tournament = brief("random", "greedy", "gentle")
    few, many = tournament.numbers(3), tournament.numbers(7)
    assert (len(few), len(many)) == (3 * 4, 3 * 8)  # rounded up to whole tables
    assert list(many)[: len(few)] == list(few)


def test_bots_that_are_typed_twice_are_told_apart() -> None:
    assert brief("random", "greedy", "random").names == ["random", "greedy", "random (2)"]


@pytest.mark.parametrize(
    ("bots", "seats", "error", "said"),
    [
        (("random",), 2, TooFewBots, "at least two"),
        (("random", "nobody"), 2, UnknownBot, "nobody"),
        (("random", "random:speed=2"), 2, UnknownSetting, "speed"),
        (("random", "random:fast"), 2, BadCall, "random:fast"),
        (("random", "search:plans=many"), 2, BadSetting, "“plans” of the bot “search” cannot be “many”"),
        (("random", "search:plans=1.5"), 2, BadSetting, "1.5"),
        (("random", "search:plans=true"), 2, BadSetting, "True"),
        (("random", "gentle:attention=perhaps"), 2, BadSetting, "perhaps"),
        (("random", 'cmd:"'), 2, CommandFailed, "No closing quotation"),
        (("random", "cmd: "), 2, BadCall, "names no bot"),
        (("random", "greedy"), 5, BadOptions, "5"),
        (("random", "greedy"), 1, BadOptions, "1"),
    ],
)
def test_what_cannot_be_played_is_said_before_anything_is(
    bots: tuple[str, ...], seats: int, error: type[FarshoreError], said: str
) -> None:
    with pytest.raises(error, match=said):
        brief(*bots, seats=seats)

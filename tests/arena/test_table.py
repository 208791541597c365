"""One game: the same wherever it is played, kept whole, and lost by whoever breaks it."""

from __future__ import annotations

from random import Random

import pytest

from farshore.arena.table import play
from farshore.bots.playing import play_game
from farshore.bots.registry import make_bot
from farshore.core.record import Record
from farshore.core.registry import game
from farshore.core.replay import verify
from tests.arena.bots import BRIEF, EAGER, GAME, brief, faulty

__all__ = ["faulty"]


@pytest.mark.parametrize("number", [0, 1])
def test_a_game_depends_on_its_number_alone(number: int) -> None:
    tournament = brief("random", EAGER)
    first, again = play(tournament, number), play(tournament, number)
    assert (first.result, first.record) == (again.result, again.record)
    assert first.record != play(tournament, number + 2).record


def test_it_is_the_game_that_the_bots_play_elsewhere() -> None:
    tournament = brief("greedy", "random")
    state = game(GAME).new(2)
    bots = [make_bot(GAME, "random"), make_bot(GAME, "greedy")]
    length = play_game(game(GAME), state, bots, Random(tournament.luck(1)), BRIEF)
    result = play(tournament, 1).result
    assert (result.scores, result.winners, result.decisions) == (state.scores(), state.winners(), length.decisions)


def test_its_record_proves_it_and_names_the_bots() -> None:
    played = play(brief("greedy", "random"), 1)
    record = Record.read(played.record)
    assert verify(record).scores() == played.result.scores
    assert record.header.seats == ["random", "greedy"]


def test_only_choices_are_timed() -> None:
    played = play(brief("greedy", "random"), 0)
    assert 0 < sum(map(len, played.seconds)) < played.result.decisions
    assert all(time >= 0 for times in played.seconds for time in times)


@pytest.mark.usefixtures("faulty")
@pytest.mark.parametrize(
    ("bot", "kind", "what"),
    [("cheat", "illegal", "'a swim'"), ("clumsy", "crash", "oops"), ("absent", "crash", "no chair")],
)
def test_who_breaks_a_game_has_lost_it(bot: str, kind: str, what: str) -> None:
    played = play(brief(bot, "random", "random", seats=3), 1)
    fault = played.result.fault
    assert fault is not None
    assert (fault.seat, fault.kind) == (1, kind)
    assert what in fault.what
    assert played.result.winners == (0, 2)
    assert played.result.places == [1, 2, 1]
    assert [played.result.share(seat) for seat in range(3)] == [0.5, 0, 0.5]
    assert not played.result.is_whole
    assert Record.read(played.record).end is None

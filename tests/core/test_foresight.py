"""What an action would do can be asked before it is done, and nothing is learnt by asking."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import cast

import pytest

from farshore import Match, game
from farshore.core.contract import Action, Event, Gain, Seat
from farshore.core.errors import IllegalAction
from farshore.core.fate import Fate
from farshore.core.foresight import Foresight, foresee
from farshore.core.registry import games
from tests.broken_toys import RevealsSilently
from tests.some import never_empty, some
from tests.toys import LAGOON, Dive, LagoonState

NAMES = ["Ann", "Ben", "Cleo", "Dan"]
ONE_HAS_DIVED = "rounds = 1\nround = 0\nphase = 1\npearls = [1, 2]\nmarks = [0, -1]\npoints = [0, 0]"
TABLES = [(name, found.seats[-1]) for name, found in games().items()]


@never_empty
def asked(name: str, seats: int) -> Iterator[tuple[Match, Seat, Action, Foresight]]:
    """Play a random game, and ask before every fourth step what it would do."""
    match, rng = Match.new(name, seats, fate=Fate(b"foresight")), Random(name)
    step = 0
    while not match.over:
        seat = rng.choice(match.actors())
        action = rng.choice(match.legal(seat))
        if step % 4 == 0:
            yield match, seat, action, match.foresee(seat, action)
        match.play(seat, action)
        step += 1


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_what_is_foreseen_happens(name: str, seats: int) -> None:
    """All of it is told when the action is done, but for what looms: that is told later."""
    told = 0
    for match, seat, action, seen in asked(name, seats):
        now: list[Event] = []
        state = match.state.clone()
        looming = set(match.game.looming(state))
        state.listener = now.append
        state.apply(seat, action)
        known = [event.seen_by(seat) for event in now]
        later = set(match.game.looming(state)) - looming
        assert [event for event in seen.events if event not in later] == known[: len(seen.events) - len(later)]
        told += len(seen.events)
    assert told > 20


def test_ones_own_points_are_said_before_those_of_others() -> None:
    seen = Foresight((), (Gain(0, "regions", 2), Gain(2, "regions", -2), Gain(1, "regions", 4)), "")
    said = game("overworld").telling.foretell(seen, 2, NAMES)
    assert said == ["−2 points (Regions)", "Ann +2", "Ben +4"]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_asking_changes_nothing_and_gives_no_secret_away(name: str, seats: int) -> None:
    """In every world that the seat could not tell from the real one, the answer is the same."""
    for match, seat, action, seen in asked(name, seats):
        before = match.position()
        for number in some([7, 8, 9]):
            world = match.state.determinize(seat, Random(number))
            assert foresee(match.game, world, seat, action) == seen
        assert match.position() == before


def test_what_coincides_in_a_few_worlds_is_not_told_as_certain() -> None:
    """Also where a game forgets to say of an event that it reveals something."""
    silent = RevealsSilently()
    state = silent.read_position(ONE_HAS_DIVED)
    dealt = [cast("LagoonState", state.determinize(1, Random(number))) for number in range(2)]
    assert [world.marks for world in dealt] == [[1, -1]] * 2, "the first two worlds that are dealt are alike"
    assert foresee(silent, state, 1, Dive(0, 2)) == Foresight((), (), "secret")
    lagoon = LAGOON.read_position(ONE_HAS_DIVED)
    assert foresee(LAGOON, lagoon, 1, Dive(0, 2)) == Foresight((), (), "secret")
    before = LAGOON.read_position(ONE_HAS_DIVED.replace("[0, -1]", "[-1, -1]"))
    assert foresee(LAGOON, before, 1, Dive(0, 2)) == Foresight((), (), "")


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_it_is_said_in_a_few_words(name: str, seats: int) -> None:
    said = {
        text
        for match, seat, _, seen in asked(name, seats)
        for text in match.game.telling.foretell(seen, seat, NAMES[:seats])
    }
    assert len(said) > 3
    assert all(text == text.strip() and len(text) < 120 for text in said)


def test_what_is_not_legal_is_refused_as_when_it_is_done() -> None:
    match = Match.new("overworld", 2, fate=Fate(b"refused"))
    with pytest.raises(IllegalAction, match="A tile lies on the start already"):
        match.foresee(match.actors()[0], "survey (0,0)0L")


def test_a_game_without_short_words_says_what_its_log_would() -> None:
    dived = LAGOON.event_types[-1](1, 2)  # every event of the lagoon has two fields
    seen = Foresight((dived,), (), "chance")
    assert LAGOON.telling.foretell(seen, 1, NAMES) == [LAGOON.telling.narrate(dived, NAMES)]
    assert LAGOON.telling.foretell(Foresight((), (), "chance"), 1, NAMES) == ["then chance decides"]
    assert LAGOON.telling.foretell(Foresight((), (), "secret"), 1, NAMES) == ["something hidden is shown"]


def test_a_gap_is_foreseen_with_its_winner_and_the_points() -> None:
    found = set()
    for match, seat, _, seen in asked("overworld", 2):
        found |= set(game("overworld").telling.foretell(seen, seat, match.names))
    assert any(text.endswith("(Regions)") for text in found)

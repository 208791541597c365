"""Every change of the score says its reason: how much, for what part, and where."""

from __future__ import annotations

from random import Random

import pytest

from farshore import Match, game
from farshore.core.conformance import Setting, check_game
from farshore.core.fate import Fate
from farshore.games.entdecker.events import IslandScored, TokenTaken
from farshore.games.explorers.options import ExplorersOptions
from farshore.games.overworld.events import PointsChanged
from farshore.games.overworld.options import OverworldOptions
from tests.at_random import play_first

NAMES = ["Ann", "Ben", "Cleo"]
EXPERT = ExplorersOptions(
    achievements=3, provisions="expert", gems="expert", temples="expert", villages="expert", may_stop=True
)


@pytest.mark.parametrize(
    ("name", "table"),
    [
        ("overworld", Setting(3, OverworldOptions(provisions=True, ports=True))),
        ("explorers", Setting(2, EXPERT)),
        ("explorers", Setting(1, EXPERT)),
    ],
)
def test_events_say_of_every_point_where_it_comes_from(name: str, table: Setting) -> None:
    """The suite adds up what events say and compares it with the scores, here with all expansions."""
    check_game(game(name), [table], games=2, thorough=0)


@pytest.mark.rule("OVW-60", "OVW-61")
def test_the_places_of_a_change_of_points_are_squares_of_the_board() -> None:
    match = play_first(Match.new("overworld", 2, fate=Fate(b"places")), Random(5))
    changes = [event for event in match.events if isinstance(event, PointsChanged)]
    assert {change.reason for change in changes} >= {"lead", "lost", "tour"}
    lead = next(change for change in changes if change.reason == "lead" and change.count == 1)
    assert match.game.telling.narrate(lead, NAMES) == f"{NAMES[lead.seat]} +2: leads one more region."


@pytest.mark.rule("OVW-60", "OVW-61", "OVW-70", "OVW-71")
def test_every_change_of_points_of_overworld_has_a_reason_in_words_and_a_place() -> None:
    reasons = set()
    for seed in range(4):
        match = Match.new("overworld", 3, {"provisions": True, "ports": True}, Fate(b"%d" % seed))
        play_first(match, Random(seed))
        for change in match.events:
            if isinstance(change, PointsChanged):
                text = match.game.telling.narrate(change, NAMES)
                assert change.points, text
                assert change.places, text
                assert f": {change.reason}." not in text, "the reason is said in words"
                reasons.add(change.reason)
    assert reasons >= {"lead", "share", "lost", "tour", "items", "port"}


@pytest.mark.rule("ENT-72")
@pytest.mark.parametrize(
    ("scored", "text"),
    [
        (
            IslandScored("C4", 6, (6, 6, 3), (1, 1, 2), (0, 0, 0), (0, 0, 0), (2, 2, 1), ("C4", "D4")),
            "Ann 6 (tied for most: 2 scouts), Ben 6 (tied for most: 2 scouts), Cleo 3 (fewer: 1 scout)",
        ),
        (
            IslandScored("C4", 6, (3, 6, 0), (2, 1, 0), (0, 1, 0), (0, 0, 0), (3, 1, 0), ("C4", "D4")),
            "Ben 6 (most: 1 settlement, 1 scout), Ann 3 (fewer: 3 scouts)",
        ),
        (IslandScored("C4", 6, (0, 6, 0), (0, 1, 0), (0, 0, 0), (0, 1, 0), (0, 0, 0)), "Ben 6 (alone there: 1 fort)"),
        (
            IslandScored("C4", 6, (3, 6, 0), (2, 1, 0), (0, 0, 0), (0, 0, 0), (1, 1, 0)),
            "Ben 6 (as many, but there first: 1 scout), Ann 3 (fewer: 1 scout)",
        ),
        (IslandScored("C4", 6, (3, 6, 0)), "Ann 3, Ben 6"),
    ],
)
def test_an_island_is_scored_with_reasons(scored: IslandScored, text: str) -> None:
    """The last one is as older versions told it."""
    said = game("entdecker").telling.narrate(scored, NAMES)
    assert said == f"The island at C4 is complete and worth 6 points: {text}."
    assert [(gain.seat, gain.points) for gain in scored.gains] == [
        (seat, points) for seat, points in enumerate(scored.points) if points
    ]


@pytest.mark.rule("ENT-91")
def test_a_token_is_won_for_a_reason() -> None:
    said = game("entdecker").telling.narrate
    assert said(TokenTaken(0, 4, "corn", 10, (3, 2, 0), "most"), NAMES) == (
        "Ann wins the token of path 4, corn, and scores 10 points: most scouts there (Ann 3, Ben 2)."
    )
    assert said(TokenTaken(1, 4, "corn", 10), NAMES) == "Ben wins the token of path 4, corn, and scores 10 points."


def test_points_if_it_ended_now_are_told_by_part_in_every_game() -> None:
    for name in ("entdecker", "explorers", "overworld"):
        match, rng = Match.new(name, 2, fate=Fate(b"now")), Random(2)
        pending = set()
        while not match.over:
            seat = match.actors()[0]
            match.play(seat, rng.choice(match.legal(seat)))
            stands = match.game.standings(match.view(seat))
            assert all(sum(each.parts) == each.total for each in stands)
            pending |= {points for each in stands for points in each.pending}
        assert all(not each.pending for each in match.game.standings(match.view(None))), "nothing is left"
        assert (max(pending, default=0) > 0) == (name != "overworld"), "all of Overworld is scored as it stands"


def test_alone_one_number_is_right_everywhere_at_every_moment() -> None:
    match, rng = Match.new("explorers", 1, {"achievements": 2}, Fate(b"alone")), Random(1)
    while not match.over:
        match.play(0, rng.choice(match.legal(0)))
        for watcher in (0, None):
            assert tuple(each.total for each in match.game.standings(match.view(watcher))) == match.scores

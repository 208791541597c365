"""Why points were won or lost: every number of an explanation is the engine's own, in whole games of every kind."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, NamedTuple, cast

import pytest

from farshore import Match, game
from farshore.core.conformance.examination import ConformanceError, Examination, Setting
from farshore.core.conformance.gains import adds_up, check_reasons
from farshore.core.contract import Event, Gain, State
from farshore.core.explanation import Counted, Explanation, Share
from farshore.core.fate import Fate
from farshore.core.told import read_events, write_events
from farshore.games.entdecker.events import IslandScored, TokenTaken
from farshore.games.entdecker.scoring import whereabouts
from farshore.games.entdecker.state import EntdeckerState
from farshore.games.explorers.events import MarksShown, RoundScored, TempleExplored
from farshore.games.explorers.gems import gem_points
from farshore.games.explorers.provisions import provision_points
from farshore.games.explorers.secrets import Marked
from farshore.games.explorers.state import ExplorersState
from farshore.games.explorers.view import ExplorersView
from farshore.games.overworld.contest import leaders
from farshore.games.overworld.events import PointsChanged
from farshore.games.overworld.grid import square_named
from farshore.games.overworld.scoring import longest_tour, scores
from farshore.games.overworld.scoring import provision_points as items_worth
from farshore.games.overworld.state import OverworldState
from tests.reasons import without_reasons
from tests.some import never_empty
from tests.toys import LAGOON

NAMES = ["Ann", "Ben", "Cleo"]
ACHIEVEMENTS = ("track:achievements",)
EXPERT = {"provisions": "expert", "gems": "expert", "temples": "expert", "villages": "expert", "achievements": 3}


class Told(NamedTuple):
    """What a step told, and how things stood before and after."""

    before: State
    after: State
    event: Event
    why: Explanation


@never_empty
def played(name: str, seats: int, options: dict[str, Any], seed: int) -> Iterator[Told]:
    """Play a random game, and yield all that brought or cost points."""
    match, rng = Match.new(name, seats, options, Fate(b"%d" % seed)), Random(seed)
    while not match.over:
        before, told = match.state.clone(), len(match.events)
        seat = match.actors()[0]
        match.play(seat, rng.choice(match.legal(seat)))
        for event in match.events[told:]:
            if any(gain.points for gain in event.gains):
                why = match.game.telling.explain(event, NAMES[:seats], "en")
                assert why is not None, event
                assert adds_up(why, event.gains), (event, why)
                yield Told(before, match.state, event, why)


@pytest.mark.rule("ENT-71", "ENT-72", "ENT-91")
@pytest.mark.parametrize("options", [{}, {"edition": "kosmos"}, {"edition": "digest"}])
def test_islands_and_tokens_are_explained_by_the_tiles_that_lie_there(options: dict[str, Any]) -> None:
    seen: Counter[type[Event]] = Counter()
    bonus = 0
    for seed in range(3):
        for told in played("entdecker", 3, options, seed):
            after, event = cast("EntdeckerState", told.after), told.event
            seen[type(event)] += 1
            if isinstance(event, IslandScored):
                board = after.chart.board
                cells = [board.cell[space] for space in event.spaces]
                tiles, *falls = told.why.counted
                assert tiles.text == f"{len(cells)} tile{'s' * (len(cells) > 1)}"
                assert (tiles.points, tiles.places) == (len(cells), event.spaces)
                assert all(after.chart.tiles[cell] > 0 for cell in cells), "there is land"
                bonus += sum(each.points for each in falls)
                assert [each.places for each in falls] == [event.waterfalls] * len(falls)
                assert [(share.seat, share.points) for share in told.why.shares] == sorted(
                    ((seat, points) for seat, points in enumerate(event.points) if event.ranks[seat]),
                    key=lambda share: -share[1],
                )
            elif isinstance(event, TokenTaken):
                assert told.why.counted[0].points == event.points
                assert f"{max(event.scouts)} scout" in told.why.shares[0].text or event.reason == "full"
    assert seen[IslandScored] > 10
    assert seen[TokenTaken] > 5
    assert bonus > 0 or options == {"edition": "digest"}, "some island had a waterfall"


@pytest.mark.rule("ENT-72")
def test_an_island_is_called_by_where_it_lies() -> None:
    state = cast("EntdeckerState", Match.new("entdecker", 2, fate=Fate(b"where")).state)
    board = state.chart.board
    corner = board.cell["A1"]
    assert whereabouts(board, [corner]) == "NW"
    assert whereabouts(board, [board.spaces[-1]]) == "SE"
    assert whereabouts(board, board.spaces) == "middle"
    assert whereabouts(board, board.spaces[: board.width]) == "N"
    assert whereabouts(board, [cell for cell in board.spaces if board.column_and_row(cell)[0] == 0]) == "W"


@pytest.mark.rule("EXP-33", "EXP-34", "EXP-35", "EXP-36", "EXP-37", "EXP-39", "EXP-40", "EXP-60")
@pytest.mark.parametrize("options", [{"achievements": 3}, EXPERT])
def test_villages_temples_and_rounds_are_explained_by_the_map(options: dict[str, Any]) -> None:
    seen: Counter[type[Event]] = Counter()
    for seed in range(3):
        for told in played("explorers", 2, options, seed):
            state, event = cast("ExplorersState", told.after), told.event
            seen[type(event)] += 1
            view = state.view(getattr(event, "seat", 0))
            quadrants = {each.quadrant: each for each in view.map.quadrants}
            if isinstance(event, RoundScored):
                larder = (event.larder[0], event.larder[1], event.larder[2])
                assert provision_points(state.terms, larder) == event.provisions
                assert gem_points(state.terms, event.gem_count) == event.gems
                assert all(object_on(view, square) == "G" for square in event.gem_squares)
                assert len(event.gem_squares) >= event.gem_count
            elif isinstance(event, TempleExplored):
                assert quadrants[event.quadrant].temple == event.square
                assert event.square in event.places
            elif isinstance(event, Marked | MarksShown):
                villages = {each.square for each in event.brought if each.what == "village"}
                assert villages <= {each.village for each in view.map.quadrants}
                assert {item.places for item in told.why.counted if item.part == "achievements"} <= {ACHIEVEMENTS}
                assert all(item.places for item in told.why.counted)
    assert {Marked, MarksShown, RoundScored, TempleExplored} <= {*seen}


def object_on(view: ExplorersView, square: str) -> str:
    return view.map.objects[int(square[1:]) - 1]["abcdefghijklmnop".index(square[0])]


@pytest.mark.rule("EXP-39")
def test_the_marks_beside_a_village_are_those_on_the_map() -> None:
    counted = 0
    for told in played("explorers", 1, {}, 4):
        if isinstance(told.event, Marked):
            view = cast("ExplorersView", told.after.view(0))
            beside = {each.quadrant: each.neighbours for each in view.explorers[0].villages}
            quadrant = {each.village: each.quadrant for each in view.map.quadrants}
            for each in told.event.brought:
                assert beside[quadrant[each.square]] == each.marks
                counted += 1
    assert counted > 5


@pytest.mark.rule("OVW-60", "OVW-61", "OVW-70", "OVW-71")
def test_changes_of_points_are_explained_by_the_regions_doors_and_items_there_are() -> None:
    reasons: Counter[str] = Counter()
    for seed in range(4):
        for told in played("overworld", 3, {"provisions": True, "ports": True}, seed):
            state, event = cast("OverworldState", told.after), told.event
            assert isinstance(event, PointsChanged)
            reasons[event.reason] += 1
            now = scores(state)[event.seat]
            regions = {(each.region[:-1], str(each.kind)): each for each in state.view(None).regions}
            for each in event.regions:
                found = regions[each.square, each.kind]
                assert (found.size, found.explorers) == (each.size, each.explorers)
                is_ahead = event.seat in leaders([*each.explorers])
                assert is_ahead == (event.reason != "lost")
                if event.reason in {"lead", "share"}:
                    assert (len(leaders([*each.explorers])) == 1) == (event.reason == "lead")
            if event.part != "regions":
                total = event.before + event.points
                assert total == getattr(now, event.part)
                gross = sum(item.points for item in told.why.counted if item.points > 0)
                assert gross == total
            if event.part == "doors" and event.squares:
                assert longest_tour([(square_named(square),) for square in event.squares]).length == now.doors
            if event.part == "provisions":
                assert items_worth(event.stock) == now.provisions
    assert {"lead", "share", "lost", "tour", "shorter", "items", "port"} <= {*reasons}


@pytest.mark.parametrize(
    ("name", "options"), [("entdecker", {}), ("explorers", {"achievements": 2}), ("overworld", {"ports": True})]
)
def test_what_was_told_before_reasons_were_given_is_explained_by_its_sentence_or_rightly(
    name: str, options: dict[str, Any]
) -> None:
    """Old events read as they were; what they do not say is not made up."""
    silent = 0
    for told in played(name, 2, options, 1):
        old = without_reasons(told.event)
        [read] = read_events(game(name), write_events([old]))
        assert read == old
        why = game(name).telling.explain(read, NAMES, "en")
        silent += why is None
        assert why is None or adds_up(why, read.gains)
        assert game(name).telling.narrate(read, NAMES)
    assert silent > 0


def test_an_explanation_that_does_not_add_up_breaks_the_contract(monkeypatch: pytest.MonkeyPatch) -> None:
    event = IslandScored("C4", 3, (2, 3), (2, 1), (0, 0), (0, 0), (1, 2), ("C4", "D4"), ("D4",), "N")
    exam = Examination(game("entdecker"), Setting(2), 0, Random(1), 100)
    check_reasons(exam, event)
    wrong: list[Callable[[Explanation], Explanation]] = [
        lambda why: Explanation(why.title, why.counted[:1], why.shares),
        lambda why: Explanation(why.title, why.counted, why.shares[:1]),
        lambda why: Explanation(why.title, (*why.counted, Counted("x", 1, "produce")), why.shares),
    ]
    right = exam.game.telling.explain(event, NAMES, "en")
    assert right is not None
    for change in wrong:
        bad = change(right)
        monkeypatch.setattr(type(exam.game.telling), "explain", lambda *_, found=bad: found)
        with pytest.raises(ConformanceError, match="does not add up"):
            check_reasons(exam, event)


def test_losses_and_shares_of_nothing_add_up() -> None:
    lost = Explanation("less", (Counted("now", 4, "doors"), Counted("before", -10, "doors")), (Share(1, -6),))
    assert adds_up(lost, [Gain(1, "doors", -6)])
    won = Explanation("token", (Counted("corn", 10, "produce"),), (Share(0, 10), Share(1, 0)))
    assert adds_up(won, [Gain(0, "produce", 10)])
    assert not adds_up(won, [Gain(0, "islands", 10)])


def test_a_game_need_not_explain_anything() -> None:
    match = Match.new(LAGOON, 2, fate=Fate(b"plain"))
    assert all(LAGOON.telling.explain(event, NAMES, "en") is None for event in match.events)

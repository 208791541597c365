"""Studies: what is kept of a game agrees with the game, and what is said of many follows from them."""

from __future__ import annotations

from collections import Counter
from math import isnan, nan
from random import Random
from typing import Literal
from xml.etree import ElementTree as ET

import pytest

from farshore.arena.shares import Estimate
from farshore.arena.study.citations import rules_by_kind, rules_of
from farshore.arena.study.estimates import mean_of_few, part_of, student
from farshore.arena.study.figures import CaseFigures, Figures
from farshore.arena.study.observed import Observed, observe
from farshore.arena.study.pictures import Row, distributions, intervals
from farshore.arena.study.plan import Thinker, Variant, derived_variants, new_plan
from farshore.arena.study.questions import Claim, Questions, questions_for
from farshore.arena.study.summary import summary, verdicts
from farshore.arena.study.wording import change, mean, number, plain, share
from farshore.arena.table import Result
from farshore.core.contract import Game, Options
from farshore.core.fate import RandomFate
from farshore.core.match import Match
from farshore.core.registry import game as installed_game
from farshore.games.explorers.view import ExplorersView
from farshore.games.overworld.events import GapFormed
from farshore.games.overworld.view import OverworldView

RANDOM = Thinker("random", 1)
OWN = ("entdecker", "explorers", "overworld")


def played(
    name: str, seats: int = 2, seed: int = 1, turns: list[tuple[int, ...]] | None = None
) -> tuple[Match, Observed]:
    """Play a random game, and observe it; note in ``turns`` the points at the beginning of each."""
    game, rng = installed_game(name), Random(seed)
    match = Match.new(game, seats, {}, RandomFate(rng))
    while not match.over:
        if turns is not None and sum(event.begins_turn for event in match.events) > len(turns):
            turns.append(match.scores)
        seat = match.actors()[0]
        match.play(seat, rng.choice(match.legal(seat)))
    result = Result(
        number=0, seating=(0,) * seats, scores=match.scores, winners=match.winners, decisions=len(match.record.steps)
    )
    return match, observe(game, questions_for(game), result, match.record.text())


def made_up(number: int, scores: tuple[int, ...], first: int, doors: tuple[int, ...] = ()) -> Observed:
    """Make up a game in which the best wins and ``first`` begins."""
    seats = range(len(scores))
    best = [points == max(scores) for points in scores]
    return Observed(
        number,
        scores,
        tuple(one / sum(best) for one in best),
        tuple((first + seat) % len(scores) for seat in seats),
        50,
        {"doors": list(doors)} if doors else {},
        {},
        Counter({"GapFormed": number % 2}),
        {"gap-one": [1.0, 0.0]},
    )


def overworld_figures(usual: list[Observed], changed: list[Observed], questions: Questions | None = None) -> Figures:
    """Return figures of made-up games of two, and of a variant of them."""
    game = installed_game("overworld")
    variant = Variant("ports", "ports", {"ports": True})
    plan = new_plan(game, (RANDOM,), (variant,), games=len(usual), fewer=len(changed), seed="1")
    others = [made_up(0, (30, 20, 10, 5)[:seats], 0) for seats in (3, 4)]
    return Figures(plan, questions or Questions(game), [usual, [others[0]], [others[1]], changed])


@pytest.mark.parametrize("name", OWN)
def test_the_parts_of_a_score_are_read_from_what_everybody_was_told(name: str) -> None:
    match, seen = played(name, 3)
    standings = match.game.standings(match.view(None))
    by_seat = [tuple(points[seat] for points in seen.parts.values()) for seat in range(3)]
    assert by_seat == [standing.parts for standing in standings]
    assert sum(map(sum, by_seat)) == sum(match.scores) > 0
    assert sum(map(sum, seen.verbs.values())) == sum(step.seat >= 0 for step in match.record.steps)
    assert sorted(seen.order) == [0, 1, 2]


def test_whoever_has_the_first_turn_is_first_whatever_the_seat() -> None:
    orders = {played("overworld", 2, seed)[1].order for seed in range(1, 6)}
    assert orders == {(0, 1), (1, 0)}, "the first seat is drawn (OVW-10)"


def test_what_is_counted_of_explorers_is_what_its_view_shows() -> None:
    match, seen = played("explorers", 3)
    view = match.view(None)
    assert isinstance(view, ExplorersView)
    for explorer in view.explorers:
        full = sum(village.neighbours == 4 for village in explorer.villages) / 4
        assert seen.facts["villages-full"][explorer.seat] == full
        assert seen.facts["gem"][explorer.seat] == explorer.frame.gems
        assert seen.facts["scroll-used"][explorer.seat] == explorer.frame.scrolls_used


def test_what_is_counted_of_overworld_is_what_its_view_shows() -> None:
    match, seen = played("overworld", 3, seed=2)
    view = match.view(None)
    assert isinstance(view, OverworldView)
    assert seen.facts["doors"] == [3 - player.doors for player in view.players]
    assert seen.facts["left"] == [player.camels.left + player.ships.left for player in view.players]
    gaps = [event for event in match.events if isinstance(event, GapFormed)]
    assert seen.facts["gap-one"] == [float(len(gap.squares) == 1) for gap in gaps]


def test_what_the_last_turns_of_overworld_bring_is_told_by_who_has_them() -> None:
    turns: list[tuple[int, ...]] = []
    match, seen = played("overworld", 2, 3, turns)
    first, last = seen.order
    (*_, before), (*_, final) = turns[:-1], turns
    assert seen.facts["ending-first"] == [final[first] - before[first]]
    assert seen.facts["ending-after"] == [match.scores[first] - final[first]]
    assert seen.facts["ending-last"] == [match.scores[last] - final[last]]


def test_what_is_counted_of_entdecker_adds_up() -> None:
    match, seen = played("entdecker", 3)
    names = Counter(type(event).__name__ for event in match.events)
    assert len(seen.facts["path-1"]) == names["ScoutSent"] == sum(seen.facts["sent"])
    assert sum(sum(seen.facts[f"path-{path}"]) for path in range(1, 8)) == names["ScoutSent"]
    assert sum(sum(seen.facts[unit]) for unit in ("scout", "fort", "settlement")) == names["UnitPlaced"]
    assert sum(seen.fired[kind] for kind in seen.fired if kind.startswith("TileEvent")) == names["TileEvent"]


@pytest.mark.parametrize("name", OWN)
def test_what_is_asked_of_our_games_can_be_played_and_belongs_to_rules(name: str) -> None:
    game = installed_game(name)
    questions = questions_for(game)
    plan = new_plan(game, (RANDOM,), questions.variants, games=2, fewer=1, seed="1")
    assert [case.seats for case in plan.printed()] == list(game.seats)
    assert len({case.name for case in plan.cases}) == len(plan.cases)
    assert {look.variant for look in questions.looks} - {""} <= {variant.name for variant in questions.variants}
    kinds = rules_by_kind(game, questions.aspects)
    assert {rule for rules in kinds.values() for rule in rules} <= {*game.rules}
    assert {kind.partition(": ")[0] for kind in kinds} == {kind.__name__ for kind in game.event_types}


@pytest.mark.parametrize("name", OWN)
def test_every_option_is_changed_by_a_variant_or_there_is_a_reason_not_to(name: str) -> None:
    questions = questions_for(installed_game(name))
    changed = {option for variant in questions.variants for option in variant.options}
    assert changed.isdisjoint(questions.unchanged)
    assert changed | {*questions.unchanged} == {*installed_game(name).options_type.__struct_fields__}
    assert all(questions.unchanged.values())


def test_a_variant_meets_the_luck_of_the_game_as_printed() -> None:
    game = installed_game("overworld")
    plan = new_plan(game, (RANDOM,), questions_for(game).variants, games=3, fewer=2, seed="x")
    usual, variant = plan.usual.tournament, plan.variants[0].tournament
    assert [usual.luck(number) for number in range(2)] == [variant.luck(number) for number in range(2)]
    assert len({usual.luck(number) for number in usual.numbers(3)}) == 3, "every game has luck of its own"


def test_an_event_says_to_which_rules_it_belongs() -> None:
    game = installed_game("explorers")
    kinds = {kind.__name__: kind for kind in game.event_types}
    assert rules_of(game, kinds["RoundScored"]) == ["EXP-33", "EXP-34", "EXP-35", "EXP-36"]
    assert rules_of(game, kinds["MarksShown"]) == ["EXP-21"]


def test_options_of_another_package_s_game_are_tried_one_by_one() -> None:
    class Choices(Options, frozen=True, kw_only=True):
        colour: Literal["red", "blue"] = "red"
        storms: bool = False
        name: str = ""

    class Other:
        options_type = Choices

    other: Game = Other()  # type: ignore[assignment]
    assert [variant.options for variant in derived_variants(other)] == [{"colour": "blue"}, {"storms": True}]


def test_victories_are_counted_by_the_order_of_play_and_parts_by_winners() -> None:
    games = [made_up(number, (30, 20), first=1, doors=(20, 4)) for number in range(20)]
    found = overworld_figures(games, games[:4]).usual
    assert [share.value for share in found.turns] == [0.0, 1.0], "seat 0 wins, and is second"
    assert found.parts["doors"].difference == Estimate(16, 16, 16)
    assert found.parts["doors"].is_clear
    assert found.part_shares["doors"].value == pytest.approx(24 / 50)
    assert found.lead.value == 10


def test_few_games_make_wide_intervals_and_two_make_none() -> None:
    known = {2: 4.303, 7: 2.365, 15: 2.131, 100: 1.984}
    assert [student(freedom) for freedom in known] == pytest.approx(list(known.values()), rel=0.04)
    assert mean_of_few([1, 2, 3]).high > 4
    value, low, high = mean_of_few([1, 2])
    assert (value, isnan(low), isnan(high)) == (1.5, True, True)
    assert part_of([1.0, 1.0, 1.0]).low < 0.5, "of yes and no, three of three is no certainty"
    games = [made_up(number, (30, 20), 0, (20, 4)) for number in range(2)]
    assert not overworld_figures(games, games).usual.parts["doors"].is_clear


def test_a_variant_is_compared_game_by_game() -> None:
    usual = [made_up(number, (30 + 10 * number, 20), 0) for number in range(4)]
    changed = [made_up(number, (36 + 10 * number, 20), 0) for number in range(3)]
    figures = overworld_figures(usual, changed)
    assert figures.change(figures.variants[0], lambda one: max(one.scores)) == Estimate(6, 6, 6)


def test_the_summary_says_what_is_beyond_chance_and_no_more() -> None:
    last = [made_up(number, (30 - number % 2, 20), first=1) for number in range(30)]
    said = " ".join(summary(overworld_figures(last, last[:2])))
    assert "With 2 players the order of play matters" in said
    assert "With 3 players the order of play does not clearly matter" in said
    assert "`SetAside` (OVW-23)" in said
    assert "GapFormed" not in said


@pytest.mark.parametrize(
    ("least", "verdict"), [(0.2, "Confirmed"), (0.9, "Refuted"), (0.5, "Not decided by so few games")]
)
def test_a_claim_is_confirmed_refuted_or_left_open(least: float, verdict: str) -> None:
    def measured(figures: Figures) -> Estimate:
        return figures.usual.turns[0]

    class Claiming(Questions):
        claims = (Claim("So it is.", least, measured),)

    games = [made_up(number, (30, 20) if number % 2 else (20, 30), 0) for number in range(40)]
    (said,) = verdicts(overworld_figures(games, games[:2], Claiming(installed_game("overworld"))))
    assert f"**{verdict}**: 50 %" in said


def test_figures_are_written_with_what_is_known_of_them() -> None:
    assert [number(value) for value in (-0.04, -1.26, 1234.0, nan)] == ["0.0", "−1.3", "1,234.0", "–"]
    assert [mean(Estimate(2, 1, 3)), mean(Estimate(2, nan, nan))] == ["2.0 ± 1.0", "2.0"]
    assert [change(Estimate(2, 1, 3)), change(Estimate(2, -1, 5)), change(Estimate(2, nan, nan))] == [
        "**+2.0 ± 1.0**", "+2.0 ± 3.0", "+2.0",
    ]  # fmt: skip
    assert [share(Estimate(0.5, 0.25, 0.75)), share(Estimate(0.5, nan, nan))] == ["50 % [25, 75]", "50 %"]


def test_pictures_are_whole_and_name_what_they_show() -> None:
    rows = [Row("salt & <pepper> and whatever else there is", (Estimate(1, 0.5, 2), Estimate(3, 2, 4)))]
    for text in (
        intervals("Spices", "grams", rows, plain, series=("winners", "the others"), reference=0.0),
        distributions("Points", "points", [("2 players", [1, 2, 2, 9])], plain),
    ):
        root = ET.fromstring(text)  # noqa: S314 - our own
        assert root.tag == "{http://www.w3.org/2000/svg}svg"
        assert root[0].text in {"Spices", "Points"}
        said = {element.text for element in root.iter()}
        assert {"grams", "salt & <pepper> and whatever el…"} <= said or {"points", "2 players"} <= said


def test_alone_nobody_wins_over_anybody() -> None:
    game = installed_game("explorers")
    case = new_plan(game, (RANDOM,), (), games=1, fewer=1, seed="1").cases[0]
    _, seen = played("explorers", 1)
    found = CaseFigures(case, [seen])
    assert found.turns[0].value == 1.0
    assert all(one.winners.value != one.winners.value for one in found.parts.values()), "no number at all"

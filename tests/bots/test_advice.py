"""Advice: in every game of ours somebody can say how good each action is, and it is said in words of the game."""

from __future__ import annotations

from functools import partial
from random import Random

import pytest

from farshore import Fate, Match
from farshore.bots.advice import Advice, NoAdviser, advise, adviser_name, seat_adviser
from farshore.bots.budget import Limit
from farshore.bots.counsel import in_words
from farshore.bots.entdecker.greedy import GreedyEntdecker
from farshore.bots.gate import deal
from farshore.bots.overworld.greedy import GreedyOverworld
from farshore.bots.random import RandomBot
from farshore.bots.search.mind import KEPT
from farshore.bots.turn import Turn
from farshore.core.contract import Seat
from farshore.core.registry import games

OURS = ("entdecker", "explorers", "overworld")
BRIEF = Limit(iterations=20)
Parts = dict[str, tuple[float, ...]]
"""Expected points by part of the score and seat."""


def begun(game: str, steps: int) -> Match:
    """Return a game in which so much was done at random, and in which there is a choice."""
    match, rng = Match.new(game, 2, fate=Fate(b"advice")), Random(5)
    while steps > 0 or len(match.legal(match.actors()[0])) == 1:
        seat = match.actors()[0]
        match.play(seat, rng.choice(match.legal(seat)))
        steps -= 1
    return match


def asked(match: Match, seat: Seat, seed: int = 1) -> Turn:
    return Turn(deal(match.state, seat, Random(seed)), seat, BRIEF, Random(seed))


@pytest.mark.parametrize("game", OURS)
def test_the_adviser_ranks_what_may_be_done(game: str) -> None:
    for steps in (12, 24, 36):
        match = begun(game, steps)
        seat = match.actors()[0]
        found = advise(match.game, seat_adviser(match.game, seat, 2), asked(match, seat))
        legal = {match.game.write_action(action) for action in match.legal(seat)}
        assert {one.action for one in found} <= legal
        assert len({one.action for one in found}) == len(found), "each once"
        assert not found or found[0].behind == 0
        assert all(len(one.points) == 2 for one in found[:1]), "what every seat may expect"


@pytest.mark.parametrize("game", ["entdecker", "overworld"])
def test_what_was_done_is_thought_of_though_nobody_would_do_it(game: str) -> None:
    for steps in range(8, 60, 4):
        match = begun(game, steps)
        seat = match.actors()[0]
        player = seat_adviser(match.game, seat, 2)
        known = {one.action for one in advise(match.game, player, asked(match, seat))}
        for action in match.legal(seat):
            found = {one.action for one in advise(match.game, player, asked(match, seat), action)}
            assert known <= found <= {*known, match.game.write_action(action)}
            if known and known < found:
                return
    raise AssertionError("nothing else was thought of")


@pytest.mark.parametrize(("game", "bot"), [("overworld", GreedyOverworld()), ("entdecker", GreedyEntdecker())])
def test_what_a_greedy_player_ranks_first_is_what_it_does(game: str, bot: GreedyOverworld | GreedyEntdecker) -> None:
    compared = 0
    for steps in range(10, 40, 3):
        match = begun(game, steps)
        seat = match.actors()[0]
        if best := bot.rank(asked(match, seat)):
            values = {one.action: one.value for one in best}
            assert values[bot.choose(asked(match, seat))] == best[0].value
            compared += 1
    assert compared


def test_a_turn_that_is_planned_as_a_whole_is_told_as_a_whole() -> None:
    """What the plan goes on with can be done one after the other, in any order that the rules leave."""
    match = begun("explorers", 24)
    while not (found := planned(match)):
        match.play(match.actors()[0], match.legal(match.actors()[0])[0])
    seat, then = match.actors()[0], found[0].then
    best, *_ = in_words(match.game, found, seat, partial(match.foresee, seat), match.names, "en")
    said = next(reason for reason in best.reasons if reason.startswith("Then: "))
    match.play(seat, best.notation)
    for notation in then:
        assert match.game.telling.describe(match.game.read_action(notation), match.names, "en") in said
        match.play(seat, notation)


def planned(match: Match) -> list[Advice]:
    """Return what whoever is to act is advised, if the best of it is part of a longer plan."""
    seat = match.actors()[0]
    if len(match.legal(seat)) == 1:
        return []
    found = advise(match.game, seat_adviser(match.game, seat, 2), asked(match, seat))
    return found if found and found[0].then else []


def test_where_nobody_can_say_how_good_a_move_is_nobody_advises() -> None:
    match = begun("overworld", 5)
    assert adviser_name("no such game") == ""
    with pytest.raises(NoAdviser):
        advise(match.game, RandomBot(), asked(match, match.actors()[0]))


def test_every_game_of_ours_has_an_adviser() -> None:
    assert all(adviser_name(game) for game in OURS)
    assert set(OURS) <= set(games())


def advice(action: str, behind: float, *points: float, spread: float = 0.0, parts: Parts | None = None) -> Advice:
    return Advice(action=action, value=0.0, behind=behind, spread=spread, points=points, parts=parts or {})


def told(match: Match, *given: Advice, language: str = "en") -> list[list[str]]:
    seat = match.actors()[0]
    names = match.game.telling.seat_names(2, language)
    return [one.reasons for one in in_words(match.game, given, seat, partial(match.foresee, seat), names, language)]


def test_a_reason_says_how_much_better_a_move_is_and_what_it_keeps_a_rival_from() -> None:
    match = begun("overworld", 8)
    seat = match.actors()[0]
    first, second, *_ = (match.game.write_action(action) for action in match.legal(seat))
    mine, theirs = ((20.0, 30.0), (19.0, 33.25)) if seat == 0 else ((30.0, 20.0), (33.25, 19.0))
    rival = match.game.telling.seat_names(2, "en")[1 - seat]
    best, next_best = told(match, advice(first, 0.0, *mine), advice(second, 4.25, *theirs))
    assert best[-2:] == [
        f"Keeps {rival} from 3.2 points, compared with the next best move.",
        "Expected to bring 4.2 points more than the next best move.",
    ]
    assert next_best[-1] == "Expected to bring 4.2 points less than the best move."
    close, _ = told(match, advice(first, 0.0, *mine), advice(second, 0.8, *theirs, spread=0.9))
    assert close[-1] == "About as good as the next best move.", "nobody knows which of them is better"
    third = match.legal(seat)[2]
    best, _ = told(match, advice(first, 0.0), advice(second, 0.2), advice(match.game.write_action(third), 2.0))
    move = match.game.telling.describe(third, match.game.telling.seat_names(2, "en"), "en")
    assert best[-1] == f"Expected to bring 2.0 points more than “{move}”.", (
        "what is close says nothing, what is not does"
    )
    best, _ = told(match, advice(first, 0.0), advice(second, 4.25), language="de")
    assert best[-1] == "Bringt voraussichtlich 4,2 Punkte mehr als der zweitbeste Zug."


def test_a_reason_says_where_most_of_what_a_move_brings_comes_from() -> None:
    match = begun("overworld", 8)
    seat = match.actors()[0]
    first, second, *_ = (match.game.write_action(action) for action in match.legal(seat))

    def reason(behind: float, language: str = "en", **more: float) -> str:
        parts = {part: tuple(points if each == seat else 9.0 for each in range(2)) for part, points in more.items()}
        worse = advice(second, behind, parts=dict.fromkeys(parts, (0.0, 0.0)))
        return told(match, advice(first, 0.0, parts=parts), worse, language=language)[0][-1]

    assert reason(4.0, doors=3.1, regions=1.5, kept=-0.6) == "Above all: Tour of the doors +3.1."
    assert reason(4.0, "de", doors=1.0, kept=3.0) == "Vor allem: Vorrat +3,0."
    better = "Expected to bring 4.0 points more than the next best move."
    assert reason(4.0, doors=1.4, regions=1.3, port=1.3) == better, "it is a little of everything"
    assert reason(4.0) == better, "the adviser cannot tell"


@pytest.mark.parametrize("game", OURS)
def test_the_adviser_tells_the_parts_of_what_it_expects(game: str) -> None:
    match = begun(game, 24)
    seat = match.actors()[0]
    best = advise(match.game, seat_adviser(match.game, seat, 2), asked(match, seat))[0]
    assert set(best.parts) == {*match.game.about.score_parts, KEPT}
    assert [sum(points) for points in zip(*best.parts.values(), strict=True)] == pytest.approx(best.points, rel=1e-4)


def test_a_reason_begins_with_what_the_move_would_do() -> None:
    match = begun("overworld", 8)
    seat = match.actors()[0]
    for action in match.legal(seat):
        notation = match.game.write_action(action)
        seen = match.game.telling.foretell(match.foresee(seat, notation), seat, match.names)
        (counsel,) = in_words(match.game, [advice(notation, 0.0)], seat, partial(match.foresee, seat), match.names)
        assert counsel.reasons == seen
        assert counsel.text == match.game.telling.describe(action, match.names)

"""A game that is over, looked through: choices are judged by what their seats knew, and luck is told from decisions."""

from __future__ import annotations

from random import Random

import pytest

from farshore import Match, Record, game
from farshore.bots.advice import Advice
from farshore.bots.budget import Limit
from farshore.bots.review.choices import Choice, choices, judged, look_through
from farshore.bots.review.findings import Judged, NotFinished, Review
from farshore.bots.review.swings import reviewed
from farshore.bots.review.told import said_turn
from farshore.core.contract import CHANCE, Seat, State
from farshore.core.record import End, Header, Step
from tests.make_records import FOLDER


def golden(name: str) -> Record:
    return Match.resume(Record.read((FOLDER / f"{name}.jsonl").read_text("utf-8"))).record


def record(*seats: Seat, scores: tuple[int, int] = (10, 8)) -> Record:
    """Return the bare bones of a game of two: whose each step was."""
    header = Header(game="overworld", rules_version=1, content="1", seats=["black", "white"])
    return Record(header, [Step(seat, f"{number}") for number, seat in enumerate(seats, 1)], End(list(scores), [0]))


def choice(
    step: int,
    seat: Seat,
    expected: tuple[float, ...],
    after: tuple[float, ...] = (),
    behind: float | None = None,
    spread: float = 0.0,
) -> Judged:
    return Judged(
        step=step, seat=seat, taken="t", best="b", expected=expected, after=after, behind=behind, spread=spread
    )


def found(kept: Record, *what: Judged) -> Review:
    return reviewed(kept, game("overworld"), what)


def test_what_a_choice_gave_away_is_told_from_what_chance_brought() -> None:
    review = found(
        record(0, CHANCE, 1, CHANCE, 0),
        choice(1, 0, (20, 10), (17, 10), 3.0),
        choice(3, 1, (15, 12), (15, 12), 0.0),
        choice(5, 0, (12, 10), (12, 10), 0.0),
    )
    black, white = review.seats
    assert (black.choices, black.best, black.lost, black.luck) == (2, 1, 3.0, -3.0), (
        "a lead of 7 was left, 2 came: -5 …"
    )
    assert (white.choices, white.best, white.lost, white.luck) == (1, 1, 0.0, 3.0), (
        "… and -3 was left, -2 came: +1; each beside the mean of both"
    )
    turning = [(point.kind, point.step, point.seat, point.points) for point in review.turning]
    assert turning == [("choice", 1, 0, 3.0), ("luck", 2, 0, -5.0), ("luck", 4, 1, 1.0)]


def test_the_curve_is_what_each_seat_expected_of_itself_and_ends_with_the_result() -> None:
    review = found(
        record(0, CHANCE, 1, CHANCE, 0), choice(1, 0, (20, 10)), choice(3, 1, (15, 12)), choice(5, 0, (12, 10))
    )
    assert [(moment.step, moment.points) for moment in review.curve] == [
        (0, (20, 10)),
        (2, (20, 12)),
        (4, (12, 12)),
        (5, (10, 8)),
    ]


def test_what_others_give_away_is_not_ones_luck() -> None:
    review = found(
        record(0, CHANCE, 1, 0, scores=(20, 10)),
        choice(1, 0, (20, 10), (20, 10), 0.0),
        choice(3, 1, (20, 10), (20, 6), 4.0),
        choice(4, 0, (20, 6), (20, 6), 0.0),
    )
    assert (review.seats[0].luck, review.seats[1].lost) == (0.0, 4.0)


def test_alone_there_is_nobody_to_compare_luck_with() -> None:
    kept = Record(Header(game="explorers", rules_version=1, content="1", seats=["blue"]), [Step(0, "1")], End([9], [0]))
    assert reviewed(kept, game("explorers"), [choice(1, 0, (12,))]).seats[0].luck is None


def test_a_move_that_nobody_thought_of_is_worth_what_its_seat_can_still_make_of_it() -> None:
    goes_on = found(record(0, 0), choice(1, 0, (20, 10)), choice(2, 0, (16, 10), (16, 10), 0.0))
    black = goes_on.seats[0]
    assert (black.choices, black.best, black.lost) == (2, 1, 4.0), "what it gave away is known, so it counts"
    then_chance = found(record(0, CHANCE, 0), choice(1, 0, (20, 10)), choice(3, 0, (16, 10), (16, 10), 0.0))
    black = then_chance.seats[0]
    assert (black.choices, black.best, black.lost, black.luck, then_chance.turning) == (1, 1, 0.0, 0.0, []), "unknown"


def test_a_move_that_was_thought_of_and_not_tried_gave_away_what_it_seems_to_be_behind() -> None:
    review = found(record(0, CHANCE, 0), choice(1, 0, (20, 10), (), 6.0), choice(3, 0, (14, 10), (14, 10), 0.0))
    (point,) = review.turning
    assert (point.points, point.before, point.after) == (6.0, (20, 10), (14, 10))
    assert review.seats[0].luck == 0.0, "it is not bad luck besides"


def test_less_than_the_adviser_knows_is_no_mistake() -> None:
    review = found(record(0), choice(1, 0, (20, 10), (19, 10), 1.0, spread=1.5))
    assert (review.seats[0].lost, review.seats[0].best, review.turning) == (0.0, 1, [])


def test_a_choice_is_compared_with_what_is_advised() -> None:
    kept = Choice(7, 1, golden_state(), "second")
    best = Advice(action="first", value=3.0, behind=0.0, spread=0.0, points=(10.0, 13.0))
    second = Advice(action="second", value=2.0, behind=1.0, spread=0.4, points=(10.0, 12.0))
    one = judged(kept, [best, second])
    assert one is not None
    assert (one.best, one.expected, one.after, one.behind, one.spread) == ("first", (10, 13), (10, 12), 1.0, 0.4)
    unthought = judged(kept, [best])
    assert unthought is not None
    assert (unthought.after, unthought.behind) == ((), None)
    assert judged(kept, []) is None, "the adviser has no opinion"


def golden_state() -> State:
    return Match.new("overworld", 2).state


def test_only_choices_of_games_that_are_over_are_looked_at() -> None:
    kept = golden("overworld-2")
    had = list(choices(kept, game("overworld")))
    assert had
    for one in had:
        legal = one.state.legal(one.seat)
        assert len(legal) > 1, "what is forced is no choice"
        assert kept.steps[one.step - 1].seat == one.seat
        assert one.taken in {game("overworld").write_action(action) for action in legal}
    kept.end = None
    with pytest.raises(NotFinished):
        next(choices(kept, game("overworld")))


def test_a_whole_game_is_looked_through_and_told() -> None:
    kept, done = golden("overworld-2"), list[tuple[int, int]]()
    review = look_through(kept, game("overworld"), Limit(iterations=4), Random(1), lambda at, of: done.append((at, of)))
    assert done[0][0] == 0
    assert any(0 < at < of for at, of in done), "progress is told …"
    assert done[-1][0] == done[-1][1], "… to the end"
    assert kept.end is not None
    assert review.curve[-1].points == tuple(kept.end.scores)
    assert [played.choices for played in review.seats] != [0, 0]
    assert review.turning
    for point in review.turning:
        said = said_turn(game("overworld"), kept, point, ["Ann", "Ben"], "en")
        assert said.text
        assert bool(said.better) == (point.kind == "choice")
    again = look_through(kept, game("overworld"), Limit(iterations=4), Random(1), lambda _at, _of: None)
    assert again == review, "the same luck, the same review"

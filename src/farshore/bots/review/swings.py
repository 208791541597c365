"""From what was thought of each choice to what a game was: a curve, what was given away, luck, and turning points."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from farshore.bots.advice import adviser_name
from farshore.bots.counsel import NOTABLE
from farshore.bots.review.findings import Judged, Moment, Played, Review, TurningPoint, digest
from farshore.bots.search.aim import lead
from farshore.core.contract import CHANCE, Game
from farshore.core.record import Record

MOST_BY_CHOICE: Final = 5  # turning points that are told of …
MOST_BY_LUCK: Final = 3  # … and of those that chance has brought
LEAST_SWING: Final = 1.0  # points, of a turning point


def reviewed(record: Record, game: Game, found: Sequence[Judged]) -> Review:
    """Put together what was thought of the choices of a game that is over."""
    assert record.end is not None
    final = tuple(map(float, record.end.scores))
    swings = _swings(record, found, final)
    return Review(
        of=digest(record, game),
        adviser=adviser_name(game.name),
        curve=[*_curve(found), Moment(step=len(record.steps), points=final)],
        seats=_played(swings, len(final)),
        turning=_turning(swings),
    )


def _curve(found: Sequence[Judged]) -> Iterator[Moment]:
    """Yield what every seat expected of itself when it last had a choice: of others it knows less."""
    expected = list(found[0].expected) if found else []
    for one in found:
        expected[one.seat] = one.expected[one.seat]
        yield Moment(step=one.step - 1, points=tuple(expected))


class _Swing(NamedTuple):
    """A choice, what it gave away, and what then came, by the eyes of whoever had it."""

    judged: Judged
    lost: float
    after: tuple[float, ...]  # by seat: expected after the choice
    chance: int  # the first step of chance after it, before the next choice of the seat; 0: none
    until: int  # the step before that choice
    then: tuple[float, ...]  # by seat: what is expected there, or how it ended
    luck: float = 0.0  # points of lead that chance brought, against what was expected

    @property
    def is_known(self) -> bool:
        """Whether anybody can tell what it gave away: it was compared, or the next choice of the seat tells."""
        return self.judged.behind is not None or not self.chance


def _swings(record: Record, found: Sequence[Judged], final: tuple[float, ...]) -> list[_Swing]:
    swings = []
    for seat in range(len(final)):
        own = [one for one in found if one.seat == seat]
        swings += [_swing(record, one, following, final) for one, following in zip(own, [*own[1:], None], strict=False)]
    return [swing._replace(luck=_luck(swing, swings)) for swing in sorted(swings, key=lambda swing: swing.judged.step)]


def _swing(record: Record, one: Judged, following: Judged | None, final: tuple[float, ...]) -> _Swing:
    until = len(record.steps) if following is None else following.step - 1
    chance = next((step for step in range(one.step + 1, until + 1) if record.steps[step - 1].seat == CHANCE), 0)
    then = final if following is None else following.expected
    after = one.after or _after(one, chance, then)
    behind = lead(one.expected, one.seat) - lead(after, one.seat) if one.behind is None else one.behind
    return _Swing(one, behind if behind >= max(NOTABLE, one.spread) else 0.0, after, chance, until, then)


def _after(one: Judged, chance: int, then: tuple[float, ...]) -> tuple[float, ...]:
    """Return what is expected after a choice that the adviser did not try."""
    if one.behind is None:  # a seat that goes on is still to do the best of it
        return one.expected if chance else then
    return tuple(points - one.behind * (seat == one.seat) for seat, points in enumerate(one.expected))


def _luck(swing: _Swing, swings: Sequence[_Swing]) -> float:
    """Return what came otherwise than expected, but for what others gave away meanwhile."""
    if not swing.chance or not swing.is_known:
        return 0.0
    seat, meanwhile = swing.judged.seat, range(swing.judged.step + 1, swing.until + 1)
    given = sum(other.lost for other in swings if other.judged.seat != seat and other.judged.step in meanwhile)
    return lead(swing.then, seat) - lead(swing.after, seat) - given


def _played(swings: Sequence[_Swing], seats: int) -> list[Played]:
    """Return how each seat has played.

    An adviser that always expects too little would find luck everywhere, and alike for all: so luck is told beside the
    mean of all, and not at all where there is nobody to compare with.
    """
    by_seat = [[swing for swing in swings if swing.judged.seat == seat] for seat in range(seats)]
    mean = sum(swing.luck for swing in swings) / seats
    return [
        Played(
            choices=sum(swing.is_known for swing in own),
            best=sum(swing.is_known and not swing.lost for swing in own),
            lost=round(sum(swing.lost for swing in own), 1),
            luck=round(sum(swing.luck for swing in own) - mean, 1) if seats > 1 else None,
        )
        for own in by_seat
    ]


def _turning(swings: Sequence[_Swing]) -> list[TurningPoint]:
    """Return the largest swings, by choices and by luck, in the order of the game."""
    by_choice = [_by_choice(swing) for swing in swings if swing.lost >= LEAST_SWING]
    by_luck = [_by_luck(swing) for swing in swings if abs(swing.luck) >= LEAST_SWING]
    by_luck.sort(key=lambda point: -abs(point.points))
    once = {point.step: point for point in reversed(by_luck)}  # for whom it mattered most
    luckiest = sorted(once.values(), key=lambda point: -abs(point.points))[:MOST_BY_LUCK]
    dearest = sorted(by_choice, key=lambda point: -point.points)[:MOST_BY_CHOICE]
    return sorted([*dearest, *luckiest], key=lambda point: point.step)


def _by_choice(swing: _Swing) -> TurningPoint:
    one = swing.judged
    return TurningPoint(
        kind="choice",
        step=one.step,
        seat=one.seat,
        points=round(swing.lost, 1),
        best=one.best,
        before=one.expected,
        after=swing.after,
        answers=one.answers,
    )


def _by_luck(swing: _Swing) -> TurningPoint:
    return TurningPoint(
        kind="luck",
        step=swing.chance,
        seat=swing.judged.seat,
        points=round(swing.luck, 1),
        best="",
        before=swing.after,
        after=swing.then,
    )

"""The charts of a report: each a row of drawings with a name beside it, all on one scale."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from math import log10

from farshore.arena.figures import Figures
from farshore.arena.report.svg import (
    Axis,
    axis_over,
    box,
    dot,
    grid,
    line,
    log_axis_over,
    picture,
    scale,
    text,
)
from farshore.arena.shares import Estimate
from farshore.arena.wording import milliseconds, percent, percentage, rating, signed
from farshore.core.registry import game as installed_game
from farshore.core.words import say
from farshore.core.words.numbers import decimal

ROW = 36  # pixels
BINS = 24


def ratings_chart(figures: Figures) -> str:
    """Show each bot's rating with its interval."""
    axis = axis_over([end for one in figures.standings for end in (one.rating.low, one.rating.high, 0.0)])
    rows = [(name_of(figures, one.bot), _interval(axis, one.rating, one.bot)) for one in figures.standings]
    return _chart(rows, scale(axis, signed))


def scores_chart(figures: Figures) -> str:
    """Show how the points of each bot are spread."""
    points = {
        one.bot: [
            result.scores[seat]
            for result in figures.results
            if result.is_whole
            for seat, bot in enumerate(result.seating)
            if bot == one.bot
        ]
        for one in figures.standings
    }
    axis = axis_over([value for values in points.values() for value in values])
    rows = [(name_of(figures, bot), _histogram(axis, values, 72, bot)) for bot, values in points.items()]
    return _chart(rows, scale(axis))


def length_chart(figures: Figures) -> str:
    """Show how many decisions games take."""
    decisions = [result.decisions for result in figures.results if result.is_whole]
    axis = axis_over(decisions)
    return _chart([("", _histogram(axis, decisions, 130, None))], scale(axis))


def time_chart(figures: Figures) -> str:
    """Show how long choices take: the mean, what most stay below, and the longest."""
    times = [(one.bot, one.thinking) for one in figures.standings if one.thinking.choices]
    axis = log_axis_over([value for _, one in times for value in (one.mean, one.most, one.longest)])
    rows, middle = [], ROW / 2
    for bot, (_, mean, most, longest) in times:
        said = say("arena-time", mean=milliseconds(mean), most=milliseconds(most), longest=milliseconds(longest))
        drawn = [
            *grid(axis, ROW),
            line(axis.at(mean), middle, axis.at(longest), middle, f"thin bot{colour(bot)}"),
            line(axis.at(mean), middle, axis.at(most), middle, f"thick bot{colour(bot)}"),
            line(axis.at(longest), middle - 6, axis.at(longest), middle + 6, f"thin bot{colour(bot)}"),
            dot(axis.at(mean), middle, 6, f"bot{colour(bot)}"),
        ]
        rows.append((name_of(figures, bot) + _small(said), picture(ROW, drawn, said)))
    return _chart(rows, scale(axis, _power))


def seats_chart(figures: Figures) -> str:
    """Show how often each seat wins, beside its fair share."""
    game = installed_game(figures.tournament.game)
    names = game.telling.seat_names(figures.tournament.seats)
    fair = 1 / figures.tournament.seats
    axis = axis_over([0.0, fair, *(one.share.high for one in figures.seats)])
    rows = []
    for one in figures.seats:
        share = one.share
        drawn = [
            *grid(axis, ROW),
            box(0, 8, axis.at(share.value), ROW - 16, "bar"),
            line(axis.at(share.low), ROW / 2, axis.at(share.high), ROW / 2, "whisker"),
            line(axis.at(fair), 0, axis.at(fair), ROW, "fair"),
        ]
        said = say("arena-seat-figures", share=percentage(share), points=decimal(one.points.value))
        rows.append((escape(f"{one.seat + 1} · {names[one.seat]}") + _small(said), picture(ROW, drawn, said)))
    return _chart(rows, scale(axis, percent))


def name_of(figures: Figures, bot: int) -> str:
    """Write a bot's name with its colour."""
    return f'<span class="name"><i class="bot{colour(bot)}"></i>{escape(figures.tournament.names[bot])}</span>'


def colour(bot: int) -> int:
    """Return which of the eight colours a bot has."""
    return bot % 8


def _interval(axis: Axis, estimate: Estimate, bot: int) -> str:
    """Draw a dot with its interval, and write the figure over it."""
    low, high, middle = axis.at(estimate.low), axis.at(estimate.high), ROW / 2 + 6
    drawn = [
        *grid(axis, ROW + 6),
        line(axis.at(0), 0, axis.at(0), ROW + 6, "zero"),
        line(low, middle, high, middle, f"thick bot{colour(bot)}"),
        dot(axis.at(estimate.value), middle, 6, f"bot{colour(bot)}"),
        text(axis.at(estimate.value), middle - 11, signed(estimate.value), "figure"),
    ]
    return picture(ROW + 6, drawn, rating(estimate))


def _histogram(axis: Axis, values: Sequence[float], height: int, bot: int | None) -> str:
    """Draw how values are spread, and a mark at their mean."""
    width = (axis.high - axis.low) / BINS
    counts = [0] * BINS
    for value in values:
        counts[min(BINS - 1, int((value - axis.low) / width))] += 1
    most = max(counts) or 1
    kind = "bar" if bot is None else f"bot{colour(bot)}"
    drawn = grid(axis, height)
    for number, count in enumerate(counts):
        tall = (height - 16) * count / most
        drawn.append(box(round(100 * number / BINS, 2), height - tall, 100 / BINS - 0.25, tall, kind))
    mean = sum(values) / len(values) if values else 0.0
    drawn += [line(axis.at(mean), 14, axis.at(mean), height, "mean"), text(axis.at(mean), 11, decimal(mean), "figure")]
    return picture(height, drawn, say("arena-mean-of", mean=decimal(mean), count=len(values)))


def _power(seconds: float) -> str:
    """Write a power of ten in milliseconds."""
    value = 1000 * seconds
    return say("arena-ms", time=decimal(value, max(0, -round(log10(value)))))


def _small(said: str) -> str:
    return f"<small>{escape(said)}</small>"


def _chart(rows: Iterable[tuple[str, str]], below: str) -> str:
    """Put rows below one another, each with its name."""
    drawn = "".join(f'<div class="label">{label}</div><div class="plot">{plot}</div>' for label, plot in rows)
    return f'<div class="chart">{drawn}<div class="label"></div><div class="plot">{below}</div></div>'

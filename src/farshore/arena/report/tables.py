"""The tables of a report: figures that a person wants to read exactly."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from farshore.arena.figures import Compared, Figures
from farshore.arena.report.charts import name_of
from farshore.arena.table import Result
from farshore.arena.wording import against, mean, milliseconds, percent, percentage, rating, say_fault, spread
from farshore.core.registry import game as installed_game
from farshore.core.words import say
from farshore.core.words.numbers import decimal

STRONGEST = 55  # percent of colour in a cell


def standings_table(figures: Figures) -> str:
    """List how each bot did."""
    heads = ("bot", "rating", "skill", "share", "points", "lead", "time", "faults")
    rows = []
    for one in figures.standings:
        cells = (
            rating(one.rating),
            spread(one.skill),
            percentage(one.share),
            mean(one.points),
            spread(one.lead),
            milliseconds(one.thinking.mean),
            str(one.faults),
        )
        rows.append([name_of(figures, one.bot), *map(escape, cells)])
    return table([say(f"arena-head-{head}") for head in heads], rows)


def meetings_table(figures: Figures) -> str:
    """List how each line-up went for its first bot."""
    rows = []
    for one in figures.meetings:
        others = against(figures.tournament, one.line_up)
        cells = (others, percentage(one.share), percent(one.fair), spread(one.lead), str(one.games))
        rows.append([name_of(figures, one.line_up[0]), *map(escape, cells)])
    return table([say(f"arena-head-{head}") for head in ("bot", "against", "share", "fair", "lead", "games")], rows)


def cross_table(figures: Figures) -> str:
    """Show who ends before whom, each cell in the colour of who did so oftener."""
    order = [one.bot for one in figures.standings]
    rows = [[name_of(figures, one), *(_cell(figures.cross[one][other]) for other in order)] for one in order]
    return table(["", *(name_of(figures, bot) for bot in order)], rows, "cross", is_markup=True)


def faults_table(figures: Figures) -> str:
    """List every game that was lost by a fault, with the reason."""
    rows = [
        [_link(result), escape(say_fault(figures.tournament, result, is_brief=True))]
        for result in figures.results
        if result.fault is not None
    ]
    return table([say("arena-head-game"), say("arena-head-reason")], rows)


def games_table(figures: Figures) -> str:
    """List every game: who sat where, with the points; a click leads to its replay."""
    names = installed_game(figures.tournament.game).telling.seat_names(figures.tournament.seats)
    heads = [say("arena-head-game"), *names, say("arena-head-decisions")]
    rows = [
        [_link(result), *(_sat(figures, result, seat) for seat in range(len(names))), str(result.decisions)]
        for result in figures.results
    ]
    return table(heads, rows, "games")


def table(heads: Sequence[str], rows: Iterable[Sequence[str]], kind: str = "", *, is_markup: bool = False) -> str:
    """Write a table whose cells are markup already; its heads only if that is said."""
    head = "".join(f"<th>{one if is_markup else escape(one)}</th>" for one in heads)
    body = "".join(f"<tr>{''.join(f'<td>{cell}</td>' for cell in row)}</tr>" for row in rows)
    return f'<div class="wide"><table class="{kind}"><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'


def _cell(compared: Compared) -> str:
    if not compared.games:
        return '<span class="none">·</span>'
    share = compared.share
    strength = round(2 * STRONGEST * abs(share.value - 0.5))
    kind = "better" if share.value >= 0.5 else "worse"
    ends = say("arena-interval", low=decimal(100 * share.low, 0), high=decimal(100 * share.high, 0))
    value = escape(percent(share.value, 1))
    return f'<span class="{kind}" style="--strength:{strength}%">{value}<small>{escape(ends)}</small></span>'


def _sat(figures: Figures, result: Result, seat: int) -> str:
    """Write a bot and its points, marked if it won or lost by a fault."""
    mark = "★ " if seat in result.winners else ""
    if result.fault is not None and result.fault.seat == seat:
        mark = "✗ "
    points = str(result.scores[seat]) if result.is_whole else "–"
    return f"{name_of(figures, result.seating[seat])} <b>{mark}{points}</b>"


def _link(result: Result) -> str:
    return f'<a href="#game-{result.number + 1}">{result.number + 1}</a>'

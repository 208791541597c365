"""What a tournament shows, as tables in a terminal."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from farshore.arena.figures import Figures
from farshore.arena.sprt import Sprt, Verdict
from farshore.arena.tally import Tally
from farshore.arena.terms import say_terms
from farshore.arena.tournament import Tournament
from farshore.arena.wording import against, mean, milliseconds, percent, percentage, rating, say_fault, spread
from farshore.cli.faces import Face
from farshore.core.words import say
from farshore.core.words.numbers import decimal

MOST_FAULTS = 5  # that are told with their reason


def tournament_page(face: Face, figures: Figures) -> RenderableType:
    """Show ratings, pairings, seats, times and faults."""
    parts: list[RenderableType] = [
        Text(say_terms(figures.tournament, len(figures.results)), "bold"),
        Text(),
        _standings(figures),
        Text(),
        _meetings(figures),
        Text(),
        _seats(face, figures),
        Text(),
        _times(figures),
        *_faults(figures),
        Text(),
    ]
    return Group(*parts)


def standing_line(tally: Tally) -> str:
    """Say in a few words how it stands."""
    shares = [(name, tally.share(bot)) for bot, name in enumerate(tally.tournament.names)]
    if len(shares) == 2:
        return f"{shares[0][0]} {percentage(shares[0][1])}" if tally.games else shares[0][0]
    ordered = sorted(shares, key=lambda one: -one[1].value)
    return "  ".join(f"{name} {percent(share.value)}" for name, share in ordered)


def verdict_line(tournament: Tournament, test: Sprt, verdict: Verdict) -> str:
    """Say what a test found."""
    return say(
        "cli-arena-verdict",
        found=verdict.found or "none",
        bot=tournament.names[0],
        low=f"{test.low:g}",
        high=f"{test.high:g}",
        tables=verdict.tables,
        ratio=decimal(verdict.ratio, 2),
    )


def _standings(figures: Figures) -> Table:
    table = _table("bot", "rating", "skill", "share", "points", "lead")
    for one in figures.standings:
        table.add_row(
            figures.tournament.names[one.bot],
            rating(one.rating),
            spread(one.skill),
            percentage(one.share),
            mean(one.points),
            spread(one.lead),
        )
    return table


def _times(figures: Figures) -> Table:
    table = _table("bot", "mean", "most", "longest")
    for one in figures.standings:
        times = (one.thinking.mean, one.thinking.most, one.thinking.longest)
        table.add_row(figures.tournament.names[one.bot], *map(milliseconds, times))
    return table


def _meetings(figures: Figures) -> Table:
    table = _table("bot", "against", "share", "fair", "lead", "games")
    for one in figures.meetings:
        table.add_row(
            figures.tournament.names[one.line_up[0]],
            against(figures.tournament, one.line_up),
            percentage(one.share),
            percent(one.fair),
            spread(one.lead),
            str(one.games),
        )
    return table


def _seats(face: Face, figures: Figures) -> Table:
    table = _table("seat", "share", "points")
    for one in figures.seats:
        name = Text(face.seat_name(one.seat), face.seat_style(one.seat))
        table.add_row(name, percentage(one.share), mean(one.points))
    return table


def _faults(figures: Figures) -> list[RenderableType]:
    """Say who lost games by faults, and how the first of them came about."""
    table = _table("bot", "illegal", "late", "crashes")
    for one in figures.standings:
        if one.faults:
            table.add_row(figures.tournament.names[one.bot], str(one.illegal), str(one.late), str(one.crashes))
    shown: list[RenderableType] = [Text(), table] if table.row_count else []
    faulty = [result for result in figures.results if result.fault is not None][:MOST_FAULTS]
    for result in faulty:
        said = say_fault(figures.tournament, result, is_brief=True)
        shown.append(Text(say("cli-arena-fault", number=result.number + 1, what=said), "red"))
    if figures.unplayable:
        shown.append(Text(say("arena-unplayable", games=figures.unplayable), "red"))
    return shown


def _table(first: str, *others: str) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column(say(f"arena-head-{first}"), overflow="fold")
    for name in others:
        table.add_column(say(f"arena-head-{name}"), justify="left" if name == "against" else "right")
    return table

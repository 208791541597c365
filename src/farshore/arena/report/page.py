"""The page, put together."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from importlib.metadata import version
from importlib.resources import files
from string import Template

import msgspec

from farshore.arena.figures import Figures, figures
from farshore.arena.report.charts import length_chart, ratings_chart, scores_chart, seats_chart, time_chart
from farshore.arena.report.replays import packed_replays
from farshore.arena.report.tables import cross_table, faults_table, games_table, meetings_table, standings_table
from farshore.arena.store import Store
from farshore.arena.terms import say_terms
from farshore.core.words import say, spoken


def report_page(store: Store) -> str:
    """Return the report of the games in a store, in the language that is spoken."""
    found = figures(store)
    folder = files(__package__)
    words = {name: say(f"arena-page-{name}") for name in ("record", "close", "older")}
    return Template((folder / "page.html").read_text("utf-8")).substitute(
        language=escape(spoken(), quote=True),
        title=escape(_title(found)),
        terms=escape(say_terms(found.tournament, len(found.results))),
        sections="".join(_sections(found)),
        made=escape(say("arena-page-made", version=version("farshore"))),
        style=(folder / "page.css").read_text("utf-8"),
        script=(folder / "page.js").read_text("utf-8"),
        words=_json(words),
        replays=_json(packed_replays(found, store)),
        file=escape(found.tournament.game, quote=True),
        **{name: escape(text) for name, text in words.items()},
    )


def _title(found: Figures) -> str:
    return say("arena-page-title", game=say(f"game-{found.tournament.game}"))


def _sections(found: Figures) -> list[str]:
    """Return the parts of the page that have something to show."""
    has_faults = any(result.fault is not None for result in found.results)
    is_whole = any(result.is_whole for result in found.results)
    has_thought = any(one.thinking.choices for one in found.standings)
    return [
        _section("ratings", [ratings_chart, standings_table], found),
        _section("cross", [cross_table], found),
        *([_section("seats", [seats_chart], found)] if is_whole else []),
        _section("meetings", [meetings_table], found),
        *([_section("scores", [scores_chart], found)] if is_whole else []),
        *([_section("time", [time_chart], found)] if has_thought else []),
        *([_section("length", [length_chart], found)] if is_whole else []),
        _section("faults", [faults_table], found) if has_faults else _nothing("faults"),
        _section("games", [games_table], found),
    ]


def _section(name: str, parts: list[Callable[[Figures], str]], found: Figures) -> str:
    shown = "".join(part(found) for part in parts)
    return f"<section id={name}>{_heading(name)}<p>{escape(say(f'arena-section-{name}.text'))}</p>{shown}</section>"


def _nothing(name: str) -> str:
    return f"<section id={name}>{_heading(name)}<p>{escape(say(f'arena-section-{name}.none'))}</p></section>"


def _heading(name: str) -> str:
    return f"<h2>{escape(say(f'arena-section-{name}'))}</h2>"


def _json(content: object) -> str:
    """Write data for a script: nothing in it can end the script."""
    return msgspec.json.encode(content).decode().replace("<", "\\u003c")

"""What editions, options, scenarios and expansions change."""

from __future__ import annotations

from statistics import fmean

from farshore.arena.study.figures import CaseFigures, Figures
from farshore.arena.study.pictures import Row, intervals
from farshore.arena.study.sections.section import Section
from farshore.arena.study.wording import NOTHING, change, mean, number, part_title, plain, players, share, table


def variants_section(figures: Figures) -> Section | None:
    """Compare every variant with the game as printed."""
    if not figures.variants:
        return None
    usual, game = figures.usual, figures.plan.game
    rows, drawn = [_row("as printed", usual, NOTHING, NOTHING)], []
    for one in figures.variants:
        assert one.case.variant is not None
        points = figures.change(one, lambda game: fmean(game.scores))
        decisions = figures.change(one, lambda game: game.decisions)
        rows.append(_row(one.case.variant.text, one, change(points), change(decisions)))
        drawn.append(Row(one.case.variant.name, (points,)))
    parts = [part_title(game, part) for part in usual.parts]
    return Section(
        "variants",
        "What variants change",
        f"With {players(usual.case.seats)}, each change by itself. “Change” compares games with the same luck, one "
        "by one, with the game as printed; **bold** is what is beyond chance."
        + (f" The last {len(parts)} columns are mean points of a player by part." if parts else ""),
        intervals(
            "What variants change", "points of a player more, or less, than as printed", drawn, plain, reference=0.0
        ),
        table(["", "games", "points", "change", "lead", "decisions, change", "the first wins", *parts], rows),
    )


def _row(name: str, one: CaseFigures, points: str, decisions: str) -> list[str]:
    parts = [number(part.everyone.value) for part in one.parts.values()]
    began = share(one.turns[0]) if one.case.seats > 1 else NOTHING
    return [name, str(one.games), mean(one.mean), points, mean(one.lead), decisions, began, *parts]

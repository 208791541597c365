"""Who begins and who wins, how many points there are, and where they come from."""

from __future__ import annotations

from statistics import pstdev

from farshore.arena.shares import Estimate, quantile
from farshore.arena.study.figures import CaseFigures, Figures
from farshore.arena.study.pictures import Row, distributions, intervals
from farshore.arena.study.sections.section import Section
from farshore.arena.study.wording import (
    change,
    mean,
    number,
    ordinal,
    part_title,
    percent,
    plain,
    players,
    share,
    signed,
    table,
)

WINNERS_AND_OTHERS = ("winners", "the others")


def seats_section(figures: Figures) -> Section | None:
    """Who begins, and who wins, as every bot plays it."""
    thinkers = figures.plan.thinkers
    cases = [figures.of(case) for thinker in thinkers for case in figures.plan.printed(thinker) if case.seats > 1]
    if not cases:
        return None
    rows, drawn = [], []
    for one in cases:
        fair = 1 / one.case.seats
        for place, won in enumerate(one.turns):
            label = f"{players(one.case.seats)}: {ordinal(place)}"
            label += f", {one.case.thinker.name}" if len(thinkers) > 1 else ""
            drawn.append(Row(label, (Estimate(*(100 * (value - fair) for value in won)),)))
            rows.append([label, share(won), percent(fair), str(one.games)])
    return Section(
        "seats",
        "Who begins",
        "How often each wins by their place in the order of play: whoever has the first turn, the second, and so on. A "
        "shared victory counts in part. The picture shows by how much that is more or less than a fair share.",
        intervals("Victories by order of play", "percentage points over a fair share", drawn, signed, reference=0.0),
        table(["in turn", "wins", "fair", "games"], rows),
    )


def scores_section(figures: Figures) -> Section:
    """How points are spread."""
    heads = ("", "games", "mean", "sd", "least", "10 %", "median", "90 %", "most", "the best", "lead", "decisions")
    spread = [(players(one.case.seats), one.points) for one in figures.printed]
    return Section(
        "scores",
        "Points",
        "Points of all players at the end; “the best” are the winner's, “lead” is the distance to the next.",
        distributions("Points at the end", "points of a player", spread, plain),
        table(heads, [_score_row(one) for one in figures.printed]),
    )


def _score_row(one: CaseFigures) -> list[str]:
    bounds = [*(quantile(one.points, at) for at in (0.0, 0.1, 0.5, 0.9)), one.points[-1]]
    return [
        players(one.case.seats),
        str(one.games),
        mean(one.mean),
        number(pstdev(one.points)),
        *(number(bound, 0) for bound in bounds),
        mean(one.best),
        mean(one.lead),
        number(one.decisions.value, 0),
    ]


def parts_section(figures: Figures) -> Section | None:
    """What points come from, and what they are worth to winners."""
    usual = figures.usual
    parts = {part: one for part, one in usual.parts.items() if usual.part_shares[part].value}
    if not parts:
        return None
    titles = {part: part_title(figures.plan.game, part) for part in parts}
    rows = [
        [
            titles[part],
            share(usual.part_shares[part]),
            *map(mean, (one.everyone, one.winners, one.others)),
            change(one.difference),
        ]
        for part, one in parts.items()
    ]
    drawn = [Row(titles[part], (one.winners, one.others)) for part, one in parts.items()]
    return Section(
        "parts",
        "What the parts of the score are worth",
        f"With {players(usual.case.seats)}: points by where they come from, those of winners and of the others. "
        "The differences add up to what winners have more; **bold** is what is beyond chance. What stands out is what "
        "games are decided by.",
        intervals("Where points come from", "points of a player", drawn, plain, series=WINNERS_AND_OTHERS),
        table(["part", "of all points", "everyone", *WINNERS_AND_OTHERS, "difference"], rows),
    )

"""What is counted by name: what is asked of one game alone, and everything that players do."""

from __future__ import annotations

from collections.abc import Sequence
from math import isnan

from farshore.arena.shares import Estimate
from farshore.arena.study.figures import CaseFigures, Compared, Figures
from farshore.arena.study.pictures import Row, intervals
from farshore.arena.study.questions import Look
from farshore.arena.study.sections.scores import WINNERS_AND_OTHERS
from farshore.arena.study.sections.section import Section, terms_of
from farshore.arena.study.wording import change, mean, percent, plain, share, table


def look_section(figures: Figures, look: Look) -> Section | None:
    """Show what is asked of this game alone."""
    of = figures.called(look.variant)
    text = f"{look.text} {terms_of(of)}"
    if look.by_seat:
        compared = [(label, of.counted(fact)) for fact, label in look.counts]
        return _compared(look, text, [(label, one) for label, one in compared if one.games])
    return _alone(look, of, text)


def _alone(look: Look, of: CaseFigures, text: str) -> Section:
    """Show figures that belong to no seat."""
    figure, write, say = (of.fact, percent, share) if look.is_share else (of.number, plain, mean)
    found = [(label, figure(fact)) for fact, label in look.counts]
    what = "part of all" if look.is_share else "in a game"
    picture = intervals(look.title, what, [Row(label, (one,)) for label, one in found], write)
    rows = [[label, say(one)] for label, one in found]
    return Section(look.name, look.title, text, picture, table(["", what], rows))


def verbs_section(figures: Figures) -> Section | None:
    """What winners do oftener, of everything that can be done."""
    text = "How often each player does what can be done, in a game: winners and the others."
    look = Look("verbs", "What winners do", text, ())
    return _compared(look, f"{text} {terms_of(figures.usual)}", list(figures.usual.verbs.items()))


def _compared(look: Look, text: str, found: Sequence[tuple[str, Compared]]) -> Section | None:
    """Compare winners with the others."""
    if not found:
        return None
    drawn = [
        Row(label, (one.everyone,) if isnan(one.winners.value) else (one.winners, one.others)) for label, one in found
    ]
    what = "part of all" if look.is_share else "in a game, for each player"
    picture = intervals(look.title, what, drawn, percent if look.is_share else plain, series=WINNERS_AND_OTHERS)
    heads = ["in %" if look.is_share else "", "everyone", *WINNERS_AND_OTHERS, "difference", "games"]
    rows = [_row(label, one, 100.0 if look.is_share else 1.0) for label, one in found]
    return Section(look.name, look.title, text, picture, table(heads, rows))


def _row(label: str, one: Compared, scale: float) -> list[str]:
    def scaled(figure: Estimate) -> Estimate:
        return Estimate(*(scale * value for value in figure))

    means = [mean(scaled(figure)) for figure in (one.everyone, one.winners, one.others)]
    return [label, *means, change(scaled(one.difference)), str(one.games)]

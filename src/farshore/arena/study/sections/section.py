"""What every section is made of."""

from __future__ import annotations

from typing import NamedTuple

from farshore.arena.study.figures import CaseFigures
from farshore.arena.study.wording import players


class Section(NamedTuple):
    """A question and its answer."""

    name: str  # of its picture
    title: str
    text: str
    picture: str  # an SVG
    table: str


def terms_of(figures: CaseFigures) -> str:
    """Say in which games something was counted."""
    variant = figures.case.variant
    what = "as printed" if variant is None else variant.text
    return f"({players(figures.case.seats)}, {what}, {figures.games} games.)"

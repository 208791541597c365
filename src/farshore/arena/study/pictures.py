"""The pictures of a study: SVG files of their own, on a card that is light or dark as the reader wishes.

Two colours that everybody can tell apart, and two shapes for whoever sees no colours.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from math import isnan
from typing import Final, NamedTuple

from farshore.arena.report.svg import Axis, axis_over, box, dot, grid, line
from farshore.arena.shares import Estimate

WIDTH: Final = 760
LABEL: Final = 236  # pixels that names beside a plot have
LONGEST: Final = 32  # letters of such a name
MARGIN: Final = 18
HEAD: Final = 50  # pixels above the first row: the title, and what the shapes mean
ROW: Final = 22
FOOT: Final = 46
HILL: Final = 74  # pixels that a distribution is high
BINS: Final = 30
STYLE: Final = """
text{font:13px system-ui,sans-serif;fill:#1d2733}.title{font-weight:600;font-size:15px}.quiet,.tick{fill:#4d5a68}
.card{fill:#fff;stroke:#d5dbe1}.grid{stroke:#e3e8ed}.reference{stroke:#1d2733;stroke-dasharray:4 3}
.first{fill:#0072b2;stroke:#0072b2}.second{fill:#c04d00;stroke:#c04d00}line.first,line.second{stroke-width:2.5}
.bar{fill:#0072b2}.mean{stroke:#1d2733;stroke-width:2}
@media (prefers-color-scheme:dark){text{fill:#e8edf2}.quiet,.tick{fill:#b4bfca}.card{fill:#161d26;stroke:#39434e}
.grid{stroke:#2c3641}.reference,.mean{stroke:#e8edf2}.first{fill:#56b4e9;stroke:#56b4e9}
.second{fill:#f0a04b;stroke:#f0a04b}.bar{fill:#56b4e9}}
"""

Write = Callable[[float], str]
"""How a figure is written below an axis."""


class Row(NamedTuple):
    """A name with a figure, or with two."""

    label: str
    figures: tuple[Estimate, ...]


def intervals(
    title: str,
    what: str,
    rows: Sequence[Row],
    write: Write,
    *,
    series: Sequence[str] = (),
    reference: float | None = None,
) -> str:
    """Draw figures with their intervals, one below the other; ``what`` they are is written below."""
    rows = [row for row in rows if not all(isnan(one.value) for one in row.figures)]
    ends = [end for row in rows for one in row.figures for end in one if not isnan(end)]
    axis = axis_over([*ends, *([] if reference is None else [reference])])
    height = ROW * len(rows)
    drawn = grid(axis, height)
    if reference is not None:
        drawn.append(line(axis.at(reference), 0, axis.at(reference), height, "reference"))
    for number, row in enumerate(rows):
        for position, one in enumerate(row.figures):
            drawn += _interval(axis, one, ROW * (number + (position + 1) / (len(row.figures) + 1)), position)
    labels = [_label(row.label, HEAD + ROW * (number + 0.5) + 4) for number, row in enumerate(rows)]
    return _picture(title, what, height, [*labels, *_legend(series)], drawn, axis, write)


def distributions(title: str, what: str, rows: Sequence[tuple[str, Sequence[float]]], write: Write) -> str:
    """Draw how figures are spread, one distribution below the other, each with a mark at its mean."""
    axis = axis_over([value for _, values in rows for value in values], steps=8)
    height = HILL * len(rows)
    drawn = grid(axis, height)
    for number, (_, values) in enumerate(rows):
        drawn += _hill(axis, values, HILL * (number + 1))
    labels = [_label(label, HEAD + HILL * (number + 0.5) + 4) for number, (label, _) in enumerate(rows)]
    return _picture(title, what, height, labels, drawn, axis, write)


def _interval(axis: Axis, one: Estimate, y: float, position: int) -> list[str]:
    """Draw a figure: a dot for the first, a square for the second."""
    if isnan(one.value):
        return []
    kind, x, y = ("first", "second")[position], axis.at(one.value), round(y, 1)
    shape = f'<svg x="{x}%" y="{y}" overflow="visible"><rect class="{kind}" x="-4" y="-4" width="8" height="8"/></svg>'
    across = [] if isnan(one.low) else [line(axis.at(one.low), y, axis.at(one.high), y, kind)]
    return [*across, shape if position else dot(x, y, 4.5, kind)]


def _hill(axis: Axis, values: Sequence[float], base: int) -> list[str]:
    """Draw a distribution on its base line."""
    width = (axis.high - axis.low) / BINS
    counts = [0] * BINS
    for value in values:
        counts[min(BINS - 1, int((value - axis.low) / width))] += 1
    most = max(counts) or 1
    tall = [(HILL - 12) * count / most for count in counts]
    drawn = [
        box(round(100 * at / BINS, 2), round(base - high, 1), 2.9, high, "bar") for at, high in enumerate(tall) if high
    ]
    mean = axis.at(sum(values) / len(values)) if values else 0.0
    return [*drawn, line(mean, base - HILL + 6, mean, base, "mean")]


def _label(said: str, y: float) -> str:
    """Name a row, in as many letters as there is room for."""
    said = said if len(said) <= LONGEST else f"{said[: LONGEST - 1].rstrip()}…"
    return f'<text x="{LABEL - 12}" y="{round(y, 1)}" text-anchor="end">{escape(said)}</text>'


def _legend(series: Sequence[str]) -> list[str]:
    """Say which shape is what."""
    shapes = (
        '<circle class="first" cx="{x}" cy="38" r="4.5"/>',
        '<rect class="second" x="{left}" y="34" width="8" height="8"/>',
    )
    drawn = []
    for position, name in enumerate(series):
        x = LABEL + 6 + 190 * position
        drawn.append(shapes[position].format(x=x, left=x - 4))
        drawn.append(f'<text class="quiet" x="{x + 12}" y="42">{escape(name)}</text>')
    return drawn


def _picture(
    title: str, what: str, height: int, around: Sequence[str], drawn: Sequence[str], axis: Axis, write: Write
) -> str:
    """Put a picture together: title, names, the plot, its scale, and what the scale means."""
    full, wide = HEAD + height + FOOT, WIDTH - LABEL - MARGIN - 12
    ticks = [
        f'<text class="tick" x="{axis.at(tick)}%" y="16" text-anchor="middle">{escape(write(tick))}</text>'
        for tick in axis.ticks
    ]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {full}" width="{WIDTH}" height="{full}" '
        f'role="img">'
        f"<title>{escape(title)}</title><style>{STYLE.strip()}</style>"
        f'<rect class="card" x="0.5" y="0.5" width="{WIDTH - 1}" height="{full - 1}" rx="8"/>'
        f'<text class="title" x="{MARGIN}" y="25">{escape(title)}</text>{"".join(around)}'
        f'<svg x="{LABEL}" y="{HEAD}" width="{wide}" height="{height}" overflow="visible">{"".join(drawn)}</svg>'
        f'<svg x="{LABEL}" y="{HEAD + height}" width="{wide}" height="20" overflow="visible">{"".join(ticks)}</svg>'
        f'<text class="quiet" x="{LABEL + wide // 2}" y="{full - 12}" text-anchor="middle">{escape(what)}</text>'
        "</svg>\n"
    )

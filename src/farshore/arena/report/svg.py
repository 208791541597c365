"""Shapes whose places across are in percent: a chart fits any width while its words keep their size."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from math import ceil, floor, log10
from typing import Final, NamedTuple

from farshore.core.words.numbers import decimal

MOST_LONG: Final = 5
"""Figures with a unit that have room side by side below the narrowest chart."""


class Axis(NamedTuple):
    """A scale from left to right."""

    low: float
    high: float
    ticks: tuple[float, ...]
    is_log: bool = False

    def at(self, value: float) -> float:
        """Return where a value is, in percent."""
        low, high, value = (log10(max(v, 1e-9)) if self.is_log else v for v in (self.low, self.high, value))
        return round(min(100.0, max(0.0, 100 * (value - low) / (high - low or 1))), 2)


def axis_over(values: Sequence[float], steps: int = 6) -> Axis:
    """Return a scale with round ticks on which all values are."""
    low, high = (min(values), max(values)) if values else (0.0, 1.0)
    step = _round_step((high - low or abs(high) or 1) / steps)
    first, last = floor(low / step), max(floor(low / step) + 1, ceil(high / step))
    return Axis(first * step, last * step, tuple(number * step for number in range(first, last + 1)))


def log_axis_over(values: Sequence[float]) -> Axis:
    """Return a scale of powers of ten on which all values above 0 are."""
    positive = [value for value in values if value > 0] or [1.0]
    first, last = floor(log10(min(positive))), ceil(log10(max(positive)))
    last = max(last, first + 1)
    return Axis(10.0**first, 10.0**last, tuple(10.0**power for power in range(first, last + 1)), is_log=True)


def _round_step(step: float) -> float:
    """Return the next of 1, 2, 5, 10, … in any power of ten."""
    power = 10.0 ** floor(log10(step))
    return next(factor * power for factor in (1, 2, 5, 10) if factor * power >= step * 0.999)


def picture(height: int, shapes: Sequence[str], title: str) -> str:
    """Put shapes together; ``title`` says to who cannot see them what they show."""
    label = escape(title, quote=True)
    return f'<svg role="img" aria-label="{label}" width="100%" height="{height}">{"".join(shapes)}</svg>'


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    """Draw a line."""
    return f'<line class="{kind}" x1="{x1}%" y1="{y1}" x2="{x2}%" y2="{y2}"/>'


def box(x: float, y: float, width: float, height: float, kind: str) -> str:
    """Draw a bar: across in percent, down in pixels."""
    return f'<rect class="{kind}" x="{x}%" y="{y}" width="{round(width, 2)}%" height="{round(height, 1)}"/>'


def dot(x: float, y: float, radius: float, kind: str) -> str:
    """Draw a dot."""
    return f'<circle class="{kind}" cx="{x}%" cy="{y}" r="{radius}"/>'


def text(x: float, y: float, said: str, kind: str, anchor: str = "middle") -> str:
    """Write something; at the rims it stays inside."""
    anchor = "start" if x < 3 else "end" if x > 97 else anchor
    return f'<text class="{kind}" x="{x}%" y="{y}" text-anchor="{anchor}">{escape(said)}</text>'


def grid(axis: Axis, height: int) -> list[str]:
    """Draw the faint lines of a scale."""
    return [line(axis.at(tick), 0, axis.at(tick), height, "grid") for tick in axis.ticks]


def scale(axis: Axis, write: Callable[[float], str] | None = None) -> str:
    """Write the figures below a chart; of many that are long, those of a logarithm, every other one."""
    said = write or (lambda value: decimal(value, 0 if all(tick == int(tick) for tick in axis.ticks) else 1))
    written = axis.ticks[:: 2 if axis.is_log and len(axis.ticks) > MOST_LONG else 1]
    return picture(20, [text(axis.at(tick), 14, said(tick), "tick") for tick in written], "")

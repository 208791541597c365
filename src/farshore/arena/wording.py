"""Figures and faults in words, as the terminal and the report say them."""

from __future__ import annotations

from math import isnan

from farshore.arena.shares import Estimate
from farshore.arena.table import Result
from farshore.arena.tournament import Tournament
from farshore.core.words import say
from farshore.core.words.numbers import decimal


def percent(share: float, places: int = 0) -> str:
    """Write a share in percent."""
    return say("arena-percent", share=decimal(100 * share, places))


def percentage(share: Estimate) -> str:
    """Write a share with its interval, in percent."""
    value, low, high = (decimal(100 * part) for part in share)
    return say("arena-share", value=value, low=low, high=high)


def rating(estimate: Estimate) -> str:
    """Write a rating with its interval."""
    value, low, high = map(signed, estimate)
    return say("arena-estimate", value=value, low=low, high=high)


def mean(estimate: Estimate) -> str:
    """Write a mean; a dash where there was nothing to take it of."""
    return "–" if isnan(estimate.value) else decimal(estimate.value)


def spread(estimate: Estimate) -> str:
    """Write a mean with what may be added or taken away."""
    if isnan(estimate.value):
        return "–"
    value = signed(estimate.value, 1) if estimate.value < 0 else decimal(estimate.value)
    return say("arena-spread", value=value, spread=decimal(estimate.high - estimate.value))


def milliseconds(seconds: float) -> str:
    """Write how long something took, with about two figures that count."""
    value = 1000 * seconds
    return say("arena-ms", time=decimal(value, 0 if value >= 10 else 1 if value >= 1 else 2 if value >= 0.1 else 3))


def signed(value: float, places: int = 0) -> str:
    """Write a number with its sign."""
    rounded = round(value, places)
    return f"{'+' if rounded > 0 else '−' if rounded < 0 else ''}{decimal(abs(rounded), places)}"


def say_fault(tournament: Tournament, result: Result, *, is_brief: bool = False) -> str:
    """Say how a bot lost a game by a fault, in brief with the last line of what is known; nothing of other games."""
    if result.fault is None:
        return ""
    bot, what = tournament.names[result.seating[result.fault.seat]], result.fault.what
    *more, last = what.splitlines() or [""]
    return say("arena-fault", kind=result.fault.kind, bot=bot, what=f"… {last}" if more and is_brief else what)


def against(tournament: Tournament, line_up: tuple[int, ...]) -> str:
    """Name those whom the first bot of a line-up meets."""
    others = list(dict.fromkeys(line_up[1:]))
    names = ", ".join(tournament.names[bot] for bot in others)
    return f"{names} × {len(line_up) - 1}" if len(others) < len(line_up) - 1 else names

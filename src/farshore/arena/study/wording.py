"""Figures as a study's page writes them: in English, as all documentation."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import isnan

from farshore.arena.shares import Estimate
from farshore.core.contract import Game
from farshore.core.words import FALLBACK, has_word, say
from farshore.core.words.numbers import decimal

NOTHING = "–"
ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")


def number(value: float, places: int = 1) -> str:
    """Write a number, a negative one with the sign that is printed."""
    rounded = round(value, places) + 0.0  # so that nothing is never less than nothing
    return NOTHING if isnan(value) else decimal(rounded, places, FALLBACK).replace("-", "−")


def percent(share: float) -> str:
    """Write a share."""
    return f"{number(100 * share, 0)} %"


def share(one: Estimate) -> str:
    """Write a share with its interval, if it has one."""
    if isnan(one.low):
        return NOTHING if isnan(one.value) else percent(one.value)
    return f"{number(100 * one.value, 0)} % [{number(100 * one.low, 0)}, {number(100 * one.high, 0)}]"


def mean(one: Estimate, places: int = 1) -> str:
    """Write a mean with what may be added or taken away, if that is known."""
    spread = "" if isnan(one.high) else f" ± {number(one.high - one.value, places)}"
    return f"{number(one.value, places)}{spread}"


def change(one: Estimate) -> str:
    """Write a difference with its sign; bold where it is beyond chance."""
    if isnan(one.value):
        return NOTHING
    said = f"{'+' if round(one.value, 1) > 0 else ''}{mean(one)}"
    return f"**{said}**" if one.low > 0 or one.high < 0 else said


def ordinal(place: int) -> str:
    """Name a place in the order of play, counted from 0."""
    return ORDINALS[place] if place < len(ORDINALS) else f"{place + 1}th"


def players(seats: int) -> str:
    """Say how many play."""
    return "1 player" if seats == 1 else f"{seats} players"


def in_words(things: Sequence[str]) -> str:
    """Write a list as in a sentence."""
    *others, last = things
    return f"{', '.join(others)} and {last}" if others else last


def table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Write a table: names to the left, figures to the right."""
    lines = [heads, ["---", *("--:" for _ in heads[1:])], *rows]
    return "".join(f"| {' | '.join(cells)} |\n" for cells in lines)


def signed(value: float) -> str:
    """Write a whole number with its sign, as on a scale."""
    return f"{'+' if value > 0 else ''}{number(value, 0)}"


def plain(value: float) -> str:
    """Write a number as on a scale."""
    return number(value, 0 if value == round(value) else 1)


def said(key: str, otherwise: str) -> str:
    """Say something of a game's catalogue, if it has the word."""
    return say(key, FALLBACK) if has_word(key) else otherwise


def part_title(game: Game, part: str) -> str:
    """Name a part of the score."""
    return said(f"{game.name}-part-{part}", part)

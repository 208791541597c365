"""Events, actions, decisions and options in words: what is handed to the sentences in ``words/<language>``.

A field of an event or action is handed on under its own name, as it is, but for what a sentence cannot work out by
itself: a seat becomes a name, amounts by seat and lists of seats become a text (and ``…_count``), a scout's spot
becomes words, yes and no become ``true`` and ``false``, an empty text becomes ``none``, and a tile brings its land
sides along as ``land``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from farshore.core.contract import Action, Event
from farshore.core.words import FALLBACK, Param, Phrase, has_word, say, say_with
from farshore.games.entdecker.phase import Phase
from farshore.games.entdecker.terms import SEAT_NAMES
from farshore.games.entdecker.tile import MASK_BY_NAME

NO_TILE: Final = -1  # the land sides of what is not a tile


def seat_names(seats: int, language: str = FALLBACK) -> list[str]:
    """Return the colours of a table as names: Red, White, …."""
    return [say(f"entdecker-seat-{colour}", language) for colour in SEAT_NAMES[:seats]]


def tell(event: Event, names: Sequence[str], language: str = FALLBACK) -> str:
    """Say what happened. ``names``: how the seats are called."""
    return say_with(f"entdecker-event-{type(event).__name__}", language, params_of(event, names, language))


def describe(action: Action, names: Sequence[str], language: str = FALLBACK) -> str:
    """Say what an action does, as in a menu. ``names``: how the seats are called."""
    return say_with(f"entdecker-action-{type(action).__name__}", language, params_of(action, names, language))


def prompt(phase: Phase, language: str = FALLBACK) -> str:
    """Say what the player to decide is asked for."""
    return say(f"entdecker-prompt-{phase.name}", language)


def describe_option(field: str, value: str | int | None, language: str = FALLBACK) -> str:
    """Say what a value of an option means; a number or a text of one's own is said as it is."""
    if value is None:
        return say("entdecker-as-edition", language)
    name = str(value).lower() if isinstance(value, bool) else str(value)
    known = has_word(f"entdecker-option-{field}.{name}")
    return say(f"entdecker-option-{field}.{name}", language) if known else name


def params_of(thing: Event | Action, names: Sequence[str], language: str = FALLBACK) -> dict[str, Param]:
    """Return the parameters of a thing's sentence."""
    params: dict[str, Param] = {}
    for field in thing.__struct_fields__:
        value: bool | int | str | tuple[int, ...] = getattr(thing, field)
        if isinstance(value, tuple):
            items = _items(field, value, names, language)
            params[field] = _listed(items, language) if field == "winners" else ", ".join(items)
            params[f"{field}_count"] = len(items)
        elif isinstance(value, bool):
            params[field] = str(value).lower()
        elif isinstance(value, int):
            params[field] = names[value] if field == "seat" else value
        else:
            params[field] = _spot(value) if field == "spot" else value or "none"
            if field == "tile":
                params["land"] = MASK_BY_NAME.get(value, NO_TILE)
    return params


def _items(field: str, values: tuple[int, ...], names: Sequence[str], language: str) -> list[str]:
    """Say each item of a list: winners by name, else amounts by seat; only final scores may be 0."""
    if field == "winners":
        return [names[seat] for seat in values]
    key = "entdecker-name-toll" if field == "tolls" else "entdecker-name-share"
    return [
        say(key, language, seat=names[seat], amount=amount)
        for seat, amount in enumerate(values)
        if amount or field == "scores"
    ]


def _listed(items: list[str], language: str) -> str:
    """Join names: “Red”, “Red and White”, “Red, White and Yellow”."""
    *others, last = items
    return say("entdecker-name-list", language, others=", ".join(others), last=last) if others else last


def _spot(spot: str) -> Param:
    """Say where a scout stands: a space of the board as it is, ``P2.5`` as path and space."""
    path, dot, space = spot.removeprefix("P").partition(".")
    if dot and path.isdecimal() and space.isdecimal():
        return Phrase("entdecker-name-path-space", path=int(path), space=int(space))
    return spot or "none"

"""Which rules an event belongs to: those that its class cites, as ``(ENT-22)`` or ``(EXP-33 to EXP-36)``."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from farshore.core.contract import Event, Game

CITED: Final = re.compile(r"\b([A-Z]+)-(\d+)\b(?: to \1-(\d+)\b)?")


def rules_of(game: Game, kind: type[Event]) -> list[str]:
    """Return the rules that an event's class cites, in the order of the rules."""
    cited = set[str]()
    for series, first, last in CITED.findall(kind.__doc__ or ""):
        cited |= {f"{series}-{number}" for number in range(int(first), int(last or first) + 1)}
    return [rule for rule in game.rules if rule in cited]


def rules_by_kind(game: Game, aspects: Mapping[str, tuple[str, ...]]) -> dict[str, list[str]]:
    """Return by kind of event the rules it belongs to; what is told apart by ``aspects`` is not a kind as a whole."""
    found: dict[str, list[str]] = {}
    for kind in game.event_types:
        own = {aspect: list(rules) for aspect, rules in aspects.items() if aspect.startswith(f"{kind.__name__}: ")}
        found |= own or {kind.__name__: rules_of(game, kind)}
    return found

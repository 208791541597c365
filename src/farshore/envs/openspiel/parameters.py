"""A game's options as OpenSpiel's parameters: ``farshore_entdecker(players=2,edition=kosmos)``."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from farshore.core.contract import Game, Options

PLAYERS: Final = "players"
_TOO_LONG: Final = frozenset({"own_scenario", "own_tiles"})
"""Whole files: a game's text in OpenSpiel has no room for them."""


def parameters_of(game: Game) -> dict[str, Any]:
    """Return what can be set, with what it is unless it is set; an empty text: as the game says."""
    found: dict[str, Any] = {PLAYERS: game.about.usual_seats}
    for field in msgspec.structs.fields(game.options_type):
        if field.name not in _TOO_LONG:
            found[field.name] = field.default if isinstance(field.default, bool | int | str) else ""
    return found


def options_from(game: Game, parameters: dict[str, Any]) -> Options:
    """Read options from parameters. Raises ``BadOptions``. Several values are written with spaces: ``N1 F``."""
    given = {name: value for name, value in parameters.items() if name != PLAYERS and value != ""}
    for field in msgspec.structs.fields(game.options_type):
        if field.name in given and isinstance(field.default, tuple):
            given[field.name] = given[field.name].split()
    return game.read_options(given)

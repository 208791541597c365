"""Which games are installed. A package adds one with an entry point ``farshore.games``: its name and its ``Game``."""

from __future__ import annotations

from importlib.metadata import EntryPoint, entry_points

from farshore.core.contract import Game
from farshore.core.errors import BrokenGame, UnknownGame
from farshore.core.words import MissingWord, Phrase, in_a_row

GROUP = "farshore.games"

_loaded: dict[str, Game] = {}


def game(name: str) -> Game:
    """Return an installed game. Raises ``UnknownGame``, or ``BrokenGame`` if it cannot be loaded."""
    if name not in _loaded:
        found = list(entry_points(group=GROUP, name=name))
        if not found:
            raise UnknownGame(name, game_names())
        _loaded[name] = _load(name, found)
    return _loaded[name]


def game_names() -> list[str]:
    """Return the names of all installed games, in order, whether they work or not."""
    return sorted({point.name for point in entry_points(group=GROUP)})


def games() -> dict[str, Game]:
    """Return every installed game that works."""
    return {name: found for name, found in _attempts().items() if isinstance(found, Game)}


def broken_games() -> dict[str, BrokenGame]:
    """Return what is wrong with every installed game that does not work."""
    return {name: found for name, found in _attempts().items() if isinstance(found, BrokenGame)}


def _attempts() -> dict[str, Game | BrokenGame]:
    """Load every game, each on its own: one that fails must not take the others with it."""
    attempts: dict[str, Game | BrokenGame] = {}
    for name in game_names():
        try:
            attempts[name] = game(name)
        except BrokenGame as error:
            attempts[name] = error
    return attempts


def _load(name: str, points: list[EntryPoint]) -> Game:
    """Load what the entry points of one name stand for; the same package may be found twice on the path."""
    values = sorted({point.value for point in points})
    if len(values) > 1:
        raise BrokenGame(name, Phrase("game-brought-twice", values=in_a_row(values)))
    try:
        found = points[0].load()
    except Exception as error:  # whatever a stranger's module raises when imported
        raise BrokenGame(name, _told(error)) from error
    if not isinstance(found, Game):
        raise BrokenGame(name, Phrase("game-not-a-game", value=values[0]))
    if found.name != name:
        raise BrokenGame(name, Phrase("game-other-name", other=found.name))
    return found


def _told(error: Exception) -> str:
    """Say what a module raised; its words may not be known yet, since its game was never made."""
    try:
        return f"{type(error).__name__}: {error}"
    except MissingWord:
        return repr(error)

"""Which bots play which game: a random one every game, the others by name, and the characters people know them as.

Another package adds a bot with an entry point ``farshore.bots``: ``<game>.<bot>`` and something that makes a ``Bot``:
called with nothing, as it usually plays; its keyword arguments are what can be set (a level, a style, weights). Its
title and text are the keys ``bot-<bot>`` and ``bot-<bot>.text`` of a catalogue.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from importlib import import_module
from importlib.metadata import entry_points
from importlib.resources import files
from inspect import Parameter, signature
from typing import Any, Final

from farshore.bots.bot import Bot
from farshore.bots.characters import USUAL_LEVEL, Character, characters_of
from farshore.bots.habits import Habitual
from farshore.bots.random import RandomBot
from farshore.core.errors import FarshoreError
from farshore.core.words import SPOKEN, add_catalogue, has_word, in_a_row, say

GROUP: Final = "farshore.bots"
RANDOM: Final = "random"
GREEDY: Final = "greedy"
GENTLE: Final = "gentle"
SEARCH: Final = "search"
YARDSTICK: Final = "yardstick"
OWN: Final = {
    "entdecker": {
        GREEDY: "farshore.bots.entdecker.greedy:GreedyEntdecker",
        SEARCH: "farshore.bots.entdecker.search.mind:SearchEntdecker",
        GENTLE: "farshore.bots.entdecker.gentle:GentleEntdecker",
    },
    "explorers": {
        GREEDY: "farshore.bots.explorers.greedy:GreedyExplorers",
        SEARCH: "farshore.bots.explorers.search.mind:SearchExplorers",
        GENTLE: "farshore.bots.explorers.gentle:GentleExplorers",
    },
    "overworld": {
        GREEDY: "farshore.bots.overworld.greedy:GreedyOverworld",
        SEARCH: "farshore.bots.overworld.search.mind:SearchOverworld",
        GENTLE: "farshore.bots.overworld.gentle:GentleOverworld",
    },
}
"""Our own, by game and name: where each is found, so that a bot is loaded when it is wanted and not before."""

MEASURES: Final = {
    "entdecker": {YARDSTICK: "farshore.bots.entdecker.yardstick:YardstickEntdecker"},
    "explorers": {YARDSTICK: "farshore.bots.explorers.yardstick:YardstickExplorers"},
    "overworld": {YARDSTICK: "farshore.bots.overworld.yardstick:YardstickOverworld"},
}
"""Bots that others are measured by: they can be made by name, but nobody is offered them as opponents."""

KINDS: Final[dict[str, tuple[type, ...]]] = {"int": (int,), "float": (int, float), "bool": (bool,)}
"""What may be given to a setting that is written down as one of these; whatever else it is, the bot itself must see."""

Maker = Callable[..., Bot]
Loader = Callable[[], Maker]
"""Loads what makes a bot: bots are listed more often than made."""

add_catalogue(files("farshore.bots") / "words")


class UnknownBot(FarshoreError):
    """A name that no bot of a game has."""

    def __init__(self, game: str, name: str, known: Iterable[str]) -> None:
        super().__init__("bot-unknown", game=game, name=name, known=in_a_row(known))


class UnknownSetting(FarshoreError):
    """Something that cannot be set on a bot."""

    def __init__(self, game: str, name: str, setting: str, known: Iterable[str]) -> None:
        super().__init__("bot-no-setting", game=game, name=name, setting=setting, known=in_a_row(known) or "—")


class BadSetting(FarshoreError):
    """A value that a setting of a bot cannot have."""

    def __init__(self, name: str, setting: str, value: object) -> None:
        super().__init__("bot-bad-setting", name=name, setting=setting, value=str(value))


def bots_for(game_name: str) -> dict[str, Loader]:
    """Return what finds the maker of each bot of a game, by name: first the characters, and the random one last."""
    makers: dict[str, Loader] = {
        name: partial(_played_by, game_name, character) for name, character in characters_of(game_name).items()
    }
    makers |= {name: partial(_own, place) for name, place in OWN.get(game_name, {}).items()}
    for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
        game, _, name = point.name.partition(".")
        if game == game_name and name:
            makers.setdefault(name, point.load)
    makers.setdefault(RANDOM, lambda: RandomBot)
    return makers


def make_bot(game_name: str, bot_name: str, **settings: Any) -> Bot:
    """Return a new bot, set up as asked for. Raises ``UnknownBot``, ``UnknownSetting`` or ``BadSetting``."""
    makers = bots_for(game_name)
    measures = MEASURES.get(game_name, {})
    if bot_name not in makers and bot_name not in measures:
        raise UnknownBot(game_name, bot_name, makers)
    make = makers[bot_name]() if bot_name in makers else _own(measures[bot_name])
    known = signature(make).parameters
    takes_any = any(parameter.kind is Parameter.VAR_KEYWORD for parameter in known.values())
    for setting, value in settings.items():
        if setting not in known and not takes_any:
            raise UnknownSetting(game_name, bot_name, setting, known)
        kind = known[setting].annotation if setting in known else None
        kinds = KINDS.get(str(getattr(kind, "__name__", kind)), (object,))
        if type(value) not in kinds and kinds != (object,):
            raise BadSetting(bot_name, setting, value)
    return make(**settings)


def usual_bot(game_name: str) -> str:
    """Return the bot that plays where nobody asks for another one: greedy where there is one, else random."""
    return GREEDY if GREEDY in bots_for(game_name) else RANDOM


def usual_opponent(game_name: str) -> str:
    """Return whom to play against unless one chooses: a character that is neither too easy nor too hard."""
    usual = (name for name, character in characters_of(game_name).items() if character.level == USUAL_LEVEL)
    return next(usual, usual_bot(game_name))


def bot_level(game_name: str, bot_name: str) -> int:
    """Return how strong a character is, from 1 to 4; 0 of a bot that is none."""
    character = characters_of(game_name).get(bot_name)
    return character.level if character else 0


def bot_title(bot_name: str, language: str = SPOKEN) -> str:
    """Return what a bot is called; its bare name if no catalogue knows better."""
    return say(f"bot-{bot_name}", language) if has_word(f"bot-{bot_name}") else bot_name


def bot_text(bot_name: str, language: str = SPOKEN) -> str:
    """Say in a sentence how a bot plays; nothing if no catalogue tells."""
    return say(f"bot-{bot_name}.text", language) if has_word(f"bot-{bot_name}.text") else ""


def _played_by(game_name: str, character: Character) -> Maker:
    """Load what makes a character; a bot that the game does not have is played by greedy."""
    name = character.bot if character.bot in OWN[game_name] else GREEDY
    settings = character.settings_for(game_name) if name == character.bot else {}
    return lambda: Habitual(make_bot(game_name, name, **settings), character.habits)


def _own(place: str) -> Maker:
    """Load what makes one of our own."""
    module, _, name = place.partition(":")
    make: Maker = getattr(import_module(module), name)
    return make

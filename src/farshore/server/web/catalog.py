"""What can be played: games, their options described from their own types, bots and rules, all in words."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Any

import msgspec
from msgspec import inspect

from farshore.bots.puzzles.puzzle import puzzles_of
from farshore.bots.registry import bot_level, bot_text, bot_title, bots_for
from farshore.core.contract import Game
from farshore.core.fate import RandomFate
from farshore.core.lessons import Lesson, lessons_of
from farshore.core.match import Match
from farshore.core.registry import game as installed_game
from farshore.core.registry import games
from farshore.core.rulebook import has_rulebook
from farshore.core.words import FALLBACK, Param, Phrase, has_word, say
from farshore.server.table.advised import has_adviser
from farshore.server.web.messages.catalogue import (
    AboutGame,
    BotChoice,
    Choice,
    Colour,
    GameInfo,
    LessonInfo,
    Option,
    Preview,
    PreviewAsk,
    Rule,
    ScorePart,
)


@lru_cache(maxsize=8)
def catalog(language: str = FALLBACK) -> list[GameInfo]:
    """Describe every installed game."""
    return [game_info(game, language) for game in games().values()]


def game_info(game: Game, language: str = FALLBACK) -> GameInfo:
    """Describe a game."""
    titles = game.telling.seat_names(game.seats[-1], language)
    return GameInfo(
        name=game.name,
        title=say(f"game-{game.name}", language),
        text=say(f"game-{game.name}.text", language),
        seats=list(game.seats),
        colours=[Colour(name=name, title=title) for name, title in zip(game.seat_names, titles, strict=False)],
        options=[_option(game, field, language) for field in _fields(game)],
        bots=[
            BotChoice(
                name=name,
                title=bot_title(name, language),
                text=bot_text(name, language),
                level=bot_level(game.name, name),
            )
            for name in bots_for(game.name)
        ],
        rules=[
            Rule(
                number=number,
                title=say(number, language),
                text=say(f"{number}.text", language),
                also=say(f"{number}.also", language) if has_word(f"{number}.also") else "",
                section=say(f"{number}.section", language) if has_word(f"{number}.section") else "",
            )
            for number in game.rules
        ],
        lessons=[_lesson(lesson, language) for lesson in lessons_of(game).values()],
        rulebook=has_rulebook(game),
        coach=has_adviser(game.name),
        puzzles=len(puzzles_of(game.name)),
        about=_about(game, language),
    )


def _lesson(lesson: Lesson, language: str) -> LessonInfo:
    return LessonInfo(
        name=lesson.name,
        title=say(lesson.key, language),
        text=say(f"{lesson.key}.text", language),
        minutes=lesson.minutes,
        scenes=len(lesson.scenes),
    )


def _about(game: Game, language: str) -> AboutGame:
    """Say what a page needs to know of a game before it sees one."""
    about = game.about
    keys = [f"view-{field}" for field in game.view_type.__struct_fields__]
    keys += [f"verb-{kind.__name__}" for kind in game.action_types]
    return AboutGame(
        usual_seats=min(game.seats, key=lambda seats: abs(seats - about.usual_seats)),
        first_options=list(about.first_options),
        keeps_secrets=about.keeps_secrets,
        parts=[ScorePart(name=part, title=say(f"{game.name}-part-{part}", language)) for part in about.score_parts],
        words={key: say(f"{game.name}-{key}", language) for key in keys if has_word(f"{game.name}-{key}")},
    )


def preview(ask: PreviewAsk) -> Preview:
    """Begin a game that nobody will play, and show it as a spectator would see it. Raises ``BadOptions``."""
    game = installed_game(ask.game)
    match = Match.new(game, ask.seats, game.read_options(ask.options), RandomFate(Random()))
    return Preview(view=match.view(None))


def _fields(game: Game) -> tuple[inspect.Field, ...]:
    info = inspect.type_info(game.options_type)
    assert isinstance(info, inspect.StructType)
    return info.fields


def _option(game: Game, field: inspect.Field, language: str) -> Option:
    kinds = list(field.type.types) if isinstance(field.type, inspect.UnionType) else [field.type]
    may_be_none = any(isinstance(kind, inspect.NoneType) for kind in kinds)
    (kind,) = (kind for kind in kinds if not isinstance(kind, inspect.NoneType))
    choices = _choices(game, field.name, kind, language)
    if may_be_none:
        choices.insert(0, Choice(value=None, title=game.telling.describe_option(field.name, None, language), text=""))
    key = f"{game.name}-option-{field.name}"
    least, most = (kind.ge, kind.le) if isinstance(kind, inspect.IntType) else (None, None)
    return Option(
        field=field.name,
        title=say(key, language),
        text=say(f"{key}.text", language) if has_word(f"{key}.text") else "",
        type=_type(kind, may_be_none, bool(choices)),
        choices=choices,
        free=isinstance(kind, inspect.StrType) and bool(choices),
        default=msgspec.to_builtins(getattr(game.options_type(), field.name)),
        min=least,
        max=most,
    )


def _type(kind: inspect.Type, may_be_none: bool, has_choices: bool) -> Any:
    match kind:
        case inspect.BoolType():
            return "choice" if may_be_none else "bool"
        case inspect.IntType():
            return "int"
        case inspect.CollectionType():
            return "list"
        case inspect.LiteralType():
            return "choice"
    return "choice" if has_choices else "text"


def _choices(game: Game, field: str, kind: inspect.Type, language: str) -> list[Choice]:
    """Return the values that have words, in the catalogue's order, then those of the type that have none."""
    known: dict[str, tuple[Param, Param]] = {value: words for value, *words in game.telling.suggestions(field)}  # type: ignore[misc]
    values: list[Any] = list(known)
    if isinstance(kind, inspect.BoolType):
        values = [True, False]
    elif isinstance(kind, inspect.LiteralType):
        values = sorted(kind.values, key=lambda value: list(known).index(value) if value in known else len(known))
    elif isinstance(kind, inspect.IntType):
        values = []
    return [_choice(game, field, value, known.get(str(value)), language) for value in values]


def _choice(game: Game, field: str, value: Any, words: tuple[Param, Param] | None, language: str) -> Choice:
    if words is None:
        return Choice(value=value, title=game.telling.describe_option(field, value, language), text="")
    title, text = (word.say(language) if isinstance(word, Phrase) else str(word) for word in words)
    return Choice(value=value, title=title, text=text)

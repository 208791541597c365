"""A game's rulebook in somebody's language, with its figures as everybody may see them."""

from __future__ import annotations

from functools import lru_cache

from farshore.core.contract import Game
from farshore.core.registry import game as installed_game
from farshore.core.rulebook import Chapter, Figure, Part, Rulebook, rulebook_of
from farshore.core.telling import written
from farshore.core.words import FALLBACK, say, say_with
from farshore.core.worked import staged
from farshore.server.web.messages.reading import BookChapter, BookFigure, BookNote, BookPart, GlanceBox, ReadRulebook


@lru_cache(maxsize=32)
def read_aloud(name: str, language: str = FALLBACK) -> ReadRulebook:
    """Return a game's rulebook. Raises ``UnknownGame`` or ``UnknownRulebook``."""
    game = installed_game(name)
    book = rulebook_of(game)
    return ReadRulebook(
        game=name,
        title=say(f"game-{name}", language),
        aim=say(book.key, language),
        chapters=[_chapter(book, chapter, language) for chapter in book.chapters],
        glance=[_box(book, name, language) for name in book.glance],
    )


def _box(book: Rulebook, name: str, language: str) -> GlanceBox:
    key = book.glance_key(name)
    return GlanceBox(name=name, title=say(key, language), text=say(f"{key}.text", language))


def _chapter(book: Rulebook, chapter: Chapter, language: str) -> BookChapter:
    return BookChapter(
        name=chapter.name,
        title=say(book.chapter_key(chapter), language),
        rules=list(chapter.rules),
        parts=[_part(book, chapter, part, language) for part in chapter.parts],
        practice=chapter.practice,
    )


def _part(book: Rulebook, chapter: Chapter, part: Part, language: str) -> BookPart:
    key = book.part_key(chapter, part)
    numbers = {name: written(number.value) for name, number in part.numbers.items()}
    figure = None
    if part.figure is not None:
        caption = say_with(f"{key}.caption", language, numbers)
        figure = _figure(book, f"{chapter.name}, {part.name}", part.figure, caption, language)
    return BookPart(
        name=part.name,
        kind=part.kind,
        text=say_with(key, language, numbers),
        notes=[_note(book.game, field, value, language) for field, value in part.options.items()],
        figure=figure,
    )


def _note(game: Game, field: str, value: str | bool, language: str) -> BookNote:
    """Say for which option a note holds."""
    title = say(f"{game.name}-option-{field}", language)
    return BookNote(field=field, title=title, value=game.telling.describe_option(field, value, language))


def _figure(book: Rulebook, at: str, figure: Figure, caption: str, language: str) -> BookFigure:
    stage = staged(book, at, figure)
    seats = len(stage.after.scores())
    return BookFigure(
        view=stage.after.view(stage.seat),
        seat=stage.seat,
        names=list(book.game.telling.seat_names(seats, language)),
        show=figure.show,
        around=list(figure.around),
        lit=list(figure.lit),
        open=stage.open_places() if figure.offers else [],
        caption=caption,
    )

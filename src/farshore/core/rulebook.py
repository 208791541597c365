"""A rulebook to read, as data beside each game: ``rulebook.toml``.

A book is a few chapters, each with the numbered rules that it covers; every rule of the game is in exactly one. A
chapter is made of parts: plain text, worked examples, and notes on what only some tables play by. A part may have a
figure: a position that the game brings, perhaps with moves made from there, so that no figure is drawn by hand. The
numbers of a part are handed to its words as parameters, and each says where in the position it is found (``worked``).

The words are in the catalogues: ``<game>-rulebook`` is the aim of the game, ``<game>-rulebook-<chapter>`` the title of
a chapter, ``<game>-rulebook-<chapter>-<part>`` what a part says, with the attribute ``.caption`` for its figure, and
``<game>-rulebook-glance-<box>`` a box of the summary, with what it holds as ``.text``. ``docs/rulebooks.md`` says how a
book is written.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Final, Literal

import msgspec

from farshore.core.contract import Game
from farshore.core.documents import read_toml
from farshore.core.errors import BadFile, FarshoreError
from farshore.core.lessons import positions_of
from farshore.core.words import Phrase

GLANCE: Final = "glance"
"""No chapter is called so: it is the summary."""

_NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")

PartKind = Literal["text", "example", "note"]
"""Plain text, an example with numbers, or what only some tables play by."""


class UnknownRulebook(FarshoreError):
    """A game that brings no rulebook to read."""

    def __init__(self, game: str) -> None:
        super().__init__("rulebook-unknown", game=game)


class _Written(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A part of a book as its file has it."""


class Figure(_Written, frozen=True, kw_only=True):
    """What is drawn: a position, or what came of it by some moves."""

    position: str  # the name of one that the game brings
    moves: tuple[str, ...] = ()  # in notation, chance's too; of another seat than the first to act: "white: …"
    seat: str = ""  # the colour by whose eyes it is seen; empty: a spectator's
    show: str = "map"  # which part of the table: the page's own word
    around: tuple[str, ...] = ()  # places that are in the picture; none: all of the board
    lit: tuple[str, ...] = ()  # places that it speaks of
    offers: bool = False  # show where whoever is to act may act


class Number(_Written, frozen=True, kw_only=True):
    """A number of an example, and where it is found: one of the four."""

    value: int = msgspec.field(name="is")
    now: str = ""  # in the view, after the moves
    before: str = ""  # … before them
    grows: str = ""  # by how much it is more after the moves
    falls: str = ""  # by how much it is less

    @property
    def places(self) -> tuple[str, ...]:
        """Where it is found."""
        return tuple(filter(None, (self.now, self.before, self.grows, self.falls)))


class Part(_Written, frozen=True, kw_only=True):
    """A stretch of a chapter: some words, and perhaps a figure."""

    name: str
    kind: PartKind = "text"
    figure: Figure | None = None
    numbers: dict[str, Number] = {}  # by the parameter of the words
    may: tuple[str, ...] = ()  # moves that are legal in the figure
    may_not: dict[str, str] = {}  # moves that are not, with the number of the rule that forbids them
    options: dict[str, str | bool] = {}  # of a note: what a table must have chosen for it


class Chapter(_Written, frozen=True, kw_only=True):
    """A chapter, and the rules that it covers."""

    name: str
    rules: tuple[str, ...]
    parts: tuple[Part, ...] = msgspec.field(name="part")
    practice: str = ""  # the position at which it can be tried; empty: none


class RulebookFile(_Written, frozen=True, kw_only=True):
    """A book as its file has it."""

    chapters: tuple[Chapter, ...] = msgspec.field(name="chapter")
    glance: tuple[str, ...]  # the boxes of the summary


class Rulebook:
    """The rulebook of a game."""

    def __init__(self, game: Game, written: RulebookFile) -> None:
        self.game = game
        self.chapters = written.chapters
        self.glance = written.glance

    @property
    def key(self) -> str:
        """The words that say the aim of the game."""
        return f"{self.game.name}-rulebook"

    def chapter_key(self, chapter: Chapter) -> str:
        """Return the words of a chapter's title."""
        return f"{self.key}-{chapter.name}"

    def part_key(self, chapter: Chapter, part: Part) -> str:
        """Return the words of a part."""
        return f"{self.key}-{chapter.name}-{part.name}"

    def glance_key(self, box: str) -> str:
        """Return the words of a box of the summary."""
        return f"{self.key}-{GLANCE}-{box}"

    def parts(self) -> Iterator[tuple[Chapter, Part]]:
        """Yield every part with its chapter."""
        return ((chapter, part) for chapter in self.chapters for part in chapter.parts)

    def words(self) -> Iterator[str]:
        """Yield the words that it cannot do without."""
        yield self.key
        yield from (self.chapter_key(chapter) for chapter in self.chapters)
        for chapter, part in self.parts():
            yield self.part_key(chapter, part)
            if part.figure is not None:
                yield f"{self.part_key(chapter, part)}.caption"
        for box in self.glance:
            yield from (self.glance_key(box), f"{self.glance_key(box)}.text")


@lru_cache(maxsize=64)
def _rulebook(game: Game) -> Rulebook | None:
    file = game.rulebook
    return None if file is None or not file.is_file() else read_rulebook(game, file.read_text("utf-8"))


def has_rulebook(game: Game) -> bool:
    """Tell whether a game brings a rulebook."""
    return game.rulebook is not None and game.rulebook.is_file()


def rulebook_of(game: Game) -> Rulebook:
    """Return the rulebook of a game. Raises ``UnknownRulebook``, or ``BadFile`` if it is wrong."""
    found = _rulebook(game)
    if found is None:
        raise UnknownRulebook(game.name)
    return found


def read_rulebook(game: Game, text: str) -> Rulebook:
    """Read a book. Raises ``BadFile`` with the chapter and the part."""
    file = f"{game.name}/rulebook.toml"
    written = read_toml(text, RulebookFile, lambda at, reason: BadFile(file, at, reason))
    _check_names(file, "", [GLANCE, *(chapter.name for chapter in written.chapters)])
    _check_names(file, GLANCE, list(written.glance))
    _check_rules(game, file, written)
    for chapter in written.chapters:
        _check_names(file, chapter.name, [part.name for part in chapter.parts])
        if chapter.practice:
            _check_position(game, file, f"{chapter.name}, practice", chapter.practice)
        for part in chapter.parts:
            _check_part(game, file, f"{chapter.name}, {part.name}", part)
    return Rulebook(game, written)


def _check_rules(game: Game, file: str, written: RulebookFile) -> None:
    """See to it that every rule is in one chapter, and in no other."""
    covered: dict[str, str] = {}
    for chapter in written.chapters:
        for rule in chapter.rules:
            if rule not in game.rules:
                raise BadFile(file, f"{chapter.name}, {rule}", Phrase("rulebook-rule"))
            if rule in covered:
                raise BadFile(file, f"{chapter.name}, {rule}", Phrase("rulebook-rule-twice", other=covered[rule]))
            covered[rule] = chapter.name
    for rule in game.rules:
        if rule not in covered:
            raise BadFile(file, rule, Phrase("rulebook-rule-nowhere"))


def _check_part(game: Game, file: str, at: str, part: Part) -> None:
    """Find what is wrong with a part before anybody reads it."""
    if (part.kind == "note") != bool(part.options):
        raise BadFile(file, at, Phrase("rulebook-note"))
    for field in part.options:
        if field not in game.options_type.__struct_fields__:
            raise BadFile(file, f"{at}, {field}", Phrase("rulebook-option"))
    if part.figure is None and (part.numbers or part.may or part.may_not):
        raise BadFile(file, at, Phrase("rulebook-no-figure"))
    if part.figure is not None:
        _check_position(game, file, f"{at}, position", part.figure.position)
        if part.figure.seat and part.figure.seat not in game.seat_names:
            raise BadFile(file, f"{at}, seat", Phrase("lesson-seat", known=", ".join(game.seat_names)))
    for name, number in part.numbers.items():
        if len(number.places) != 1:
            raise BadFile(file, f"{at}, {name}", Phrase("rulebook-number"))


def _check_position(game: Game, file: str, at: str, name: str) -> None:
    if name not in positions_of(game):
        raise BadFile(file, at, Phrase("position-unknown", game=game.name, name=name))


def _check_names(file: str, where: str, names: list[str]) -> None:
    for number, name in enumerate(names):
        at = f"{where}, {name}" if where else name
        if not _NAME.fullmatch(name):
            raise BadFile(file, at, Phrase("lesson-name"))
        if name in names[:number]:
            raise BadFile(file, at, Phrase("lesson-name-twice"))

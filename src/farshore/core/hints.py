"""Hints: what a thing of the table is for, and what is worth a word when it happens for the first time.

``hints.toml`` of a game names the things that a page may show, each with the number of the rule that it rests on, and
the occasions: events that a newcomer is told of once. The words are in the catalogues: ``<game>-hint-<name>`` is one
sentence, ``<game>-occasion-<name>`` one or two. The page marks what it draws with the names (``data-hint="storm"``); a
game without a page of its own is drawn with ``view-<field>``, ``verb-<Action>``, ``seat``, ``points`` and
``part-<part>``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Final, Literal

import msgspec

from farshore.core.contract import Event, Game
from farshore.core.documents import read_toml
from farshore.core.errors import BadFile
from farshore.core.words import Phrase

GENERAL: Final = ("undo", "waiting")
"""What may happen for the first time in every game: something can be taken back, others are to act."""

_NAME = re.compile(r"[A-Za-z][A-Za-z0-9_]*(-[A-Za-z0-9_]+)*")

Whose = Literal["mine", "others", "anybody", "gains"]
"""Whose event it is: one's own, another's, anybody's; or one by which one's own points change."""


class Occasion(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something that is explained when it first happens to somebody."""

    name: str
    rule: str
    event: str  # the kind of event, by its class
    whose: Whose = "mine"
    when: dict[str, str] = {}  # what its fields say, with ``*`` for anything, ``|`` between several
    least: dict[str, int] = {}  # how much they are at least; of a field by seat, one's own
    shared: str = ""  # a field by seat in which another has as much as oneself, and not nothing


class HintsFile(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The hints of a game as their file has them."""

    hints: dict[str, str] = {}  # the number of a rule by the name of a thing
    occasions: tuple[Occasion, ...] = msgspec.field(name="occasion", default=())


class Hints:
    """The hints of a game."""

    def __init__(self, game: Game, written: HintsFile) -> None:
        self.game = game
        self.rules = written.hints  # by the name of a thing
        self.occasions = written.occasions

    def hint_key(self, name: str) -> str:
        """Return the words of a hint."""
        return f"{self.game.name}-hint-{name}"

    def occasion_key(self, occasion: Occasion) -> str:
        """Return the words of an occasion."""
        return f"{self.game.name}-occasion-{occasion.name}"

    def words(self) -> Iterator[str]:
        """Yield the words that they cannot do without."""
        yield from (self.hint_key(name) for name in self.rules)
        yield from (self.occasion_key(occasion) for occasion in self.occasions)


@lru_cache(maxsize=64)
def hints_of(game: Game) -> Hints:
    """Return the hints of a game, none if it brings none. Raises ``BadFile``."""
    file = game.hints
    return read_hints(game, "" if file is None or not file.is_file() else file.read_text("utf-8"))


def read_hints(game: Game, text: str) -> Hints:
    """Read hints. Raises ``BadFile`` with the name of what is wrong."""
    file = f"{game.name}/hints.toml"
    written = read_toml(text, HintsFile, lambda at, reason: BadFile(file, at, reason))
    names = [occasion.name for occasion in written.occasions]
    for name in (*written.hints, *names):
        if not _NAME.fullmatch(name):
            raise BadFile(file, name, Phrase("hint-name"))
    for name, rule in (*written.hints.items(), *((one.name, one.rule) for one in written.occasions)):
        if rule not in game.rules:
            raise BadFile(file, f"{name}, {rule}", Phrase("rulebook-rule"))
    for number, occasion in enumerate(written.occasions):
        if occasion.name in (*names[:number], *GENERAL):
            raise BadFile(file, occasion.name, Phrase("lesson-name-twice"))
        _check_fields(game, file, occasion)
    return Hints(game, written)


def _check_fields(game: Game, file: str, occasion: Occasion) -> None:
    """See to it that an occasion can happen: there is such an event, with such fields."""
    kinds: dict[str, type[Event]] = {kind.__name__: kind for kind in game.event_types}
    kind = kinds.get(occasion.event)
    if kind is None:
        raise BadFile(file, f"{occasion.name}, {occasion.event}", Phrase("hint-event"))
    for field in (*occasion.when, *occasion.least, *filter(None, [occasion.shared])):
        if field not in kind.__struct_fields__:
            raise BadFile(file, f"{occasion.name}, {field}", Phrase("hint-field", event=occasion.event))

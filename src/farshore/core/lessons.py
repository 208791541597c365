"""Lessons: games taught by playing, as data beside each game.

A lesson is ``lessons/<name>.toml`` of a game: some scenes, each a position (or a beginning) with a seed and what the
others do there, and in each scene some beats. A beat is one thing that the coach says, and what it waits for. Its words
are in the catalogues: ``<game>-lesson-<lesson>-<scene>-<beat>``, with the attributes ``.done`` (said when it was done),
``.other`` (said when another move was made) and ``.hint``. ``docs/lessons.md`` says how a lesson is written; ``coach``
works out how far somebody is.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cached_property, lru_cache
from importlib.resources.abc import Traversable
from typing import Any, Final

import msgspec

from farshore.core.contract import Game, Seat
from farshore.core.documents import read_toml
from farshore.core.errors import BadFile, FarshoreError
from farshore.core.fate import LONGEST_SEED, Fate
from farshore.core.hints import hints_of
from farshore.core.match import Match
from farshore.core.words import Phrase

NEXT: Final = "next"
"""A beat that waits for whoever listens to have read it; until then the others do not act."""
RIVALS: Final = "rivals"
"""A beat that waits until the others have acted."""
END: Final = "end"
"""A beat that waits for the end of the game."""
PART: Final = "#"
"""What a part of the page begins with where something is pointed at; everything else is a place on the board."""
PARTS: Final = ("prompt", "choices", "story", "seats", "hand", "tracks", "ask")
"""The parts of a page, each of which may be followed by a number: ``#seats:0``; also all that has a hint: ``#gold``."""

MOVE: Final = "@move"
"""Where the learner has just made a move."""
RIVAL: Final = "@rival"
"""Where somebody else has."""
ASKED: Final = "@asked"
"""Where the moves are that a beat waits for."""
MOVING: Final = (MOVE, RIVAL, ASKED)
"""What is pointed at depends on what was done, or may be."""

_NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


class UnknownLesson(FarshoreError):
    """A lesson, or one of its scenes, that a game does not have."""

    def __init__(self, game: str, name: str) -> None:
        super().__init__("lesson-unknown", game=game, name=name)


class UnknownPosition(FarshoreError):
    """The name of a position that a game does not bring."""

    def __init__(self, game: str, name: str) -> None:
        super().__init__("position-unknown", game=game, name=name)


class _Written(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A part of a lesson as its file has it."""


class Beat(_Written, frozen=True, kw_only=True):
    """One thing that is said, and what it waits for."""

    name: str
    at: str | tuple[str, ...] = ()  # what it is about: places on the board, or parts of the page
    sees: tuple[str, ...] = ()  # places on the board that it also speaks of: they are not covered
    waits: str | tuple[str, ...] = NEXT  # or ``RIVALS``, ``END``, or moves in notation, with ``*`` for anything
    goes_on: bool = False  # also after another move than those that it waits for

    @property
    def places(self) -> tuple[str, ...]:
        """What it is about."""
        return (self.at,) if isinstance(self.at, str) else self.at

    @property
    def moves(self) -> tuple[str, ...]:
        """The moves that it waits for; none if it waits for something else."""
        if isinstance(self.waits, str):
            return () if self.waits in {NEXT, RIVALS, END} else (self.waits,)
        return self.waits

    def is_met_by(self, notation: str) -> bool:
        """Tell whether a move is one of those that it waits for."""
        return any(fits(notation, pattern) for pattern in self.moves)


class Scene(_Written, frozen=True, kw_only=True):
    """A stretch of a lesson that is played at one table."""

    name: str
    beats: tuple[Beat, ...] = msgspec.field(name="beat", default=())
    position: str = ""  # a document, or the name of one that the game brings; empty: the game begins
    seats: int = 2  # of a game that begins
    options: dict[str, Any] = {}  # likewise
    seat: str = ""  # the colour that the learner plays; empty: whoever is first to act
    seed: str = "1"  # what chance will bring follows from it
    wants: tuple[str, ...] = ()  # what chance must bring if all is done as asked, in order; with ``*`` for anything
    rivals: dict[str, tuple[str, ...]] = {}  # by colour: what the others do, in order …
    bot: str = "gentle"  # … and who plays for them after that
    game: bool = False  # a real game: no more may be taken back than at any table

    def numbered(self, beat: str) -> int | None:
        """Return the number of a beat."""
        return next((number for number, each in enumerate(self.beats) if each.name == beat), None)


class LessonFile(_Written, frozen=True, kw_only=True):
    """A lesson as its file has it."""

    minutes: int  # that it takes about
    scenes: tuple[Scene, ...] = msgspec.field(name="scene")


class Lesson:
    """A lesson of a game."""

    def __init__(self, game: Game, name: str, written: LessonFile) -> None:
        self.game = game
        self.name = name
        self.minutes = written.minutes
        self.scenes = written.scenes

    @property
    def key(self) -> str:
        """The words of its title; ``.text`` says what it teaches."""
        return f"{self.game.name}-lesson-{self.name}"

    def scene_key(self, scene: Scene) -> str:
        """Return the words of a scene's title."""
        return f"{self.key}-{scene.name}"

    def beat_key(self, scene: Scene, beat: Beat) -> str:
        """Return the words of a beat."""
        return f"{self.key}-{scene.name}-{beat.name}"

    def scene(self, number: int) -> Scene:
        """Return a scene by its number, counted from 0. Raises ``UnknownLesson``."""
        if number not in range(len(self.scenes)):
            raise UnknownLesson(self.game.name, f"{self.name} {number + 1}")
        return self.scenes[number]

    def words(self) -> Iterator[str]:
        """Yield the words that it cannot do without."""
        yield from (self.key, f"{self.key}.text")
        for scene in self.scenes:
            yield self.scene_key(scene)
            yield from (self.beat_key(scene, beat) for beat in scene.beats)

    def begin(self, scene: Scene) -> Match:
        """Begin a scene. Raises ``FarshoreError`` if it cannot be."""
        fate = Fate(scene.seed.encode())
        if not scene.position:
            return Match.new(self.game, scene.seats, self.game.read_options(scene.options), fate)
        return Match.new(self.game, fate=fate, start=self.position(scene))

    def position(self, scene: Scene) -> str:
        """Return the position that a scene begins with, as a document."""
        return scene.position if "\n" in scene.position else shipped_position(self.game, scene.position)

    def learner(self, scene: Scene, match: Match) -> Seat:
        """Return the seat that the learner plays, at a scene that has just begun."""
        if scene.seat:
            return self.game.seat_names.index(scene.seat)
        return match.actors()[0]


class Lessons:
    """The lessons of a game, by name: its first lesson first."""

    def __init__(self, game: Game) -> None:
        self.game = game

    @cached_property
    def all(self) -> dict[str, Lesson]:
        """Read every lesson. Raises ``BadFile``."""
        files = [] if self.game.lessons is None else _documents(self.game.lessons)
        read = {name: read_lesson(self.game, name, file.read_text("utf-8")) for name, file in files}
        return dict(sorted(read.items(), key=lambda item: (item[0] != FIRST, item[0])))


FIRST: Final = "first"
"""The lesson that a game is learnt by; the others come after it."""


@lru_cache(maxsize=64)
def _lessons(game: Game) -> Lessons:
    return Lessons(game)


def lessons_of(game: Game) -> dict[str, Lesson]:
    """Return the lessons of a game by name, the first lesson first. Raises ``BadFile``."""
    return _lessons(game).all


def lesson_of(game: Game, name: str) -> Lesson:
    """Return a lesson by name. Raises ``UnknownLesson``."""
    found = lessons_of(game).get(name)
    if found is None:
        raise UnknownLesson(game.name, name)
    return found


def read_lesson(game: Game, name: str, text: str) -> Lesson:
    """Read a lesson. Raises ``BadFile`` with the scene and the beat."""
    file = f"{game.name}/lessons/{name}.toml"
    written = read_toml(text, LessonFile, lambda at, reason: BadFile(file, at, reason))
    if not written.scenes:
        raise BadFile(file, "scene", Phrase("lesson-empty"))
    _check_names(file, "", [scene.name for scene in written.scenes])
    for scene in written.scenes:
        _check_scene(game, file, scene)
    return Lesson(game, name, written)


def _check_scene(game: Game, file: str, scene: Scene) -> None:
    """Find what is wrong with a scene before anybody plays it."""
    _check_names(file, scene.name, [beat.name for beat in scene.beats])
    if not scene.beats:
        raise BadFile(file, scene.name, Phrase("lesson-empty"))
    if not 1 <= len(scene.seed.encode()) <= LONGEST_SEED:
        raise BadFile(file, f"{scene.name}, seed", Phrase("lesson-seed", most=LONGEST_SEED))
    for colour in (*scene.rivals, *filter(None, [scene.seat])):
        if colour not in game.seat_names:
            known = ", ".join(game.seat_names)
            raise BadFile(file, f"{scene.name}, {colour}", Phrase("lesson-seat", known=known))
    for beat in scene.beats:
        for place in beat.places:
            if place.startswith("@") and place not in MOVING:
                raise BadFile(
                    file, f"{scene.name}, {beat.name}, {place}", Phrase("lesson-part", known=", ".join(MOVING))
                )
            named = place[1:].partition(":")[0]
            if place.startswith(PART) and named not in PARTS and named not in hints_of(game).rules:
                known = ", ".join(PART + part for part in PARTS)
                raise BadFile(file, f"{scene.name}, {beat.name}, {place}", Phrase("lesson-part", known=known))


def _check_names(file: str, where: str, names: list[str]) -> None:
    for number, name in enumerate(names):
        at = f"{where}, {name}" if where else name
        if not _NAME.fullmatch(name):
            raise BadFile(file, at, Phrase("lesson-name"))
        if name in names[:number]:
            raise BadFile(file, at, Phrase("lesson-name-twice"))


def positions_of(game: Game) -> list[str]:
    """Return the names of the positions that a game brings."""
    return [] if game.positions is None else [name for name, _ in _documents(game.positions)]


def shipped_position(game: Game, name: str) -> str:
    """Return a position that a game brings, as a document. Raises ``UnknownPosition``."""
    for known, file in [] if game.positions is None else _documents(game.positions):
        if known == name:
            return file.read_text("utf-8")
    raise UnknownPosition(game.name, name)


def _documents(folder: Traversable) -> list[tuple[str, Traversable]]:
    """Return the TOML documents of a folder by name."""
    if not folder.is_dir():
        return []
    files = sorted(folder.iterdir(), key=lambda file: file.name)
    return [(file.name.removesuffix(".toml"), file) for file in files if file.name.endswith(".toml")]


@lru_cache(maxsize=4096)
def _pattern(pattern: str) -> re.Pattern[str]:
    return re.compile(".*".join(re.escape(part) for part in pattern.split("*")), re.DOTALL)


def fits(notation: str, pattern: str) -> bool:
    """Tell whether something written is like a pattern, in which ``*`` stands for anything."""
    return _pattern(pattern).fullmatch(notation) is not None

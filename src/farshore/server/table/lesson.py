"""A lesson at a table: how far whoever learns there is, what the coach says, and what the others do.

All of it follows from the log: moves as at any table, and beats that were read (``lesson_progress``).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

import msgspec

from farshore.core.contract import Event, Seat
from farshore.core.lesson_progress import (
    Item,
    Progress,
    asked,
    explained,
    may_rivals_act,
    next_of_rival,
    pointed,
    progress,
    speech,
)
from farshore.core.lessons import ASKED, END, NEXT, RIVALS, Beat, Lesson, Scene
from farshore.core.words import FALLBACK, say
from farshore.server.table.errors import CannotUndo, NoLesson, Stale

if TYPE_CHECKING:
    from farshore.server.table.chronicle import Chronicle
    from farshore.server.table.deed import Deed
    from farshore.server.table.live_table import LiveTable

LessonStep = Literal["next", "back", "again", "skip"]
"""To have read a beat; to go back to the one before, whatever was done since; to begin the scene again; to have what a
beat waits for done for one."""
Waits = Literal["next", "move", "rivals", "end", "over"]
"""What a lesson waits for: to be read, a move, a move of others, the end of the game; ``over``: the scene is done."""


class LessonNow(msgspec.Struct, frozen=True, kw_only=True):
    """What the coach says now, and about what."""

    name: str  # of the lesson
    title: str
    scene: int  # counted from 0
    scenes: int
    scene_title: str
    beat: str  # its name; empty when the scene is over
    number: int  # of the beat, counted from 0
    beats: int
    reaction: str  # to what was just done; may be empty
    scored: list[str]  # why points were just won or lost
    text: str
    hint: str  # may be empty
    at: tuple[str, ...]  # what it is about: places as the view names them, or parts of the page, “#prompt”
    sees: tuple[str, ...]  # places that it also speaks of: they are to be seen
    waits: Waits
    strayed: bool  # another move was made than asked for: it is to be taken back
    shows: list[str]  # the moves that it waits for, as far as they are offered, in notation
    back: bool  # whether there is something to go back to
    real: bool  # a real game is played, and nothing but one's own last step taken back


class _Past(NamedTuple):
    """What was done in a scene and still holds."""

    deeds: list[Deed]
    items: list[Item]
    progress: Progress


class TableLesson:
    """A scene of a lesson at a table."""

    def __init__(self, lesson: Lesson, number: int, learner: Seat) -> None:
        self.lesson = lesson
        self.number = number
        self.learner = learner
        self._done: tuple[int, _Past] | None = None  # by the size of the log

    @property
    def scene(self) -> Scene:
        """The scene."""
        return self.lesson.scenes[self.number]

    def done(self, chronicle: Chronicle) -> _Past:
        """Return how far the learner is, worked out once for every change."""
        if self._done is None or self._done[0] != chronicle.size:
            deeds = [deed for deed in chronicle.deeds if (deed.is_step or deed.is_beat) and not deed.is_taken_back]
            items = [Item(deed.seat, deed.entries[0].action, deed.after, deed.is_beat) for deed in deeds]
            self._done = chronicle.size, _Past(deeds, items, progress(self.scene, self.learner, items))
        return self._done[1]

    def is_over(self, chronicle: Chronicle) -> bool:
        """Tell whether all of the scene is done."""
        return self.done(chronicle).progress.beat >= len(self.scene.beats)

    def may_rivals_act(self, chronicle: Chronicle) -> bool:
        """Tell whether the others may act now."""
        return may_rivals_act(self.scene, self.done(chronicle).progress)

    def scripted(self, chronicle: Chronicle, seat: Seat) -> str | None:
        """Return what another seat does now by the script, if that is possible."""
        wanted = next_of_rival(self.scene, chronicle.game, seat, self.done(chronicle).items)
        legal = {chronicle.game.write_action(action) for action in chronicle.match.legal(seat)}
        return wanted if wanted in legal else None

    def step(self, chronicle: Chronicle, step: LessonStep, guest: str, key: str) -> Deed:
        """Go on, or back. Raises ``CannotUndo``, or ``Stale`` if this is not what the lesson waits for."""
        done, seat = self.done(chronicle), self.learner
        now = done.progress
        if step in {"back", "again"}:
            own = [deed for deed, item in zip(done.deeds, done.items, strict=True) if item.seat == seat]
            if not own:
                raise CannotUndo
            return chronicle.take_all_back(own[-1] if step == "back" else own[0], seat, guest, key)
        if now.beat >= len(self.scene.beats) or now.strayed is not None:
            raise Stale
        beat = self.scene.beats[now.beat]
        if step == "skip" and (moves := self._asked(chronicle)):
            return chronicle.play(seat, moves[0], guest, key)
        if step == "next" and beat.waits != NEXT:
            raise Stale
        return chronicle.read_beat(seat, beat.name, guest, key)

    def _asked(self, chronicle: Chronicle) -> list[str]:
        """Return the moves that the present beat waits for and that can be made."""
        done = self.done(chronicle)
        if done.progress.strayed is not None:
            return []
        legal = [chronicle.game.write_action(action) for action in chronicle.match.legal(self.learner)]
        return asked(self.scene, done.progress, legal)

    def now(self, table: LiveTable, language: str = FALLBACK) -> LessonNow:
        """Say what the coach says."""
        chronicle, lesson, scene = table.chronicle, self.lesson, self.scene
        done = self.done(chronicle)
        beat = scene.beats[done.progress.beat] if done.progress.beat < len(scene.beats) else None
        said = speech(lesson, scene, done.progress, language)
        names = table.names(language)
        return LessonNow(
            name=lesson.name,
            title=say(lesson.key, language),
            scene=self.number,
            scenes=len(lesson.scenes),
            scene_title=say(lesson.scene_key(scene), language),
            beat="" if beat is None else beat.name,
            number=done.progress.beat,
            beats=len(scene.beats),
            reaction=said.reaction,
            scored=[explained(table.game, event, self.learner, names, language) for event in self._scored(done)],
            text=said.text,
            hint=said.hint,
            at=() if beat is None else self._pointed(chronicle, beat),
            sees=() if beat is None else beat.sees,
            waits="over" if beat is None else _waits(beat.waits),
            strayed=done.progress.strayed is not None,
            shows=self._asked(chronicle),
            back=any(item.seat == self.learner for item in done.items) and bool(chronicle.practised),
            real=scene.game,
        )

    def _pointed(self, chronicle: Chronicle, beat: Beat) -> tuple[str, ...]:
        """Return what a beat is about."""
        deeds = [
            (deed.seat, [event for event in deed.events if event.seen_by(self.learner) is not None])
            for deed in self.done(chronicle).deeds
            if not deed.is_beat
        ]
        offered = [] if ASKED not in beat.places else self._offered(chronicle)
        return pointed(beat, self.learner, deeds, offered)

    def _offered(self, chronicle: Chronicle) -> list[str]:
        """Return where the moves are that the present beat waits for."""
        moves, write = set(self._asked(chronicle)), chronicle.game.write_action
        offers = chronicle.match.offers(self.learner)
        return [offer.places[0] for offer in offers if offer.places and write(offer.action) in moves]

    def _scored(self, done: _Past) -> list[Event]:
        """Return what has just brought or cost points, as the learner may know it."""
        seen = [
            event.seen_by(self.learner) for deed in done.deeds[done.progress.scored_from :] for event in deed.events
        ]
        return [
            event for event in seen if event is not None and any(gain.points for gain in event.gains_to(self.learner))
        ]


def lesson_at(table: LiveTable) -> TableLesson:
    """Return the lesson at a table. Raises ``NoLesson``."""
    if table.lesson is None:
        raise NoLesson
    return table.lesson


def _waits(waits: str | tuple[str, ...]) -> Waits:
    match waits:
        case "next" | "rivals" | "end":
            return waits
    return "move"


assert (NEXT, RIVALS, END) == ("next", "rivals", "end")

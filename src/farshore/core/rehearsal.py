"""Playing a lesson through as a model pupil: everything is done as the coach asks for it.

So whoever changes a rule, a position or a lesson hears at which beat of which lesson it no longer holds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import msgspec

from farshore.core.contract import CHANCE, Action, Event, Seat
from farshore.core.errors import FarshoreError
from farshore.core.lesson_progress import (
    Item,
    Progress,
    Speech,
    asked,
    explained,
    next_of_rival,
    pointed,
    progress,
    speech,
)
from farshore.core.lessons import END, NEXT, PART, RIVALS, Beat, Lesson, Scene, fits
from farshore.core.match import Match
from farshore.core.words import has_word

Player = Callable[[Match, Seat], Action]
"""Chooses for whoever has no script."""


class BrokenLesson(Exception):
    """Something about a lesson that no longer holds: said with the lesson, the scene and the beat."""

    def __init__(self, lesson: Lesson, scene: Scene, beat: str, reason: str) -> None:
        super().__init__(f"{lesson.game.name}, lesson {lesson.name}, scene {scene.name}, beat {beat}: {reason}")


class Moment(NamedTuple):
    """What somebody who takes a lesson comes to: a beat, as it is said."""

    beat: Beat
    match: Match
    legal: list[str]  # what the learner may do, in notation
    asked: list[str]  # … and what the beat waits for
    speech: Speech
    scored: list[str]  # why points were just won or lost
    gains: int  # events that brought or cost points since the beat before
    at: tuple[str, ...]  # what it is about


class Rehearsal:
    """A scene, played as its beats ask for it."""

    def __init__(self, lesson: Lesson, scene: Scene, player: Player | None = None) -> None:
        self.lesson = lesson
        self.scene = scene
        self.player = player  # for whatever is not scripted, in a real game
        self.beat = "-"
        try:
            self.match = lesson.begin(scene)
        except FarshoreError as error:
            raise self.broken(str(error)) from error
        self.learner = lesson.learner(scene, self.match)
        self.items: list[Item] = []
        self._heard = [len(self.match.events)]  # by number of items: how many events there were

    def broken(self, reason: str) -> BrokenLesson:
        """Return the error that says what does not hold, and where."""
        return BrokenLesson(self.lesson, self.scene, self.beat, reason)

    @property
    def progress(self) -> Progress:
        """How far it is."""
        return progress(self.scene, self.learner, self.items)

    def moments(self) -> Iterator[Moment]:
        """Yield every beat before what it waits for is done. Raises ``BrokenLesson``."""
        while (now := self.progress).beat < len(self.scene.beats):
            beat = self.scene.beats[now.beat]
            self.beat = beat.name
            if beat.moves:
                self._let_rivals(is_needed=False)
            moment = self._moment(beat, now)
            self._check(moment)
            yield moment
            self._do(moment)
            if self.progress.beat != now.beat + 1:
                raise self.broken(f"it is not passed by what it waits for ({self.items[-1].said!r})")
        self._check_chance()

    def _moment(self, beat: Beat, now: Progress) -> Moment:
        legal = [self.match.game.write_action(action) for action in self.match.legal(self.learner)]
        events = self._scored(now.scored_from)
        said = [explained(self.match.game, event, self.learner, self.match.names) for event in events]
        moves = asked(self.scene, now, legal)
        deeds = [
            (item.seat, self.match.events[start:end])
            for item, start, end in zip(self.items, self._heard, self._heard[1:], strict=False)
            if not item.is_read
        ]
        write = self.match.game.write_action
        offered = [
            offer.places[0]
            for offer in self.match.offers(self.learner)
            if offer.places and write(offer.action) in moves
        ]
        at = pointed(beat, self.learner, deeds, offered)
        return Moment(beat, self.match, legal, moves, speech(self.lesson, self.scene, now), said, len(events), at)

    def _scored(self, start: int) -> list[Event]:
        seen = [event.seen_by(self.learner) for event in self.match.events[self._heard[start] :]]
        return [event for event in seen if event and any(gain.points for gain in event.gains_to(self.learner))]

    def _check(self, moment: Moment) -> None:
        if not moment.speech.text.strip():
            raise self.broken("it says nothing")
        if moment.beat.moves and not moment.asked:
            found = ", ".join(moment.legal[:12]) or "nothing: it is not the learner's turn"
            raise self.broken(f"no legal move is like {' or '.join(moment.beat.moves)}; there are: {found}")
        for pattern in moment.beat.moves:
            if not any(fits(notation, pattern) for notation in moment.legal):
                raise self.broken(f"no legal move is like {pattern}")
        known = places_in(self.match, self.learner)
        for place in (*moment.at, *moment.beat.sees):
            if not place.startswith(PART) and place not in known:
                raise self.broken(f"there is no place {place} to point at")
        if moment.beat.places and not moment.at:
            raise self.broken(f"there is nothing to point at: {', '.join(moment.beat.places)}")
        if moment.gains and not all(said.strip() for said in moment.scored):
            raise self.broken("points are not explained")
        if moment.beat.moves and not moment.beat.goes_on and len(moment.asked) < len(moment.legal):
            key = self.lesson.beat_key(self.scene, moment.beat)
            if not (has_word(f"{key}.other") or has_word("lesson-other")):
                raise self.broken("nothing is said of another move")

    def _do(self, moment: Moment) -> None:
        match moment.beat.waits:
            case str(waits) if waits == NEXT:
                self._note(Item(self.learner, moment.beat.name, is_read=True))
            case str(waits) if waits == RIVALS:
                self._let_rivals(is_needed=True)
            case str(waits) if waits == END:
                self._to_the_end()
            case _:
                self._play(self.learner, moment.asked[0])

    def _let_rivals(self, *, is_needed: bool) -> None:
        """Let the others act until the learner may."""
        while is_needed or (self.match.actors() and self.learner not in self.match.actors()):
            others = [seat for seat in self.match.actors() if seat != self.learner]
            if not others:
                raise self.broken("nobody else is to act")
            seat = others[0]
            wanted = next_of_rival(self.scene, self.match.game, seat, self.items)
            if wanted is None:
                raise self.broken(f"{self.match.names[seat]} has no more moves in the script")
            legal = [self.match.game.write_action(action) for action in self.match.legal(seat)]
            if wanted not in legal:
                raise self.broken(f"{self.match.names[seat]} cannot do {wanted}; there are: {', '.join(legal[:12])}")
            self._play(seat, wanted)
            is_needed = is_needed and self.learner not in self.match.actors() and bool(self.match.actors())

    def _to_the_end(self) -> None:
        """Play a real game to its end."""
        if self.player is None:
            raise self.broken("nobody plays the game to its end")
        while seats := self.match.actors():
            self._play(seats[0], self.match.game.write_action(self.player(self.match, seats[0])))

    def _play(self, seat: Seat, notation: str) -> None:
        try:
            self.match.play(seat, notation)
        except FarshoreError as error:
            raise self.broken(f"{notation}: {error}") from error
        self._note(Item(seat, notation, self.match.actors()))

    def _note(self, item: Item) -> None:
        self.items.append(item)
        self._heard.append(len(self.match.events))

    def chances(self) -> list[str]:
        """Return what chance has brought, in notation."""
        return [step.action for step in self.match.record.steps if step.seat == CHANCE]

    def _check_chance(self) -> None:
        """Find whether chance has brought what the scene wants."""
        came = self.chances()
        if not is_as_wanted(self.scene, came):
            raise self.broken(f"chance was to bring {', '.join(self.scene.wants)}, but brought {', '.join(came)}")


def is_as_wanted(scene: Scene, came: list[str]) -> bool:
    """Tell whether chance brought what a scene wants, as far as it says."""
    return len(came) >= len(scene.wants) and all(
        fits(found, wanted) for found, wanted in zip(came, scene.wants, strict=False)
    )


def seek(lesson: Lesson, scene: Scene, tries: int, player: Player | None = None) -> str | None:
    """Return a seed with which a scene can be played as its beats ask for it, with what it wants of chance."""
    for number in range(1, tries + 1):
        seeded = msgspec.structs.replace(scene, seed=str(number))
        try:
            for _ in Rehearsal(lesson, seeded, player).moments():
                pass
        except BrokenLesson:
            continue
        return seeded.seed
    return None


def places_in(match: Match, seat: Seat) -> set[str]:
    """Return the names of all places that a seat sees on the board, or is offered."""
    found = {place for offer in match.offers(seat) for place in offer.places}
    found |= {place for event in match.events for place in event.places}
    return found | set(_texts(msgspec.to_builtins(match.view(seat), str_keys=True)))


def _texts(value: Any) -> Iterator[str]:
    """Yield every text in plain data; a pair of coordinates as it is written, too, and the squares of a map."""
    match value:
        case str():
            yield value
        case dict():
            if "x" in value and "y" in value:
                yield f"({value['x']},{value['y']})"
            if "columns" in value and "rows" in value:
                yield from (f"{column}{row}" for column in value["columns"] for row in value["rows"])
            for key, each in value.items():
                yield key
                yield from _texts(each)
        case list() | tuple():
            if len(value) == 2 and all(isinstance(each, int) for each in value):
                yield f"({value[0]},{value[1]})"
            for each in value:
                yield from _texts(each)

"""How far somebody is in a scene of a lesson: worked out from nothing but what was done there.

So whoever leaves comes back to where they were, and taking something back takes the lesson back with it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from farshore.core.contract import Event, Game, Seat
from farshore.core.lessons import END, NEXT, RIVALS, Beat, Lesson, Scene, fits
from farshore.core.words import FALLBACK, has_word, say, say_with


class Item(NamedTuple):
    """Something that was done in a scene and still holds."""

    seat: Seat
    said: str  # a move in notation; or the beat that was read
    after: tuple[Seat, ...] = ()  # who might act then; of a move
    is_read: bool = False  # a beat was read, and nothing was done on the board


class Progress(NamedTuple):
    """How far somebody is."""

    beat: int  # the one that is said now; as many as there are: the scene is over
    begun: int = 0  # how many items there were when it began
    strayed: int | None = None  # the item that was another move than asked for: it must be taken back
    passed: int | None = None  # the beat that a move has just passed …
    by_other: bool = False  # … another one than asked for
    scored_from: int = 0  # points of the items from here on are yet to be explained


def progress(scene: Scene, learner: Seat, items: Sequence[Item]) -> Progress:
    """Work out how far somebody is."""
    now = Progress(0)
    for number, item in enumerate(items):
        now = _after(scene, learner, now, number, item)
    return now


def _after(scene: Scene, learner: Seat, now: Progress, number: int, item: Item) -> Progress:
    """Return how far somebody is after one more thing was done."""
    if item.is_read:
        read = scene.numbered(item.said)
        if read is None or read < now.beat:
            return now
        return Progress(read + 1, number + 1, scored_from=number + 1)
    if now.strayed is not None or now.beat >= len(scene.beats):
        return now
    now = _moved(scene, now, number, item) if item.seat == learner else _rival_moved(scene, learner, now, number, item)
    if now.beat < len(scene.beats) and scene.beats[now.beat].waits == END:  # in a real game nobody explains each point
        return Progress(now.beat + (not item.after), number + 1, scored_from=number + 1)
    return now


def _moved(scene: Scene, now: Progress, number: int, item: Item) -> Progress:
    """Return how far a learner is after a move: what was still to be read is passed over."""
    beat = now.beat
    while beat < len(scene.beats) and scene.beats[beat].waits in {NEXT, RIVALS}:
        beat += 1
    if beat == len(scene.beats):
        return now._replace(scored_from=number)
    if scene.beats[beat].waits == END:
        return Progress(beat, number + 1, scored_from=number + 1)
    is_met = scene.beats[beat].is_met_by(item.said)
    if is_met or scene.beats[beat].goes_on:
        return Progress(beat + 1, number + 1, passed=beat, by_other=not is_met, scored_from=number)
    begun = now.begun if beat == now.beat else number
    return Progress(beat, begun, strayed=number, scored_from=number)


def _rival_moved(scene: Scene, learner: Seat, now: Progress, number: int, item: Item) -> Progress:
    """Return how far a learner is after a move of somebody else."""
    if scene.beats[now.beat].waits != RIVALS or (item.after and learner not in item.after):
        return now
    return Progress(now.beat + 1, number + 1, scored_from=now.begun)


def may_rivals_act(scene: Scene, now: Progress) -> bool:
    """Tell whether the others may act: not while something is to be read or taken back, nor when all is done."""
    if now.strayed is not None or now.beat >= len(scene.beats):
        return False
    return scene.beats[now.beat].waits != NEXT


def next_of_rival(scene: Scene, game: Game, seat: Seat, items: Sequence[Item]) -> str | None:
    """Return what somebody else shall do next, in notation; ``None``: as they please."""
    script = scene.rivals.get(game.seat_names[seat], ())
    done = sum(item.seat == seat and not item.is_read for item in items)
    return script[done] if done < len(script) else None


def asked(scene: Scene, now: Progress, notations: Sequence[str]) -> list[str]:
    """Return those of some moves that the present beat waits for, in the order in which it names them."""
    if now.beat >= len(scene.beats):
        return []
    found: dict[str, None] = {}
    beat = scene.beats[now.beat]
    for pattern in beat.moves:
        found |= dict.fromkeys(notation for notation in notations if fits(notation, pattern))
    return list(found)


def pointed(
    beat: Beat, learner: Seat, deeds: Sequence[tuple[Seat, Sequence[Event]]], offered: Sequence[str]
) -> tuple[str, ...]:
    """Return what a beat is about: places on the board, or parts of the page.

    ``deeds``: whose each was, and what happened; ``offered``: where the moves are that the beat waits for.
    """
    found: dict[str, None] = {}
    for place in beat.places:
        match place:
            case "@move":
                found |= dict.fromkeys(_where(events for seat, events in deeds if seat == learner))
            case "@rival":
                found |= dict.fromkeys(_where(events for seat, events in deeds if seat != learner))
            case "@asked":
                found |= dict.fromkeys(offered)
            case _:
                found[place] = None
    return tuple(found)


def _where(deeds: Iterable[Sequence[Event]]) -> tuple[str, ...]:
    """Return where the last of some deeds was done: what it told of first."""
    *_, last = ((), *deeds)
    return next((event.places for event in last if event.places), ())


class Speech(NamedTuple):
    """What the coach says, in parts that follow one another."""

    reaction: str  # to what was just done; may be empty
    text: str  # the beat itself; when the scene is over, nothing
    hint: str  # how to do it; may be empty


def speech(lesson: Lesson, scene: Scene, now: Progress, language: str = FALLBACK) -> Speech:
    """Say what the coach has to say now."""
    reaction = ""
    if now.strayed is not None:
        reaction = _optional(_key(lesson, scene, now.beat), "other", language) or say("lesson-other", language)
    elif now.passed is not None:
        kind = "other" if now.by_other else "done"
        reaction = _optional(_key(lesson, scene, now.passed), kind, language)
    if now.beat >= len(scene.beats):
        return Speech(reaction, "", "")
    key = _key(lesson, scene, now.beat)
    return Speech(reaction, say(key, language), _optional(key, "hint", language))


def explained(game: Game, event: Event, learner: Seat, names: Sequence[str], language: str = FALLBACK) -> str:
    """Say why points were won or lost: in words for learners where the catalogue has some, else as the story does."""
    key = f"{game.name}-lesson-scored-{type(event).__name__}"
    if not has_word(key):
        return game.telling.narrate(event, names, language)
    params = game.telling.params_of(event, names, language)
    return say_with(key, language, {**params, "you": str(event.whose == learner).lower()})


def _key(lesson: Lesson, scene: Scene, beat: int) -> str:
    return lesson.beat_key(scene, scene.beats[beat])


def _optional(key: str, attribute: str, language: str) -> str:
    """Say an attribute of a beat's words, if it has it."""
    return say(f"{key}.{attribute}", language) if has_word(f"{key}.{attribute}") else ""

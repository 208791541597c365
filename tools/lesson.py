"""Play a lesson through in the terminal, as a model pupil would: for whoever writes one.

``python -m tools.lesson overworld first`` shows for every beat how the board stands, what is said, what is pointed at,
what may be done and what of it the beat waits for. ``--scene NAME`` shows one scene, ``--brief`` leaves out the boards,
and ``--seek 5000`` looks for a seed, among so many, with which the scene can be played as its beats ask for it and
chance brings what the scene ``wants``.
"""

from __future__ import annotations

import argparse
import sys
from random import Random

from farshore.core.contract import Action, Seat
from farshore.core.lessons import Lesson, Scene, lesson_of
from farshore.core.match import Match
from farshore.core.registry import game
from farshore.core.rehearsal import BrokenLesson, Moment, Rehearsal, seek

MOST_SHOWN = 40
"""Moves that are listed."""


def main() -> int:
    """Do what the command line asks for."""
    asked = argparse.ArgumentParser(prog="python -m tools.lesson", description=__doc__)
    asked.add_argument("game")
    asked.add_argument("lesson")
    asked.add_argument("--scene", default="", help="only this one")
    asked.add_argument("--brief", action="store_true", help="without the boards")
    asked.add_argument("--seek", type=int, default=0, metavar="TRIES", help="look for a seed")
    given = asked.parse_args()
    lesson = lesson_of(game(given.game), given.lesson)
    scenes = [scene for scene in lesson.scenes if given.scene in {"", scene.name}]
    try:
        for scene in scenes:
            if given.seek:
                print(f'{scene.name}: seed = "{seek(lesson, scene, given.seek, at_random)}"')
            else:
                show(lesson, scene, is_brief=given.brief)
    except BrokenLesson as error:
        print(f"\n!! {error}", file=sys.stderr)
        return 1
    return 0


def at_random(match: Match, seat: Seat) -> Action:
    """Choose something, always the same at the same moment."""
    return Random(len(match.record.steps)).choice(match.legal(seat))


def show(lesson: Lesson, scene: Scene, *, is_brief: bool) -> None:
    """Play a scene and print its beats."""
    print(f"\n===== {lesson.game.name}, {lesson.name}: {scene.name}")
    rehearsal = Rehearsal(lesson, scene, at_random)
    print(f"the learner is {lesson.game.seat_names[rehearsal.learner]}")
    steps = 0
    for moment in rehearsal.moments():
        for step in moment.match.record.steps[steps:]:
            print(f"    {moment.match.names[step.seat] if step.seat >= 0 else 'chance'}: {step.action}")
        steps = len(moment.match.record.steps)
        show_moment(moment, is_brief=is_brief)
    print(f"\nchance brought: {', '.join(rehearsal.chances()[:MOST_SHOWN])}")


def show_moment(moment: Moment, *, is_brief: bool) -> None:
    """Print a beat."""
    beat = moment.beat
    print(f"\n--- {beat.name}" + (f"  at {', '.join(moment.at)}" if moment.at else ""))
    if not is_brief:
        print(moment.match.position())
    for text in filter(None, (moment.speech.reaction, *moment.scored, moment.speech.text)):
        print(f"  “{text}”")
    if beat.moves:
        print(f"  waits for {' or '.join(beat.moves)}: {len(moment.asked)} of {len(moment.legal)} moves")
        print(f"    asked for: {', '.join(moment.asked[:MOST_SHOWN])}")
        if not is_brief:
            print(f"    also legal: {', '.join([m for m in moment.legal if m not in moment.asked][:MOST_SHOWN])}")
    else:
        print(f"  waits for {beat.waits}")


if __name__ == "__main__":
    sys.exit(main())

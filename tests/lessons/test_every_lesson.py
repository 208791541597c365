"""Every lesson that is shipped can be played as its coach asks for it, and says all that there is to say."""

from __future__ import annotations

import pytest

from farshore.core.contract import Game
from farshore.core.lessons import END, NEXT, Lesson, Scene, positions_of, shipped_position
from farshore.core.registry import games
from farshore.core.rehearsal import Rehearsal
from farshore.core.words import has_word, message_keys
from tests.lessons.lessons import TAUGHT
from tools.lesson import at_random

SCENES = [
    pytest.param(lesson, scene, id=f"{lesson.game.name}-{lesson.name}-{scene.name}")
    for lesson in TAUGHT
    for scene in lesson.scenes
]
LESSONS = [pytest.param(lesson, id=f"{lesson.game.name}-{lesson.name}") for lesson in TAUGHT]
FIRST = [pytest.param(lesson, id=lesson.game.name) for lesson in TAUGHT if lesson.name == "first"]
POSITIONS = [
    pytest.param(game, name, id=f"{game.name}-{name}") for game in games().values() for name in positions_of(game)
]


@pytest.mark.parametrize(("lesson", "scene"), SCENES)
def test_it_can_be_played_as_the_coach_asks_for_it(lesson: Lesson, scene: Scene) -> None:
    """Every beat is reached, every place is there, every pattern fits a legal move, and every point is explained."""
    rehearsal = Rehearsal(lesson, scene, at_random)
    reached = [moment.beat.name for moment in rehearsal.moments()]
    assert reached == [beat.name for beat in scene.beats]


@pytest.mark.parametrize("lesson", LESSONS)
def test_every_scene_ends_with_words(lesson: Lesson) -> None:
    """So that whatever was done last is spoken of, and nothing goes on behind anybody's back."""
    assert {scene.name: scene.beats[-1].waits for scene in lesson.scenes} == {s.name: NEXT for s in lesson.scenes}


@pytest.mark.parametrize("lesson", LESSONS)
def test_all_its_words_are_there(lesson: Lesson) -> None:
    assert [key for key in lesson.words() if not has_word(key)] == []
    for scene in lesson.scenes:
        for beat in scene.beats:
            assert {*message_keys(lesson.beat_key(scene, beat))} <= {"done", "other", "hint"}, (scene.name, beat.name)


@pytest.mark.parametrize("lesson", FIRST)
def test_a_first_lesson_ends_with_a_real_game(lesson: Lesson) -> None:
    last = lesson.scenes[-1]
    assert last.game
    assert [beat.waits for beat in last.beats][-2:] == [END, NEXT]
    assert 5 <= lesson.minutes <= 15


@pytest.mark.parametrize(("game", "name"), POSITIONS)
def test_every_position_that_is_shipped_can_be_tried(game: Game, name: str) -> None:
    assert game.read_position(shipped_position(game, name)).actors()

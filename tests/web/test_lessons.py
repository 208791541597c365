"""Lessons on the page: whoever does what the coach asks for comes to the end, also by detours."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Locator, expect

from farshore.core.lessons import lesson_of, lessons_of
from farshore.core.registry import games
from farshore.core.words import say
from tests.effort import IS_THOROUGH, in_depth, tries
from tests.web.hands import do, quick, seat_of
from tests.web.numbers import check_every_number
from tests.web.screen import Json, OpenScreen, Screen, settled

LANGUAGES = ("en", "de", "fr", "it")
TAUGHT = [(game.name, lesson) for game in games().values() for lesson in lessons_of(game)]
SWITCHED = ("overworld", "ports")
"""The lesson that changes its language all the time."""
ROUND = [
    pytest.param(*taught, language, id="-".join((*taught, language)))
    for taught in TAUGHT
    for language in LANGUAGES
    if taught != SWITCHED and (IS_THOROUGH or (*taught, language) == ("overworld", "first", "fr"))
]
"""Every other one in every language; usually one: the engine plays all of them, in every language, elsewhere."""
FIRST = [game for game, lesson in TAUGHT if lesson == "first"]

SPOKEN = """after => {
  const coach = document.querySelector(".coach"), table = document.querySelector(".table");
  if (!coach || !table || table.ariaBusy === "true" || table.dataset.waiting !== "0") return null;
  const { scene, beat, waits } = coach.dataset;
  const now = [location.pathname, scene, beat, waits, coach.querySelector(".said").innerText].join("|");
  const isLeft = waits === "over" && !coach.querySelector("a.primary"); // the next scene is opened by itself
  const isHidden = getComputedStyle(coach).visibility !== "visible"; // it has no place yet
  return waits === "rivals" || isLeft || isHidden || now === after ? null : now;
}"""
"""What the coach says now, once it is something else and the learner is asked for something."""

WELL_SAID = """([texts, isRinged]) => {
  const plain = (text) => text.replace(/\\s+/g, " ");
  const coach = document.querySelector(".coach"), box = coach.getBoundingClientRect();
  const said = plain(coach.textContent);
  const missing = texts.filter((text) => !said.includes(plain(text)));
  const rings = [...document.querySelectorAll(".ring")].filter((ring) => ring.checkVisibility());
  const isAsked = coach.dataset.waits === "move";
  const needed = document.querySelectorAll(`.ring, .table rect[data-lit]${isAsked ? ", [data-choices] button" : ""}`);
  const covered = [...needed].filter((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const across = Math.min(right, box.right) - Math.max(left, box.left);
    return across > 2 && Math.min(bottom, box.bottom) - Math.max(top, box.top) > 2;
  });
  return missing.length === 0 && covered.length === 0 && (!isRinged || rings.length > 0);
}"""
"""Whether she has said all, has ringed what it is about, and lies over nothing needed, or that she speaks of."""

IS_WHOLE = "said => said.scrollHeight <= said.clientHeight + 1"
"""Whether all of it is seen without scrolling."""

DETOURS = {"back", "reload", "enter", "stray", "skip", "show"}
"""What may be done on the way beside what the coach asks for."""


class Pupil:
    """Somebody who takes a lesson on a screen."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.heard = ""
        self.has_read = False
        self.state: Json = None  # of the table, when she last spoke

    def begin(self, game: str, lesson: str = "first") -> None:
        """Begin a lesson from the start page."""
        self.screen.go("/")
        title = say(f"{game}-lesson-{lesson}", self.screen.language)
        name = self.screen.say("learn", game=say(f"game-{game}", self.screen.language)) if lesson == "first" else title
        self.screen.press(self.screen.page.get_by_role("button", name=re.compile(f"^{re.escape(name)}")))

    def listen(self) -> Json:
        """Wait until the coach says something else; return the lesson as the server knows it."""
        self.heard = self.screen.page.wait_for_function(SPOKEN, arg=self.heard).json_value()
        self.state = self.screen.state()
        lesson = self.state["lesson"]
        assert self.heard.split("|")[2] == lesson["beat"]
        return lesson

    @property
    def coach(self) -> Locator:
        return self.screen.page.locator(".coach")

    def press(self, key: str) -> None:
        """Press one of the coach's buttons."""
        self.screen.press(self.coach.get_by_role("button", name=self.screen.say(key), exact=True))

    def read_on(self) -> None:
        """Press “Next”: the first time with the mouse, then by script, which does not wait for the page to be still."""
        if not self.has_read:
            self.has_read = True
            self.press("lesson-next")
        else:
            self.coach.locator("button[data-first]:enabled").evaluate("button => button.click()")

    def check(self, lesson: Json) -> None:
        """She says what she has to say, points at it, and covers nothing that is needed."""
        said = [] if lesson["strayed"] else [lesson["text"], *lesson["scored"]]
        texts = list(filter(None, [lesson["reaction"], *said]))
        is_ringed = any(not place.startswith("#") for place in lesson["at"])
        self.screen.page.wait_for_function(WELL_SAID, arg=[texts, is_ringed])

    def choice(self, lesson: Json, *, asked: bool) -> Json | None:
        """Return something that the coach asks for, or something else."""
        offers = seat_of(self.state)["offers"]
        return next((offer for offer in offers if (offer["notation"] in lesson["shows"]) is asked), None)

    def move(self, choice: Json) -> None:
        do(self.screen, self.state, choice)


@in_depth
@pytest.mark.parametrize(("game", "name", "language"), ROUND)
def test_a_lesson_is_learnt_by_doing_what_the_coach_asks(
    open_screen: OpenScreen, game: str, name: str, language: str
) -> None:
    """From the start page to the last words; a first lesson also by detours, and to “You know the rules”."""
    screen = open_screen(locale=language)
    pupil = Pupil(screen)
    pupil.begin(game, name)
    done = set[str]() if name == "first" else set(DETOURS)
    while True:
        lesson = pupil.listen()
        pupil.check(lesson)
        if lesson["waits"] == "end" or lesson["waits"] == "over":
            break
        if lesson["waits"] == "next":
            if "back" not in done and lesson["back"]:
                done.add("back")
                pupil.press("lesson-back")
                lesson = pupil.listen()
                assert lesson["waits"] == "next"
            if "reload" not in done and lesson["number"] > 2:
                done.add("reload")
                screen.page.reload()
                pupil.heard = ""
                assert pupil.listen() == lesson
            if "enter" in done:
                pupil.read_on()
            else:
                done.add("enter")
                screen.page.keyboard.press("Enter")
        elif lesson["strayed"]:
            assert done >= {"stray"}
            pupil.press("lesson-take-back")
        elif "skip" not in done and "stray" in done:
            done.add("skip")
            pupil.press("lesson-more")
            pupil.press("lesson-skip")
        else:
            other = None if "stray" in done else pupil.choice(lesson, asked=False)
            if other is not None:
                done.add("stray")
            elif "show" not in done and lesson["hint"]:
                done.add("show")
                pupil.press("lesson-show")
                assert pupil.listen() == lesson
                expect(pupil.coach).to_contain_text(lesson["hint"])
            chosen = other or pupil.choice(lesson, asked=True)
            assert chosen is not None, lesson
            pupil.move(chosen)
    assert done == DETOURS
    if name == "first":
        play_to_the_end(pupil)
    leave(pupil, game, name)


def play_to_the_end(pupil: Pupil) -> None:
    """Play the real game, in which the coach only advises, hear her last words, and see where all points came from."""
    screen, rng = pupil.screen, Random(4)
    pupil.press("lesson-begin")
    screen.press(screen.page.get_by_role("button", name=screen.say("coach-ask")))
    expect(screen.page.locator(".advice .move")).to_be_visible()
    table = screen.table
    screen.go("/favicon.svg")  # what happens at a table nobody need look at
    while not (state := screen.state_of(table))["over"]:
        if seat_of(state)["seat"] in state["actors"]:
            choice = quick(seat_of(state)["offers"], rng)
            screen.act(seat_of(state)["seat"], choice["action"], state["seq"], table)
    screen.go(f"/t/{table}")
    pupil.heard = ""
    lesson = pupil.listen()
    assert lesson["beat"] == "done"
    pupil.check(lesson)
    pupil.press("lesson-next")
    check_every_number(screen, screen.page.get_by_role("dialog").locator("table"))


def leave(pupil: Pupil, game: str, name: str) -> None:
    """Go home from a lesson that is over: it is known to be done, and no game is under way."""
    screen, title = pupil.screen, say(f"game-{game}", pupil.screen.language)
    expect(pupil.coach.get_by_role("link", name=screen.say("lesson-play", game=title))).to_be_visible()
    screen.press(pupil.coach.get_by_role("link", name=screen.say("lesson-home")))
    expect(screen.page.get_by_role("heading", name=title, exact=True)).to_be_visible()
    known = screen.ask("/me")["lessons"]
    assert [(lesson["name"], lesson["done"], lesson["table"]) for lesson in known] == [(name, True, "")]
    expect(screen.page.get_by_role("heading", name=screen.say("my-games"))).to_have_count(0)


@in_depth
def test_a_lesson_changes_its_language_at_every_beat(open_screen: OpenScreen) -> None:
    """The coach says the same at once in all four languages, usually two a beat, and moves are made in any of them."""
    screen = open_screen()
    pupil = Pupil(screen)
    pupil.begin(*SWITCHED)
    scenes = lesson_of(games()["overworld"], "ports").scenes
    turn = 0
    while (lesson := pupil.listen())["waits"] != "over":
        turn += 1
        for language in (*LANGUAGES[turn % 4 :], *LANGUAGES[: turn % 4])[: tries(4, 2)]:
            speak(screen, language)
            pupil.state = screen.state()
            lesson = pupil.state["lesson"]
            assert lesson["text"] == say(
                f"overworld-lesson-ports-{scenes[lesson['scene']].name}-{lesson['beat']}", language
            )
            pupil.check(lesson)
            expect(pupil.coach.locator(".head strong")).to_have_text(lesson["scene_title"])
        pupil.heard = screen.page.evaluate(SPOKEN, "")
        if lesson["waits"] == "next":
            pupil.press("lesson-next")
        else:
            chosen = pupil.choice(lesson, asked=True)
            assert chosen is not None, lesson
            pupil.move(chosen)
    leave(pupil, *SWITCHED)


def speak(screen: Screen, language: str) -> None:
    """Choose another language in the settings, which are opened if they are not."""
    choice = screen.page.get_by_label(screen.say("settings-language"), exact=True)
    if not choice.is_visible():
        screen.press(screen.page.get_by_role("button", name=screen.say("panel-settings"), exact=True).first)
    choice.select_option(language)
    screen.language = language


@in_depth
@pytest.mark.parametrize("game", FIRST if IS_THOROUGH else ["explorers"])
def test_on_a_phone_the_coach_covers_nothing(open_screen: OpenScreen, game: str) -> None:
    """The strip is above the board; whoever leaves finds the lesson again, once."""
    screen = open_screen(phone=True)
    pupil = Pupil(screen)
    pupil.begin(game)
    while (lesson := pupil.listen())["waits"] == "next":
        pupil.check(lesson)
        below = screen.page.evaluate(
            "() => document.querySelector('main').getBoundingClientRect().top"
            " - document.querySelector('.coach').getBoundingClientRect().bottom"
        )
        assert below >= -1
        pupil.press("lesson-next")
    pupil.check(lesson)
    pupil.press("lesson-more")
    screen.press(pupil.coach.get_by_role("link", name="Leave the lesson"))
    expect(screen.page.locator(".game")).to_have_count(1)
    expect(screen.page.locator(".game")).to_contain_text("Lesson")
    screen.press(screen.page.get_by_role("button", name="Go on with the lesson"))
    pupil.heard = ""
    assert pupil.listen() == lesson


@in_depth
def test_on_a_phone_lying_down_all_that_is_said_and_asked_is_seen(open_screen: OpenScreen) -> None:
    """A turn of Explorers to its last mark, which the board asks for once more, below the coach's words."""
    screen = open_screen(phone=True)
    screen.page.set_viewport_size({"width": 844, "height": 390})
    pupil = Pupil(screen)
    pupil.begin("explorers")
    pupil.listen()
    pupil.press("lesson-more")
    pupil.press("lesson-skip-scene")
    while (lesson := pupil.listen())["beat"] != "hidden":
        assert settled(lambda: pupil.coach.locator(".said").evaluate(IS_WHOLE), True)
        if lesson["waits"] == "next":
            pupil.press("lesson-next")
        else:
            chosen = pupil.choice(lesson, asked=True)
            assert chosen is not None, lesson
            pupil.move(chosen)


def test_on_a_phone_what_the_coach_speaks_of_is_opened(open_screen: OpenScreen) -> None:
    """Entdecker's stacks and paths are in drawers there: they open when they are spoken of, and close for the chart."""
    screen = open_screen(phone=True)
    pupil = Pupil(screen)
    pupil.begin("entdecker")
    lit = screen.page.locator("#entdecker-drawer [data-lit]")
    for way, beat, spoken_of in (
        ("", "hello", 0),
        ("lesson-skip-scene", "gap", 0),
        ("lesson-skip-scene", "paths", 7),
        ("lesson-next", "send", 1),
        ("lesson-skip", "token", 1),
        ("lesson-skip-scene", "bay", 0),
        ("lesson-skip", "marks", 2),
        ("lesson-next", "announce", 0),
    ):
        if way not in {"", "lesson-next"}:
            pupil.press("lesson-more")
        if way:
            pupil.press(way)
        assert pupil.listen()["beat"] == beat
        expect(lit).to_have_count(spoken_of)
        expect(screen.page.locator("#entdecker-drawer")).to_have_count(min(spoken_of, 1))

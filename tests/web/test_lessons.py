"""Lessons on the page: whoever does what the coach asks for comes to the end, also by detours."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Locator, expect

from farshore.core.lessons import lessons_of
from farshore.core.registry import games
from tests.web.hands import do, quick, seat_of
from tests.web.screen import Json, OpenScreen, Screen

TAUGHT = [game.name for game in games().values() if "first" in lessons_of(game)]

SPOKEN = """after => {
  const coach = document.querySelector(".coach"), table = document.querySelector(".table");
  if (!coach || !table || table.ariaBusy === "true" || table.dataset.waiting !== "0") return null;
  const { scene, beat, waits } = coach.dataset;
  const now = [location.pathname, scene, beat, waits, coach.querySelector(".said").innerText].join("|");
  return waits === "rivals" || waits === "over" || now === after ? null : now; // the next scene is opened by itself
}"""
"""What the coach says now, once it is something else and the learner is asked for something."""

COVERED = """() => {
  const coach = document.querySelector(".coach").getBoundingClientRect();
  const isAsked = document.querySelector(".coach").dataset.waits === "move";
  const needed = [...document.querySelectorAll(isAsked ? ".ring, .table [data-choices] button" : ".ring")];
  return needed.filter((one) => {
    const box = one.getBoundingClientRect();
    return Math.min(box.right, coach.right) - Math.max(box.left, coach.left) > 2
      && Math.min(box.bottom, coach.bottom) - Math.max(box.top, coach.top) > 2;
  }).map((one) => one.outerHTML);
}"""
"""What the coach lies over although it is needed."""

PLACED = "() => [...document.querySelectorAll('.coach')].every((one) => getComputedStyle(one).visibility === 'visible')"


class Pupil:
    """Somebody who takes a lesson on a screen."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.heard = ""

    def listen(self) -> Json:
        """Wait until the coach says something else; return the lesson as the server knows it."""
        page = self.screen.page
        self.heard = page.wait_for_function(SPOKEN, arg=self.heard).json_value()
        page.wait_for_function(PLACED)
        lesson = self.screen.state()["lesson"]
        assert (self.heard.split("|")[2]) == lesson["beat"]
        return lesson

    @property
    def coach(self) -> Locator:
        return self.screen.page.locator(".coach")

    def press(self, name: str) -> None:
        self.screen.press(self.coach.get_by_role("button", name=name, exact=True))

    def check(self, lesson: Json) -> None:
        """She says what she has to say, points at it, and covers nothing that is needed."""
        said = [] if lesson["strayed"] else [lesson["text"], *lesson["scored"]]
        for text in filter(None, [lesson["reaction"], *said]):
            expect(self.coach).to_contain_text(text)
        if any(not place.startswith("#") for place in lesson["at"]):
            expect(self.screen.page.locator(".ring").first).to_be_visible()
        self.screen.page.wait_for_function(f"() => ({COVERED})().length === 0")

    def choice(self, lesson: Json, *, asked: bool) -> Json | None:
        """Return something that the coach asks for, or something else."""
        state = self.screen.state()
        return next((o for o in seat_of(state)["offers"] if (o["notation"] in lesson["shows"]) is asked), None)

    def move(self, choice: Json) -> None:
        do(self.screen, self.screen.state(), choice)


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_is_learnt_by_doing_what_the_coach_asks(open_screen: OpenScreen, game: str) -> None:
    """From the start page to “You know the rules”: with wrong moves, a reload, a step back, and things done for one."""
    screen = open_screen()
    title = games()[game].telling.game.capitalize()
    screen.go("/")
    screen.press(screen.page.get_by_role("button", name=f"Learn {title}"))
    pupil, done = Pupil(screen), set[str]()
    while True:
        lesson = pupil.listen()
        pupil.check(lesson)
        if lesson["waits"] == "end":
            break
        if lesson["waits"] == "next":
            if "back" not in done and lesson["back"]:
                done.add("back")
                pupil.press("One step back")
                lesson = pupil.listen()
                assert lesson["waits"] == "next"
            if "reload" not in done and lesson["number"] > 2:
                done.add("reload")
                screen.page.reload()
                pupil.heard = ""
                assert pupil.listen() == lesson
            if "enter" in done:
                pupil.press("Next")
            else:
                done.add("enter")
                screen.page.keyboard.press("Enter")
        elif lesson["strayed"]:
            assert done >= {"stray"}
            pupil.press("Take it back")
        elif "skip" not in done and "stray" in done:
            done.add("skip")
            pupil.press("More")
            pupil.press("Do it for me")
        else:
            other = None if "stray" in done else pupil.choice(lesson, asked=False)
            if other is not None:
                done.add("stray")
            elif "show" not in done and lesson["hint"]:
                done.add("show")
                pupil.press("Show me")
                assert pupil.listen() == lesson
                expect(pupil.coach).to_contain_text(lesson["hint"])
            chosen = other or pupil.choice(lesson, asked=True)
            assert chosen is not None, lesson
            pupil.move(chosen)
    assert done == {"back", "reload", "enter", "stray", "skip", "show"}
    play_and_end(pupil, title)


def play_and_end(pupil: Pupil, title: str) -> None:
    """Play the real game, with the coach being quiet, and hear her last words."""
    screen, rng = pupil.screen, Random(4)
    pupil.press("Let’s play")
    expect(screen.page.get_by_role("button", name="Ask Pilar")).to_be_visible()
    state = screen.turn()
    while not state["over"]:
        seq = state["seq"]
        screen.act(seat_of(state)["seat"], quick(seat_of(state)["offers"], rng)["action"], seq)
        state = screen.turn(after=seq)
    pupil.heard = ""
    assert pupil.listen()["beat"] == "done"
    expect(pupil.coach).to_contain_text("You know the rules")
    pupil.press("Next")
    expect(pupil.coach.get_by_role("link", name=f"Play {title}")).to_be_visible()
    screen.press(pupil.coach.get_by_role("link", name="To the start page"))
    expect(screen.page.get_by_role("heading", name=title, exact=True)).to_be_visible()
    known = screen.ask("/me")["lessons"]
    assert [(lesson["name"], lesson["done"], lesson["table"]) for lesson in known] == [("first", True, "")]
    expect(screen.page.get_by_role("heading", name="Your games")).to_have_count(0)


@pytest.mark.parametrize("game", TAUGHT)
def test_on_a_phone_the_coach_covers_nothing(open_screen: OpenScreen, game: str) -> None:
    """The strip is above the board; whoever leaves finds the lesson again, once."""
    screen = open_screen(phone=True)
    title = games()[game].telling.game.capitalize()
    screen.go("/")
    screen.press(screen.page.get_by_role("button", name=f"Learn {title}"))
    pupil = Pupil(screen)
    while (lesson := pupil.listen())["waits"] == "next":
        pupil.check(lesson)
        below = screen.page.evaluate(
            "() => document.querySelector('main').getBoundingClientRect().top"
            " - document.querySelector('.coach').getBoundingClientRect().bottom"
        )
        assert below >= -1
        pupil.press("Next")
    pupil.check(lesson)
    pupil.press("More")
    screen.press(pupil.coach.get_by_role("link", name="Leave the lesson"))
    expect(screen.page.locator(".game")).to_have_count(1)
    expect(screen.page.locator(".game")).to_contain_text("Lesson")
    screen.press(screen.page.get_by_role("button", name="Go on with the lesson"))
    pupil.heard = ""
    assert pupil.listen() == lesson


def test_on_a_phone_what_the_coach_speaks_of_is_opened(open_screen: OpenScreen) -> None:
    """Entdecker's stacks and paths are in drawers there: they open when they are spoken of, and close for the chart."""
    screen = open_screen(phone=True)
    screen.go("/")
    screen.press(screen.page.get_by_role("button", name="Learn Entdecker"))
    pupil = Pupil(screen)
    lit = screen.page.locator("#entdecker-drawer [data-lit]")
    for way, beat, spoken_of in (
        ("", "hello", 0),
        ("Skip this scene", "gap", 0),
        ("Skip this scene", "paths", 7),
        ("Next", "send", 1),
        ("Do it for me", "token", 1),
        ("Skip this scene", "bay", 0),
        ("Do it for me", "marks", 2),
        ("Next", "announce", 0),
    ):
        if way not in {"", "Next"}:
            pupil.press("More")
        if way:
            pupil.press(way)
        assert pupil.listen()["beat"] == beat
        expect(lit).to_have_count(spoken_of)
        expect(screen.page.locator("#entdecker-drawer")).to_have_count(min(spoken_of, 1))

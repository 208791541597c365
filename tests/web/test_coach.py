"""The coach on the page: asked by button or key, she says what she would do and lights it; once more: what else."""

from __future__ import annotations

import re
from math import floor

import pytest
from playwright.sync_api import Locator, expect

from tests.effort import in_depth, usually
from tests.web.screen import OpenScreen, Screen, settled
from tests.web.site import Site, golden, made

PLACES = [
    pytest.param(name, decisions, phone, id=f"{name}-{'phone' if phone else 'desk'}")
    for name, decisions in usually([("explorers-2", 60)], ("mayfair-2", 40), ("overworld-2", 41))
    for phone in usually([True], False)
]
IS_CLEAR = """card => {
  const { left, right, top, bottom } = card.getBoundingClientRect();
  return ![...document.querySelectorAll("[data-lit]")]
    .map((one) => one.getBoundingClientRect())
    .filter((box) => box.width > 1 && box.left < right - 1 && box.right > left + 1)
    .some((box) => box.top < bottom - 1 && box.bottom > top + 1);
}"""
"""Whether the card lies over none of the places that are lit: soon, for it is placed once they are drawn."""


FROM_RIM_TO_RIM = "card => { const { left, right } = card.getBoundingClientRect(); return [left, right]; }"


def card(screen: Screen) -> Locator:
    return screen.page.locator(".advice")


@pytest.mark.parametrize(("name", "decisions", "phone"), PLACES)
def test_the_coach_says_what_she_would_do_and_why(
    name: str, decisions: int, phone: bool, site: Site, open_screen: OpenScreen
) -> None:
    record, me = golden(name), site.owner("Ada")
    seat, _ = made(record)[decisions]
    table = site.put(record, decisions, [me if each == seat else None for each in range(len(record.header.seats))])
    screen = open_screen(me, phone=phone)
    if not phone:
        screen.page.set_viewport_size({"width": 1440, "height": 900})
    screen.go(f"/t/{table}")
    state = screen.turn()
    offers = {offer["notation"]: offer for offer in state["seats"][0]["offers"]}
    screen.press(screen.page.get_by_role("button", name="Ask Pilar"))
    expect(card(screen).locator(".move")).to_be_visible()
    best = str(card(screen).get_attribute("data-move"))
    expect(card(screen).locator(".move")).to_have_text(offers[best]["text"])
    if phone:
        assert settled(lambda: card(screen).evaluate(FROM_RIM_TO_RIM), [0, 390]) == [0, 390]
    expect(card(screen)).to_contain_text("next best move.")
    if offers[best]["places"]:
        expect(screen.page.locator("[data-lit]").first).to_be_visible()
        screen.page.wait_for_function(IS_CLEAR, arg=card(screen).element_handle())
    screen.press(card(screen).get_by_role("button", name="And otherwise?"))
    expect(card(screen)).to_contain_text("the best move.")
    assert str(card(screen).get_attribute("data-move")) in offers.keys() - {best}
    screen.press(card(screen).get_by_role("button", name="The best again"))
    expect(card(screen)).to_have_attribute("data-move", best)
    screen.press(card(screen).get_by_role("button", name="Do this"))
    expect(card(screen)).to_have_count(0)
    screen.turn(state["seq"])


def test_by_keys_and_for_who_listens(site: Site, open_screen: OpenScreen) -> None:
    record, me = golden("overworld-2"), site.owner("Ada")
    seat, _ = made(record)[41]
    screen = open_screen(me)
    page = screen.page
    screen.go(f"/t/{site.put(record, 41, [me if each == seat else None for each in range(2)])}")
    screen.turn()
    page.keyboard.press("p")
    heard = page.locator("main [aria-live=polite]")
    expect(heard).to_contain_text("I would do this:")
    expect(heard).to_contain_text("next best move.")
    best = card(screen).get_attribute("data-move")
    page.keyboard.press("p")
    expect(heard).to_contain_text("Or else this:")
    assert card(screen).get_attribute("data-move") != best
    page.keyboard.press("Escape")
    expect(card(screen)).to_have_count(0)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("Ask Pilar what she would do")


def test_among_others_it_must_be_agreed_and_all_are_told(site: Site, open_screen: OpenScreen) -> None:
    ann, ben = open_screen(site.owner("Ann")), open_screen(site.owner("Ben"), phone=True)
    note = "Pilar may be asked here"
    for agreed in (False, True):
        ann.go("/new/overworld")
        switch = ann.page.get_by_role("checkbox", name="Advice allowed")
        expect(ann.page.get_by_role("button", name="Begin", exact=True)).to_be_enabled()
        assert switch.count() == 0, "alone one may always ask"
        ann.page.locator("main select").nth(1).select_option(label="A friend, by link")
        if agreed:
            switch.check()
        ann.page.get_by_role("button", name="Open the table").click()
        link = ann.page.get_by_label("Invitation link").input_value()
        expect(ann.page.locator(".invitations").get_by_text(note)).to_have_count(int(agreed))
        ben.go(link.removeprefix(ben.place))
        expect(ben.page.get_by_role("button", name="Sit down")).to_be_visible()
        expect(ben.page.get_by_text(note)).to_have_count(int(agreed))
        ben.press(ben.page.get_by_role("button", name="Sit down"))
        expect(ann.page.locator(".invitations")).to_have_count(0)
        first = ann if ann.state()["actors"] == [0] else ben
        first.turn()
        expect(first.page.get_by_role("button", name="Ask Pilar")).to_have_count(int(agreed))
        expect(ann.page.locator(".seats").get_by_text(note)).to_have_count(int(agreed))


@in_depth
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_game_that_is_over_is_looked_through(phone: bool, site: Site, open_screen: OpenScreen) -> None:
    record, me = golden("overworld-2"), site.owner("Ada")
    table = site.put(record, len(made(record)), [me, None])
    screen = open_screen(me, phone=phone)
    page = screen.page
    screen.go(f"/t/{table}/replay?review")
    screen.press(page.get_by_role("button", name="Let Pilar look the game through"))
    turns = page.locator(".review li button")
    expect(turns.first).to_be_visible()
    expect(page.get_by_role("table", name="How everyone played")).to_contain_text("Points given away")
    expect(page.get_by_role("radio", name="Expected")).to_be_checked()
    expect(page.locator(".curve figcaption")).not_to_be_empty()
    turning = screen.ask(f"/tables/{table}/review")["told"]["turning"]
    expect(turns).to_have_count(len(turning))
    # Whether she finds a mistake among the turns of luck depends on how much she could think, and on luck.
    at = next((at for at, point in enumerate(turning) if point["better"]), 0)
    expect(turns.filter(has_text="Better:")).to_have_count(sum(bool(point["better"]) for point in turning))
    before, after = (" : ".join(str(floor(each + 0.5)) for each in turning[at][name]) for name in ("before", "after"))
    expect(turns.nth(at)).to_contain_text(f"Expected: {before}, then {after}")
    screen.press(turns.nth(at))
    expect(page).to_have_url(re.compile(rf"step={turning[at]['step']}\b"))
    if turning[at]["better"]:
        expect(page.locator("main [data-lit]").first).to_be_visible()
    screen.go(f"/t/{table}/replay?review")
    expect(page.locator(".review li button").first).to_be_attached()  # it is kept
    mine = [point for point in turning if point["better"] and point["seat"] == 0]
    practise = page.get_by_role("link", name="Find the better moves yourself")
    expect(practise).to_have_count(int(bool(mine)))
    if mine:
        screen.press(practise)
        expect(page).to_have_url(re.compile(r"/practice/overworld$"))
        own = screen.ask("/puzzles/overworld")["puzzles"]
        expect(page.get_by_role("heading", name="From your games")).to_have_count(int(any(one["own"] for one in own)))
        expect(page.locator("[data-puzzle]")).to_have_count(len(own))

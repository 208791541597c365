"""What is this? Asked by pointer, key, finger or for everything; and what first happens is explained, once."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from farshore.core.record import Record
from farshore.games.explorers.secrets import Marked
from tests.effort import in_depth
from tests.web.hands import seat_of
from tests.web.screen import Json, OpenScreen, Screen, settled
from tests.web.seen import STILL
from tests.web.site import Owner, Site, golden, made, played

UNEXPLAINED = """known => {
  const isSeen = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const parts = "button, td, [role=img], [role=radio], meter, progress, svg.map :is(circle, image, use, text)";
  const ways = "[aria-expanded], [aria-controls], [data-part=tools], .card, .caption, thead, [role=gridcell]";
  return [...document.querySelectorAll(`main :is(${parts}), .seats :is(${parts}, .points), .strip .number`)]
    .filter((one) => isSeen(one) && !one.closest(ways))
    .filter((one) => !known.includes(one.closest("[data-hint]")?.dataset.hint))
    .map((one) => one.outerHTML.slice(0, 120));
}"""
"""What can be pressed, or says something, and has no hint; but for ways to what is not seen, and what says it all."""

MARKS = "() => [...new Set([...document.querySelectorAll('[data-hint]')].map((one) => one.dataset.hint))]"
COVERED = """bubble => {
  const { left, right, top, bottom } = bubble.getBoundingClientRect();
  return [...document.querySelectorAll("button, a, summary, svg.map [data-spot]")]
    .filter((one) => !bubble.contains(one) && one.checkVisibility({ visibilityProperty: true }))
    .filter((one) => {
      const box = one.getBoundingClientRect();
      return box.width > 1 && box.left < right && box.right > left && box.top < bottom && box.bottom > top;
    })
    .map((one) => one.outerHTML.slice(0, 90));
}"""
"""What a bubble lies over that can be pressed."""

FOUND = ("gem", "key", "scroll", "horse")
MIDDLE = [("mayfair-2", 40), ("explorers-3", 30), ("overworld-expansions-3", 45)]


def put(name: str, decisions: int, site: Site, me: Owner) -> str:
    """Put a recorded game on a table, with somebody on the seat that decides; return its address."""
    record, other = golden(name), site.owner("Ben")
    seat, _ = made(record)[decisions]
    return (
        f"/t/{site.put(record, decisions, [me if each == seat else other for each in range(len(record.header.seats))])}"
    )


def card(screen: Screen) -> Locator:
    return screen.page.locator(".hint")


def said(screen: Screen, hints: dict[str, Any], name: str) -> None:
    """A thing is explained in the words of its hint."""
    expect(card(screen)).to_have_attribute("data-of", name)
    expect(card(screen)).to_contain_text(hints[name]["text"])
    expect(card(screen).get_by_role("button", name=f"Rule {hints[name]['rule']}")).to_be_visible()


def asked(screen: Screen) -> dict[str, Any]:
    """Wait until the page has its hints; return them by name."""
    screen.turn()
    game = screen.state()["table"]["game"]
    expect(screen.page.locator("[data-asking]")).to_be_attached()
    return {hint["name"]: hint for hint in screen.ask(f"/hints/{game}")["hints"]}


@in_depth
def test_everything_on_the_table_says_what_it_is_for(site: Site, open_screen: OpenScreen) -> None:
    me = site.owner("Ada")
    screen = open_screen(me)
    page = screen.page
    for name, decisions in MIDDLE:
        screen.go(put(name, decisions, site, me))
        hints = asked(screen)
        assert [mark for mark in page.evaluate(MARKS) if mark not in hints] == [], name
        assert page.evaluate(UNEXPLAINED, list(hints)) == [], name
        before = screen.state()
        ask = page.get_by_role("button", name="What is this?")
        ask.click()
        expect(ask).to_have_attribute("aria-pressed", "true")
        expect(card(screen)).to_contain_text("Click or tap on anything that is outlined")
        choice = page.locator("main [data-choices] :is(button, .side)").first
        mark = choice.evaluate("one => one.closest('[data-hint]').dataset.hint")
        choice.click()
        said(screen, hints, mark)
        page.keyboard.press("ArrowRight")
        expect(card(screen)).not_to_have_attribute("data-of", mark)
        page.keyboard.press("ArrowLeft")
        said(screen, hints, mark)
        page.locator(".seats .points").first.click()
        said(screen, hints, "points")
        card(screen).get_by_role("button", name=re.compile("^Rule")).click()
        article = page.locator(f'[data-rule="{hints["points"]["rule"]}"]')
        expect(article).to_be_in_viewport()
        expect(article).to_be_focused()
        expect(ask).to_have_attribute("aria-pressed", "false")
        assert screen.state()["seq"] == before["seq"], "nothing was done"


def test_a_piece_on_the_map_is_met_by_pointer_and_key(site: Site, open_screen: OpenScreen) -> None:
    """Also: whoever moves on is left alone, a click acts, and Escape puts the answer aside."""
    me = site.owner("Ada")
    screen = open_screen(me)
    page = screen.page
    screen.go(put("mayfair-2", 40, site, me))
    hints = asked(screen)
    page.evaluate(STILL)
    ship = page.locator("[data-hint=ship]").bounding_box()
    assert ship is not None
    page.mouse.move(ship["x"] + ship["width"] / 2, ship["y"] + ship["height"] / 2)
    said(screen, hints, "ship")
    page.mouse.move(5, 5)
    expect(card(screen)).to_have_count(0)
    stop = page.get_by_role("button", name="Stop here")
    stop.focus()
    page.keyboard.press("h")
    said(screen, hints, "stop")
    expect(card(screen).get_by_role("button", name=re.compile("^Rule"))).to_be_focused()
    page.keyboard.press("Escape")
    expect(card(screen)).to_have_count(0)
    expect(stop).to_be_focused()
    page.get_by_role("heading", level=1).click()
    page.keyboard.press("h")
    expect(page.get_by_role("button", name="What is this?")).to_have_attribute("aria-pressed", "true")
    page.mouse.click(ship["x"] + ship["width"] / 2, ship["y"] + ship["height"] / 2)
    said(screen, hints, "ship")
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="What is this?")).to_have_attribute("aria-pressed", "false")
    path = page.locator(".paths button").first
    path.hover()
    said(screen, hints, "path")
    expect(card(screen).locator(".now")).to_have_text(path.locator(".unseen").inner_text())
    stop.click()
    expect(page.locator(".deed .main")).to_be_visible()


def test_a_long_press_asks_and_does_nothing_else(site: Site, open_screen: OpenScreen) -> None:
    me = site.owner("Ada")
    screen = open_screen(me, phone=True)
    page = screen.page
    screen.go(put("overworld-expansions-3", 45, site, me))
    hints = asked(screen)
    before = screen.state()
    pressed = {
        "decision": page.locator("[data-choices] button").first,
        "tour": page.locator("svg.map [data-hint=tour]"),
    }
    for name, mark in pressed.items():
        page.evaluate(STILL)
        box = mark.bounding_box()
        assert box is not None
        line = screen.context.new_cdp_session(page)
        touch = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [touch]})
        said(screen, hints, name)
        line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        line.detach()
        expect(card(screen)).to_be_visible()
        sheet, tabs = card(screen).bounding_box(), page.get_by_role("navigation").bounding_box()
        assert sheet is not None
        assert tabs is not None
        assert sheet["width"] == 390
        assert sheet["y"] + sheet["height"] == pytest.approx(tabs["y"], abs=1)
        card(screen).get_by_role("button", name="Close").tap()
        expect(card(screen)).to_have_count(0)
    page.get_by_role("navigation").get_by_role("button", name="What?").tap()
    page.locator("[data-choices] button").first.tap()
    said(screen, hints, "decision")
    card(screen).get_by_role("button", name="Done").tap()
    assert screen.state()["seq"] == before["seq"], "nothing was done"


def finding(record: Record) -> int:
    """Return the first decision by which somebody finds something."""
    for decisions, (seat, notation) in enumerate(made(record)):
        chronicle = played(record, decisions)
        told = len(chronicle.heard)
        chronicle.play(seat, notation)
        if any(isinstance(event, Marked) and event.found in FOUND for event in chronicle.heard[told:]):
            return decisions
    raise AssertionError("nothing is ever found")


def act_as_recorded(screen: Screen, record: Record, decisions: int) -> Json:
    """Do what was once done, but not on the page; return how it stood before."""
    state = screen.turn()
    seat, notation = made(record)[decisions]
    offer = next(each for each in seat_of(state)["offers"] if each["notation"] == notation)
    screen.act(seat, offer["action"], state["seq"])
    return state


@pytest.mark.parametrize("phone", [pytest.param(False, marks=in_depth, id="desk"), pytest.param(True, id="phone")])
def test_what_first_happens_is_explained_once(phone: bool, site: Site, open_screen: OpenScreen) -> None:
    me = site.owner("Ada")
    record = golden("explorers-2")
    screen = open_screen(me, phone=phone, newcomer=True)
    page, bubble = screen.page, screen.page.locator(".bubble")
    decisions = finding(record)
    screen.go(put("explorers-2", decisions, site, me))
    asked(screen)
    act_as_recorded(screen, record, decisions)
    expect(bubble).to_have_attribute("data-occasion", re.compile("|".join(FOUND)))
    assert settled(lambda: bubble.evaluate(COVERED), []) == []
    assert bubble.evaluate("one => one.contains(document.activeElement)") is False
    name = bubble.get_attribute("data-occasion")
    said_once = bubble.inner_text()
    screen.press(bubble.get_by_role("button", name=re.compile("^Rule")))
    expect(page.locator("[data-rule].at")).to_be_in_viewport()
    expect(bubble).to_have_count(0)

    screen.go(put("explorers-2", decisions, site, me))  # it happens again: it was explained
    asked(screen)
    before = act_as_recorded(screen, record, decisions)
    expect(page.locator(".table")).not_to_have_attribute("data-seq", str(before["seq"]))
    expect(bubble.filter(has_text=said_once)).to_have_count(0)
    kept = "() => JSON.parse(localStorage['farshore-settings']).seen"
    assert f"explorers.{name}" in page.evaluate(kept)

    if not phone:
        page.get_by_role("button", name="Settings").click()
        page.get_by_role("button", name="Show them all again").click()
        assert page.evaluate(kept) == []
        screen.go(put("explorers-2", decisions, site, me))
        asked(screen)
        act_as_recorded(screen, record, decisions)
        bubble.get_by_role("button", name="No more of these").click()
        expect(bubble).to_have_count(0)
        page.get_by_role("button", name="Settings").click()
        expect(page.get_by_role("checkbox", name="Explain new things")).not_to_be_checked()

"""The page speaks the language that the browser wishes, or that was chosen: at once, and nothing is lost or cut off."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from playwright.sync_api import Page, expect

from farshore.core.contract import Seat
from farshore.core.record import Record
from farshore.core.words import say
from tests.effort import IS_THOROUGH, in_depth
from tests.web.entdecker_hands import bar, press_space
from tests.web.hands import seat_of
from tests.web.page_words import WORDS, page_words
from tests.web.screen import OpenScreen, Screen
from tests.web.seen import STILL
from tests.web.site import Site, golden, made, played
from tests.web.test_every_screen import last_half
from tools.catalogues import read_language

LONG = ("de", "fr")  # the languages with the longest words
SIZES = ((1440, 900), (820, 1180), (390, 844))

WHERE = """() => {
  const { a, e, f } = document.querySelector("svg.map").getScreenCTM();
  return [a, e, f].map(Math.round);
}"""
"""Where the map lies, and how near it is."""

CUT = """() => {
  const faults = new Set();
  const seen = { visibilityProperty: true, opacityProperty: true };
  const isSeen = (each) => each.checkVisibility(seen) && !each.closest(".unseen");
  const named = (each) => `${each.tagName.toLowerCase()} “${(each.ariaLabel ?? each.textContent).trim().slice(0, 50)}”`;
  for (const each of document.querySelectorAll("body :not(svg *)")) {
    const text = [...each.childNodes].find((part) => part.nodeType === 3 && part.data.trim());
    if (!text || !isSeen(each)) continue;
    const { display, overflowY } = getComputedStyle(each);
    const isDeep = overflowY === "hidden" && each.scrollHeight > each.clientHeight + 2;
    const isWide = each.scrollWidth > each.clientWidth + 1;
    if (display !== "inline" && (isDeep || isWide)) faults.add(`${named(each)} is cut off`);
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    if (box.right > innerWidth + 1 || box.left < -1) faults.add(`${named(each)} is outside the screen`);
    for (let parent = each.parentElement; parent; parent = parent.parentElement) {
      if (["visible", "auto", "scroll"].includes(getComputedStyle(parent).overflowX)) continue;
      const frame = parent.getBoundingClientRect();
      const isInside = box.right <= frame.right + 1.5 && box.left >= frame.left - 1.5;
      if (!isInside) faults.add(`${named(each)} is cut off by ${parent.className}`);
    }
  }
  const isOver = (each) => each.matches("[role=dialog]"); // what is under it cannot be pressed
  const isStuck = (each) => isOver(each) || ["sticky", "fixed"].includes(getComputedStyle(each).position);
  const sticks = (each) => each !== null && (isStuck(each) || sticks(each.parentElement));
  const all = [...document.querySelectorAll("button, a, select, input:not(.unseen), summary")];
  const controls = all.filter((each) => isSeen(each) && !each.closest("[inert]"));
  const boxes = controls.map((each) => [each, each.getBoundingClientRect()]).filter(([, { width }]) => width > 1);
  boxes.forEach(([one, a], at) => {
    for (const [other, b] of boxes.slice(at + 1)) {
      if (one.contains(other) || other.contains(one) || sticks(one) !== sticks(other)) continue;
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (across > 2 && down > 2) faults.add(`${named(one)} lies over ${named(other)}`);
    }
  });
  return [...faults];
}"""
"""Texts that are cut off, and controls that lie over one another."""


def keys_on(page: Page) -> set[str]:
    """Return what is shown by its key, for want of words: in texts, titles and labels."""
    keys = {key for key in read_language([WORDS], "en").said() if "-" in key and "." not in key}
    said = page.evaluate(
        """() => {
          const labelled = [...document.querySelectorAll("[aria-label], [title], [placeholder]")];
          const labels = labelled.flatMap((each) => [each.ariaLabel, each.title, each.placeholder]);
          return [document.title, document.body.innerText, ...labels].join(" ");
        }"""
    )
    return keys & set(re.findall(r"[\w-]+", said))


def turnable(record: Record) -> tuple[int, Seat, str]:
    """Return the first decision at which a tile fits somewhere in several ways, whose it is, and where."""
    for at, (seat, action) in enumerate(made(record)):
        if action.startswith("place"):
            spaces = Counter(offer.places[0] for offer in played(record, at).match.offers(seat))
            space, ways = spaces.most_common(1)[0]
            if ways > 1 and len(spaces) > 1:
                return at, seat, space
    raise AssertionError("no tile can be turned")


def choose(screen: Screen, language: str, now: str) -> None:
    """Choose another language in the settings of a table, which stay open."""
    screen.page.get_by_role("button", name=page_words("panel-settings", now), exact=True).first.click()
    screen.page.get_by_label(page_words("settings-language", now)).select_option(language)
    expect(screen.page.locator("html")).to_have_attribute("lang", language)
    expect(screen.page.get_by_label(page_words("settings-language", language))).to_be_visible()


def test_another_language_is_spoken_at_once_and_nothing_is_lost(site: Site, open_screen: OpenScreen) -> None:
    """A tile that is turned stays turned, the map stays where it is, and what was told is told in the new language."""
    me, other = site.owner("Ada"), site.owner("Ben")
    record = golden("mayfair-3")
    decisions, seat, space = turnable(record)
    screen = open_screen(me)
    screen.go(f"/t/{site.put(record, decisions, [me if each == seat else other for each in range(3)])}")
    offers = seat_of(screen.turn())["offers"]
    ways = {offer["text"]: offer["notation"] for offer in offers if offer["places"][0] == space}
    press_space(screen, seat_of(screen.state())["view"], space)
    screen.press(bar(screen).get_by_role("button", name="Turn"))
    expect(bar(screen).get_by_role("button", name=next(iter(ways)), exact=True)).to_have_count(0)
    turned = next(text for text in ways if bar(screen).get_by_role("button", name=text, exact=True).count())
    screen.page.evaluate(STILL)
    before, story = screen.page.evaluate(WHERE), screen.story()
    choose(screen, "de", "en")

    german = screen.ask(f"/tables/{screen.table}/state?since=0&language=de")
    texts = {offer["notation"]: offer["text"] for offer in seat_of(german)["offers"]}
    confirm = bar(screen).get_by_role("button", name=texts[ways[turned]], exact=True)
    expect(confirm).to_be_visible()
    expect(screen.page.locator(".story li").last).to_contain_text(german["lines"][-1]["text"])
    assert screen.story() == [line["text"] for line in german["lines"]]
    assert screen.story() != story
    expect(screen.page.locator(".prompt").first).to_contain_text(seat_of(german)["prompt"])
    expect(screen.page).to_have_title(page_words("title-your-turn", "de", title="Entdecker"))
    assert screen.page.evaluate(WHERE) == before
    assert keys_on(screen.page) == set()
    seq = screen.seq
    screen.press(confirm)
    told = screen.turn(after=seq)
    expect(screen.page.locator(".story li").last).to_contain_text(
        screen.ask(f"/tables/{screen.table}/state?since=0&language=de")["lines"][-1]["text"]
    )
    assert told["seq"] > seq
    assert screen.ask("/me")["language"] == "de"
    screen.page.reload()
    expect(screen.page.locator("html")).to_have_attribute("lang", "de")
    expect(screen.page.locator(".story li").first).to_have_text(german["lines"][0]["text"])


def test_the_browser_is_obeyed_at_first_and_what_was_typed_stays(open_screen: OpenScreen) -> None:
    screen = open_screen(locale="it-CH")
    screen.go("/")
    expect(screen.page.locator("html")).to_have_attribute("lang", "it")
    expect(screen.page.get_by_role("heading", level=1)).to_have_text(page_words("welcome", "it"))
    expect(screen.page.locator("article .text").first).to_have_text(say("game-entdecker.text", "it"))
    choice = screen.page.get_by_label(page_words("settings-language", "it"))
    expect(choice.locator("option")).to_have_text(["Deutsch", "English", "Français", "Italiano"])
    screen.go("/new/explorers")
    name = screen.page.get_by_label(page_words("your-name", "it"))
    name.fill("Zo")
    screen.page.locator("summary").click()
    screen.page.get_by_label(page_words("settings-language", "it")).select_option("fr")
    expect(screen.page.get_by_role("heading", level=1)).to_have_text(page_words("set-up-title", "fr", game="Explorers"))
    expect(screen.page.locator(".title p")).to_have_text(say("game-explorers.text", "fr"))
    expect(screen.page.get_by_label(page_words("your-name", "fr"))).to_have_value("Zo")
    expect(screen.page.locator("details")).to_have_attribute("open", "")
    assert keys_on(screen.page) == set()


@in_depth
@pytest.mark.parametrize("language", LONG if IS_THOROUGH else LONG[:1])
def test_long_words_are_neither_cut_off_nor_do_they_push_others_away(
    language: str, site: Site, open_screen: OpenScreen
) -> None:
    """Thoroughly on every page in each of them, usually on one page in this and on the next in that."""
    me, other = site.owner("Ada"), site.owner("Ben")
    screen = open_screen(me, locale=language)
    paths = {"start": "/", "set-up": "/new/entdecker", "oneself": "/you"}
    played_on = (("mayfair-3", "hidden"), ("explorers-expert-2", "mark"), ("overworld-expansions-3", "put"))
    for name, verb in (("mayfair-3", "wheel"), *played_on):
        record = golden(name)
        decisions, seat = last_half(record, verb)
        owners = [me if each == seat else other for each in range(len(record.header.seats))]
        paths[f"{name}, {verb}"] = f"/t/{site.put(record, decisions, owners)}"
        paths[f"{name}, the end"] = f"/t/{site.put(record, len(made(record)), owners)}"
    faults: dict[str, list[str]] = {}
    for at, (name, path) in enumerate(paths.items()):
        if not IS_THOROUGH and at % len(LONG) != LONG.index(language):
            continue
        screen.go(path)
        if path.startswith("/t/"):
            screen.turn()
        else:
            expect(screen.page.locator("article, .preview .board svg, .part").first).to_be_attached()
        assert keys_on(screen.page) == set()
        for width, height in SIZES:
            screen.page.set_viewport_size({"width": width, "height": height})
            if path.startswith("/t/"):
                screen.page.evaluate(STILL)
            if found := screen.page.evaluate(CUT):
                faults[f"{name} {width}"] = found
    assert faults == {}

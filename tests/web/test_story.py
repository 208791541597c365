"""What happened: the story beside the board, what changed since one's last move, others' moves at a pace to follow."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from playwright.sync_api import Locator, expect

from farshore.core.record import Record
from tests.effort import in_depth
from tests.web.screen import ON_DRAWING, Json, OpenScreen, Screen, install_clock
from tests.web.seen import STILL
from tests.web.site import Owner, Site, golden, made

NORMAL = 700  # ms that a step of others is looked at


def begin_of_turn(record: Record, seat: int, after: int, lasting: int = 1) -> int:
    """Return after how many decisions, at least so many, a seat begins to decide, several times on end."""
    seats = [acting for acting, _ in made(record)]
    own = [seat] * lasting
    return next(at for at in range(after, len(seats)) if seats[at : at + lasting] == own and seats[at - 1] != seat)


def follow(screen: Screen, record: Record, decision: int) -> Json:
    """Do at the table, unseen by the page, what comes next in a record; return how it then stands."""
    seat, notation = made(record)[decision]
    state = screen.state()
    offers = next(each["offers"] for each in state["seats"] if each["seat"] == seat)
    screen.act(seat, next(offer["action"] for offer in offers if offer["notation"] == notation), state["seq"])
    return screen.state()


def places_since(lines: list[Json], seat: int) -> set[tuple[str, int | None]]:
    """Return where others have changed something since a seat last acted."""
    own = max(line["seq"] for line in lines if line["by"] == seat)
    fresh = [line for line in lines if line["seq"] > own or (line["seq"] == own and line["seat"] is not None)]
    return {(place, line["seat"]) for line in fresh for place in line["places"] if line["seat"] != seat}


def shows(screen: Screen, seq: int) -> None:
    expect(screen.page.locator(".table")).to_have_attribute("data-seq", str(seq))


def hover_square(screen: Screen, drawing: Locator, square: str) -> None:
    x, y = (int(number) * 16 + 8 for number in square.strip("()").split(","))
    at = drawing.evaluate(ON_DRAWING, [x, y])
    screen.page.mouse.move(at["x"], at["y"])


def test_others_moves_are_shown_one_by_one_and_stay_outlined_until_one_acts(
    site: Site, open_screen: OpenScreen
) -> None:
    record = golden("overworld-2")
    ann, ben = site.owner("Ann"), site.owner("Ben")
    begun = begin_of_turn(record, 1, 16, lasting=4)
    ended = begin_of_turn(record, 0, begun)
    table = site.put(record, begun, [ann, ben])
    screen, other = open_screen(ann, reduced_motion="no-preference"), open_screen(ben)
    install_clock(screen.page)
    with screen.page.expect_websocket() as line:
        screen.go(f"/t/{table}")
    other.go(f"/t/{table}")
    first = other.turn()["seq"]
    shows(screen, first)
    screen.page.clock.pause_at(screen.page.evaluate("Date.now() / 1000 + 2"))

    counts = []
    for decision in range(begun, ended):
        with line.value.expect_event("framereceived", lambda message: '"snapshot"' in str(message)):
            counts.append(follow(other, record, decision)["seq"])
    skip = screen.page.get_by_role("button", name="Skip to my turn")
    expect(skip).to_be_visible()
    expect(screen.page.locator(".prompt > .mine")).to_have_count(0)
    shows(screen, counts[0])
    screen.page.clock.run_for(NORMAL)
    shows(screen, counts[1])
    expect(screen.page.locator(".prompt p")).to_contain_text("Ben is playing")
    expect(screen.page.get_by_role("button", name="All choices as a list")).to_have_count(0)
    heard = screen.page.locator(".prompt [aria-live=polite]")
    expect(heard).to_have_text("Ben’s turn.")  # not each step, but at last a sentence
    screen.press(skip)
    shows(screen, counts[-1])
    expect(heard).to_have_text(re.compile(r"^Ben’s turn: Ben .*\. Your turn\. "))
    screen.page.clock.resume()
    expect(screen.page.locator(".prompt > .mine")).to_be_visible()
    expect(skip).to_be_hidden()

    lines = screen.state(0)["lines"]
    changed = screen.page.locator(".map .changed")
    before = places_since(lines, 0)
    expect(changed).to_have_count(len(before))
    expect(screen.page.locator('.map .changed[data-seat="1"]').first).to_be_visible()
    check_story(screen, lines)
    follow(screen, record, ended)
    after = places_since(screen.state(0)["lines"], 0)  # what one's own move has brought to others
    assert not before & after
    expect(changed).to_have_count(len(after))


CUT = """(about) => {
  const frame = about.getBoundingClientRect();
  const seen = [...about.querySelectorAll("p")].map((one) => [one.getBoundingClientRect(), one.innerText])
    .filter(([box]) => box.left < frame.right && box.top < frame.bottom);
  return { seen: seen.length, cut: seen.filter(([box]) => box.bottom > frame.bottom + 1).map(([, text]) => text) };
}"""
"""How many lines of what happened somewhere are seen, and which of them not wholly."""


def test_of_what_happened_somewhere_only_whole_lines_are_seen(site: Site, open_screen: OpenScreen) -> None:
    record = golden("overworld-2")
    ann, ben = site.owner("Ann"), site.owner("Ben")
    screen = open_screen(ann)
    screen.go(f"/t/{site.put(record, begin_of_turn(record, 0, len(made(record)) - 12), [ann, ben])}")
    screen.turn()
    told = Counter(place for line in screen.state(0)["lines"] for place in set(line["places"]))
    ((place, count),) = told.most_common(1)
    assert count > 5
    for width, height in ((820, 1180), (1366, 640)):
        screen.page.set_viewport_size({"width": width, "height": height})
        screen.page.evaluate(STILL)
        screen.page.mouse.move(5, 5)
        hover_square(screen, screen.page.locator(".map"), place)
        about = screen.page.locator(".story .about")
        expect(about.locator("p").first).to_be_visible()
        found = about.evaluate(CUT)
        assert found["cut"] == [], f"{width}x{height}"
        assert 1 < found["seen"] < about.locator("p").count(), f"{width}x{height}"


def check_story(screen: Screen, lines: list[Json]) -> None:
    """All of it, turn by turn, the newest in sight; lines, places and moments lead to one another."""
    told, drawing = screen.page.locator(".story li"), screen.page.locator(".map")
    expect(told).to_have_text([line["text"] for line in lines])
    assert screen.story() == [line["text"] for line in lines]
    expect(screen.page.locator(".story .head")).to_have_count(sum(line["begins_turn"] for line in lines))
    expect(told.last).to_be_in_viewport()
    expect(told.first).not_to_be_in_viewport()

    at = max(index for index, line in enumerate(lines) if len(line["places"]) > 1)
    told.nth(at).hover()
    expect(screen.page.locator(".map [data-lit]")).to_have_count(len(lines[at]["places"]))
    place = lines[at]["places"][0]
    hover_square(screen, drawing, place)
    about = [line["text"] for line in lines if place in line["places"]]
    expect(screen.page.locator(".about p")).to_have_text(about[::-1])
    expect(screen.page.locator(".story .here")).to_have_text(about)

    early = next(index for index, line in enumerate(lines) if line["places"] and index > 4)
    told.nth(early).scroll_into_view_if_needed()
    screen.press(told.nth(early))
    moment = screen.page.locator(".moment")
    expect(moment).to_contain_text(lines[early]["text"])
    expect(screen.page.locator(".map .changed")).to_have_count(0)
    expect(screen.page.get_by_role("button", name="All choices as a list")).to_have_count(0)
    screen.press(moment.get_by_role("button", name="Back to now"))
    expect(moment).to_have_count(0)
    expect(screen.page.get_by_role("button", name="All choices as a list")).to_be_visible()


@pytest.mark.parametrize(
    ("name", "where"),
    [
        pytest.param("mayfair-3", ".entdecker .changed", marks=in_depth),
        ("explorers-3", ".explorers .changed, .explorers .fresh"),
    ],
)
def test_what_changed_is_outlined_also_after_a_reload_and_on_a_phone_the_newest_line_is_in_sight(
    site: Site, open_screen: OpenScreen, name: str, where: str
) -> None:
    record = golden(name)
    owners: list[Owner] = [site.owner(each) for each in ("Ann", "Ben", "Cem")]
    table = site.put(record, begin_of_turn(record, 0, 60), owners)
    screen, phone = open_screen(owners[0]), open_screen(owners[0], phone=True)
    screen.go(f"/t/{table}")
    screen.turn()
    lines = screen.state(0)["lines"]
    assert places_since(lines, 0)
    expect(screen.page.locator(where).first).to_be_visible()
    marks = screen.page.locator(".story li").evaluate_all(
        "lines => lines.map(line => line.querySelector('.seat-mark')?.style.color.match(/\\d+/)?.[0] ?? null)"
    )
    assert marks == [None if line["seat"] is None else str(line["seat"]) for line in lines]

    phone.go(f"/t/{table}")
    phone.turn()
    phone.press(phone.page.get_by_role("button", name="Story"))
    expect(phone.page.locator(".story li").last).to_be_in_viewport()
    expect(phone.page.locator(".story li").first).not_to_be_in_viewport()


@pytest.mark.parametrize(
    ("name", "lines"), [("explorers-achievements-4", 300), pytest.param("mayfair-2", 400, marks=in_depth)]
)
def test_a_long_game_that_is_over_is_told_and_drawn_whole_also_after_a_reload(
    name: str, lines: int, site: Site, open_screen: OpenScreen
) -> None:
    """Every line; and in Explorers every mark, in Entdecker every tile is on the map."""
    record = golden(name)
    owners = [site.owner(person) for person in ("Ada", "Ben", "Cleo", "Dora")][: len(record.header.seats)]
    screen = open_screen(owners[0])
    screen.go(f"/t/{site.put(record, len(made(record)), owners)}")
    state = screen.state(0)
    assert len(state["lines"]) > lines
    wanted = pieces(state["seats"][0]["view"])
    drawn = screen.page.locator('[data-piece^="mark 0 "], [data-piece^="tile "]')
    for reload in (lambda: None, screen.page.reload):
        reload()
        expect(screen.page.locator(".prompt > .over")).to_be_visible()
        expect(screen.page.locator(".story li")).to_have_count(len(state["lines"]))
        assert screen.story() == [line["text"] for line in state["lines"]]
        expect(drawn).to_have_count(len(wanted))
        found = drawn.evaluate_all("pieces => pieces.map(({ dataset }) => dataset.piece)")
        assert set(found) == wanted


def pieces(view: Json) -> set[str]:
    """Return what lies on the map of the first seat: its marks, or all tiles."""
    if "tiles" in view:
        return {f"tile {tile['space']}" for tile in view["tiles"]}
    marks = view["explorers"][0]["marks"]
    return {f"mark 0 {square}" for square in marks if square != view["map"]["start"]}

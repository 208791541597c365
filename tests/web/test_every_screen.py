"""Every size of screen shows the whole map and all choices, and nothing moves under the pointer."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

import pytest
from playwright.sync_api import FloatRect, ViewportSize, expect

from farshore import Fate, Match
from farshore.core.record import Record
from farshore.games.entdecker.actions import Announce, PlaceUnit, Recall, Stop
from tests.effort import IS_THOROUGH, in_depth, usually
from tests.some import some
from tests.web import entdecker_hands
from tests.web.hands import seat_of
from tests.web.screen import Json, OpenScreen, settled
from tests.web.seen import CUT_OFF, FAULTS, STILL
from tests.web.site import Site, golden, made, played

SQUARE = 16  # units of the drawings of Explorers and Overworld
LAPTOP = (1280, 600)
TABLET: ViewportSize = {"width": 820, "height": 1180}
LYING = ((844, 390), (720, 450))
PHONE = (390, 844)
DESK = (1440, 900)
NETBOOK = (1024, 600)
LONG = (915, 412)  # a long phone, lying down
SIZES = usually([DESK, LAPTOP, *LYING, PHONE], (1366, 640), (820, 1180), NETBOOK, LONG, (1366, 480))
LEAST = {PHONE: 0.45, (820, 1180): 0.5, DESK: 0.65, LAPTOP: 0.65, (1366, 640): 0.65, NETBOOK: 0.7}
LEAST_LOW = 0.8
"""How much of the height of a screen the map has at least; of one that lies down."""
ROOM = 0.65  # of a phone that the map has when nothing is decided any more

Places = Callable[[Json], Iterator[tuple[float, float, str]]]


def entdecker_places(seat: Json) -> Iterator[tuple[float, float, str]]:
    """Return where on the chart something can be chosen; and its corners, which must be seen as well."""
    board = seat["view"]["board"]
    for offer in seat["offers"]:
        if offer["action"]["type"] in {"StartAt", "PlaceTile"}:
            yield *entdecker_hands.middle(board, offer["places"][0]), offer["places"][0]
    for name in (f"{board['columns'][0]}1", f"{board['columns'][-1]}{board['height']}"):
        yield *entdecker_hands.middle(board, name), name


def explorers_places(seat: Json) -> Iterator[tuple[float, float, str]]:
    """Return where on the map something can be marked; and its corners."""
    marks = [offer["places"][0] for offer in seat["offers"] if offer["action"]["type"] == "Mark"]
    for square in [*marks, "a1", "p16"]:
        yield ("abcdefghijklmnop".index(square[0]) + 0.5) * SQUARE, (int(square[1:]) - 0.5) * SQUARE, square


def overworld_places(seat: Json) -> Iterator[tuple[float, float, str]]:
    """Return where something can be placed or put; and the ends of the map."""
    for offer in seat["offers"]:
        for place in filter(re.compile(r"\(-?\d+,-?\d+\)").fullmatch, offer["places"][:1]):
            x, y = place[1:-1].split(",")
            yield (int(x) + 0.5) * SQUARE, (int(y) + 0.5) * SQUARE, place
    board = seat["view"]["board"]
    for square in (
        min(board["squares"], key=lambda each: each["x"]),
        max(board["squares"], key=lambda each: each["y"]),
    ):
        yield (square["x"] + 0.5) * SQUARE, (square["y"] + 0.5) * SQUARE, square["square"]


@pytest.mark.parametrize(
    ("name", "verbs", "places", "sizes"),
    [
        ("mayfair-3", ("start", "hidden", "draw", "place", "wheel", "send"), entdecker_places, (DESK, LYING[0])),
        ("explorers-3", ("terrain", "take", "mark", "scroll"), explorers_places, (LAPTOP,)),
        ("overworld-expansions-3", ("survey", "coast", "put", "take", "leave"), overworld_places, (LYING[1], PHONE)),
    ],
)
def test_all_is_seen_and_the_board_stays_where_it_is(
    name: str,
    verbs: Sequence[str],
    places: Places,
    sizes: Sequence[tuple[int, int]],
    site: Site,
    open_screen: OpenScreen,
) -> None:
    """Also: the map has most of the height, above all where there is little."""
    me, other = site.owner("Ada"), site.owner("Ben")
    screen = open_screen(me)
    boards: dict[tuple[int, int], list[FloatRect | None]] = {size: [] for size in (SIZES if IS_THOROUGH else sizes)}
    faults: dict[str, list[str]] = {}
    for verb in verbs:
        record = golden(name)
        decisions, seat = last_half(record, verb)
        owners = [me if each == seat else other for each in range(len(record.header.seats))]
        screen.go(f"/t/{site.put(record, decisions, owners)}")
        points = [list(point) for point in places(seat_of(screen.turn()))]
        for (width, height), boxes in boards.items():
            screen.page.set_viewport_size({"width": width, "height": height})
            screen.page.evaluate(STILL)
            is_covered = verb == "send"  # the jungle is opened for it
            found = screen.page.evaluate(FAULTS, [] if is_covered else points)
            if found:
                faults[f"{verb} {width}x{height}"] = found
            if not is_covered:
                boxes.append(screen.page.locator("svg.map").bounding_box())
    assert faults == {}
    moved = {size: boxes for size, boxes in boards.items() if any(box != boxes[0] for box in boxes)}
    assert moved == {}, "no decision moves the board"
    shares = {size: boxes[0]["height"] / size[1] for size, boxes in boards.items() if boxes[0]}
    assert {size: share for size, share in shares.items() if share < LEAST.get(size, LEAST_LOW)} == {}
    assert shares.keys() == boards.keys()


@in_depth
def test_what_is_pressed_does_not_move_and_what_it_leads_to_is_elsewhere(site: Site, open_screen: OpenScreen) -> None:
    me, other = site.owner("Ada"), site.owner("Ben")
    screen = open_screen(me)
    record = golden("mayfair-3")
    for verb, first in (("hidden", "4"), ("draw", "Stop here")):
        decisions, seat = last_half(record, verb)
        screen.go(f"/t/{site.put(record, decisions, [me if each == seat else other for each in range(3)])}")
        screen.turn()
        for width, height in SIZES:
            screen.page.set_viewport_size({"width": width, "height": height})
            screen.page.evaluate(STILL)
            bar = screen.page.locator(".entdecker .bar")
            button = bar.get_by_role("button").filter(has_text=re.compile(f"^{first}$")).first
            before = button.bounding_box()
            assert before is not None
            button.click()
            done = bar.locator("button.main")
            after = done.bounding_box()
            assert after is not None
            x, y = before["x"] + before["width"] / 2, before["y"] + before["height"] / 2
            is_under = (
                after["x"] <= x <= after["x"] + after["width"] and after["y"] <= y <= after["y"] + after["height"]
            )
            assert not is_under, f"{first} at {width}x{height}: a second click does it"
            if first == "4":
                assert button.bounding_box() == before, f"{width}x{height}"
                bar.get_by_role("button").filter(has_text=re.compile("^1$")).first.click()
                assert done.bounding_box() == after, f"{width}x{height}"
            else:
                bar.get_by_role("button", name="Back", exact=True).click()
                assert button.bounding_box() == before, f"{width}x{height}"
            expect(done).to_have_count(1 if first == "4" else 0)


def test_however_much_gold_one_has_every_number_of_tiles_can_be_announced(site: Site, open_screen: OpenScreen) -> None:
    """Seventeen hidden tiles, or four open ones: those that have no room are in a list."""
    me, other = site.owner("Ada"), site.owner("Ben")
    screen = open_screen(me)
    screen.go(f"/t/{site.put(golden('mayfair-3'), 194, [other, other, me])}")
    offers = seat_of(screen.turn())["offers"]
    hidden = [each for each in offers if each["action"]["kind"] == "hidden"]
    most = max(hidden, key=lambda each: each["action"]["tiles"])
    faults: dict[str, list[str]] = {}
    for width, height in SIZES:
        screen.page.set_viewport_size({"width": width, "height": height})
        screen.page.evaluate(STILL)
        bar = screen.page.locator(".entdecker .bar")
        listed = [int(text) for text in bar.locator("option:enabled").all_inner_texts()]
        chips = [int(text) for text in bar.locator(".chip").all_inner_texts()]
        assert sorted(listed + chips) == sorted(each["action"]["tiles"] for each in offers)
        entdecker_hands.announce(screen, most["action"], most["text"])
        expect(bar.locator("button.main")).to_contain_text(most["text"])
        if found := screen.page.evaluate(FAULTS, []):
            faults[f"{width}x{height}"] = found
    assert faults == {}


def all_scouts_out() -> tuple[Record, int, int]:
    """Play a game in which scouts may come back at any time, and none is in supply when most can be announced."""
    match = Match.new("entdecker", options={"edition": "kosmos"}, fate=Fate(b"all scouts out"))
    rng, found, decisions = Random(1), (0, 0, 0), 0
    while not match.over:
        (seat,) = match.actors()
        legal = match.legal(seat)
        many = [action for action in legal if isinstance(action, Announce)]
        if many and len(many) < len(legal):
            found = max(found, (len(many), decisions, seat))
        scouts = [action for action in legal if isinstance(action, PlaceUnit) and action.unit == "scout"]
        brisk = [action for action in legal if not isinstance(action, Recall | Stop)]
        match.play(seat, rng.choice(scouts or many[:3] or brisk or legal))
        decisions += 1
    return match.record, *found[1:]


def test_where_scouts_may_come_back_at_any_time_all_else_that_is_decided_is_seen(
    site: Site, open_screen: OpenScreen
) -> None:
    """The way to call one back is beside the numbers of tiles; which of them comes has the place for itself."""
    me, other = site.owner("Ada"), site.owner("Ben")
    screen = open_screen(me, locale="de")
    record, decisions, seat = all_scouts_out()
    screen.go(f"/t/{site.put(record, decisions, [me if each == seat else other for each in range(2)])}")
    offers = seat_of(screen.turn())["offers"]
    assert {offer["action"]["type"] for offer in offers} == {"Announce", "Recall"}
    bar = screen.page.locator(".entdecker .bar")
    faults: dict[str, list[str]] = {}
    for width, height in SIZES:
        screen.page.set_viewport_size({"width": width, "height": height})
        screen.page.evaluate(STILL)
        if found := screen.page.evaluate(FAULTS, []):
            faults[f"{width}x{height}"] = found
        screen.press(bar.get_by_role("button", name=screen.say("entdecker-recall")))
        expect(bar.locator(".kinds")).to_have_count(0)
        back = bar.get_by_role("button", name=screen.say("entdecker-back"), exact=True)
        expect(back).to_be_in_viewport(ratio=1)
        screen.press(back)
    assert faults == {}


NAMES_LOST = """() => {
  const rim = document.querySelector("g.rim");
  const [size, matrix] = [Number(rim.getAttribute("font-size")), rim.getScreenCTM()];
  const map = rim.ownerSVGElement.getBoundingClientRect();
  const bars = [...document.querySelectorAll(".supplies li, .supplies summary > span")]
    .map((one) => one.getBoundingClientRect());
  const lost = (name) => {
    const [x, y] = ["x", "y"].map((each) => Number(name.getAttribute(each)));
    const half = name.getComputedTextLength() / 2;
    const at = (right, down) => new DOMPoint(right, down).matrixTransform(matrix);
    const [from, to] = [at(x - half, y - 0.73 * size), at(x + half, y)];
    const isOut = from.x < map.left || from.y < map.top + 2 || to.x > map.right || to.y > map.bottom - 2;
    const isUnder = ({ left, top, right, bottom }) =>
      from.x < right && to.x > left && from.y < bottom + 3 && to.y > top;
    return isOut || bars.some(isUnder);
  };
  return [...rim.querySelectorAll("text")].filter(lost).map((name) => name.textContent);
}"""
"""Which rows and columns are called by a name that is covered, or cut off at the window."""


def test_every_name_of_a_row_or_column_is_read(site: Site, open_screen: OpenScreen) -> None:
    """However high or wide the map has grown, clear of what everyone has left."""
    me, other = site.owner("Ada"), site.owner("Ben")
    screen = open_screen(me)
    record = golden("overworld-4")
    screen.go(f"/t/{site.put(record, len(made(record)) - 1, [me, other, other, other])}")
    for width, height in {*SIZES, (1366, 640)}:
        screen.page.set_viewport_size({"width": width, "height": height})
        screen.page.evaluate(STILL)
        assert settled(lambda: screen.page.evaluate(NAMES_LOST), []) == [], f"{width}x{height}"


UNSEEN = """(all) => all.filter((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  const seen = document.elementFromPoint(x + width / 2, y + height / 2);
  return seen === null || !one.contains(seen);
}).map((one) => one.innerText)"""
"""What of all these is covered or out of sight."""


def test_on_a_laptop_ones_gold_stays_in_sight_however_far_the_panels_are_scrolled(
    site: Site, open_screen: OpenScreen
) -> None:
    me, other = site.owner("Ada"), site.owner("Ben")
    screen = open_screen(me)
    screen.page.set_viewport_size({"width": 1366, "height": 640})
    screen.go(f"/t/{site.put(golden('mayfair-3'), 60, [me, other, other])}")
    panels = screen.page.locator(".entdecker .panels")
    panels.evaluate("one => one.scrollTo(0, one.scrollHeight)")
    assert panels.evaluate("one => one.scrollTop") > 0
    assert panels.locator(".gold").evaluate_all(UNSEEN) == []


def test_on_a_phone_the_longest_sentence_does_not_move_the_map(site: Site, open_screen: OpenScreen) -> None:
    """Beside all buttons that there may be: the coach's, the way to see again what others did, and the way back."""
    me = site.owner("Ada")
    for name, language, verb in (("overworld-2", "en", "survey"), ("explorers-2", "de", "side")):
        record = golden(name)
        own = [at for at, (seat, _) in enumerate(made(record)) if seat == 0]
        long = next(at for at in own if at > 10 and made(record)[at][1].startswith(verb))
        short = next(at for at in own if at > long and not made(record)[at][1].startswith(verb))
        tops = []
        for decisions in (long, short):
            screen = open_screen(me, phone=True, locale=language)
            screen.go(f"/t/{site.put(record, decisions, [me, None])}")
            screen.turn()
            screen.page.evaluate(STILL)
            box = screen.page.locator("svg.map").bounding_box()
            assert box is not None
            tops.append(box["y"])
        assert tops[0] == tops[1], name


def has_every_provision(view: Any) -> bool:
    """Tell whether the second seat's larder has something of every kind."""
    return all(each.count > 0 for each in view.explorers[1].frame.larder if each.most > 0)


def test_on_a_phone_that_lies_down_the_drawer_has_room_for_all_one_can_have(
    site: Site, open_screen: OpenScreen
) -> None:
    me, other = site.owner("Ada"), site.owner("Ben")
    record = golden("explorers-3")
    full = next(at for at in range(len(made(record))) if has_every_provision(played(record, at).match.view(1)))
    screen = open_screen(me)
    screen.page.set_viewport_size({"width": 844, "height": 390})
    screen.go(f"/t/{site.put(record, full, [other, me, other])}")
    front = screen.page.locator(".explorers .front")
    expect(front.get_by_text("✓")).to_have_count(3)
    assert settled(lambda: front.evaluate("(one) => one.scrollWidth <= one.clientWidth"), True)


def test_all_that_may_be_left_behind_is_seen_on_a_tablet(site: Site, open_screen: OpenScreen) -> None:
    """The result is, too, whose board is low there."""
    me, other = site.owner("Ada"), site.owner("Ben")
    screen = open_screen(me)
    screen.page.set_viewport_size(TABLET)
    screen.go(f"/t/{site.put(golden('overworld-4'), 35, [other, other, me, other])}")
    screen.turn()
    screen.page.evaluate(STILL)
    expect(screen.page.locator(".overworld .bar button")).to_have_count(5)
    assert settled(lambda: screen.page.evaluate(FAULTS, []), []) == []
    ended = golden("explorers-4")
    screen.go(f"/t/{site.put(ended, len(made(ended)), [me, other, other, other])}")
    ending = screen.page.get_by_role("dialog")
    expect(ending.locator("ol > li")).to_have_count(4)
    assert settled(lambda: ending.evaluate(CUT_OFF), []) == []


def test_no_card_of_the_last_points_lies_behind_the_result_or_over_the_map_after_it(
    site: Site, open_screen: OpenScreen
) -> None:
    record = golden("overworld-4")
    owners = [site.owner(name) for name in ("Ada", "Ben", "Cleo", "Dora")]
    decisions = len(made(record))
    last = next(at for at in range(decisions - 1, 0, -1) if made(record)[at][0] == 0)
    screen = open_screen(owners[0], phone=True)
    table = site.put(record, last, owners)
    screen.go(f"/t/{table}")
    screen.turn()
    for seat, notation in some(made(record)[last:]):
        with_cookie = {"Cookie": f"farshore={owners[seat].cookie}"}
        where = f"{site.place}/api/tables/{table}"
        state = screen.page.request.get(f"{where}/state?since=1000000", headers=with_cookie).json()
        mine = next(each for each in state["seats"] if each["seat"] == seat)
        action = next(each["action"] for each in mine["offers"] if each["notation"] == notation)
        ask = {"seat": seat, "action": action, "seq": state["seq"], "key": f"{table}-{state['seq']}"}
        assert screen.page.request.post(f"{where}/actions", data=ask, headers=with_cookie).ok
    ending = screen.page.get_by_role("dialog")
    expect(ending).to_be_visible()
    expect(screen.page.locator(".reason")).to_have_count(0)
    screen.press(ending.get_by_role("button", name="Look at the map"))
    expect(ending).to_have_count(0)
    expect(screen.page.locator(".reason")).to_have_count(0)
    screen.page.set_viewport_size({"width": 844, "height": 390})
    expect(screen.page.locator(".overworld")).to_contain_text("no coast tile left")
    expect(screen.page.locator(".overworld")).not_to_contain_text("is deciding")


@pytest.mark.parametrize(
    ("name", "places"),
    usually(
        [("mayfair-3", entdecker_places)],
        ("explorers-3", explorers_places),
        ("overworld-expansions-3", overworld_places),
    ),
)
def test_when_the_game_is_over_the_whole_map_is_seen_and_nothing_empty_beside_it(
    name: str, places: Places, site: Site, open_screen: OpenScreen
) -> None:
    """Fingers have nothing to meet there any more."""
    record = golden(name)
    me, other = site.owner("Ada"), site.owner("Ben")
    screen = open_screen(me, phone=True)
    screen.go(f"/t/{site.put(record, len(made(record)), [me, other, other])}")
    screen.press(screen.page.get_by_role("dialog").get_by_role("button", name="Look at the map"))
    points = [list(point) for point in places(seat_of(screen.state()))]
    for width, height in (PHONE, LYING[0]):
        screen.page.set_viewport_size({"width": width, "height": height})
        screen.page.evaluate(STILL)
        assert settled(lambda: screen.page.evaluate(FAULTS, points), []) == [], f"{width}x{height}"
        box = screen.page.locator("svg.map").bounding_box()
        assert box is not None
        if name.startswith("explorers"):  # whose map is square: the places are beside it or below
            assert screen.page.locator(".turn .row").evaluate("row => row.scrollWidth <= row.clientWidth")
        else:
            assert box["width"] * box["height"] / (width * height) > ROOM, f"{width}x{height}"


def last_half(record: Record, verb: str) -> tuple[int, int]:
    """Return the first decision of this kind in the second half of a game, or else the first; and whose it was."""
    made_here = [(at, seat) for at, (seat, action) in enumerate(made(record)) if action.split()[0] == verb]
    late = [each for each in made_here if each[0] >= len(made(record)) // 2]
    return (late or made_here)[0]


CROPPED = "names => names.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.innerText)"
"""Which names are cut off without a sign that they go on."""


def test_the_result_is_seen_at_once(site: Site, open_screen: OpenScreen) -> None:
    """Everyone, all parts of their points and every way on, without scrolling; long names end in dots.

    That the game is over is said once beside it.
    """
    record = golden("explorers-achievements-4")
    owners = [site.owner(name) for name in ("Maximiliane-Theodora Wmm", "Ben", "Cleo", "Dora")]
    screen = open_screen(owners[0])
    screen.go(f"/t/{site.put(record, len(made(record)), owners)}")
    ending = screen.page.get_by_role("dialog")
    expect(ending.locator("ol > li")).to_have_count(4)
    expect(ending.locator("tbody tr")).to_have_count(5)
    faults: dict[str, list[str]] = {}
    for width, height in SIZES:
        screen.page.set_viewport_size({"width": width, "height": height})
        screen.page.evaluate(STILL)
        if found := ending.evaluate(CUT_OFF) + ending.locator(".name").evaluate_all(CROPPED):
            faults[f"{width}x{height}"] = found
    assert faults == {}
    assert screen.page.locator(".prompt p").inner_text().count("The game is over") == 1

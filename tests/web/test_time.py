"""Two people over days, with a clock that is moved: a pause, time that runs out, a bot that takes over, the return."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.effort import in_depth
from tests.server.conftest import kept_by
from tests.server.conftest import postgres as postgres  # noqa: PLC0414 - a fixture
from tests.server.house import House
from tests.server.kept import POSTGRES_BY_DAY
from tests.server.moved_time import DAY, HOUR, MovedTime
from tests.web.screen import OpenScreen, Screen, install_clock


@pytest.fixture
def moved() -> MovedTime:
    return MovedTime()


@pytest.fixture(params=POSTGRES_BY_DAY)
def house(request: pytest.FixtureRequest, moved: MovedTime) -> Iterator[House]:
    with House(kept_by(request.param, "days", request), moved) as house:
        yield house


def open_over_days(ada: Screen) -> str:
    """Open a table for a friend, with some days for every turn; return the invitation link."""
    ada.go("/new/entdecker")  # which the first seat always begins
    page = ada.page
    page.get_by_role("group", name="How many").get_by_text("2", exact=True).click()
    page.get_by_label("Your name").fill("Ada")
    page.locator("main select").nth(1).select_option(label="A friend, by link")
    time = page.get_by_role("group", name="Time")
    time.get_by_text("Live", exact=True).click()
    time.get_by_text("Days", exact=True).click()
    page.get_by_role("group", name="How long?").get_by_text("Other").click()
    days = page.get_by_label("Days for every turn")
    days.fill("2")
    days.press("Tab")
    page.get_by_role("group", name="Whoever runs out").get_by_text("The others vote").click()
    page.get_by_role("button", name="Open the table").click()
    return page.get_by_label("Invitation link").input_value()


@pytest.mark.parametrize(
    "is_late_on_phone", [pytest.param(False, id="desk"), pytest.param(True, marks=in_depth, id="phone")]
)
def test_two_people_over_days_pause_run_out_of_time_and_come_back(
    house: House, moved: MovedTime, open_screen: OpenScreen, is_late_on_phone: bool
) -> None:
    place = f"http://{house.place}"
    ada, ben = (open_screen(place=place, phone=phone) for phone in (is_late_on_phone, not is_late_on_phone))
    ben.page.goto(open_over_days(ada))
    expect(ben.page.get_by_role("note")).to_contain_text("2 days a turn")
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Sit down").click()
    expect(ada.page.locator(".clock:visible").first).to_contain_text("2d")
    late, other = ada, ben

    moved.pass_by(2 * DAY - HOUR)
    late.page.reload()
    expect(late.page.locator(".clock.warns:visible").first).to_be_visible()  # less than an hour is left

    if is_late_on_phone:
        ada.press(ada.page.get_by_role("button", name="Players"))
    ada.press(ada.page.get_by_role("button", name="Propose a pause"))
    expect(ben.page.get_by_role("group", name="Time").get_by_text("Ada would like a pause.")).to_be_visible()
    ben.press(ben.page.get_by_role("button", name="Agree"))
    expect(ada.page.get_by_text("Pause: the clocks stand still.")).to_be_visible()
    moved.pass_by(9 * DAY)
    ben.press(ben.page.get_by_role("button", name="Go on"))
    expect(ada.page.get_by_text("Pause: the clocks stand still.")).to_be_hidden()

    moved.pass_by(2 * HOUR)
    expect(late.page.get_by_text("Your time is up.", exact=True)).to_be_visible()
    late.go("/")
    expect(late.page.get_by_text("Your time is up")).to_be_visible()
    moved.pass_by(DAY)
    other.page.reload()
    other.press(other.page.get_by_role("button", name="Let a bot play"))
    expect(other.page.get_by_text("time is up", exact=False)).to_have_count(0)

    late.press(late.page.get_by_role("link", name="Entdecker").first)
    late.press(late.page.get_by_role("button", name="Take my seat back"))
    expect(late.page.get_by_role("button", name="Take my seat back")).to_have_count(0)
    texts = [line["text"] for line in late.state(0)["lines"]]
    told = [text for text in texts if "pause" in text or "time of" in text or "plays again" in text]
    assert told[-3:] == [
        "The time of Ada is up.",
        "The time of Ada was up. A bot plays until they come back.",
        "Ada plays again.",
    ]


def test_the_host_may_free_a_seat_when_all_have_waited_for_long_enough_and_sees_that_before(
    tmp_path: Path, moved: MovedTime, open_screen: OpenScreen
) -> None:
    with House(tmp_path, moved) as house:
        ann, ben = house.person("Ann"), house.person("Ben")
        table = ann.open("entdecker", "me", "open")
        ben.post("/api/join", {"token": table["seats"][1]["invitation"].removeprefix("/join#")})
        while (state := ann.state(table["id"]))["actors"] != [1]:
            ann.act(table["id"], 0, state["seats"][0]["offers"][0]["action"], state["seq"])
        screen, place = open_screen(place=f"http://{house.place}"), f"http://{house.place}"
        name, value = ann.cookie
        screen.context.add_cookies([{"name": name, "value": value, "url": place}])
        install_clock(screen.page)
        screen.page.goto(f"{place}/t/{table['id']}")
        free = screen.page.get_by_role("button", name="Free Ben’s seat")
        expect(screen.page.get_by_text("Possible in 1 hour")).to_be_visible()
        expect(free).to_be_disabled()
        moved.pass_by(HOUR)
        screen.page.clock.fast_forward(int(1000 * HOUR))
        expect(free).to_be_enabled()
        free.click()
        free.click()
        expect(screen.page.get_by_label("Invitation link")).to_be_visible()


def test_a_seat_whose_time_is_up_may_be_freed_after_a_grace_and_the_host_sees_that_before(
    tmp_path: Path, moved: MovedTime, open_screen: OpenScreen
) -> None:
    with House(tmp_path, moved) as house:
        ann, ben = house.person("Ann"), house.person("Ben")
        table = ann.open_asking("entdecker", "me", "open", time={"kind": "live", "bank": 60, "takeover": "never"})
        ben.post("/api/join", {"token": table["seats"][1]["invitation"].removeprefix("/join#")})
        while (state := ann.state(table["id"]))["actors"] != [1]:
            ann.act(table["id"], 0, state["seats"][0]["offers"][0]["action"], state["seq"])
        screen, place = open_screen(place=f"http://{house.place}", phone=True), f"http://{house.place}"
        name, value = ann.cookie
        screen.context.add_cookies([{"name": name, "value": value, "url": place}])
        moved.pass_by(HOUR / 60 + 1)
        screen.page.goto(f"{place}/t/{table['id']}")
        expect(screen.page.get_by_text("Ben’s time is up.", exact=False).first).to_be_visible()
        screen.press(screen.page.get_by_role("button", name="Players"))
        free = screen.page.get_by_role("button", name="Free Ben’s seat")
        expect(screen.page.get_by_text("Possible in 2 minutes")).to_be_visible()
        expect(free).to_be_disabled()
        moved.pass_by(121)
        screen.page.reload()
        screen.press(screen.page.get_by_role("button", name="Players"))
        expect(free).to_be_enabled()
        screen.press(free)
        expect(screen.page.get_by_text("Ben will no longer play here.", exact=False)).to_be_visible()

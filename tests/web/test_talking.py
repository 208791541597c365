"""Two people talk at a table, and somebody watches: places light up, and whom one does not read is gone."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.effort import in_depth
from tests.server.kept import at_both_sites
from tests.web.screen import OpenScreen, Screen
from tests.web.test_two_browsers import meet

pytestmark = at_both_sites


def opener(page: Page) -> Locator:
    """Return the button of the talk that is in sight: in the head, or on a phone among the tabs."""
    return page.get_by_role("button", name="Talk").locator("visible=true")


def tell(screen: Screen, text: str) -> None:
    """Say something, by Enter."""
    field = screen.page.get_by_label("Say something")
    field.fill(text)
    field.press("Enter")
    expect(field).to_have_value("")


def said(screen: Screen) -> Locator:
    """Return what there is to read."""
    return screen.page.get_by_label("What was said").locator("li")


def watch(host: Screen, watcher: Screen) -> None:
    """Let somebody watch by the host's link."""
    address = host.ask(f"/tables/{host.table}/watch-link")["address"]
    watcher.page.goto(address.replace(host.place, watcher.place))
    expect(watcher.page.locator(".table")).to_be_visible()


def test_a_host_who_sits_nowhere_begins_to_talk(open_screen: OpenScreen) -> None:
    desk, phone = open_screen(), open_screen(phone=True)
    seats = [{"kind": "open"}, {"kind": "bot", "bot": "random"}]
    asked = {"game": "explorers", "name": "Ada", "seats": seats}
    opened = desk.page.request.post(f"{desk.place}/api/tables", data=asked).json()
    phone.go(opened["seats"][0]["invitation"])
    phone.page.get_by_label("Your name").fill("Ben")
    phone.page.get_by_role("button", name="Sit down").click()
    expect(phone.page.locator(".table")).to_be_visible()

    desk.go(f"/t/{opened['id']}")
    opener(desk.page).click()
    tell(desk, "Have fun!")
    phone.page.get_by_role("button", name="Talk: a new message").locator("visible=true").tap()
    expect(said(phone)).to_contain_text(["Have fun!"])
    desk.page.get_by_role("button", name="Who is read").click()
    expect(desk.page.get_by_label("Whoever watches may read")).to_be_visible()


@in_depth
def test_two_people_talk_of_a_place_and_a_third_reads_it_when_they_may(open_screen: OpenScreen) -> None:
    desk, phone, third = open_screen(), open_screen(phone=True), open_screen()
    meet(desk, phone, "entdecker")
    watch(desk, third)

    opener(desk.page).click()
    expect(desk.page.get_by_label("Say something")).to_be_focused()
    tell(desk, "<b>Look</b> at g8!")
    expect(said(desk)).to_contain_text(["<b>Look</b> at g8!"])
    expect(phone.page.locator(".tabs [aria-live]")).to_have_text("Ada says: <b>Look</b> at g8!")
    button = phone.page.get_by_role("button", name="Talk: a new message").locator("visible=true")
    expect(button.locator("b")).to_have_text("1")
    button.tap()
    expect(said(phone)).to_contain_text(["<b>Look</b> at g8!"])
    expect(opener(phone.page).locator("b")).to_have_count(0)
    expect(third.page.get_by_role("button", name="Talk")).to_have_count(0)

    desk.page.get_by_role("button", name="g8").hover()
    expect(desk.page.locator('[data-lit="G8"]')).to_be_attached()
    desk.page.mouse.move(5, 5)

    desk.page.get_by_role("button", name="Who is read").click()
    desk.page.get_by_label("Whoever watches may read").check()
    phone.page.get_by_role("button", name="Thank you!").tap()
    phone.page.get_by_label("Say something").fill("a secret")
    phone.page.get_by_role("button", name="Send").tap()
    expect(said(desk)).to_contain_text(["Look", "Thank you!", "a secret"])
    opener(third.page).click()
    expect(said(third)).to_contain_text(["Thank you!", "a secret"])
    expect(third.page.get_by_label("Say something")).to_have_count(0)

    third.page.get_by_role("button", name="Report this message to the host").last.click()
    expect(said(desk).last).to_contain_text("Reported: please have a look.")
    desk.page.get_by_role("button", name="Remove this message").last.click()
    for screen in (desk, phone, third):
        expect(said(screen).last).to_contain_text("This message was removed.")

    desk.page.get_by_role("button", name="Do not read Ben").click()
    expect(said(desk)).to_have_count(1)
    desk.page.reload()
    opener(desk.page).click()
    expect(said(desk)).to_have_count(1)
    desk.page.get_by_role("button", name="Who is read").click()
    desk.page.get_by_role("button", name="Read Ben again").click()
    expect(said(desk)).to_have_count(3)
    desk.page.get_by_role("button", name="Let Ben not talk here").click()
    expect(phone.page.get_by_text("The host does not let you talk here for now.")).to_be_visible()
    desk.page.get_by_label("Show talk on this device").uncheck()
    expect(said(desk)).to_have_count(0)

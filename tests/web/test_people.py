"""People: a guest becomes an account, is the same on a second device, is called otherwise, and is forgotten."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.server.kept import at_both_sites
from tests.web.screen import OpenScreen
from tests.web.test_accessibility import check

pytestmark = at_both_sites

SECRET = "correct horse"  # noqa: S105 - of nobody


def test_a_guest_becomes_an_account_and_goes_on_at_another_device(open_screen: OpenScreen) -> None:
    desk, phone = open_screen(), open_screen(phone=True)
    page, hand = desk.page, phone.page
    desk.go("/new/explorers")
    page.get_by_role("group", name="How many").get_by_text("1", exact=True).click()
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="Begin").click()
    desk.turn()
    table = desk.table

    desk.go("/")
    page.get_by_role("link", name="Ada", exact=True).click()
    page.get_by_label("Password").fill("short")
    page.get_by_role("button", name="Choose this password").click()
    assert page.get_by_label("Password").evaluate("field => field.validity.tooShort")
    page.get_by_label("Password").fill(SECRET)
    page.get_by_role("button", name="Choose this password").click()
    login = page.locator(".login strong").inner_text()
    assert login.startswith("ada-")

    page.get_by_role("button", name="Make a link").click()
    expect(page.get_by_role("img", name="A code to photograph")).to_be_visible()
    check(desk)
    hand.goto(page.get_by_label("Link to sign in").input_value())
    expect(hand.get_by_role("heading", name="Sign in as Ada?")).to_be_visible()
    phone.press(hand.get_by_role("button", name="Sign in"))
    expect(hand.get_by_role("link", name="Ada", exact=True)).to_be_visible()
    assert "#" not in hand.url
    phone.go(f"/t/{table}")
    phone.turn()

    page.reload()
    name = page.get_by_label("Your name")
    name.fill("Lady Ada")
    page.get_by_role("button", name="Keep").click()
    expect(page.get_by_text("Kept, also where you sit.")).to_be_visible()
    expect(hand.locator(".seats .name")).to_have_text(["Lady Ada"])

    expect(page.get_by_text("here, now")).to_have_count(1)
    page.get_by_role("button", name="Sign out: ").click()
    expect(page.get_by_role("button", name="Sign out: ")).to_have_count(0)
    phone.go("/new/explorers")  # and there they are a guest again
    hand.get_by_role("group", name="How many").get_by_text("1", exact=True).click()
    hand.get_by_role("button", name="Begin").click()
    phone.turn()
    phone.go("/sign-in")
    hand.get_by_label("Sign-in name").fill(login)
    hand.get_by_label("Password").fill("incorrect horse")
    phone.press(hand.get_by_role("button", name="Sign in"))
    expect(hand.get_by_role("alert").get_by_text("do not belong together")).to_be_visible()
    hand.get_by_label("Password").fill(SECRET)
    expect(hand.get_by_label("Take the game along")).to_be_checked()
    phone.press(hand.get_by_role("button", name="Sign in"))
    expect(hand.get_by_role("link", name="Lady Ada", exact=True)).to_be_visible()
    assert len(phone.ask("/me")["tables"]) == 2

    page.get_by_role("button", name="Delete my account").click()
    page.get_by_label("Password", exact=True).fill(SECRET)
    page.get_by_role("button", name="Delete for good").click()
    expect(page.get_by_role("link", name="You", exact=True)).to_be_visible()
    hand.reload()
    expect(hand.get_by_role("link", name="You", exact=True)).to_be_visible()

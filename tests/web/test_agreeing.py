"""Two people agree to go back, and to end a game: asked for and answered on a desk, on a phone and by keys."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Locator, expect

from tests.effort import in_depth
from tests.server.kept import at_both_sites
from tests.web.screen import OpenScreen, Screen
from tests.web.test_two_browsers import meet, move

pytestmark = at_both_sites


def strip(screen: Screen) -> Locator:
    """Return where everybody is asked."""
    return screen.page.get_by_label("What everybody is asked")


def check_same(screens: list[Screen]) -> None:
    """Both see the same story, as the server tells it."""
    state = screens[0].state(0)
    for screen in screens:
        expect(screen.page.locator(".table")).to_have_attribute("data-seq", str(state["seq"]))
        expect(screen.page.locator(".story li")).to_have_text([line["text"] for line in state["lines"]])


def play_until_may_ask(asker: Screen, screens: list[Screen], rng: Random) -> None:
    """Play on until somebody has done something that they cannot take back alone."""
    while asker.state()["seats"][0]["undo"] or not asker.ask(f"/tables/{asker.table}/moments")["moments"]:
        move(screens, rng)
    check_same(screens)


@in_depth
def test_two_people_go_back_by_agreement_and_end_the_game(open_screen: OpenScreen) -> None:
    desk, phone = screens = [open_screen(), open_screen(phone=True)]
    rng = Random(5)
    meet(desk, phone, "overworld")
    play_until_may_ask(desk, screens, rng)

    desk.page.keyboard.press("u")  # nothing can be taken back alone
    expect(desk.page.get_by_role("radio", checked=True)).to_be_focused()
    expect(strip(desk)).to_contain_text("What somebody has seen they know, and chance brings the same again.")
    desk.page.keyboard.press("Escape")
    expect(strip(desk)).to_have_count(0)
    desk.page.keyboard.press("u")
    desk.page.get_by_role("button", name="Ask everybody").click()
    expect(strip(phone)).to_contain_text("Ada asks to go back to before this: ")
    expect(strip(phone)).to_contain_text("What somebody has seen they know")
    expect(strip(desk)).to_contain_text("Not answered yet: Ben")
    phone.page.get_by_role("button", name="Do not agree").tap()
    expect(strip(desk)).to_have_count(0)
    check_same(screens)
    assert phone.state(0)["lines"][-1]["text"] == "Ben does not agree. The game goes on."

    move(screens, rng)
    play_until_may_ask(phone, screens, rng)
    phone.page.get_by_role("button", name="Ask to go back").tap()
    to = phone.page.get_by_role("radio", checked=True).get_attribute("value")
    then = phone.ask(f"/tables/{phone.table}/replay?at={to}")["view"]
    phone.page.get_by_role("button", name="Ask everybody").tap()
    desk.page.get_by_role("button", name="Agree", exact=True).click()
    expect(strip(phone)).to_have_count(0)
    check_same(screens)
    assert phone.state()["seats"][0]["view"] == then
    assert phone.state(0)["lines"][-1]["event"]["type"] == "TakenBack"

    desk.page.get_by_role("button", name="Settings").click()
    desk.page.get_by_role("button", name="Propose to end the game").click()
    expect(strip(desk)).to_contain_text("without a winner")
    desk.page.get_by_role("button", name="Ask everybody").click()
    expect(strip(phone)).to_contain_text("Ada asks to end the game as it stands, by agreement.")
    phone.page.get_by_role("button", name="Agree", exact=True).tap()
    for screen in screens:
        expect(screen.page.locator(".prompt p")).to_contain_text("Ended by agreement")
        expect(screen.page.get_by_role("button", name="Play again")).to_be_visible()

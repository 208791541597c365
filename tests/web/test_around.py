"""Around the table: setting up, inviting, watching, leaving, being called to one's turn, and looking back."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from farshore.server.lobby.names import LONGEST_NAME
from tests.effort import in_depth
from tests.web.screen import OpenScreen, Screen
from tests.web.site import Owner, Site, golden, made

LISTEN = """
  window.rung = 0; window.noted = [];
  window.OscillatorNode = class extends OscillatorNode { start(...when) { window.rung += 1; super.start(...when); } };
  window.Notification = class extends Notification {
    static permission = "granted";  // a browser without windows has nobody to ask
    static async requestPermission() { return "granted"; }
    constructor(title, more) { super(title, more); window.noted.push(title); }
  };
  document.hasFocus = () => false;  // they look elsewhere
"""


@in_depth
def test_a_refusal_stays_until_it_is_dealt_with_and_a_table_is_filled(open_screen: OpenScreen) -> None:
    host, eve = open_screen(), open_screen()
    page = host.page
    host.go("/new/overworld")
    page.wait_for_load_state("networkidle")  # the beginning is shown, and not asked for again
    page.get_by_role("group", name="How many").get_by_text("3", exact=True).click()
    name = page.get_by_label("Your name")
    name.press_sequentially("x" * (LONGEST_NAME + 6))
    expect(name).to_have_value("x" * LONGEST_NAME)
    name.fill("…")
    for seat in (1, 2):
        page.locator("main select").nth(seat).select_option(label="A friend, by link")
    page.get_by_role("button", name="Open the table").click()
    refusal = page.get_by_role("alert").get_by_text("at least one letter or digit")
    expect(refusal).to_be_visible()
    with page.expect_response("**/api/preview*"):
        page.get_by_role("button", name="Another").click()
    expect(refusal).to_be_visible()  # another beginning is no answer to it
    name.fill("Ada")
    expect(refusal).to_have_count(0)
    page.get_by_role("button", name="Open the table").click()

    expect(page.get_by_role("note")).to_contain_text("farshore serve --host 0.0.0.0")
    expect(page.get_by_label("Invitation link")).to_have_count(2)
    page.get_by_role("button", name="Show as a code").first.click()
    expect(page.get_by_role("img", name="A code to photograph")).to_be_visible()
    page.get_by_role("button", name="Let a bot play").first.click()
    expect(page.get_by_label("Invitation link")).to_have_count(1)
    page.get_by_role("button", name="Let a bot play").click()
    host.turn()

    eve.go(f"/t/{host.table}")
    expect(eve.page.get_by_text("There is no such table")).to_be_visible()
    page.get_by_role("button", name="Settings").click()
    page.get_by_text("Let others watch").click()
    link = page.get_by_label("Link to watch")
    address = link.input_value()
    eve.page.goto(address)
    expect(eve.page.get_by_text("You are watching", exact=True)).to_be_visible()
    assert "#" not in eve.page.url
    expect(eve.page.get_by_role("button", name="Undo")).to_have_count(0)
    expect(page.get_by_role("button", name="Undo")).to_have_count(1)
    page.get_by_role("button", name="Make another link").click()
    expect(link).not_to_have_value(address)
    expect(eve.page.get_by_text("There is no such table")).to_be_visible()
    eve.go("/join/unknown")
    expect(eve.page.get_by_text("There is no such invitation")).to_be_visible()
    expect(eve.page.get_by_role("button", name="Try again")).to_have_count(0)


@in_depth
def test_a_table_is_called_off_and_those_who_wait_there_are_told(open_screen: OpenScreen) -> None:
    host, guest = open_screen(), open_screen(phone=True)
    host.go("/new/explorers")
    host.page.get_by_role("group", name="How many").get_by_text("3", exact=True).click()
    for seat in (1, 2):
        host.page.locator("main select").nth(seat).select_option(label="A friend, by link")
    host.page.get_by_role("button", name="Open the table").click()
    spent = host.page.get_by_label("Invitation link").first.input_value()
    guest.page.goto(spent)
    guest.press(guest.page.get_by_role("button", name="Sit down"))
    expect(host.page.get_by_label("Invitation link")).to_have_count(1)
    leave = guest.page.get_by_role("button", name="Leave the table")
    guest.press(leave)
    guest.press(leave)
    expect(guest.page.get_by_role("heading", level=1)).to_be_visible()
    guest.page.wait_for_url("**/")
    expect(guest.page.locator(".game")).to_have_count(0)
    links = host.page.get_by_label("Invitation link")
    expect(links).to_have_count(2)  # the seat is open again, by another link
    assert links.first.input_value() != spent
    guest.page.goto(links.first.input_value())
    guest.press(guest.page.get_by_role("button", name="Sit down"))
    expect(leave).to_be_visible()
    host.page.get_by_role("button", name="Call the game off").click()
    expect(host.page.get_by_role("button", name="No, go on")).to_be_focused()
    host.page.get_by_role("button", name="Call the game off").click()
    expect(guest.page.locator(".prompt").first).to_contain_text("There is no more play here")
    expect(host.page.get_by_role("heading", name="Finished games")).to_be_visible()
    game = host.page.locator(".game")
    expect(game).to_contain_text("Called off")
    game.get_by_role("button", name=re.compile("What you can do")).click()
    host.page.get_by_role("button", name="Remove from my list").click()
    expect(game).to_have_count(0)
    guest.go("/")
    expect(guest.page.locator(".game")).to_contain_text("Called off")  # it is still among theirs


def put_before_turn_of_first(site: Site, ada: Owner, ben: Owner) -> tuple[str, int]:
    """Put a game where Ben is to act, and Ada after him; return the table and what had been decided."""
    record = golden("overworld-2")
    decisions = made(record)
    at = next(at for at in range(6, len(decisions)) if [decisions[at + by][0] for by in (0, 1)] == [1, 0])
    return site.put(record, at, [ada, ben]), at


def act_for(site: Site, screen: Screen, table: str, at: int) -> None:
    """Do as Ben what was recorded."""
    screen.go(f"/t/{table}")
    state = screen.turn()
    (offer,) = (each for each in state["seats"][0]["offers"] if each["notation"] == made(golden("overworld-2"))[at][1])
    screen.act(1, offer["action"], state["seq"])


def test_whose_turn_it_becomes_is_called_and_may_let_a_bot_play(site: Site, open_screen: OpenScreen) -> None:
    ada, ben = site.owner("Ada"), site.owner("Ben")
    table, at = put_before_turn_of_first(site, ada, ben)
    one, other = open_screen(ada), open_screen(ben)
    one.context.add_init_script(LISTEN)
    one.go(f"/t/{table}")
    page, icon = one.page, one.page.locator('link[rel="icon"]')
    expect(page.locator(".prompt").first).to_contain_text("Ben’s turn")
    expect(icon).to_have_attribute("href", "/favicon.svg")
    page.get_by_role("button", name="Settings", exact=True).first.click()
    page.get_by_label("A sound").check()
    page.wait_for_function("() => window.rung > 0")  # whoever turns it on hears what it is like
    rung = page.evaluate("window.rung")
    page.get_by_label("A notification").check()
    expect(page.get_by_label("A notification")).to_be_checked()
    assert page.evaluate("window.noted") == []

    act_for(site, other, table, at)
    expect(page).to_have_title(re.compile("Your turn"))
    expect(icon).to_have_attribute("href", "/favicon-turn.svg")
    page.wait_for_function("() => window.noted.length > 0")
    assert page.evaluate("window.noted") == ["● Your turn – Overworld"]
    page.wait_for_function("rung => window.rung > rung", arg=rung)
    page.reload()
    one.turn()
    page.get_by_role("button", name="Settings", exact=True).first.click()
    expect(page.get_by_label("A sound")).to_be_checked()  # the browser keeps it
    assert page.evaluate("window.rung") == 0, "whoever opens the page sees that it is their turn"

    page.get_by_role("button", name="Let a bot play for me").click()
    expect(page.get_by_text("A bot plays for you", exact=True)).to_be_visible()
    expect(other.page.locator(".story")).to_contain_text("A bot plays for Ada for the time being.")
    expect(icon).to_have_attribute("href", "/favicon.svg")
    page.get_by_role("button", name="Take my seat back").click()
    expect(page.get_by_role("button", name="Take my seat back")).to_have_count(0)
    one.go("/")
    page.locator("aside .game").get_by_role("button", name=re.compile("What you can do")).click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Resign").click()
    expect(page.locator(".game").first).to_contain_text("You resigned")
    expect(other.page.locator(".story")).to_contain_text("Ada resigns. A bot plays on.")


def area(page: Page) -> float:
    """Return how large the board is."""
    box = page.locator("main").bounding_box()
    assert box is not None
    return box["width"] * box["height"]


def look_back(screen: Screen, table: str, steps: int) -> None:
    """Go through a finished game in every way there is."""
    page = screen.page
    screen.go(f"/t/{table}")
    screen.press(page.get_by_role("button", name="Look at the map"))
    in_play = area(page)
    screen.go(f"/t/{table}/replay?step=10")
    at, slider = page.locator("output"), page.get_by_role("slider")
    expect(at).to_have_text(f"10 of {steps}")
    expect(slider).to_have_value("10")
    assert area(page) >= 0.97 * in_play
    expect(page.locator(".log li").nth(1)).to_be_attached()  # by the story it is known where turns end
    screen.press(page.get_by_role("button", name="One turn forward"))
    expect(at).not_to_have_text(f"10 of {steps}")
    forward = at.inner_text()
    screen.press(page.get_by_role("button", name="One turn back"))
    expect(at).not_to_have_text(forward)
    screen.press(page.get_by_role("button", name="One turn back"))
    page.wait_for_function("() => Number(new URLSearchParams(location.search).get('step')) < 10")
    expect(slider).to_have_attribute("aria-valuetext", re.compile(r"^\d of \d+: Ada \d+, Ben \d+$"))
    if screen.touch:
        screen.press(page.get_by_role("button", name="Story", exact=True))
    expect(page.get_by_role("img", name=re.compile(r"How the points went. Here: Ada \d+, Ben \d+"))).to_be_visible()
    screen.press(page.locator(".log li", has_text="wins the gap").first)
    page.wait_for_function("() => Number(new URLSearchParams(location.search).get('step')) > 10")
    expect(page.locator(".told")).to_contain_text("wins the gap")
    chosen = at.inner_text()
    page.reload()
    expect(at).to_have_text(chosen)
    page.get_by_label("Speed").select_option("4")
    screen.press(page.get_by_role("button", name="Play", exact=True))
    expect(at).not_to_have_text(chosen)
    screen.press(page.get_by_role("button", name="Pause"))


@in_depth
def test_a_game_is_looked_back_at_by_step_turn_line_and_link(site: Site, open_screen: OpenScreen) -> None:
    ada, ben = site.owner("Ada"), site.owner("Ben")
    record = golden("overworld-2")
    steps = len(made(record))
    table = site.put(record, steps, [ada, ben])
    desk = open_screen(ada)
    look_back(desk, table, steps)
    look_back(open_screen(ada, phone=True), table, steps)
    desk.go(f"/t/{table}/replay?step=999")  # a step that was taken back since
    expect(desk.page.locator("output")).to_have_text(f"{steps} of {steps}")

"""Each game from the start page to the end and on to the next, by clicking."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import expect

from tests.effort import in_depth
from tests.web.hands import play_to_the_end, seat_of
from tests.web.overworld_hands import is_at_either_end
from tests.web.screen import Json, OpenScreen, Screen

BAY = """name = "bay"
board = '''
 ABCDEF
1~.~~.~
2......
3~....~
4~.~~.~
'''
"""


def set_up(screen: Screen, game: str, players: int) -> None:
    """Go from the start page to a table that is being set up."""
    screen.go("/")
    screen.press(screen.page.get_by_role("link", name=re.compile(rf"Set up a table\s*: {game}")))
    screen.press(screen.page.get_by_role("group", name="How many").get_by_text(str(players), exact=True))


def begin(screen: Screen, *, at_once: bool = False) -> None:
    """Sit down; choose to see at once what others do, instead of step by step."""
    screen.press(screen.page.get_by_role("button", name="Begin"))
    if at_once:
        screen.turn()
        screen.press(screen.page.get_by_role("button", name="Settings").first)
        screen.press(screen.page.get_by_text("At once", exact=True))
        screen.page.keyboard.press("Escape")


def begins_or_ends_a_round(state: Json) -> bool:
    """Tell whether Explorers is in a turn between which and the next one more happens than in others."""
    turn = seat_of(state)["view"]["turn"]
    return turn["turn"] in {0, 1, turn["turns"]}


def check_ending(screen: Screen, parts: set[str]) -> None:
    """The end screen ranks everyone, says where the points came from, and the totals are their sums."""
    state = screen.state()
    ending = screen.page.get_by_role("dialog")
    expect(ending.get_by_role("heading")).to_be_visible()
    rows = ending.locator("ol > li")
    expect(rows).to_have_count(len(state["scores"]))
    totals = [points(text) for text in rows.locator(".total").all_inner_texts()]
    assert sorted(totals) == sorted(state["scores"])
    expect(rows.first).to_have_class(re.compile(r"\bwinner\b"))
    listed = ending.get_by_role("table").locator("tbody tr")
    found = {row.locator("th").inner_text(): row.locator("td").all_inner_texts() for row in listed.all()}
    assert found
    assert set(found) <= parts
    assert [sum(points(column[at]) for column in found.values()) for at in range(len(totals))] == totals
    best, second = totals[0], totals[:2][-1]  # alone, nobody is ahead
    leads = {part: points(column[0]) - points(column[:2][-1]) for part, column in found.items()}
    said = "".join(ending.locator(".decisive").all_inner_texts())
    told = {part for part, lead in leads.items() if f"{part} +{lead}" in said}
    assert told == {part for part, lead in leads.items() if lead > 0 and best > second}, "what made the difference"


def points(text: str) -> int:
    """Read points, which may be less than none."""
    return int(text.replace("−", "-"))


def check_replay(screen: Screen) -> None:
    """The slider leads through the whole game and back to its beginning."""
    screen.press(screen.page.get_by_role("dialog").get_by_role("link", name="Replay"))
    slider, told = screen.page.get_by_role("slider"), screen.page.locator("output")
    expect(told).to_have_text(re.compile(r"^0 of \d\d+$"))
    steps = int(slider.get_attribute("max") or 0)
    slider.fill(str(steps // 2))
    expect(told).to_have_text(f"{steps // 2} of {steps}")
    slider.press("End")
    expect(told).to_have_text(f"{steps} of {steps}")
    expect(screen.page.get_by_label("The story so far")).to_contain_text(screen.state(0)["lines"][-1]["text"])
    screen.press(screen.page.get_by_role("button", name="To the beginning"))
    expect(told).to_have_text(f"0 of {steps}")


def check_again(screen: Screen) -> None:
    """Another table with the same people and options."""
    before = screen.state()["table"]
    screen.press(screen.page.get_by_role("link", name="To the table"))
    screen.press(screen.page.get_by_role("button", name="Play again"))
    screen.page.wait_for_url(lambda url: before["id"] not in url)
    after = screen.turn()["table"]
    assert after["status"] == "playing"
    assert after["options"] == before["options"]
    assert [seat["name"] for seat in after["seats"]] == [seat["name"] for seat in before["seats"]]


@in_depth
def test_overworld_is_played_against_a_bot_and_once_more(open_screen: OpenScreen) -> None:
    screen = open_screen(reduced_motion="no-preference")
    set_up(screen, "Overworld", 2)
    begin(screen, at_once=True)
    play_to_the_end(screen, Random(1), by_hand=is_at_either_end)
    check_ending(screen, {"Regions", "Tour of the doors"})
    check_replay(screen)
    check_again(screen)


@in_depth
def test_entdecker_is_played_against_a_bot_on_a_sea_of_ones_own_and_once_more(open_screen: OpenScreen) -> None:
    screen = open_screen(reduced_motion="no-preference")
    set_up(screen, "Entdecker", 2)
    screen.press(screen.page.get_by_text("More options"))
    screen.page.get_by_label("Scenario of your own").fill(BAY)
    screen.page.get_by_label("Scenario of your own").blur()
    begin(screen, at_once=True)
    play_to_the_end(screen, Random(2))
    assert screen.state()["table"]["options"]["own_scenario"] == BAY
    check_ending(screen, {"Islands", "Produce of the jungle", "Waterfalls"})
    check_replay(screen)
    check_again(screen)


@in_depth
def test_explorers_is_played_alone_and_once_more(open_screen: OpenScreen) -> None:
    screen = open_screen()
    set_up(screen, "Explorers", 1)
    begin(screen)
    play_to_the_end(screen, Random(3), by_hand=begins_or_ends_a_round)
    check_ending(screen, {"Provisions", "Gems", "Temples", "Villages"})
    check_replay(screen)
    check_again(screen)

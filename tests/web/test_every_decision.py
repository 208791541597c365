"""Whatever the three games let somebody decide can be decided on the page, by the board and by the list of choices."""

from __future__ import annotations

import json
from random import Random
from typing import NamedTuple

import pytest
from playwright.sync_api import expect

from farshore.core.contract import CHANCE, Seat
from farshore.core.registry import games as installed_games
from tests.make_records import FOLDER
from tests.web.hands import do, quick, seat_of
from tests.web.screen import Json, OpenScreen, Screen
from tests.web.site import Site, golden, made

GAMES = installed_games()


class Moment(NamedTuple):
    """A decision of a golden record."""

    record: str
    decisions: int  # made before
    seat: Seat
    notation: str


def moments() -> dict[tuple[str, str], Moment]:
    """Return, by game and kind of action, the earliest decision of that kind in any golden record."""
    found: dict[tuple[str, str], Moment] = {}
    for path in sorted(FOLDER.glob("*.jsonl")):
        record = golden(path.stem)
        game = GAMES[record.header.game]
        for number, (seat, notation) in enumerate(made(record)):
            kind = game.name, type(game.read_action(notation)).__name__
            if kind not in found or number < found[kind].decisions:
                found[kind] = Moment(path.stem, number, seat, notation)
    return found


MOMENTS = moments()


def test_every_kind_of_action_is_decided_by_somebody_or_by_chance_alone() -> None:
    chance = {
        (record.header.game, type(GAMES[record.header.game].read_action(step.action)).__name__)
        for record in (golden(path.stem) for path in FOLDER.glob("*.jsonl"))
        for step in record.steps
        if step.seat == CHANCE
    }
    every = {(game.name, kind.__name__) for game in GAMES.values() for kind in game.action_types}
    assert set(MOMENTS) | chance == every


def steps(screen: Screen) -> list[Json]:
    """Return the steps of the seats in the record that the page lets people save."""
    response = screen.page.request.get(f"{screen.place}/api/tables/{screen.table}/record")
    lines = [json.loads(line) for line in response.text().splitlines()]
    return [line for line in lines if line["line"] == "step" and line["seat"] != CHANCE]


@pytest.mark.parametrize(("game", "kind"), sorted(MOMENTS))
def test_it_can_be_done_on_the_board(game: str, kind: str, site: Site, open_screen: OpenScreen) -> None:
    moment = MOMENTS[game, kind]
    record = golden(moment.record)
    me, others = site.owner("Ada"), site.owner("Ben")
    seats = range(len(record.header.seats))
    table = site.put(record, moment.decisions, [me if seat == moment.seat else others for seat in seats])
    screen = open_screen(me)
    screen.go(f"/t/{table}")
    state = screen.turn()
    (choice,) = (each for each in seat_of(state)["offers"] if each["notation"] == moment.notation)
    told = len(screen.story())
    do(screen, state, choice)
    expect(screen.page.locator(".table")).not_to_have_attribute("data-seq", str(state["seq"]))
    done = steps(screen)
    assert done[-1]["seat"] == moment.seat
    assert GAMES[game].read_action(done[-1]["action"]) == GAMES[game].read_action(moment.notation)
    news = [line["text"] for line in screen.state(state["seq"])["lines"]]
    assert screen.story()[told:] == news


@pytest.mark.parametrize(("game", "seats"), [("entdecker", 2), ("explorers", 2), ("overworld", 2)])
def test_random_games_can_be_walked_through_by_the_list_of_choices(
    game: str, seats: int, site: Site, open_screen: OpenScreen
) -> None:
    me = site.owner("Ada")
    screen = open_screen(me)
    asks = [{"kind": "me"}, *({"kind": "bot", "bot": "random"} for _ in range(seats - 1))]
    response = screen.page.request.post(f"{site.place}/api/tables", data={"game": game, "options": {}, "seats": asks})
    screen.go(f"/t/{response.json()['id']}")
    state, rng = screen.turn(), Random(4)
    screen.press(screen.page.get_by_role("button", name="All choices as a list"))
    for _ in range(10):
        if state["over"]:
            break
        legal = seat_of(state)["offers"]
        choice = quick(legal, rng)
        listed = screen.page.locator(".choices button")
        expect(listed).to_have_count(min(len(legal), 150))
        if len(legal) > 150:
            screen.page.get_by_role("searchbox").fill(choice["notation"])
        screen.press(screen.page.locator(f'[data-notation="{choice["notation"]}"]'))
        state = screen.turn(after=state["seq"])

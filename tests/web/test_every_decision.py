"""Whatever the three games let somebody decide can be decided on the page, by the board and by the list of choices."""

from __future__ import annotations

import json
from collections.abc import Iterable
from random import Random
from typing import NamedTuple

import pytest
from playwright.sync_api import expect

from farshore.core.contract import CHANCE, Seat
from farshore.core.registry import games as installed_games
from tests.effort import in_depth
from tests.make_records import FOLDER
from tests.some import some
from tests.web.hands import do, quick, seat_of
from tests.web.screen import Json, OpenScreen, Screen
from tests.web.site import Site, golden, made

GAMES = installed_games()


OPENING = 12  # decisions in a row that cost as much as opening a page
LATER = 30  # decisions after which a page is dearer to open by one
LONGEST = 12  # decisions of a walk


class Walk(NamedTuple):
    """Some decisions of one seat in a row, of a golden record."""

    game: str
    record: str
    decisions: int  # made before
    seat: Seat
    notations: tuple[str, ...]
    kinds: frozenset[str]  # of actions

    def __str__(self) -> str:
        return f"{self.game}-{self.record}-{self.decisions}"


def walks() -> list[Walk]:
    """Return every walk through the golden records that ends with a kind of action it had not had before."""
    found = []
    for path in sorted(FOLDER.glob("*.jsonl")):
        record, game = golden(path.stem), GAMES[golden(path.stem).header.game]
        decisions = made(record)
        kinds = [type(game.read_action(notation)).__name__ for _, notation in decisions]
        for start, (seat, _) in enumerate(decisions):
            had: set[str] = set()
            for at in range(start, min(start + LONGEST, len(decisions))):
                if decisions[at][0] != seat:
                    break
                if kinds[at] not in had:
                    had.add(kinds[at])
                    notations = tuple(notation for _, notation in decisions[start : at + 1])
                    found.append(Walk(game.name, path.stem, start, seat, notations, frozenset(had)))
    return found


def cost(walk: Walk) -> float:
    """Return how dear a walk is: a page that is opened late in a game has more to draw."""
    return OPENING + walk.decisions / LATER + len(walk.notations)


def fewest(every: Iterable[Walk]) -> list[Walk]:
    """Return few and short walks that have every kind of action of every game: pages are dear to open."""
    cheapest: dict[tuple[str, frozenset[str]], Walk] = {}
    for walk in sorted(every, key=cost):
        cheapest.setdefault((walk.game, walk.kinds), walk)
    missing = {(game, kind) for game, kinds in cheapest for kind in kinds}
    chosen = []
    while missing:
        best = max(
            cheapest.values(), key=lambda walk: sum((walk.game, kind) in missing for kind in walk.kinds) / cost(walk)
        )
        chosen.append(best)
        missing -= {(best.game, kind) for kind in best.kinds}
    return chosen


WALKS = fewest(walks())


def test_every_kind_of_action_is_decided_by_somebody_or_by_chance_alone() -> None:
    chance = {
        (record.header.game, type(GAMES[record.header.game].read_action(step.action)).__name__)
        for record in (golden(path.stem) for path in FOLDER.glob("*.jsonl"))
        for step in record.steps
        if step.seat == CHANCE
    }
    every = {(game.name, kind.__name__) for game in GAMES.values() for kind in game.action_types}
    assert {(walk.game, kind) for walk in WALKS for kind in walk.kinds} | chance == every


def steps(screen: Screen, table: str = "") -> list[Json]:
    """Return the steps of the seats in the record that the page lets people save; by default of its table."""
    response = screen.page.request.get(f"{screen.place}/api/tables/{table or screen.table}/record")
    lines = [json.loads(line) for line in response.text().splitlines()]
    return [line for line in lines if line["line"] == "step" and line["seat"] != CHANCE]


@pytest.mark.parametrize("game", GAMES)
def test_it_can_be_done_on_the_board(game: str, site: Site, open_screen: OpenScreen) -> None:
    me, others = site.owner("Ada"), site.owner("Ben")
    screen = open_screen(me)
    for walk in some(walk for walk in WALKS if walk.game == game):
        record = golden(walk.record)
        seats = range(len(record.header.seats))
        screen.go(f"/t/{site.put(record, walk.decisions, [me if seat == walk.seat else others for seat in seats])}")
        do_all(screen, walk)


def do_all(screen: Screen, walk: Walk) -> None:
    """Take every decision of a walk on the board; each is done as it was in the record, and told."""
    before = -1
    for notation in walk.notations:
        state = screen.turn(after=before)
        before = state["seq"]
        (choice,) = (each for each in seat_of(state)["offers"] if each["notation"] == notation)
        told = screen.story()
        do(screen, state, choice)
        expect(screen.page.locator(".table")).not_to_have_attribute("data-seq", str(before))
        done = steps(screen)
        assert done[-1]["seat"] == walk.seat
        action = GAMES[walk.game].read_action
        assert action(done[-1]["action"]) == action(notation)
        news = [line["text"] for line in screen.state(before)["lines"]]
        assert screen.story() == told + news


@in_depth
@pytest.mark.parametrize("game", GAMES)
def test_random_games_can_be_walked_through_by_the_list_of_choices(
    game: str, site: Site, open_screen: OpenScreen
) -> None:
    me = site.owner("Ada")
    screen = open_screen(me)
    asks = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    response = screen.page.request.post(f"{site.place}/api/tables", data={"game": game, "options": {}, "seats": asks})
    screen.go(f"/t/{response.json()['id']}")
    state, rng = screen.turn(), Random(4)
    screen.press(screen.page.get_by_role("button", name="All choices as a list"))
    for _ in range(10):
        if state["over"]:
            break
        legal = seat_of(state)["offers"]
        choice = quick(legal, rng)
        listed = screen.page.locator(".choices [data-notation]")
        expect(listed).to_have_count(min(len(legal), 150))
        if len(legal) > 150:
            screen.page.get_by_role("searchbox").fill(choice["notation"])
        screen.press(screen.page.locator(f'.choices [data-notation="{choice["notation"]}"]'))
        if choice["idle"] or choice["final"]:  # what brings nothing, or is for good, asks once more
            screen.press(screen.page.locator(".choices .anyway").get_by_role("button", name=choice["text"], exact=True))
        state = screen.turn(after=state["seq"])

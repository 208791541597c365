"""What a seat is offered: the legal actions, each with where it is and what it would show; and how the seats stand."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from farshore.core.contract import CHANCE, Offer
from farshore.games.entdecker import ENTDECKER
from farshore.games.entdecker.actions import VERBS, ScoreIsland
from farshore.games.entdecker.offers import Cost, Laid, Payment, Sent, offers
from farshore.games.entdecker.options import EntdeckerOptions
from farshore.games.entdecker.setup import new_state
from farshore.games.entdecker.state import EntdeckerState
from farshore.games.entdecker.terms import terms_of
from farshore.games.entdecker.view import EntdeckerView
from tests.entdecker.table import Table, rule

SAIL = """
 ABCDEF
1~.....
2╶┘....
3~~....
4......
"""
EXPLORE = "[turn]\nphase = 'explore'\nship = '{}'\nlanded = true\n"
OPTIONS = [EntdeckerOptions(), EntdeckerOptions(edition="digest", recall="any-time"), EntdeckerOptions(top_scout=True)]


def offered(table: Table) -> dict[str, Offer]:
    """Return what the seat to act is offered, by notation."""
    state = table.state
    return {VERBS.write(offer.action): offer for offer in offers(state, state.actors()[0])}


def named(view: EntdeckerView) -> set[str]:
    """Return every place that a view names."""
    spaces = {f"{column}{row + 1}" for column in view.board.columns for row in range(view.board.height)}
    masses = {mass.name for tile in view.tiles for mass in tile.masses}
    paths = {path.name for path in view.jungle.paths}
    spots = {f"{path.name}.{space + 1}" for path in view.jungle.paths for space in range(len(path.spaces))}
    stacks = {stack.name for stack in view.stacks.hidden} | {pattern.name for pattern in view.stacks.patterns}
    return spaces | masses | paths | spots | stacks | {edge.name for edge in view.board.edges}


def step(state: EntdeckerState, rng: Random) -> None:
    seat = state.actors()[0]
    if seat == CHANCE:
        actions, weights = zip(*state.outcomes(), strict=True)
        state.apply(CHANCE, rng.choices(actions, weights)[0])
    else:
        state.apply(seat, rng.choice(state.legal(seat)))


@pytest.mark.parametrize("options", OPTIONS, ids=["printed", "digest", "top-scout"])
@pytest.mark.parametrize("seats", [2, 4])
def test_offers_are_what_is_legal_at_places_that_the_view_names(seats: int, options: EntdeckerOptions) -> None:
    state, rng = new_state(terms_of(seats, options)), Random(f"offers {seats}")
    verbs = set()
    for _ in range(400):
        if not state.actors():
            break
        for seat in range(seats):
            found = offers(state, seat)
            assert [offer.action for offer in found] == list(state.legal(seat))
            if found:
                view = state.view(seat)
                known = named(view)
                assert {place for offer in found for place in offer.places} <= known
                closed = {name for offer in found if isinstance(offer.shows, Laid) for name in offer.shows.closes}
                assert closed <= {island.name for island in view.islands}
                assert {
                    space for offer in found if isinstance(offer.shows, Sent) for space in [offer.shows.space]
                } <= known
                world = state.determinize(seat, rng)
                assert msgspec.json.encode(offers(world, seat)) == msgspec.json.encode(found), "no secret is told"
            verbs |= {type(offer.action).__name__ for offer in found}
        step(state, rng)
    assert {"StartAt", "Announce", "PlaceTile", "PlaceUnit", "Stop"} <= verbs


@rule("ENT-22")
def test_a_start_shows_what_it_costs_and_the_way_there() -> None:
    units = "units = ['white fort B2']\ngold = [9, 9]\n"
    starts = offered(Table(SAIL, more=units + "[turn]\nphase = 'start'\n"))
    assert starts["start A3 bank 1"].places == ("A3",)
    assert starts["start A3 bank 1"].shows == Payment(bank=1, tolls=(0, 0, 0, 0), total=1, path=("A3", "W:3"))
    toll = starts["start B2 bank 1 white 2"]
    assert toll.shows == Payment(bank=1, tolls=(0, 2, 0, 0), total=3, path=("B2", "B3", "A3", "W:3"))


@rule("ENT-22")
def test_the_course_to_the_start_is_shown_until_a_tile_is_laid() -> None:
    units = "units = ['white fort B2']\ngold = [9, 9]\n"
    table = Table(SAIL, more=units + "[turn]\nphase = 'start'\n")
    assert table.state.view(None).turn.course == ()
    table.play("start B2 bank 1 white 2")
    assert table.state.view(None).turn.course == ("W:3", "A3", "B3", "B2")
    table.play("open 1", "take 1")
    assert table.state.view(1).turn.course == ("W:3", "A3", "B3", "B2")
    table.play(table.legal()[0])
    assert table.state.view(1).turn.course == ()


@rule("ENT-23")
def test_an_announcement_shows_what_it_costs_and_leaves() -> None:
    found = offered(Table(SAIL, more="gold = [9, 9]\n[turn]\nphase = 'announce'\nship = 'S:C'\n"))
    assert found["hidden 3"].shows == Cost(gold=3, left=6)
    assert found["open 2"].shows == Cost(gold=8, left=1)
    assert found["open 2"].places == ()


@rule("ENT-31", "ENT-70")
def test_a_tile_shows_the_islands_it_would_complete() -> None:
    place = "[turn]\nphase = 'place'\nship = 'A1'\nhand = '{}'\nlanded = true\n"
    found = offered(Table(SAIL, more=place.format(2)))
    assert [(text, offer.places, offer.shows) for text, offer in found.items()] == [
        ("place 2r2 B1", ("B1",), Laid(closes=("A2",))),
    ]
    assert offered(Table(SAIL, more=place.format(3)))["place 3r1 B1"].shows == Laid(closes=()), "its east side is open"


@rule("ENT-40")
def test_a_unit_is_offered_on_a_mass_with_its_cost() -> None:
    strait = SAIL.replace("╶┘", "╶┤").replace("3~~", "3~╎")
    found = offered(Table(strait, more="gold = [9, 9]\n" + EXPLORE.format("B3")))
    assert found["scout N"].places == ("B3/N",)
    assert found["fort S"].places == ("B3/S",)
    assert found["fort S"].shows == Cost(gold=3, left=6)
    assert found["stop"].places == ()
    assert {text: offer.final for text, offer in found.items() if offer.final} == {"stop": "entdecker-final-stop-unit"}


@rule("ENT-30")
def test_stacks_are_offered_by_name() -> None:
    journey = "[turn]\nphase = 'explore'\nship = 'S:C'\nlanded = false\nannounced = 2\nkind = '{}'\n"
    assert offered(Table(SAIL, more=journey.format("hidden")))["draw 3"].places == ("H:3",)
    assert offered(Table(SAIL, more=journey.format("open")))["take 4"].places == ("O:4",)
    found = offered(Table(SAIL, more=journey.format("open").replace("false", "true").replace("S:C", "A1")))
    assert {text: offer.final for text, offer in found.items() if offer.final} == {"stop": "entdecker-final-stop"}


@rule("ENT-41", "ENT-52")
def test_a_scout_is_taken_from_where_it_stands_and_sent_to_the_first_free_space() -> None:
    paths = "paths = ['r r r r r r r r', 'r . r . . . . .']\n"
    natives = "units = ['red scout B2']\n[turn]\nphase = 'natives'\nship = 'A3'\n"
    found = offered(Table(SAIL, players=4, more=paths + natives))
    assert found["send 2 from B2"].places == ("P2", "B2")
    assert found["send 2 from B2"].shows == Sent(space="P2.2")
    assert found["send 2 from P1.8"].places == ("P2", "P1.8")
    assert found["send 1 from P1.3"].shows == Sent(space="P1.3"), "back to where it was"
    assert found["send 2 from P2.1"].shows == Sent(space="P2.1")
    assert found["send 2 from P2.3"].shows == Sent(space="P2.2")
    assert "send 1 from P2.1" not in found, "that path is full"
    landed = "units = ['red scout B2']\n" + EXPLORE.format("B3")
    recall = offered(Table(SAIL.replace("3~~", "3~╶"), players=4, more=paths + landed))
    assert recall["recall B2"].places == ("B2",)
    assert recall["recall P1.1"].places == ("P1.1",)


@rule("ENT-70")
def test_an_island_is_offered_with_all_its_spaces() -> None:
    board = """
 ABCDEF
1╶╴╶╴~~
2~~~~~~
3~~~~~~
4~~~~~~
"""
    more = "units = ['red scout A1', 'white scout C1']\n[turn]\nphase = 'island'\nship = 'B2'\nlanded = true\n"
    found = offered(Table(board, more=more))
    assert {text: offer.places for text, offer in found.items()} == {"score A1": ("A1", "B1"), "score C1": ("C1", "D1")}
    assert isinstance(found["score A1"].action, ScoreIsland)


@rule("ENT-92")
def test_standings_say_places_and_parts() -> None:
    table = Table(SAIL, players=3, more="score = [7, 9, 9]\nfinds = [5, 0, 0]\n", edition="digest")
    found = ENTDECKER.standings(table.state.view(None))
    assert [(one.seat, one.total, one.place, one.parts) for one in found] == [
        (0, 7, 3, (2, 0, 5)),
        (1, 9, 1, (9, 0, 0)),
        (2, 9, 1, (9, 0, 0)),
    ]


ENDED = """
 ABCDEF
1~~~~~~
2~~~~~~
3~~~~~~
4~~~~~~
"""


@rule("ENT-92")
@pytest.mark.parametrize(
    ("edition", "places", "verdict"),
    [
        ("mayfair", [3, 1, 2], "White and Yellow have the same points; the gold decides, of which the winner has 8."),
        ("digest", [3, 1, 1], ""),
    ],
)
def test_at_the_end_gold_breaks_ties_and_the_verdict_says_so(edition: str, places: list[int], verdict: str) -> None:
    more = "score = [7, 9, 9]\ngold = [90, 8, 3]\n[turn]\nphase = 'final'\n"
    view = Table(ENDED, players=3, more=more, edition=edition).state.view(None)
    assert [standing.place for standing in ENTDECKER.standings(view)] == places
    assert ENTDECKER.telling.verdict(view, ["Red", "White", "Yellow"]) == verdict


def test_while_a_game_is_played_there_is_no_verdict() -> None:
    assert ENTDECKER.telling.verdict(Table(SAIL).state.view(None), ["Red", "White"]) == ""


def test_nothing_beside_the_board_is_called_as_a_space_is() -> None:
    table = Table(SAIL)
    view = table.state.view(0)
    beside = {stack.name for stack in view.stacks.hidden} | {each.name for each in view.stacks.patterns}
    beside |= {path.name for path in view.jungle.paths}
    rows = range(1, view.board.height + 1)
    assert beside.isdisjoint(f"{column}{row}" for column in view.board.columns for row in rows)

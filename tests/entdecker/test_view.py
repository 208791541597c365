"""The view shows everything a client needs, and nothing that the viewer may not know."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import pairwise
from random import Random
from typing import Any

import msgspec
import pytest

from farshore.core.contract import CHANCE, Event, Seat
from farshore.core.simulate import random_game
from farshore.games.entdecker.actions import StartAt
from farshore.games.entdecker.board import cell_of, mass_of
from farshore.games.entdecker.events import IslandScored, TokenTaken, WaterfallFound
from farshore.games.entdecker.jungle import NO_TOKEN
from farshore.games.entdecker.offers import Payment, offers
from farshore.games.entdecker.options import EntdeckerOptions
from farshore.games.entdecker.phase import Phase
from farshore.games.entdecker.route import route
from farshore.games.entdecker.setup import new_state, put_unit
from farshore.games.entdecker.start import tile_price
from farshore.games.entdecker.state import EntdeckerState
from farshore.games.entdecker.terms import terms_of
from farshore.games.entdecker.tile import IS_LAND, MASK_BY_NAME, OPPOSITE
from farshore.games.entdecker.units import FORT, SCOUT, kind_of, scout_code, seat_of
from farshore.games.entdecker.view import EntdeckerView, view_of
from farshore.games.entdecker.view.board import IslandView, OpenSideView, StandingView
from farshore.games.entdecker.view.players import serpent_view
from farshore.games.entdecker.view.turn import StartView
from tests.effort import tries
from tests.some import never_empty, some

TABLES = [
    (2, EntdeckerOptions(edition="mayfair", first_seat="random")),
    (3, EntdeckerOptions(edition="kosmos", scenario="north-south")),
    (4, EntdeckerOptions(edition="digest", scenario="two-seas")),
    (4, EntdeckerOptions(edition="mayfair", top_scout=True)),
    (2, EntdeckerOptions(edition="kosmos", top_scout=True, first_seat="random")),
    (3, EntdeckerOptions(edition="digest", top_scout=True, scenario="three-seas")),
]
tables = pytest.mark.parametrize(("seats", "options"), TABLES)


@never_empty
def walk(seats: int, options: EntdeckerOptions, seed: int, every: int) -> Iterator[EntdeckerState]:
    """Play a random game and stop at every so many steps, and at its end."""
    state = new_state(terms_of(seats, options))
    rng = Random(seed)
    step = 0
    while actors := state.actors():
        if step % every == 0:
            yield state
        seat = rng.choice(actors)
        if seat == CHANCE:
            actions, weights = zip(*state.outcomes(), strict=True)
            state.apply(CHANCE, rng.choices(actions, weights)[0])
        else:
            state.apply(seat, rng.choice(state.legal(seat)))
        step += 1
    assert step > every, "a game with nothing to see on the way"
    yield state


def watchers(state: EntdeckerState) -> tuple[Seat | None, ...]:
    return (*range(state.terms.seats), None)


def encoded(state: EntdeckerState, seat: Seat | None) -> bytes:
    return msgspec.json.encode(view_of(state, seat))


def knows(state: EntdeckerState, seat: Seat | None, hut: int) -> bool:
    return state.phase == Phase.OVER or state.jungle.taken_by[hut] >= 0 or state.jungle.has_seen(hut, seat)


def situation(seats: int = 3, **changes: Any) -> EntdeckerState:
    """Red has a fort on C6 and white a scout on B5, beside the waterfall on C5; white is about to start."""
    s = new_state(terms_of(seats, EntdeckerOptions(**changes)))
    cell = s.chart.board.cell
    tiles = {"C6": "2r0", "B5": "2r1", "B6": "1", "A6": "1", "C7": "1", "C8": "1"}
    for space, tile in tiles.items():
        s.lay(cell[space], MASK_BY_NAME[tile])
    put_unit(s, mass_of(cell["C6"], 0), 0, FORT, 0)
    put_unit(s, mass_of(cell["B5"], 0), 1, SCOUT, 3 if s.terms.top_scout else 0)
    for space in tiles:
        if space != "C6":
            s.sea.join(s.chart, cell[space])
    s.fresh.clear()
    s.seat = s.mover = 1
    s.phase = Phase.START
    return s


@tables
@pytest.mark.rule("ENT-80")
@pytest.mark.rule("ENT-95")
def test_a_world_drawn_for_a_seat_looks_just_the_same_to_it(seats: int, options: EntdeckerOptions) -> None:
    rng = Random(5)
    changed = 0
    for state in walk(seats, options, seed=1, every=13):
        for seat in range(seats):
            world = state.determinize(seat, rng)
            changed += world.jungle.tokens != state.jungle.tokens or world.top_scouts != state.top_scouts
            assert encoded(world, seat) == encoded(state, seat)
    assert changed


@tables
def test_secrets_are_not_even_read_for_a_viewer_who_may_not_know_them(seats: int, options: EntdeckerOptions) -> None:
    """Impossible tokens and top scouts in the place of unknown ones change no byte, also for a spectator."""
    poisoned = 0
    for state in walk(seats, options, seed=2, every=17):
        if state.phase == Phase.OVER:
            continue
        for seat in watchers(state):
            world = state.clone()
            for hut, token in enumerate(state.jungle.tokens):
                if token != NO_TOKEN and not knows(state, seat, hut):
                    world.jungle.tokens[hut] = 1000
                    poisoned += 1
            for other, chosen in enumerate(state.top_scouts):
                if other != seat and chosen[0]:
                    world.top_scouts[other] = (1000, 1001)
            world.jungle.bag.reverse()
            assert encoded(world, seat) == encoded(state, seat)
    assert poisoned


def named(part: Any, names: set[str], key: str = "") -> Iterator[tuple[str, str]]:
    """Walk a decoded view and return every string among ``names`` with the key it stands under."""
    if isinstance(part, dict):
        for inner_key, inner in part.items():
            yield from named(inner, names, inner_key)
    elif isinstance(part, list):
        for inner in part:
            yield from named(inner, names, key)
    elif isinstance(part, str) and part in names:
        yield key, part


@tables
def test_no_unknown_token_and_no_foreign_top_scout_is_anywhere_in_the_view(
    seats: int, options: EntdeckerOptions
) -> None:
    for state in walk(seats, options, seed=3, every=29):
        produce = state.terms.produce
        for seat in watchers(state):
            view = msgspec.json.decode(encoded(state, seat))
            shown = [name for key, name in named(view, set(produce)) if key != "name"]
            known = [
                produce[t] for hut, t in enumerate(state.jungle.tokens) if t != NO_TOKEN and knows(state, seat, hut)
            ]
            assert sorted(shown) == sorted(known)
            kinds = view["jungle"]["produce"]
            assert {kind["name"] for kind in kinds if kind["path"] is not None} == set(known)
            for player in view["players"]:
                told = state.phase == Phase.OVER or player["seat"] == seat
                assert tuple(player["top_scouts"]) == (
                    state.top_scouts[player["seat"]] if told and player["has_named"] else ()
                )
            for space in (
                space for path in view["jungle"]["paths"] for space in path["spaces"] if space["is_top_scout"]
            ):
                assert state.phase == Phase.OVER or space["seat"] == seat
                assert space["number"] in state.top_scouts[space["seat"]]


@tables
def test_a_view_reads_back_from_json(seats: int, options: EntdeckerOptions) -> None:
    for state in walk(seats, options, seed=4, every=61):
        view = view_of(state, 0)
        assert msgspec.json.decode(msgspec.json.encode(view), type=EntdeckerView) == view


def check_path(state: EntdeckerState, start: str, payment: Payment) -> None:
    """Sail a path as a person would, and add up what it costs."""
    chart = state.chart
    cells = [chart.board.cell[space] for space in payment.path]
    assert cells[0] == chart.board.cell[start]
    assert [cell in chart.board.edges for cell in cells] == [False] * (len(cells) - 1) + [True]
    for cell, beside in pairwise(cells):
        side = chart.board.steps.index(beside - cell)
        assert chart.tiles[cell] >= 0 <= chart.tiles[beside]
        assert not IS_LAND[chart.tiles[cell]][side]
        assert not IS_LAND[chart.tiles[beside]][OPPOSITE[side]]
    tolls = [0, 0, 0, 0]
    for mass, unit in state.units.items():
        if cell_of(mass) in cells and kind_of(unit) != SCOUT and seat_of(unit) != state.seat:
            tolls[seat_of(unit)] += state.terms.toll
    assert (payment.bank, payment.tolls) == (chart.board.edge_cost[cells[-1]], tuple(tolls))
    assert payment.total == payment.bank + sum(tolls)


@pytest.mark.no_cover
@tables
@pytest.mark.rule("ENT-22")
def test_the_path_shown_for_a_payment_costs_just_that(seats: int, options: EntdeckerOptions) -> None:
    paid = 0
    for state in (state for seed in range(tries(6, 2)) for state in walk(seats, options, seed, every=1)):
        if state.phase != Phase.START:
            continue
        cheapest: dict[str, int] = {}
        for offer in offers(state, state.mover):
            if isinstance(offer.action, StartAt):
                assert isinstance(offer.shows, Payment)
                check_path(state, offer.action.space, offer.shows)
                paid += sum(offer.shows.tolls)
                cheapest.setdefault(offer.action.space, offer.shows.total)
        starts = view_of(state, None).starts
        assert {start.space: start.total for start in starts if start.is_affordable} == cheapest
        purse = state.gold[state.seat] - tile_price(state)
        assert all(start.is_affordable == (start.total <= purse) for start in starts)
    assert paid


def test_a_path_for_a_payment_that_nothing_costs_is_refused() -> None:
    s = situation()
    with pytest.raises(ValueError, match="no path from B5"):
        route(s, s.chart.board.cell["B5"], 5)


@tables
@pytest.mark.rule("ENT-10")
def test_odds_of_each_back_sum_to_one_and_counts_agree(seats: int, options: EntdeckerOptions) -> None:
    for state in walk(seats, options, seed=8, every=11):
        stacks = view_of(state, None).stacks
        for odds, left in (
            (stacks.plain_odds, sum(pattern.plain for pattern in stacks.patterns)),
            (stacks.question_mark_odds, sum(pattern.question_mark for pattern in stacks.patterns)),
        ):
            assert sum(Fraction(face.numerator, face.denominator) for face in odds) == (1 if left else 0)
        assert sum(event.tiles for event in stacks.events) == state.stacks.marks_left()
        if not stacks.is_searched:
            assert sum(stack.size for stack in stacks.hidden) == state.stacks.hidden_left()


@pytest.mark.rule("ENT-5")
def test_odds_before_play_are_those_of_the_box() -> None:
    stacks = view_of(new_state(terms_of(2, EntdeckerOptions())), None).stacks
    plain = {face.pattern: Fraction(face.numerator, face.denominator) for face in stacks.plain_odds}
    assert plain == {
        1: Fraction(13, 88),
        2: Fraction(28, 88),
        3: Fraction(20, 88),
        4: Fraction(12, 88),
        5: Fraction(15, 88),
    }
    marked = {
        (face.pattern, face.event): Fraction(face.numerator, face.denominator) for face in stacks.question_mark_odds
    }
    assert marked[2, "storm"] == Fraction(7, 22) * Fraction(5, 22)
    assert [stack.size for stack in stacks.hidden] == [19, 19, 18, 18, 18, 18]
    assert {stack.back for stack in stacks.hidden} == {"unseen"}
    assert [pattern.open for pattern in stacks.patterns] == [20 - 7, 9, 9, 6, 10, 12]


@pytest.mark.rule("ENT-2")
def test_the_board_names_its_edge_spaces_with_coins() -> None:
    board = view_of(situation(), None).board
    assert (board.width, board.height, "".join(board.columns)) == (12, 8, "ABCDEFGHIJKL")
    coins = {edge.name: (edge.side, edge.coins, edge.facing) for edge in board.edges}
    assert len(coins) == 40
    assert coins["N:C"] == ("N", 2, "C1")
    assert coins["E:4"] == ("E", 1, "L4")
    assert coins["S:L"] == ("S", 0, "L8")
    assert coins["W:8"] == ("W", 1, "A8")


@pytest.mark.rule("ENT-21")
@pytest.mark.rule("ENT-22")
def test_a_starting_space_shows_what_it_costs_and_is_offered_with_each_payment() -> None:
    s = situation()
    view = view_of(s, 2)
    starts = {start.space: start for start in view.starts}
    assert starts["B5"] == StartView(space="B5", total=1, is_affordable=True)
    assert starts["N:D"] == StartView(space="N:D", total=2, is_affordable=True)
    assert "S:C" not in starts
    assert [offer.shows for offer in offers(s, 1) if offer.places == ("B5",)] == [
        Payment(bank=1, tolls=(0, 0, 0, 0), total=1, path=("B5", "B6", "A6", "W:6")),
        Payment(bank=0, tolls=(2, 0, 0, 0), total=2, path=("B5", "B6", "C6", "C7", "C8", "S:C")),
    ]
    assert [offer.shows for offer in offers(s, 1) if offer.places == ("N:D",)] == [
        Payment(bank=2, tolls=(0, 0, 0, 0), total=2, path=("N:D",))
    ]
    assert offers(s, 2) == []
    assert view.turn.phase == "start"
    assert (view.turn.seat, view.turn.actors) == (1, (1,))


@pytest.mark.rule("ENT-24")
def test_a_start_that_leaves_nothing_for_a_tile_is_not_affordable() -> None:
    s = situation()
    s.gold[1] = 2
    starts = {start.space: start.is_affordable for start in view_of(s, 1).starts}
    assert (starts["B5"], starts["N:D"]) == (True, False)
    assert [offer.shows.total for offer in offers(s, 1) if offer.places == ("B5",) and offer.shows] == [1]


@pytest.mark.rule("ENT-72")
def test_an_unfinished_island_shows_its_size_its_leaders_and_what_each_would_score() -> None:
    islands = {island.name: island for island in view_of(situation(), None).islands}
    assert islands["B5"] == IslandView(
        name="B5",
        spaces=("B5", "C5", "C6"),
        tiles=3,
        bonus=5,
        value=8,
        is_complete=False,
        open_sides=(
            OpenSideView(space="C5", side="N", facing="C4"),
            OpenSideView(space="C5", side="E", facing="D5"),
        ),
        standings=(
            StandingView(seat=0, settlements=0, forts=1, scouts=0, place=1, points=8),
            StandingView(seat=1, settlements=0, forts=0, scouts=1, place=2, points=4),
        ),
    )
    assert islands["F2"].standings == ()
    assert set(islands) == {"B5", "F2", "J5"}


@pytest.mark.rule("ENT-70")
def test_an_island_completed_in_this_turn_is_shown_until_the_turn_ends() -> None:
    s = situation()
    cell = s.chart.board.cell
    s.lay(cell["H7"], MASK_BY_NAME["4r1"])
    s.lay(cell["I7"], MASK_BY_NAME["2r3"])
    view = view_of(s, None)
    complete = [island for island in view.islands if island.is_complete]
    assert [(island.name, island.spaces, island.value) for island in complete] == [("H7/E", ("H7", "I7"), 2)]
    tiles = {tile.space: tile for tile in view.tiles}
    assert [(mass.name, mass.sides, mass.island) for mass in tiles["H7"].masses] == [
        ("H7/W", "W", "H7/W"),
        ("H7/E", "E", "H7/E"),
    ]
    assert tiles["H7"].is_fresh
    assert not tiles["C6"].is_fresh
    s.fresh.clear()
    assert not any(island.is_complete for island in view_of(s, None).islands)


@pytest.mark.rule("ENT-3")
def test_tiles_and_units_are_shown_as_they_lie() -> None:
    view = view_of(situation(edition="digest"), None)
    tiles = {tile.space: tile for tile in view.tiles}
    assert view.undiscovered == 96 - len(tiles)
    assert (tiles["C5"].tile, tiles["C5"].land, tiles["C5"].bonus, tiles["C5"].is_unfound) == ("7", "NESW", 5, True)
    assert (tiles["B5"].tile, tiles["B5"].land, tiles["B5"].bonus, tiles["B5"].is_unfound) == ("2r1", "E", 0, False)
    units = [(unit.seat, unit.unit, unit.space, unit.side, unit.island) for unit in view.units]
    assert units == [(0, "fort", "C6", "", "B5"), (1, "scout", "B5", "", "B5")]
    assert [(player.colour, player.scouts, player.forts) for player in view.players] == [
        ("red", 14, 1),
        ("white", 13, 2),
        ("yellow", 14, 2),
    ]
    assert (view.prices.settlement, view.prices.fort, view.prices.scout) == (2, 1, 0)
    assert next(island.value for island in view.islands if island.name == "B5") == 3


@pytest.mark.rule("ENT-95")
def test_top_scouts_count_for_the_leader_only_once_they_are_shown() -> None:
    s = situation(top_scout=True)
    s.top_scouts = [(1, 2), (4, 5), (1, 2)]
    s.jungle.enter(0, scout_code(0, 7))
    s.jungle.enter(0, scout_code(1, 4))
    s.jungle.tokens[0], s.jungle.seen_by[0] = 2, 0b001
    seen = view_of(s, 0).jungle.paths[0]
    assert (seen.leader, seen.hut.produce, seen.hut.points, seen.hut.seen_by) == (0, "pineapple", 15, (0,))
    assert [space.is_dot for space in seen.spaces] == [True] + [False] * 7
    assert [number for number, space in enumerate(seen.spaces, 1) if space.is_eye] == [3, 6]
    unseen = view_of(s, 1)
    path = unseen.jungle.paths[0]
    assert (path.leader, path.hut.has_token, path.hut.produce, path.hut.points) == (0, True, "", 0)
    assert [space.is_top_scout for space in path.spaces[:2]] == [False, True]
    assert [player.top_scouts for player in unseen.players] == [(), (4, 5), ()]
    assert unseen.players[1].numbers == tuple(number for number in range(1, 15) if number != 3)
    s.phase = Phase.OVER
    shown = view_of(s, None)
    assert (shown.jungle.paths[0].leader, shown.jungle.paths[0].hut.produce) == (1, "pineapple")
    assert [player.top_scouts for player in shown.players] == [(1, 2), (4, 5), (1, 2)]


def test_it_is_nobodys_turn_before_the_first_seat_is_drawn() -> None:
    s = new_state(terms_of(3, EntdeckerOptions(first_seat="random", top_scout=True)))
    assert (view_of(s, 0).turn.seat, view_of(s, 0).turn.actors) == (None, (0, 1, 2))
    for seat in range(3):
        s.apply(seat, s.legal(seat)[0])
    assert (view_of(s, 0).turn.phase, view_of(s, 0).turn.seat) == ("first", None)
    s.apply(CHANCE, s.outcomes()[2][0])
    assert view_of(s, 0).turn.seat == 2


@pytest.mark.parametrize(
    ("edition", "score", "space", "laps"),
    [
        ("mayfair", 0, 0, 0),
        ("mayfair", 50, 50, 0),
        ("mayfair", 51, 1, 1),
        ("mayfair", 100, 50, 1),
        ("mayfair", 101, 1, 2),
        ("kosmos", 49, 49, 0),
        ("kosmos", 50, 0, 1),
        ("kosmos", 51, 1, 1),
        ("kosmos", 100, 0, 2),
    ],
)
def test_the_marker_goes_round_the_serpent_on_passing_or_on_reaching_50(
    edition: str, score: int, space: int, laps: int
) -> None:
    terms = terms_of(2, msgspec.convert({"edition": edition}, EntdeckerOptions))
    shown = serpent_view(terms, score)
    assert (shown.space, shown.laps) == (space, laps)


@tables
@pytest.mark.rule("ENT-92")
def test_the_result_tells_where_the_points_came_from(seats: int, options: EntdeckerOptions) -> None:
    state = new_state(terms_of(seats, options))
    events: list[Event] = []
    state.listener = events.append
    assert view_of(state, None).result is None
    random_game(state, Random(9))
    result = view_of(state, None).result
    assert result is not None
    assert result.winners == state.winners() == tuple(sorted(line.seat for line in result.places if line.place == 1))
    assert [line.score.total for line in result.places] == sorted(state.score, reverse=True)
    for line in some(result.places):
        score = line.score
        assert score.islands == sum(event.points[line.seat] for event in events if isinstance(event, IslandScored))
        tokens = [event.points for event in events if isinstance(event, TokenTaken) and event.seat == line.seat]
        falls = [event.points for event in events if isinstance(event, WaterfallFound) and event.seat == line.seat]
        assert (score.produce, score.waterfalls) == (sum(tokens), sum(falls))
        assert score.total == score.islands + score.produce + score.waterfalls == state.score[line.seat]


@pytest.mark.rule("ENT-92")
def test_equal_points_and_gold_share_a_place() -> None:
    s = situation()
    s.phase = Phase.OVER
    s.score, s.gold = [20, 30, 20], [4, 0, 4]
    result = view_of(s, None).result
    assert result is not None
    assert [(line.place, line.seat) for line in result.places] == [(1, 1), (2, 0), (2, 2)]
    s.gold[2] = 5
    result = view_of(s, None).result
    assert result is not None
    assert [(line.place, line.seat) for line in result.places] == [(1, 1), (2, 2), (3, 0)]

"""Starting spaces and starting expenses (ENT-21, ENT-22)."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given, reject, settings
from hypothesis import strategies as st

from farshore.core.contract import CHANCE
from farshore.core.errors import BadPosition
from farshore.games.entdecker.actions import PlaceUnit, StartAt
from farshore.games.entdecker.board import cell_of
from farshore.games.entdecker.events import ShipStarted
from farshore.games.entdecker.offers import offers
from farshore.games.entdecker.options import EntdeckerOptions
from farshore.games.entdecker.payments import unpack
from farshore.games.entdecker.phase import Phase
from farshore.games.entdecker.position import read_position
from farshore.games.entdecker.scenario import GLYPHS
from farshore.games.entdecker.setup import new_state
from farshore.games.entdecker.start import payments, starts
from farshore.games.entdecker.state import EntdeckerState
from farshore.games.entdecker.terms import terms_of
from farshore.games.entdecker.tile import IS_LAND
from farshore.games.entdecker.units import SCOUT, kind_of, seat_of
from tests.effort import tries
from tests.entdecker.table import Table, rule

FIVE_PLACES = """
 ABCDEFGH
1........
2........
3....~~..
4........
5..┴.....
6.~~~....
"""
PURPLES_TURN = """
 ABCDEFGHIJKL
1............
2............
3............
4╎╎╎~........
5............
6............
7.........~..
8......╵..~..
"""


def at(table: Table, space: str) -> list[str]:
    """Return the payments offered for starting at a space."""
    prefix = f"start {space}"
    return [start.removeprefix(prefix).strip() for start in table.legal() if f"{start} ".startswith(f"{prefix} ")]


@rule("ENT-21")
def test_an_edge_space_is_a_starting_space_while_its_facing_space_is_undiscovered() -> None:
    """Rulebooks, starting space E: an Edge Space adjacent to an unexplored space."""
    table = Table(FIVE_PLACES)
    assert at(table, "S:A") == [""]
    table.refuses("start S:C", "ENT-21")


@rule("ENT-21")
def test_a_tile_without_an_undiscovered_space_beside_it_is_no_starting_space() -> None:
    """Rulebooks, starting space A."""
    Table(FIVE_PLACES).refuses("start C6", "ENT-21")


@rule("ENT-21")
def test_a_tile_with_only_land_towards_the_undiscovered_spaces_is_no_starting_space() -> None:
    """Rulebooks, starting space B."""
    Table(FIVE_PLACES).refuses("start C5", "ENT-21")


@rule("ENT-21")
def test_a_tile_without_a_line_of_sea_to_an_edge_space_is_no_starting_space() -> None:
    """Rulebooks, starting space C."""
    table = Table(FIVE_PLACES)
    table.refuses("start E3", "ENT-21")
    table.refuses("start F3", "ENT-21")


@rule("ENT-21")
def test_a_tile_with_two_undiscovered_spaces_and_a_line_to_an_edge_space_is_a_starting_space() -> None:
    """Rulebooks, starting space D."""
    table = Table(FIVE_PLACES)
    assert at(table, "B6") == [""]
    table.play("start B6", "hidden 1", "draw 1", "face 1", "back 1 plain")
    assert table.legal() == ["place 1 A6"]  # B5 would show sea to the land of C5
    table = Table(FIVE_PLACES).play("start B6", "hidden 1", "draw 1", "face 2", "back 1 plain")
    assert table.legal() == ["place 2r1 B5", "place 2r0 A6"]


@rule("ENT-21")
def test_undiscovered_spaces_and_names_of_nothing_are_no_starting_spaces() -> None:
    table = Table(FIVE_PLACES)
    for space in ("A1", "Z9", "S:Z", ""):
        table.refuses(f"start {space}" if space else "start ?", "ENT-21")


@rule("ENT-21")
def test_a_line_may_be_bent_and_must_be_unbroken() -> None:
    table = Table("\n ABCDEF\n1......\n2.~~...\n3..╶...\n4..~...\n")
    assert at(table, "B2") == [""]
    table = Table("\n ABCDEF\n1......\n2.~╷...\n3..╵...\n4..~...\n")  # land between C2 and C3
    table.refuses("start B2", "ENT-21")
    table.refuses("start C2", "ENT-21")


@rule("ENT-21", "ENT-22")
def test_the_sea_of_a_scenario_has_starting_spaces() -> None:
    """In ``two-seas`` F1 to F4 end in the north, G5 to G8 in the south, and they do not touch."""
    state = new_state(terms_of(2, EntdeckerOptions(scenario="two-seas")))
    while state.actors() == (CHANCE,):
        state.apply(CHANCE, state.outcomes()[0][0])
    tiles = [start for start in state.legal(0) if isinstance(start, StartAt) and ":" not in start.space]
    costs = {start.space: start.bank for start in tiles}
    assert costs == {**dict.fromkeys(["F1", "F2", "F3", "F4"], 2), **dict.fromkeys(["G5", "G6", "G7", "G8"], 0)}


def purples_turn(**options: object) -> Table:
    """Red and yellow have forts on the way to W:4, white has one beside S:G."""
    units = ["red fort B4/N", "yellow fort C4/S", "white fort G8"]
    return Table(PURPLES_TURN, players=4, more=f"units = {units}\n[turn]\nseat = 'purple'", **options)


@rule("ENT-22")
@pytest.mark.parametrize("edition", ["mayfair", "kosmos", "digest"])
def test_purple_pays_the_bank_and_the_owners_of_the_forts_on_the_way(edition: str) -> None:
    """Rulebooks, starting expenses, start A: one gold to the bank, two to red and two to yellow."""
    table = purples_turn(edition=edition)
    assert at(table, "D4") == ["bank 1 red 2 yellow 2"]
    table.play("start D4 bank 1 red 2 yellow 2")
    assert table.gold == [9, 7, 9, 2]
    assert table.state.bank == 1
    assert table.events == [ShipStarted(3, "D4", 1, (2, 0, 2, 0))]


@rule("ENT-22")
def test_purple_pays_white_for_starting_on_the_tile_of_its_fort() -> None:
    """Rulebooks, starting expenses, start B: two gold to white."""
    table = purples_turn()
    assert at(table, "G8") == ["white 2"]
    assert table.play("start G8 white 2").gold == [7, 9, 7, 5]


@rule("ENT-22")
def test_purple_pays_nothing_where_a_path_leads_to_a_free_edge_space_past_no_units() -> None:
    """Rulebooks, starting expenses, start C."""
    table = purples_turn()
    assert at(table, "J7") == [""]
    assert table.play("start J7").gold == [7, 7, 7, 7]


@rule("ENT-22")
@pytest.mark.parametrize(
    ("edge", "payment"), [("S:C", ""), ("W:2", "bank 1"), ("E:2", "bank 1"), ("N:C", "bank 2"), ("N:A", "bank 2")]
)
def test_an_edge_space_costs_its_own_coins(edge: str, payment: str) -> None:
    """Even if a cheaper one is near: there is no path to choose."""
    assert at(Table(), edge) == [payment]


THREE_WAYS = """
 ABCDEFG
1...╌...
2...╌...
3╎╎╎~...
4...╌...
5...╌...
"""
"""From D3 ways lead to the north for 2, to the west for 1 and to the south for nothing."""


def red_among(*units: str, board: str = THREE_WAYS, gold: int = 20) -> Table:
    """Red's turn at a table of four, with these units on the board."""
    return Table(board, players=4, more=f"units = {list(units)}\ngold = [{gold}, 7, 7, 7]")


def ways(*units: str, board: str = THREE_WAYS, space: str = "D3", gold: int = 20) -> list[str]:
    """Return what red may pay for starting there, if these units stand in the way."""
    return at(red_among(*units, board=board, gold=gold), space)


@rule("ENT-22")
def test_only_the_cheapest_way_is_offered_if_it_is_the_cheapest_in_every_part() -> None:
    assert ways() == [""]
    red_among().refuses("start D3 bank 1", "ENT-22")
    red_among().refuses("start D3 white 2", "ENT-22")


@rule("ENT-22")
@pytest.mark.parametrize("unit", ["fort", "settlement"])
def test_a_toll_and_coins_for_the_bank_are_both_offered(unit: str) -> None:
    """The north is not: it costs the bank more than the west and nobody less."""
    assert ways(f"white {unit} D4/W") == ["bank 1", "white 2"]


@rule("ENT-22")
def test_own_units_are_free() -> None:
    assert ways("red fort D4/W", "red settlement D5/E") == [""]


@rule("ENT-22")
def test_scouts_are_free() -> None:
    """Rulebook (Kosmos) 3.B: "Scouts cost no toll"."""
    assert ways("white scout D4/W", "yellow scout D5/W") == [""]


@rule("ENT-22")
def test_every_unit_on_the_way_is_paid() -> None:
    assert ways("white fort D4/W", "white settlement D5/E") == ["bank 1", "white 4"]
    assert ways("white fort D4/W", "purple fort D5/E") == ["bank 1", "white 2 purple 2"]
    assert ways("white fort D4/W", "red fort D5/E") == ["bank 1", "white 2"]


@rule("ENT-22")
def test_a_unit_is_paid_if_its_tile_is_on_the_path_on_whichever_side_of_a_strait_it_stands() -> None:
    assert ways("white fort D4/W") == ways("white fort D4/E")
    beside_the_way = THREE_WAYS.replace("5...╌...", "5..╶╌...")
    assert ways("white fort C5", board=beside_the_way) == [""]


@rule("ENT-22")
def test_payments_are_ordered_by_total_then_bank() -> None:
    assert ways("white fort D4/W", "yellow fort B3/N") == ["white 2", "bank 2", "bank 1 yellow 2"]


@rule("ENT-22")
def test_a_way_for_every_rival_is_offered_whatever_it_costs_in_all() -> None:
    assert ways("white fort D4/W", "yellow fort B3/N", "purple fort D1/W") == [
        "white 2",
        "bank 1 yellow 2",
        "bank 2 purple 2",
    ]


@rule("ENT-22")
def test_a_way_that_costs_more_in_one_part_and_nothing_less_in_another_is_not_offered() -> None:
    assert ways("white fort D4/W", "white fort B3/N") == ["white 2", "bank 2"]


@rule("ENT-22")
def test_payments_of_equal_total_and_bank_are_ordered_by_seats() -> None:
    board = "\n ABCDEF\n1......\n2......\n3..~~..\n4..╌╌..\n"
    assert ways("purple fort C4/W", "white fort D4/E", board=board, space="C3") == ["purple 2", "white 2"]


@rule("ENT-22")
def test_the_unit_on_the_start_tile_is_paid_once_on_every_way() -> None:
    board = THREE_WAYS.replace("~...", "~╵..")
    assert ways("white fort E3", board=board, space="E3") == ["white 2"]
    assert ways("white fort E3", "yellow fort D4/W", board=board, space="E3") == ["bank 1 white 2", "white 2 yellow 2"]
    assert ways("red fort E3", "yellow fort D4/W", board=board, space="E3") == ["bank 1", "yellow 2"]


@rule("ENT-22")
def test_a_unit_not_on_the_path_is_not_paid_though_the_ship_could_pass_it() -> None:
    board = "\n ABCDEFG\n1.......\n2.......\n3╎╎╎~╵..\n4...╌...\n5...╌...\n"
    assert ways("white fort E3", board=board) == [""]


@rule("ENT-22")
def test_of_two_edge_spaces_beside_a_tile_the_cheaper_is_paid() -> None:
    """In the corners a tile touches two."""
    board = "\n ABCDEF\n1╷....╷\n2......\n3......\n4╵.....\n"
    assert ways(board=board, space="A1") == ["bank 1"]
    assert ways("white fort A1", board=board, space="A1") == ["bank 1 white 2"]
    assert ways("white fort A4", board=board, space="A4") == ["white 2"]
    assert ways("white fort F1", board=board, space="F1") == ["bank 1 white 2"]


@rule("ENT-22", "ENT-24")
def test_payments_that_leave_no_gold_for_a_tile_are_not_offered() -> None:
    units = ("white fort D4/W", "white settlement D5/E")
    assert ways(*units, gold=5) == ["bank 1", "white 4"]
    assert ways(*units, gold=4) == ["bank 1"]
    red_among(*units, gold=4).refuses("start D3 white 4", "ENT-22")


@rule("ENT-22")
@pytest.mark.parametrize(
    ("payment", "gold"),
    [("white 2", [18, 9, 7, 7]), ("bank 2", [18, 7, 7, 7]), ("bank 1 yellow 2", [17, 7, 9, 7])],
)
def test_the_player_chooses_which_of_the_payments_to_make(payment: str, gold: list[int]) -> None:
    """Rulebook (Mayfair) 5.A: "the player may choose any white path that reaches any edge"."""
    table = red_among("white fort D4/W", "yellow fort B3/N")
    assert table.play(f"start D3 {payment}").gold == gold


@rule("ENT-22")
def test_a_path_goes_with_every_payment() -> None:
    table = red_among("white fort D4/W", "yellow fort B3/N")
    shown = [offer.shows for offer in offers(table.state, 0) if offer.places == ("D3",)]
    assert [(payment.bank, payment.tolls, payment.path) for payment in shown] == [
        (0, (0, 2, 0, 0), ("D3", "D4", "D5", "S:D")),
        (2, (0, 0, 0, 0), ("D3", "D2", "D1", "N:D")),
        (1, (0, 0, 2, 0), ("D3", "C3", "B3", "A3", "W:3")),
    ]


@rule("ENT-22")
def test_a_fort_asks_for_its_toll_as_soon_as_it_stands() -> None:
    table = Table(players=2).play("start S:C", "hidden 1", "draw 1", "face 4", "back 1 plain", "place 4r1 C8", "fort W")
    assert at(table, "C8") == ["red 2"]
    table.play("start S:L", "hidden 1", "draw 1", "face 1", "back 1 plain", "place 1 L8", "roll 2")
    assert at(table, "C8") == [""]  # red's turn


@rule("ENT-22")
def test_a_fort_that_has_left_asks_for_no_toll() -> None:
    """White completes the island of B4 and C4, so red's fort goes home."""
    board = "\n ABCDEF\n1......\n2......\n3......\n4..╌...\n"
    table = Table(board, players=3, more="units = ['red fort C4/W']\n[turn]\nseat = 'white'")
    assert at(table, "C4") == ["red 2"]
    table.play("start S:B", "hidden 1", "draw 1", "face 2", "back 1 plain", "place 2r1 B4", "stop")
    assert table.state.seat == 2
    assert at(table, "C4") == [""]


Payment = tuple[int, tuple[int, ...]]
COLOURS = ("red", "white", "yellow", "purple")
SMALL_BOARD = """
name = "small"
board = '''
 ABCDEF
1......
2......
3......
4......
5......
'''
"""


def sea_paths(s: EntdeckerState, path: list[int]) -> Iterator[list[int]]:
    """Yield every simple path of sea-to-sea tiles that begins so and ends at an Edge Space, however foolish."""
    for side, step in enumerate(s.chart.board.steps):
        beside = path[-1] + step
        if IS_LAND[s.chart.tiles[path[-1]]][side] or beside in path:
            continue
        if beside in s.chart.board.edges:
            yield [*path, beside]
        elif s.chart.tiles[beside] >= 0:
            yield from sea_paths(s, [*path, beside])


def price(s: EntdeckerState, path: list[int]) -> Payment:
    """Return what the seat to move pays for a path: coins of its Edge Space, two to the owner of each rival unit."""
    tolls = [0, 0, 0, 0]
    for mass, unit in s.units.items():
        if cell_of(mass) in path and kind_of(unit) != SCOUT and seat_of(unit) != s.seat:
            tolls[seat_of(unit)] += 2
    return {"N": 2, "E": 1, "S": 0, "W": 1}[s.chart.board.names[path[-1]][0]], tuple(tolls)


def no_more(payment: Payment, other: Payment) -> bool:
    return payment[0] <= other[0] and all(a <= b for a, b in zip(payment[1], other[1], strict=True))


def undominated(s: EntdeckerState, cell: int) -> list[Payment]:
    """Return the payments worth considering, found by trying all paths."""
    found = {price(s, path) for path in sea_paths(s, [cell])}
    best = [one for one in found if not any(no_more(other, one) for other in found - {one})]
    return sorted(best, key=lambda payment: (payment[0] + sum(payment[1]), payment[0], payment[1]))


def by_all_paths(s: EntdeckerState) -> dict[str, list[Payment]]:
    """Return every start and its payments, asking only what lies where, not what chart and sea remember of it."""
    board, tiles = s.chart.board, s.chart.tiles
    found: dict[str, list[Payment]] = {}
    for cell in (*board.edges, *board.spaces):
        sea = [side for side in range(4) if tiles[cell] >= 0 and not IS_LAND[tiles[cell]][side]]
        beside = [cell + board.steps[side] for side in sea]
        if not any(space in board.spaces and tiles[space] < 0 for space in beside):
            continue
        options = [price(s, [cell])] if cell in board.edges else undominated(s, cell)
        if options:
            found[board.names[cell]] = options
    return found


def offered(s: EntdeckerState) -> dict[str, list[Payment]]:
    """Return the starts that the engine offers."""
    found: dict[str, list[Payment]] = {}
    for start in starts(s):
        assert isinstance(start, StartAt)
        found.setdefault(start.space, []).append((start.bank, start.tolls))
    return found


@st.composite
def positions(draw: st.DrawFn) -> str:
    """Draw a board whose tiles match, with forts, settlements and scouts on some of them."""
    spaces = range(24)
    borders = draw(st.lists(st.sampled_from("~~#"), min_size=48, max_size=48))
    hidden = draw(st.sets(st.sampled_from(spaces), min_size=1, max_size=10))
    masks = [0 for _ in spaces]
    for index in spaces:
        if index % 6 < 5 and borders[2 * index] == "#":
            masks[index] |= 2
            masks[index + 1] |= 8
        if index < 18 and borders[2 * index + 1] == "#":
            masks[index] |= 4
            masks[index + 6] |= 1
    stock = [f"{colour} {unit}" for colour in COLOURS for unit in ("fort", "fort", "settlement", "scout")]
    units = []
    for index in draw(st.permutations([index for index in spaces if masks[index] and index not in hidden]))[:12]:
        side = {5: "/N", 10: "/W"}.get(masks[index], "")
        unit = stock.pop(draw(st.integers(0, len(stock) - 1)))
        units.append(f"{unit} {'ABCDEF'[index % 6]}{index // 6 + 1}{side}")
    glyphs = "".join("." if index in hidden else GLYPHS[masks[index]] for index in spaces)
    rows = "".join(f"{row + 1}{glyphs[6 * row : 6 * row + 6]}\n" for row in range(4))
    few = units[: draw(st.integers(0, 12))]
    pieces = f"units = {few}\ngold = [99, 99, 99, 99]\n[turn]\nphase = 'start'\n"
    return f"players = 4\nboard = '''\n ABCDEF\n{rows}'''\n{pieces}"


@pytest.mark.no_cover
@rule("ENT-21", "ENT-22")
@settings(max_examples=tries(80, 25), deadline=None)
@given(text=positions(), random=st.randoms(use_true_random=False))
def test_the_contracted_sea_offers_what_trying_all_paths_offers(text: str, random: Random) -> None:
    """Also when units leave one by one, in any order, and the parts of the sea grow together."""
    try:
        s = read_position(text)
    except BadPosition:  # no ship can start here
        reject()
    masses = [mass for mass, unit in s.units.items() if kind_of(unit) != SCOUT]
    random.shuffle(masses)
    while True:
        for s.seat in range(4):
            expected = by_all_paths(s)
            assert offered(s) == expected
            told = {s.chart.board.names[cell]: [unpack(one) for one in found] for cell, found in payments(s).items()}
            assert told == expected
        if not masses:
            break
        mass = masses.pop()
        del s.units[mass]
        s.sea.drop_toll(s.chart, cell_of(mass))


@rule("ENT-21", "ENT-22")
@pytest.mark.parametrize("seed", range(12))
def test_the_sea_is_right_at_every_start_of_a_game(seed: int) -> None:
    """Units are placed as often as possible and return as islands are scored; every start is compared."""
    random = Random(seed)
    s = new_state(terms_of(4, EntdeckerOptions(edition="digest", own_scenario=SMALL_BOARD)))
    tolled = returned = 0
    while actors := s.actors():
        if s.phase == Phase.START:
            every = by_all_paths(s)
            paid = {space: [one for one in every[space] if one[0] + sum(one[1]) < s.gold[s.seat]] for space in every}
            assert offered(s) == {space: options for space, options in paid.items() if options}
            tolled += any(any(tolls) for options in paid.values() for _, tolls in options)
        forts = len(s.sea.tolled)
        choices = [action for action, _ in s.outcomes()] if actors[0] == CHANCE else list(s.legal(actors[0]))
        strong = [action for action in choices if isinstance(action, PlaceUnit) and action.unit != "scout"]
        s.apply(actors[0], random.choice(strong or choices))
        returned += len(s.sea.tolled) < forts
    assert tolled > 0
    assert returned > 0

"""The view shows everything that a client needs, the same for equal positions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product
from random import Random

import msgspec
import pytest

from farshore.core.contract import CHANCE
from farshore.games.overworld.actions import (
    DrawTile,
    PlaceSurvey,
)
from farshore.games.overworld.board import Board
from farshore.games.overworld.grid import corner_of, place_of, square_at, square_named
from farshore.games.overworld.offers import Survey
from farshore.games.overworld.options import OverworldOptions
from farshore.games.overworld.phase import Phase
from farshore.games.overworld.position import read_position, write_position
from farshore.games.overworld.scoring import scores
from farshore.games.overworld.setup import new_state
from farshore.games.overworld.state import OverworldState
from farshore.games.overworld.terms import terms_of
from farshore.games.overworld.tiles import SURVEY_TYPES
from farshore.games.overworld.view import OverworldView, view_of
from farshore.games.overworld.view.outline import Outline, Point, outline
from farshore.games.overworld.view.regions import RegionView
from tests.effort import tries
from tests.overworld.table import GAME, Table, fresh, rule
from tests.some import never_empty, some

BOTH = OverworldOptions(provisions=True, ports=True)
TABLES = [(seats, options) for seats, options in product((2, 3, 4), (OverworldOptions(), BOTH))]
tables = pytest.mark.parametrize(("seats", "options"), TABLES)


@never_empty
def walk(seats: int, options: OverworldOptions, seed: int, every: int = 1) -> Iterator[OverworldState]:
    """Play a random game, and stop at every so many steps, and at its end."""
    state, rng, step = new_state(terms_of(seats, options)), Random(seed), 0
    while state.actors():
        if step % every == 0:
            yield state
        (seat,) = state.actors()
        if seat == CHANCE:
            actions, weights = zip(*state.outcomes(), strict=True)
            state.apply(CHANCE, rng.choices(actions, weights)[0])
        else:
            state.apply(seat, rng.choice(state.legal(seat)))
        step += 1
    assert step > every, "a game with nothing to see on the way"
    yield state


def watched(state: OverworldState) -> OverworldView:
    """Return the view of whoever acts, else that of a spectator."""
    actors = state.actors()
    return view_of(state, actors[0] if actors and actors[0] != CHANCE else None)


def seen(drawn: str, more: str = "", players: int = 2, **options: bool) -> OverworldView:
    return watched(Table(drawn, more, players, **options).state)


def laid_anew(state: OverworldState, rng: Random) -> OverworldState:
    """Return the same position with everything laid and put in another order."""
    copy = state.clone()
    copy.board = Board()
    cells = list(state.board.cells.items())
    rng.shuffle(cells)
    for square, cell in cells:
        copy.board.lay([(square, cell)])
    for gap in state.gaps:
        copy.board.close(gap.squares)
    explorers = list(state.explorers.items())
    rng.shuffle(explorers)
    copy.explorers = dict(explorers)
    for at, seat in explorers:
        copy.board.regions.enter(at, seat)
    return copy


@tables
def test_a_view_reads_back_from_json(seats: int, options: OverworldOptions) -> None:
    for state in walk(seats, options, seed=1, every=5):
        view = watched(state)
        assert msgspec.json.decode(msgspec.json.encode(view), type=OverworldView) == view


@tables
def test_equal_positions_give_equal_views_however_they_came_about(seats: int, options: OverworldOptions) -> None:
    rng = Random(3)
    for state in walk(seats, options, seed=2, every=7):
        shown = msgspec.json.encode(watched(state))
        assert msgspec.json.encode(watched(read_position(write_position(state)))) == shown
        assert msgspec.json.encode(watched(laid_anew(state, rng))) == shown


@tables
def test_everyone_sees_the_same(seats: int, options: OverworldOptions) -> None:
    for state in walk(seats, options, seed=3, every=9):
        spectator = view_of(state, None)
        for seat in range(seats):
            assert msgspec.structs.replace(view_of(state, seat), viewer=None) == spectator


@rule("OVW-2", "OVW-3", "OVW-30", "OVW-31")
def test_squares_are_shown_with_kinds_edges_halves_and_explorers() -> None:
    view = seen(
        """
              -1     0      1
        -1    .      mB     <B1y
         0    .      ^A0    .
         1    rw     w.     .
        """,
        players=4,
    )
    assert (view.board.north, view.board.east, view.board.south, view.board.west) == (-1, 1, 1, -1)
    shown = {square.square: square for square in view.board.squares}
    assert [*shown] == ["(0,-1)", "(1,-1)", "(0,0)", "(-1,1)", "(0,1)"]
    mountain, coast, _, reef, whirlpool = shown.values()
    assert (mountain.x, mountain.y, mountain.kind, mountain.coast) == (0, -1, "mountain", None)
    assert (mountain.edges, reef.edges) == (("land",) * 4, ("water",) * 4)
    assert coast.coast is not None
    assert (coast.kind, coast.coast.land, coast.coast.face) == (None, "W", "B1")
    assert coast.edges == ("flat", "water", "flat", "land")
    halves = [(half.side, half.kind, half.region) for square in shown.values() for half in square.halves]
    assert halves == [
        ("L", "mountain", "(0,-1)L"),
        ("L", "mountain", "(0,-1)L"),  # joined over the teeth
        ("W", "whirlpool", "(1,-1)W"),
        ("L", "forest", "(0,0)L"),
        ("W", "whirlpool", "(0,0)W"),
        ("W", "reef", "(-1,1)W"),
        ("W", "whirlpool", "(0,0)W"),
    ]
    held = [half.explorer for square in (mountain, coast, reef, whirlpool) for half in square.halves]
    assert [explorer and (explorer.seat, explorer.explorer) for explorer in held] == [
        (0, "camel"),
        None,
        (3, "ship"),
        (1, "ship"),
        None,
    ]


@tables
def test_the_board_shows_every_tile_and_which_were_laid_in_this_turn(seats: int, options: OverworldOptions) -> None:
    for state in walk(seats, options, seed=4, every=5):
        view = view_of(state, None)
        assert [square_named(square.square) for square in view.board.squares] == sorted(state.board.cells)
        now = {square.square for square in view.board.squares if square.is_fresh}
        assert now == {*view.turn.survey, *([view.turn.coast] if view.turn.coast else [])}


Parts = dict[tuple[Point, str], tuple[str, frozenset[Point]]]


def parts_of(view: OverworldView) -> Parts:
    """Return every part of a square (by its square and side) with its kind and the quarters it fills."""
    quarters = {"N": ((0, 0), (1, 0)), "E": ((1, 0), (1, 1)), "S": ((0, 1), (1, 1)), "W": ((0, 0), (0, 1))}
    found: Parts = {}
    for square in view.board.squares:
        for half in square.halves:
            filled: tuple[Point, ...] = ((0, 0), (1, 0), (0, 1), (1, 1))
            if square.coast is not None:
                way = "NESW".index(square.coast.land)
                filled = quarters["NESW"[way if half.side == "L" else (way + 2) % 4]]
            at = frozenset((2 * square.x + dx, 2 * square.y + dy) for dx, dy in filled)
            found[(square.x, square.y), half.side] = (half.kind, at)
    return found


def groups_of(quarters: set[Point]) -> list[set[Point]]:
    """Return the groups of quarters that are connected by edges."""
    left, found = set(quarters), []
    while left:
        group = {left.pop()}
        pending = list(group)
        while pending:
            x, y = pending.pop()
            new = {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)} & left
            left -= new
            group |= new
            pending += new
        found.append(group)
    return found


def inside(lines: tuple[Outline, ...], quarter: Point) -> bool:
    """Tell by counting the lines to the east of a quarter's middle whether it is inside."""
    crossed = 0
    for line in lines:
        for (x, y), (to_x, to_y) in zip(line, (*line[1:], line[0]), strict=True):
            crossed += x == to_x and x > quarter[0] and min(y, to_y) <= quarter[1] < max(y, to_y)
    return crossed % 2 == 1


def area_of(line: Outline) -> float:
    """Return the area inside a line, in quarters of a square; negative if it is on the left hand."""
    return sum(x * to_y - to_x * y for (x, y), (to_x, to_y) in zip(line, (*line[1:], line[0]), strict=True)) / 2


@tables
@rule("OVW-40", "OVW-60")
def test_regions_are_the_connected_parts_of_one_kind(seats: int, options: OverworldOptions) -> None:
    for state in walk(seats, options, seed=5, every=11):
        view = view_of(state, None)
        parts = parts_of(view)
        for kind in ("mountain", "forest", "whirlpool", "reef"):
            filled = set().union(*(at for of_kind, at in parts.values() if of_kind == kind))
            regions = [region for region in view.regions if region.kind == kind]
            assert sorted(map(sorted, groups_of(filled))) == sorted(sorted(covered(r, parts)) for r in regions)
        points = [sum(r.points for r in view.regions if seat in r.leaders) for seat in range(seats)]
        assert points == [score.regions for score in scores(state)]


def covered(region: RegionView, parts: Parts) -> set[Point]:
    """Check what a region says of its parts, and return the quarters it fills."""
    side = region.region[-1]
    places = [*region.squares, *region.halves]
    assert region.region[:-1] == "({},{})".format(*min(places, key=lambda place: (place[1], place[0])))
    assert region.size == len(places)
    assert {len(parts[place, side][1]) for place in region.squares} <= {4}
    assert {len(parts[place, side][1]) for place in region.halves} <= {2}
    most = max(region.explorers)
    assert region.leaders == tuple(seat for seat, count in enumerate(region.explorers) if count == most > 0)
    assert region.points == (2 if most else 0)
    return set().union(*(parts[place, side][1] for place in places))


@tables
def test_outlines_run_around_what_they_enclose(seats: int, options: OverworldOptions) -> None:
    for state in walk(seats, options, seed=6, every=13):
        view = view_of(state, None)
        parts = parts_of(view)
        shapes = [(region.outline, covered(region, parts)) for region in view.regions]
        shapes += [(area.outline, quarters_of(area.squares)) for area in view.areas]
        shapes += [(gap.outline, quarters_of(gap.squares)) for gap in view.gaps]
        for lines, filled in shapes:
            check_outline(lines, filled)


def quarters_of(squares: tuple[Point, ...]) -> set[Point]:
    return {(2 * x + dx, 2 * y + dy) for x, y in squares for dx in (0, 1) for dy in (0, 1)}


def test_outlines_run_around_any_shape_and_its_holes() -> None:
    rng = Random(1)
    holes = 0
    for _ in range(100):
        shape = {(0, 0)}
        while len(shape) < 30:
            x, y = rng.choice(sorted(shape))
            dx, dy = rng.choice(((1, 0), (-1, 0), (0, 1), (0, -1)))
            shape.add((x + dx, y + dy))
        lines = outline([shape])
        check_outline(lines, shape)
        most = max(abs(way) for point in shape for way in point) + 1
        reach = range(-most, most + 1)
        outside = set(product(reach, reach)) - shape
        assert len(lines) == len(groups_of(outside))
        holes += len(lines) - 1
    assert holes


def check_outline(lines: tuple[Outline, ...], filled: set[Point]) -> None:
    """Check an outline against the quarters it should enclose."""
    around = {(x + dx, y + dy) for x, y in filled for dx in (-1, 0, 1) for dy in (-1, 0, 1)}
    assert {quarter for quarter in around if inside(lines, quarter)} == filled
    assert sum(map(area_of, lines)) == len(filled)
    assert area_of(lines[0]) > 0
    assert all(area_of(line) < 0 for line in lines[1:])
    for line in some(lines):
        assert line[0] == min(line, key=lambda point: (point[1], point[0]))
        for one, here, other in zip((line[-1], *line[:-1]), line, (*line[1:], line[0]), strict=True):
            assert (one[0] == here[0]) != (one[1] == here[1])
            assert (one[0] == here[0]) == (other[1] == here[1])  # it turns at every point


def test_the_outline_of_a_ring_has_a_hole_even_if_a_corner_is_open() -> None:
    ring = """
          -1    0     1     2
     -3   m.    m.    m.    .
     -2   m.    .     m.    .
     -1   m.    m.    .     m.
      0   .     ^A0   .     .
    """
    region = next(region for region in seen(ring).regions if region.region == "(-1,-3)L")
    assert region.outline == (
        ((-2, -6), (4, -6), (4, -2), (2, -2), (2, 0), (-2, 0)),
        ((0, -4), (0, -2), (2, -2), (2, -4)),
    )
    halves = seen("0\n0 ^A0").regions
    assert [(region.kind, region.halves, region.size) for region in halves] == [
        ("forest", ((0, 0),), 1),
        ("whirlpool", ((0, 0),), 1),
    ]
    assert [region.outline for region in halves] == [
        (((0, 0), (2, 0), (2, 1), (0, 1)),),
        (((0, 1), (2, 1), (2, 2), (0, 2)),),
    ]


@rule("OVW-41", "OVW-42")
def test_an_enclosed_area_tells_whether_a_tile_still_fits_and_who_would_win_it() -> None:
    room = """
          -1    0     1     2
     -4   .     mB    m.    .
     -3   fW    .     .     mB
     -2   fW    .     .     m.
     -1   .     m.    fW    .
      0   .     ^A0   .     .
    """
    (area,) = seen(room).areas
    assert (area.area, area.can_fit) == ("(0,-3)", True)
    assert area.squares == ((0, -3), (1, -3), (0, -2), (1, -2))
    assert area.regions == ("(0,-4)L", "(-1,-3)L", "(2,-3)L", "(0,-1)L", "(1,-1)L")
    assert (area.explorers, area.leaders) == ((2, 3), (1,))
    assert area.outline == (((0, -6), (4, -6), (4, -2), (0, -2)),)


@rule("OVW-41", "OVW-42")
def test_a_gap_with_a_tie_shows_all_who_may_win_it() -> None:
    tie = """
           0     1     2     3
     -1    m.    fB    mW    fW
      0    ^A0   .     .     mW
      1    .     wb    r.    .
    """
    view = seen(tie, 'phase = "winner"\nactive = "white"\nsurvey = ["(3,0)", "(3,-1)", "(2,-1)"]')
    (area,) = view.areas
    assert (area.can_fit, area.is_current, area.is_pending) == (False, True, False)
    assert area.regions == ("(1,-1)L", "(2,-1)L", "(0,0)L", "(0,0)W", "(3,0)L", "(1,1)W", "(2,1)W")
    assert (area.explorers, area.leaders) == ((2, 2), (0, 1))
    assert (view.turn.mover, view.turn.survey, view.turn.side) == (1, ("(3,0)", "(3,-1)", "(2,-1)"), "L")


@tables
@rule("OVW-41")
def test_areas_are_all_that_is_enclosed_and_not_closed(seats: int, options: OverworldOptions) -> None:
    for state in (state for seed in range(3) for state in walk(seats, options, seed, every=9)):
        view = view_of(state, None)
        board = view.board
        reach = [(x, y) for x in range(board.west - 1, board.east + 2) for y in range(board.north - 1, board.south + 2)]
        empty = {point for point in reach if state.board.is_empty(square_at(*point))}
        groups = [group for group in groups_of(empty) if (board.west - 1, board.north - 1) not in group]
        assert sorted(map(sorted, groups)) == sorted(sorted(area.squares) for area in view.areas)
        for area in view.areas:
            fits = {place_of(corner_of(covered)) for covered in state.board.fits}
            assert area.can_fit == bool(fits & set(area.squares))
        assert {area.area for area in view.areas if area.is_pending} == set(view.turn.pending)


@pytest.mark.parametrize("tile", SURVEY_TYPES)
@rule("OVW-2", "OVW-21")
def test_the_tile_in_hand_is_shown_as_it_would_lie(tile: str) -> None:
    table = fresh().play(f"tile {tile}")
    view = watched(table.state)
    assert view.tile is not None
    assert (view.tile.tile, view.tile.has_coast) == (tile, tile in {"lll", "ddd"})
    turned = {(shown.side, shown.orientation): shown for shown in view.tile.turned}
    assert len(turned) == 8
    for offer in some(GAME.offers(table.state, 0)):
        assert isinstance(offer.action, PlaceSurvey)
        assert isinstance(offer.shows, Survey)
        after = table.state.clone()
        after.apply(0, offer.action)
        shown = turned[offer.action.side, offer.action.orientation]
        x, y = place_of(square_named(offer.action.square))
        assert offer.shows.squares == tuple((x + right, y + down) for right, down in shown.squares)
        assert offer.shows.kinds == shown.kinds
        laid = {(square.x, square.y): square.kind for square in view_of(after, None).board.squares if square.kind}
        assert laid == dict(zip(offer.shows.squares, shown.kinds, strict=True))


@tables
@rule("OVW-4", "OVW-20")
def test_the_bag_shows_what_may_be_drawn_and_the_pile_what_is_left(seats: int, options: OverworldOptions) -> None:
    for state in walk(seats, options, seed=7):
        view = view_of(state, None)
        if state.phase == Phase.DRAW:
            odds = {DrawTile(tile.tile): tile.left for tile in view.bag.tiles if tile.left}
            assert dict(state.outcomes()) == odds
            assert view.bag.left == sum(odds.values())
            assert view.bag.draws == view.bag.left - (seats == 3)
            assert view.bag.coasts == odds.get(DrawTile("lll"), 0) + odds.get(DrawTile("ddd"), 0)
            assert view.tile is None
        laid = Counter(square.coast.face[0] for square in view.board.squares if square.coast)
        assert [(pattern.pattern, pattern.left) for pattern in view.pile] == [(p, 5 - laid[p]) for p in "AB"]
        assert sum(shelf.left for shelf in view.shop) + sum(len(gap.items) for gap in view.gaps) == (
            20 if options.provisions else 0
        )


@rule("OVW-3")
def test_the_pile_shows_the_faces_of_each_pattern() -> None:
    faces = {face.face: (face.land, face.water) for pattern in seen("0\n0 ^A0").pile for face in pattern.faces}
    assert faces["A0"] == ("forest", "whirlpool")
    assert faces["B1"] == ("mountain", "whirlpool")


@pytest.mark.no_cover
@tables
@rule("OVW-50")
def test_the_view_says_how_many_turns_can_follow(seats: int, options: OverworldOptions) -> None:
    for seed in range(tries(2, 1)):
        views = [view_of(state, None) for state in walk(seats, options, seed)]
        assert views[0].turn.active is views[0].turn.first is None
        last = views[-1].turn.turn
        for view in views[:-1]:
            assert not view.turn.is_last_round or view.turn.turns_left < seats
            current = max(view.turn.turn + (view.turn.phase in {"start", "first", "draw"}), 1)
            assert current + view.turn.turns_left >= last
            if view.turn.is_last_round:
                assert current + view.turn.turns_left == last
            assert not view.turn.is_last_round or sum(pattern.left for pattern in view.pile) == 0
        assert (views[-1].turn.active, views[-1].turn.turns_left, views[-1].turn.phase) == (None, 0, "over")


@tables
@rule("OVW-1")
def test_pieces_are_counted_wherever_they_are(seats: int, options: OverworldOptions) -> None:
    for state in walk(seats, options, seed=8, every=4):
        view = view_of(state, None)
        for player, score in zip(view.players, scores(state), strict=True):
            for pieces in (player.camels, player.ships):
                assert pieces.supply + pieces.board + pieces.left == 7
            own = [gap.entrance for gap in view.gaps if gap.owner == player.seat]
            moving = (
                view.turn.contest is not None and view.turn.contest.to_leave and view.turn.contest.winner == player.seat
            )
            if not moving:
                assert player.doors + own.count("door") == 3
                assert player.ports + own.count("port") == int(options.ports)
            shown = player.score
            assert (shown.regions, shown.doors, shown.provisions, shown.port) == score
            assert shown.total == sum(score)
            assert sum(size * size for size in player.item_sets) == shown.provisions
            assert player.tour.length == shown.doors
            assert (player.port.points if player.port else 0) == shown.port


GAPS = """
      -2    -1    0     1     2     3
 -1   .     m.    m.    m.    m.    .
  0   m.    #1    ^A0   #2    #2    m.
  1   .     w.    w.    w.    w.    .
  2   .     w.    #3    w.    .     .
  3   .     .     w.    .     .     .
"""
OWNED = """
[[gaps]]
owner = "black"
entrance = "door"
[[gaps]]
owner = "black"
entrance = "door"
items = {key = 1}
[[gaps]]
owner = "white"
left = ["ship"]
"""


@rule("OVW-42", "OVW-43", "OVW-61", "OVW-70")
def test_gaps_show_what_is_in_them_and_the_tour_its_squares() -> None:
    view = seen(GAPS, OWNED, provisions=True)
    assert [(gap.gap, gap.number, gap.owner, gap.entrance, gap.left, gap.items) for gap in view.gaps] == [
        ("(-1,0)", 1, 0, "door", (), ()),
        ("(1,0)", 2, 0, "door", (), ("key",)),
        ("(0,2)", 3, 1, None, ("ship",), ()),
    ]
    assert view.gaps[1].squares == ((1, 0), (2, 0))
    assert view.gaps[1].regions == ("(-1,-1)L", "(0,0)L", "(0,0)W", "(3,0)L")
    assert view.areas == ()
    black, white = view.players
    assert (black.tour.gaps, black.tour.squares, black.tour.length) == (("(-1,0)", "(1,0)"), ((-1, 0), (2, 0)), 6)
    assert (black.items, black.item_sets, black.score.provisions) == (("key",), (1,), 1)
    assert white.ships.left == 1
    assert white.tour.squares == ()


@rule("OVW-71")
def test_a_port_shows_the_regions_to_pick_from_and_the_best_of_them() -> None:
    gaps = OWNED.replace('entrance = "door"\nitems = {key = 1}', 'entrance = "port"')
    black, white = seen(GAPS, gaps, ports=True).players
    assert black.port is not None
    assert (black.port.gap, black.port.squares) == ("(1,0)", ((1, 0), (2, 0)))
    assert black.port.regions == ("(-1,-1)L", "(0,0)L", "(0,0)W", "(3,0)L")
    assert (black.port.region, black.port.points) == ("(0,0)W", 7)
    assert white.port is None


@rule("OVW-42", "OVW-43")
def test_a_gap_being_resolved_is_shown_with_its_winner_and_what_moves() -> None:
    contested = set()
    for seed in range(12):
        seats, options = TABLES[seed % len(TABLES)]
        for state in walk(seats, options, seed):
            if state.phase < Phase.GAP:
                continue
            view = view_of(state, None)
            contest = view.turn.contest
            if contest is None:
                assert state.phase in {Phase.GAP, Phase.OVER}
                continue
            contested.add(view.turn.phase)
            assert view.turn.mover == (view.turn.active if view.turn.phase == "winner" else contest.winner)
            current = [area for area in view.areas if area.is_current]
            assert [area.area for area in current] == ([] if view.turn.phase == "item" else [contest.gap])
            if current and contest.winner is not None:
                assert current[0].leaders == (contest.winner,)
                assert current[0].explorers[contest.winner] == 0
            assert bool(contest.to_take) == (view.turn.phase == "item")
            assert bool(contest.to_leave) == bool(contest.origin and view.turn.phase == "leave")
    assert contested == {"winner", "entrance", "leave", "item"}


@tables
@rule("OVW-62")
def test_the_result_gives_everyone_a_place(seats: int, options: OverworldOptions) -> None:
    *before, state = (state.clone() for state in walk(seats, options, seed=9, every=20))
    assert all(some(view_of(earlier, None).result is None for earlier in before))
    result = view_of(state, None).result
    assert result is not None
    assert result.winners == state.winners()
    assert {place.seat for place in result.places if place.place == 1} == {*result.winners}
    assert [place.place for place in result.places] == sorted(place.place for place in result.places)
    assert [place.points for place in sorted(result.places, key=lambda place: place.seat)] == [*state.scores()]

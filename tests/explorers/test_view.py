"""The view shows everything a client needs, and nothing that the viewer may not know."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import msgspec
import pytest

from farshore.core.contract import CHANCE, Event, Seat
from farshore.games.explorers import achievements, grid
from farshore.games.explorers.actions import Mark
from farshore.games.explorers.cards import CARDS
from farshore.games.explorers.events import RaceWon, RoundScored, TempleExplored
from farshore.games.explorers.options import ExplorersOptions
from farshore.games.explorers.phase import Moment, Phase
from farshore.games.explorers.scoring import score as live_score
from farshore.games.explorers.setup import new_state
from farshore.games.explorers.sheet import Sheet
from farshore.games.explorers.state import ExplorersState
from farshore.games.explorers.terms import terms_of
from farshore.games.explorers.tile import Object
from farshore.games.explorers.view import ExplorersView, view_of
from farshore.games.explorers.view.progress import progress
from tests.effort import tries
from tests.some import never_empty, some

MAP = "3r1 7r0 5r2 1r3"
EXPERT = ExplorersOptions(
    provisions="expert", gems="expert", temples="expert", villages="expert", chosen_achievements=("R1", "R8", "C4")
)
TABLES = [
    (1, ExplorersOptions(achievements=3)),
    (1, EXPERT),
    (2, ExplorersOptions(first_seat="random", achievements=1, may_stop=True)),
    (2, EXPERT),
    (3, ExplorersOptions(map="first-player", gems="expert")),
    (3, ExplorersOptions(map=MAP, temples="expert", chosen_achievements=("R7", "R5"))),
    (4, ExplorersOptions(provisions="expert", achievements=2, first_seat="random")),
    (4, EXPERT),
]
tables = pytest.mark.parametrize(("seats", "options"), TABLES)


@never_empty
def walk(seats: int, options: ExplorersOptions, seed: int, every: int = 1) -> Iterator[ExplorersState]:
    """Play a random game, everyone in random order, and stop at every so many steps, and at its end."""
    state, rng, step = new_state(terms_of(seats, options)), Random(seed), 0
    while state.actors():
        if step % every == 0:
            yield state
        play(state, rng)
        step += 1
    assert step > every, "a game with nothing to see on the way"
    yield state


def play(state: ExplorersState, rng: Random) -> None:
    """Take a random step; temples, keys, scrolls and horses are marked whenever they can be."""
    seat = rng.choice(state.actors())
    if seat == CHANCE:
        actions, weights = zip(*state.outcomes(), strict=True)
        state.apply(CHANCE, rng.choices(actions, weights)[0])
        return
    legal = state.legal(seat)
    liked = sum(state.world.objects[kind] for kind in (Object.TEMPLE, Object.KEY, Object.SCROLL, Object.HORSE))
    wanted = [action for action in legal if isinstance(action, Mark) and liked >> grid.SQUARE[action.square] & 1]
    state.apply(seat, rng.choice(wanted or legal))


def watchers(state: ExplorersState) -> tuple[Seat | None, ...]:
    return (*range(state.terms.seats), None)


def encoded(state: ExplorersState, seat: Seat | None) -> bytes:
    return msgspec.json.encode(view_of(state, seat))


def poison(explorer: Sheet) -> Sheet:
    """Return an impossible explorer: everything wrong but what others may know of the running turn."""
    wrong = explorer.clone()
    wrong.marks = wrong.near = wrong.free = wrong.allowed = grid.FULL
    wrong.keys = wrong.keys_found = wrong.scrolls = wrong.fresh_scrolls = 99
    wrong.scrolls_found = wrong.scrolls_used = wrong.gems = wrong.acted = wrong.due = wrong.horses = 99
    wrong.larder = (9, 9, 9)
    wrong.batch = wrong.extras = (0, 1, 2, 3)
    return wrong


@tables
@pytest.mark.rule("EXP-21")
def test_a_world_drawn_for_a_seat_looks_just_the_same_to_it(seats: int, options: ExplorersOptions) -> None:
    rng = Random(5)
    changed = 0
    for state in walk(seats, options, seed=1, every=5):
        for seat in range(seats):
            world = state.determinize(seat, rng)
            changed += any(a.marks != b.marks for a, b in zip(world.sheets, state.sheets, strict=True))
            assert encoded(world, seat) == encoded(state, seat)
    assert bool(changed) == (seats > 1)


@tables
@pytest.mark.rule("EXP-21")
def test_secrets_are_not_even_read_for_a_viewer_who_may_not_know_them(seats: int, options: ExplorersOptions) -> None:
    """Impossible explorers in the place of others in a running turn change no byte, also for a spectator."""
    poisoned = 0
    for state in walk(seats, options, seed=2, every=7):
        if state.phase != Phase.MARKS or seats == 1:
            continue
        for seat in watchers(state):
            world = state.clone()
            for other in range(seats):
                if other != seat:
                    world.sheets[other] = poison(world.sheets[other])
                    poisoned += 1
            assert encoded(world, seat) == encoded(state, seat)
    assert bool(poisoned) == (seats > 1)


@tables
@pytest.mark.rule("EXP-21")
def test_one_sees_ones_own_marks_at_once_and_those_of_others_when_the_turn_is_over(
    seats: int, options: ExplorersOptions
) -> None:
    before: list[list[str]] = []
    hidden = 0
    for step, state in enumerate(walk(seats, options, seed=3)):
        now = [grid.names_of(explorer.marks) for explorer in state.sheets]
        if state.phase != Phase.MARKS:
            before = now
        elif state.turn_number < 0:
            before = [grid.names_of(sum(state.world.villages) & state.sheets[0].marks)] * seats
        if step % 3:
            continue
        for seat in range(seats):
            for other, explorer in enumerate(view_of(state, seat).explorers):
                assert list(explorer.marks) == (now[other] if other == seat else before[other])
                hidden += explorer.marks != tuple(now[other])
        if seats > 1:
            assert [list(explorer.marks) for explorer in view_of(state, None).explorers] == before
    assert bool(hidden) == (seats > 1)


@pytest.mark.rule("EXP-38")
def test_temples_announced_after_a_batch_are_public_while_the_extra_marks_are_placed() -> None:
    seen = 0
    for state in (state for seed in range(8) for state in walk(4, EXPERT, seed)):
        if state.phase != Phase.MARKS or state.moment != Moment.EXTRA:
            continue
        view = view_of(state, None)
        for quadrant, temple in enumerate(view.temples):
            takers = {seat for number in temple.numbers for seat in number.seats}
            assert takers == {seat for seat, e in enumerate(state.sheets) if e.temples[quadrant] >= 0}
        for seat, explorer in enumerate(view.explorers):
            assert explorer.score.temples == 8 * sum(place >= 0 for place in state.sheets[seat].temples)
            seen += explorer.score.temples > 0
    assert seen


@tables
def test_a_view_reads_back_from_json(seats: int, options: ExplorersOptions) -> None:
    for state in walk(seats, options, seed=4, every=31):
        view = view_of(state, 0)
        assert msgspec.json.decode(msgspec.json.encode(view), type=ExplorersView) == view


@pytest.mark.rule("EXP-1")
@pytest.mark.rule("EXP-2")
def test_the_map_is_shown_square_by_square() -> None:
    state = new_state(terms_of(1, ExplorersOptions(map=MAP)))
    shown = view_of(state, 0).map
    assert shown.code == MAP
    for square, name in some(enumerate(grid.NAMES)):
        y, x = divmod(square, 16)
        assert name == shown.columns[x] + shown.rows[y]
        terrain, thing = shown.terrain[y][x], shown.objects[y][x]
        kinds = [letter for letter, mask in zip("PWDM", state.world.terrain, strict=True) if mask >> square & 1]
        assert kinds == ([terrain] if terrain in "PWDM" else [])
        things = [letter for letter, mask in zip("TKSHGACF", state.world.objects, strict=True) if mask >> square & 1]
        assert things == ([thing] if thing != "-" else [])
    for quadrant in some(shown.quadrants):
        y, x = divmod(grid.SQUARE[quadrant.village], 16)
        assert shown.terrain[y][x] == str(quadrant.tile)
        y, x = divmod(grid.SQUARE[quadrant.temple], 16)
        assert shown.objects[y][x] == "T"
    assert [(q.quadrant, q.tile, q.turns) for q in shown.quadrants] == [
        ("A", 3, 1),
        ("B", 7, 0),
        ("C", 5, 2),
        ("D", 1, 3),
    ]
    assert shown.start is not None
    assert view_of(state, 0).explorers[0].marks == (shown.start,)


@pytest.mark.rule("EXP-11")
def test_a_map_being_laid_shows_what_lies_and_which_tiles_are_left() -> None:
    state = new_state(terms_of(2, ExplorersOptions(map="first-player")))
    empty = view_of(state, 0)
    assert empty.map.terrain == ("?" * 16,) * 16
    assert [tile.tile for tile in empty.map.tiles] == list(range(1, 9))
    assert empty.temples == ()
    assert empty.explorers[0].villages == ()
    laying = state.legal(0)[9]  # 3r1
    drawn = empty.map.tiles[2]
    state.apply(0, laying)
    view = view_of(state, 0)
    assert view.map.code == "3r1"
    assert [tile.tile for tile in view.map.tiles] == [1, 2, 4, 5, 6, 7, 8]
    turned = ["".join(row[x] for row in reversed(drawn.terrain)) for x in range(8)]
    assert [row[:8] for row in view.map.terrain[:8]] == turned
    assert {row[8:] for row in view.map.terrain} == {"?" * 8}


@tables
@pytest.mark.rule("EXP-32")
def test_while_a_horse_is_ridden_the_squares_for_ordinary_marks_are_shown(
    seats: int, options: ExplorersOptions
) -> None:
    ridden = 0
    for state in walk(seats, options, seed=7, every=(seats + 1) // 2):
        for seat in range(seats):
            marking = view_of(state, seat).marking
            if marking is not None and marking.horses:
                ridden += 1
                legal = {action.square for action in state.legal(seat) if isinstance(action, Mark)}
                land = state.world.squares_of(marking.terrains)
                assert set(marking.later) == (legal & {*grid.names_of(land)} if marking.due else set())
            else:
                assert marking is None or not marking.later
    assert ridden


@never_empty
def on_card(seats: int, options: ExplorersOptions, seed: int = 1) -> Iterator[tuple[ExplorersState, ExplorersView]]:
    for state in walk(seats, options, seed):
        if state.card and state.phase in {Phase.SIDE, Phase.MARKS}:
            yield state, view_of(state, 0)


@pytest.mark.rule("EXP-21")
def test_the_card_shows_both_sides_and_what_each_gives_to_whom() -> None:
    for state, view in on_card(2, ExplorersOptions()):
        assert view.card is not None
        assert view.turn.active == state.active
        if state.phase == Phase.SIDE:
            assert [side.marks for side in view.card.sides] == [(), ()]
            assert not any(side.is_chosen for side in view.card.sides)
            continue
        for side in view.card.sides:
            active, other = side.marks[state.active], side.marks[1 - state.active]
            assert (active, other) == ((3, 2) if side.is_chosen else (0, 3))
            assert side.is_chosen == (side.side == state.side)
            assert not side.is_near


@pytest.mark.rule("EXP-70")
def test_alone_the_near_side_gives_three_marks_and_the_far_one_two() -> None:
    for _, view in on_card(1, ExplorersOptions()):
        assert view.card is not None
        assert view.turn.active is None
        assert not view.turn.is_neutral
        assert [(side.is_near, side.marks) for side in view.card.sides] == [(True, (3,)), (False, (2,))]


@pytest.mark.rule("EXP-23")
def test_the_last_turn_of_three_has_no_active_player() -> None:
    neutral = set()
    for _, view in on_card(3, ExplorersOptions()):
        if view.turn.is_neutral:
            neutral.add((view.turn.round, view.turn.turn))
            assert view.card is not None
            assert view.turn.active is None
            assert [side.marks for side in view.card.sides] == [(3, 3, 3)] * 2
    assert neutral == {(4, 7)}


@pytest.mark.rule("EXP-20")
@pytest.mark.rule("EXP-26")
def test_rounds_turns_markers_and_cards_left_are_shown() -> None:
    met = set()
    for state, view in on_card(2, ExplorersOptions()):
        turn, deck = view.turn, view.deck
        met.add((turn.round, turn.turn))
        assert turn.first == (turn.round - 1) % 2
        assert turn.active == (turn.first + turn.turn - 1) % 2
        assert {*deck.turned} | {*deck.left} == set(CARDS)
        assert len(deck.turned) == turn.turn
        assert deck.draws == 7 - turn.turn
        assert view.card is not None
        assert view.card.card in deck.turned
        assert view.card.is_wild == ("|" in state.card)
    assert met == {(a, b) for a in range(1, 5) for b in range(1, 8)}


@pytest.mark.parametrize(("seats", "free"), [(1, [12, 10, 8, 6]), (2, [12, 8]), (3, [12, 8, 6]), (4, [12, 10, 8, 6])])
@pytest.mark.rule("EXP-5")
@pytest.mark.rule("EXP-37")
def test_the_numbers_of_temples_are_free_struck_or_taken(seats: int, free: list[int]) -> None:
    options = ExplorersOptions(map=MAP, chosen_achievements=("R8",))
    told: list[Event] = []
    won: dict[tuple[str, Seat], int] = {}
    for step, state in enumerate(walk(seats, options, seed=11)):
        state.listener = told.append
        view = view_of(state, None)
        if step == 0:
            for temple in view.temples:
                assert [number.points for number in temple.numbers] == [12, 10, 8, 6]
                assert [number.points for number in temple.numbers if number.state == "free"] == free
                assert temple.is_open
        for event in told:
            if isinstance(event, TempleExplored):
                won[event.quadrant, event.seat] = event.points
            elif isinstance(event, RaceWon):
                won[event.achievement, event.seat] = event.points
        told.clear()
        columns = [(temple.quadrant, temple.numbers) for temple in view.temples]
        columns += [(achievement.name, achievement.numbers) for achievement in view.achievements]
        shown = {(name, seat): n.points for name, numbers in columns for n in numbers for seat in n.seats}
        assert shown == won
        for _, numbers in columns:
            assert all((n.state == "taken") == bool(n.seats) for n in numbers)
    assert won


@pytest.mark.rule("EXP-71")
def test_alone_a_number_is_struck_at_the_start_of_a_round() -> None:
    for state, view in on_card(1, ExplorersOptions(chosen_achievements=("F", "R2")), seed=3):
        struck = [sum(n.state == "struck" for n in temple.numbers) for temple in view.temples]
        visited = [place >= 0 for place in state.sheets[0].temples]
        assert all(count == view.turn.round - 1 for count, been in zip(struck, visited, strict=True) if not been)


@tables
@pytest.mark.rule("EXP-33")
@pytest.mark.rule("EXP-35")
def test_what_a_round_would_bring_is_what_it_brings(seats: int, options: ExplorersOptions) -> None:
    told: list[Event] = []
    compared = 0
    for state in walk(seats, options, seed=8):
        if state.phase != Phase.MARKS or state.turn_number != 6 or len(state.waiting) != 1:
            continue
        (last,) = state.waiting
        frames = [view_of(state, seat).explorers[seat].frame for seat in range(seats)]
        after = state.clone()
        after.listener = told.append
        after.apply(last, state.legal(last)[0])
        for event in told:
            if isinstance(event, RoundScored) and event.seat != last:  # … who has changed something meanwhile
                frame = frames[event.seat]
                assert (event.provisions, event.gems) == (frame.larder_worth, frame.gems_worth)
                compared += 1
        told.clear()
    assert bool(compared) == (seats > 1)


@pytest.mark.rule("EXP-34")
@pytest.mark.rule("EXP-36")
def test_the_expert_frame_shows_which_provisions_a_round_has_room_for_and_the_track_of_gems() -> None:
    rooms = {}
    for _, view in on_card(1, EXPERT):
        frame = view.explorers[0].frame
        rooms[view.turn.round] = [provision.most for provision in frame.larder]
        assert frame.gem_track == (-3, -2, -1, 1, 2, 2, 3, 3, 4, 4)
    assert rooms == {1: [0, 0, 0], 2: [4, 0, 0], 3: [0, 4, 0], 4: [0, 0, 4]}


@pytest.mark.rule("EXP-30")
@pytest.mark.rule("EXP-31")
def test_the_frame_counts_keys_and_scrolls_to_use_fresh_and_used() -> None:
    state = new_state(terms_of(2, ExplorersOptions(map=MAP)))
    explorer = state.sheets[0]
    explorer.keys, explorer.keys_found = 1, 3
    explorer.scrolls, explorer.fresh_scrolls, explorer.scrolls_used, explorer.scrolls_found = 1, 1, 2, 4
    frame = view_of(state, 0).explorers[0].frame
    assert (frame.keys, frame.keys_used, frame.key_slots) == (1, 2, 4)
    assert (frame.scrolls, frame.fresh_scrolls, frame.scrolls_used, frame.scroll_slots) == (1, 1, 2, 4)
    assert view_of(state, 1).explorers[0].frame.keys == 0


@tables
@pytest.mark.rule("EXP-39")
@pytest.mark.rule("EXP-50")
def test_points_by_part_add_up(seats: int, options: ExplorersOptions) -> None:
    for state in walk(seats, options, seed=9, every=17):
        for seat in range(seats):
            view = view_of(state, seat)
            own = view.explorers[seat]
            score = own.score
            parts = (score.provisions, score.gems, score.temples, score.villages, *score.achievements)
            assert score.total == sum(parts) == live_score(state, state.sheets[seat]).total()
            others = [other.score.total for other in view.explorers if other.seat != seat]
            assert others == [points for other, points in enumerate(state.scores()) if other != seat]
            if own.marks:
                assert score.villages == sum(village.points for village in own.villages)
                standings = [achievement.standings[seat].points for achievement in view.achievements]
                assert list(score.achievements) == standings


def random_marks(rng: Random) -> int:
    """Return the marks of somebody who went about at random for a while."""
    marks = 1 << rng.randrange(256)
    for _ in range(rng.randrange(200)):
        marks |= 1 << rng.choice(grid.squares_of(grid.beside(marks)))
    return marks


@pytest.mark.no_cover
@pytest.mark.parametrize("name", achievements.NAMES)
@pytest.mark.rule("EXP-60")
@pytest.mark.rule("EXP-61")
def test_an_achievement_stands_where_its_counts_say(name: str) -> None:
    """A race, and whatever is all or nothing, is met when every count is reached; the rest grow with their count."""
    world = new_state(terms_of(1, ExplorersOptions(map=MAP))).world
    rng = Random(name)
    points_by_count: dict[int, int] = {}
    for _ in range(tries(150, 50)):
        marks = random_marks(rng)
        counts = progress(name, world, marks)
        is_reached = all(count.have >= count.needed for count in counts)
        if name in achievements.RACES:
            assert achievements.RACES[name](world, marks) == is_reached
            continue
        points = achievements.AT_THE_END[name](world, marks)
        if name[0] in "AF":
            assert bool(points) == is_reached
        elif name[0] == "N":
            assert bool(points) == (counts[0].have == 0)
        else:
            least = min(count.have for count in counts)
            assert points_by_count.setdefault(least, points) == points
    for count, points in points_by_count.items():
        assert all(other >= points for more, other in points_by_count.items() if more > count)


@pytest.mark.parametrize(
    ("name", "have", "needed"), [("C4", 0, 3), ("C4", 3, 5), ("C4", 6, 7), ("C4", 9, 0), ("C7", 1, 2), ("C7", 4, 0)]
)
@pytest.mark.rule("EXP-60")
def test_the_next_step_of_an_achievement_is_shown(name: str, have: int, needed: int) -> None:
    world = new_state(terms_of(1, ExplorersOptions(map="2r0 4r0 6r0 8r0"))).world
    kind = Object.GEM if name == "C4" else Object.SCROLL
    marks = sum(1 << square for square in grid.squares_of(world.objects[kind])[:have])
    (count,) = progress(name, world, marks)
    assert (count.what, count.have, count.needed) == (kind.name.lower(), have, needed)


def finished(seats: int, scores: list[tuple[int, int]], **options: object) -> ExplorersState:
    """Return a game that ended with these points (for gems) and scrolls used."""
    state = new_state(terms_of(seats, ExplorersOptions(map=MAP, **options)))  # type: ignore[arg-type]
    state.phase, state.round = Phase.OVER, 4
    for explorer, (points, scrolls) in zip(state.sheets, scores, strict=True):
        explorer.gem_points, explorer.scrolls_used = points, scrolls
    state.shown = state.sheets
    return state


@pytest.mark.rule("EXP-50")
def test_the_result_ranks_by_points_then_by_fewer_scrolls() -> None:
    result = view_of(finished(4, [(20, 1), (25, 2), (25, 1), (25, 1)]), None).result
    assert result is not None
    assert [(place.place, place.seat, place.score.total) for place in result.places] == [
        (1, 2, 25),
        (1, 3, 25),
        (3, 1, 25),
        (4, 0, 20),
    ]
    assert result.winners == (2, 3)
    assert result.rank is None


@pytest.mark.parametrize(("points", "rank"), [(80, 0), (81, 1), (100, 2), (101, 3), (120, 4), (121, 5)])
@pytest.mark.rule("EXP-72")
def test_alone_the_result_is_a_rank(points: int, rank: int) -> None:
    view = view_of(finished(1, [(points, 0)]), 0)
    assert view.result is not None
    assert view.result.rank == rank
    assert view.rank_bounds == (80, 90, 100, 110, 120)


@pytest.mark.rule("EXP-72")
def test_the_bounds_of_the_ranks_rise_with_the_achievements_in_play() -> None:
    state = finished(1, [(100, 0)], chosen_achievements=("N3", "F"))
    view = view_of(state, 0)
    assert view.rank_bounds == (100, 110, 120, 130, 140)
    assert view.result is not None
    assert view.result.places[0].score.total == 116  # no gem is marked
    assert view.result.rank == 2


@tables
def test_who_waits_for_the_others_is_shown(seats: int, options: ExplorersOptions) -> None:
    for state in walk(seats, options, seed=10, every=3):
        done = [explorer.is_done for explorer in view_of(state, None).explorers]
        assert done == [state.phase == Phase.MARKS and seat not in state.actors() for seat in range(seats)]

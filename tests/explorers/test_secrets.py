"""Who knows what of a running turn, and that it does not matter who acts first (EXP-21, EXP-38)."""

from __future__ import annotations

from collections import Counter
from random import Random

import msgspec
import pytest

from farshore.core.contract import CHANCE, Action, Event, Seat
from farshore.core.fate import Fate
from farshore.core.match import Match
from farshore.games.explorers import grid
from farshore.games.explorers.actions import Mark
from farshore.games.explorers.events import EVENT_TYPES, MarksShown, RaceWon, TempleExplored
from farshore.games.explorers.options import ExplorersOptions
from farshore.games.explorers.phase import Moment, Phase
from farshore.games.explorers.position import write_position
from farshore.games.explorers.retake import way_to
from farshore.games.explorers.secrets import Committed, Marked, OwnEvent
from farshore.games.explorers.setup import new_state
from farshore.games.explorers.state import ExplorersState
from farshore.games.explorers.terms import terms_of
from farshore.games.explorers.tile import Object
from farshore.games.explorers.view import ExplorersView
from farshore.games.explorers.worth import Brought
from tests.at_random import play_on
from tests.explorers.table import CORNER_TILES, GAME, Table, pocket, rule
from tests.some import some

TEMPLE_MAP = "1r0 2r0 6r0 8r0"  # of CORNER_TILES: start g7, scroll f8, key h8, temple i8 in quadrant B
WATCHERS = (0, 1, 2, None)
RACES = ("R3", "R4")
WANTED = (Object.TEMPLE, Object.KEY, Object.SCROLL, Object.HORSE)


def set_up(**options: object) -> Match:
    """Return a match of three at the set-up marks."""
    raw = {"map": TEMPLE_MAP, "own_tiles": CORNER_TILES} | options
    return Match.new(GAME, 3, raw, fate=Fate(b"secrets"))


def play(match: Match, seat: Seat, *moves: str) -> None:
    for move in moves:
        match.play(seat, move)


def steps_of(match: Match, watcher: Seat | None, seat: Seat) -> list[str]:
    """Return what a seat did, in the record given to a watcher."""
    return [step.action for step in match.record_for(watcher).steps if step.seat == seat]


def own_events(match: Match, watcher: Seat | None, seat: Seat) -> list[Event]:
    """Return what happened in a seat's turn, as a watcher hears it."""
    return [event for event in match.events_for(watcher) if isinstance(event, OwnEvent) and event.seat == seat]


def marks_of(match: Match, watcher: Seat | None, seat: Seat) -> set[str]:
    view = match.view(watcher)
    assert isinstance(view, ExplorersView)
    return {*view.explorers[seat].marks}


# Views, events, records


@rule("EXP-21")
def test_choice_and_marks_of_a_running_turn_are_hidden_from_all_others() -> None:
    match = set_up()
    before = {watcher: msgspec.json.encode(match.view(watcher)) for watcher in (0, 2, None)}
    play(match, 1, "terrain P", "mark g8", "mark f8")
    assert marks_of(match, 1, 1) == {"g7", "g8", "f8"}
    assert steps_of(match, 1, 1) == ["terrain P", "mark g8", "mark f8"]
    assert own_events(match, 1, 1) == [
        Committed(1, "P", 3, scroll=False, quadrant=""),
        Marked(1, "g8", "", villages=3, brought=(Brought("village", 3, "g7", 1),)),
        Marked(1, "f8", "scroll"),
    ]
    for other in (0, 2, None):
        assert msgspec.json.encode(match.view(other)) == before[other], "not a byte"
        assert steps_of(match, other, 1) == []
        assert own_events(match, other, 1) == []


@rule("EXP-21")
def test_that_somebody_is_done_is_all_that_others_learn_before_the_turn_ends() -> None:
    match = set_up()
    play(match, 1, "terrain P", "mark g8", "mark f8", "mark h8")
    for other in (0, 2, None):
        view = match.view(other)
        assert isinstance(view, ExplorersView)
        assert [explorer.is_done for explorer in view.explorers] == [False, True, False]
        assert marks_of(match, other, 1) == {"g7"}
        assert view.explorers[1].frame.keys == view.explorers[1].frame.fresh_scrolls == 0
        assert steps_of(match, other, 1) == []


@rule("EXP-21")
def test_when_all_are_done_everything_is_shown_to_everyone() -> None:
    match = set_up()
    moves = {1: ["g8", "f8", "h8"], 0: ["h7", "h8", "i8"], 2: ["h7", "h6", "g6"]}
    for seat, squares in moves.items():
        assert not any(isinstance(event, MarksShown) for event in match.events)
        play(match, seat, "terrain P", *(f"mark {square}" for square in squares))
    for watcher in WATCHERS:
        for seat, squares in moves.items():
            assert marks_of(match, watcher, seat) == {"g7", *squares}
            marked = [step for step in steps_of(match, watcher, seat) if step.startswith("mark")]
            assert marked == [f"mark {square}" for square in squares]
        shown = [event for event in match.events_for(watcher) if isinstance(event, MarksShown)]
        assert {event.seat: {*event.squares} for event in shown} == {seat: {*moves[seat]} for seat in moves}
        assert TempleExplored(0, "B", 12, 0, "i8") in match.events_for(watcher)


@rule("EXP-21")
def test_the_next_turn_hides_only_what_is_new() -> None:
    match = set_up(may_stop=True)
    for seat in range(3):
        play(match, seat, "terrain P", "mark h7", "stop")
    active = match.actors()[0]
    match.play(active, match.legal(active)[0])
    other = next(seat for seat in match.actors() if seat != active)
    play(match, other, GAME.write_action(match.legal(other)[0]))
    for watcher in WATCHERS:
        steps = steps_of(match, watcher, other)
        assert steps[:3] == ["terrain P", "mark h7", "stop"]
        assert len(steps) == (4 if watcher == other else 3)
        assert steps_of(match, watcher, active)[3].startswith("side"), "the side is chosen openly"


@rule("EXP-21", "EXP-31")
def test_whether_the_active_player_uses_a_scroll_is_as_hidden_as_the_marks() -> None:
    seen = []
    for move in ("take M", "scroll P"):
        frame = "marks = ['g8-g8', 'f8-g8', 'f7']"
        text = f"players = 3\nmap = '{TEMPLE_MAP}'\nturn = 1\ncard = 'DM'\nside = 'M'\n[blue]\n{frame}"
        table = Table(text, own_tiles=CORNER_TILES).play(move, seat=0)
        seen.append([msgspec.json.encode(table.state.view(watcher)) for watcher in (1, 2, None)])
        assert all(event.seen_by(1) is None for event in table.events)
    assert seen[0] == seen[1]


@rule("EXP-21", "EXP-38")
def test_after_a_batch_only_the_temples_are_announced_and_the_marks_stay_hidden() -> None:
    match = set_up(temples="expert")
    play(match, 1, "terrain P", "mark h7", "mark h8", "mark i8")
    play(match, 2, "terrain P", "mark g8", "mark f8", "mark h8")
    play(match, 0, "terrain M", "mark f7", "mark e7", "mark e8")
    assert match.actors() == (1,)
    for phase in ("choosing", "marking"):
        for other in (0, 2, None):
            assert TempleExplored(1, "B", 8, 3, "i8") in match.events_for(other)
            assert marks_of(match, other, 1) == {"g7"}
            assert steps_of(match, other, 1) == []
            assert own_events(match, other, 1) == []
        assert marks_of(match, 1, 0) == marks_of(match, 1, 2) == {"g7"}, "those who are done are hidden too"
        assert steps_of(match, 1, 0) == steps_of(match, 1, 2) == []
        if phase == "choosing":
            play(match, 1, "terrain D for B", "mark i7", "mark j7")
    play(match, 1, "mark i6")
    for watcher in WATCHERS:
        assert marks_of(match, watcher, 1) == {"g7", "h7", "h8", "i8", "i7", "j7", "i6"}
        assert steps_of(match, watcher, 1)[4] == "terrain D for B"
        assert marks_of(match, watcher, 2) == {"g7", "g8", "f8", "h8"}


@rule("EXP-20", "EXP-21")
def test_a_record_given_away_holds_neither_the_seed_nor_a_position_with_secrets() -> None:
    text = f"players = 3\nmap = '{TEMPLE_MAP}'\n[options]\nown_tiles = '''{CORNER_TILES}'''"
    match = Match.new(GAME, start=text, fate=Fate(b"secrets"))
    for watcher in WATCHERS:
        header = match.record_for(watcher).header
        assert (header.seed, header.start) == (None, None)
        assert header.commitment == match.record.header.commitment


@rule("EXP-21")
def test_at_the_end_the_record_hides_nothing_from_anyone() -> None:
    match = play_on(set_up(temples="expert"), Random(4))
    for watcher in WATCHERS:
        assert [*match.record_for(watcher).steps] == [*match.record.steps]


@rule("EXP-21", "EXP-38")
@pytest.mark.parametrize("seed", range(3))
def test_at_every_moment_a_record_lacks_exactly_what_others_did_since_the_turn_began(seed: int) -> None:
    match, rng = set_up(temples="expert", may_stop=True), Random(seed)
    began = 0
    while not match.over:
        seat = rng.choice(match.actors())
        turn = _turn(match)
        match.play(seat, rng.choice(match.legal(seat)))
        if _turn(match) != turn:
            began = len(match.record.steps)
        if rng.random() < 0.1:
            for watcher in WATCHERS:
                steps = match.record.steps
                open_ = [step for step in steps[began:] if step.seat in (watcher, CHANCE) or "side" in step.action]
                known = [(step.seat, step.action) for step in match.record_for(watcher).steps]
                assert known == [(step.seat, step.action) for step in (*steps[:began], *open_)]


def _turn(match: Match) -> tuple[int, int]:
    assert isinstance(match.state, ExplorersState)
    return match.state.round, match.state.turn_number


# Imagined worlds


def middle_of_a_turn() -> ExplorersState:
    """Blue is done, orange has begun, green has done nothing yet."""
    match = set_up()
    play(match, 0, "terrain P", "mark h7", "mark h8", "mark i8")
    play(match, 1, "terrain M", "mark f7")
    assert isinstance(match.state, ExplorersState)
    return match.state


@rule("EXP-21")
def test_an_imagined_world_keeps_ones_own_turn_and_takes_that_of_others_anew() -> None:
    s, rng = middle_of_a_turn(), Random(1)
    worlds = [s.determinize(1, rng) for _ in range(200)]
    assert {world.sheets[1].marks for world in worlds} == {s.sheets[1].marks}
    assert {world.waiting for world in worlds} == {(1, 2)}
    found = Counter(world.sheets[0].marks for world in worlds)
    assert len(found) > 20, "blue may have marked anything"
    assert found[s.sheets[0].marks] < 100, "and the real turn is not given away"
    assert all(some(world.sheets[0].is_done for world in worlds))
    assert {world.sheets[2].marks for world in worlds} == {s.shown[2].marks}, "green may still do anything"
    for world in some(worlds):
        assert (world.phase, world.moment, world.deck) == (s.phase, s.moment, s.deck)
        assert msgspec.json.encode(world.view(1)) == msgspec.json.encode(s.view(1))


@rule("EXP-21")
def test_one_who_has_begun_is_taken_back_because_others_do_not_know_how_far_it_has_come() -> None:
    s = middle_of_a_turn()
    world = s.determinize(2, Random(1))
    assert world.sheets[1].marks == s.shown[1].marks
    assert [*world.legal(1)] == [*set_up().legal(1)]


@rule("EXP-21", "EXP-38")
def test_in_an_imagined_world_the_announced_temples_are_explored_too() -> None:
    """Blue reached temple B by h7 and h8, the only way with three marks of prairie; orange may have gone anywhere."""
    match = set_up(temples="expert")
    play(match, 0, "terrain P", "mark h7", "mark h8", "mark i8")
    play(match, 1, "terrain M", "mark f7", "mark e7", "mark e8")
    play(match, 2, "terrain P", "mark g8", "mark f8", "mark h8")
    s, rng = match.state, Random(2)
    assert isinstance(s, ExplorersState)
    oranges = set()
    for _ in range(40):
        world = s.determinize(2, rng)
        assert world.sheets[0].temples == s.sheets[0].temples
        assert world.sheets[0].marks >> grid.SQUARE["i8"] & 1
        assert not world.sheets[1].marks >> grid.SQUARE["i8"] & 1, "it would have been announced"
        assert world.actors() == (0,)
        oranges.add(world.sheets[1].marks)
    assert len(oranges) > 5


def test_a_way_is_found_over_the_land_that_is_left_or_there_is_none() -> None:
    near, goal = grid.ALONE[grid.SQUARE["a1"]], grid.ALONE[grid.SQUARE["c1"]]
    wall = grid.set_of(grid.SQUARE[name] for name in ("b1", "c2", "d1"))
    assert [grid.names_of(layer & ~grid.beside(goal)) for layer in way_to(goal, near, grid.FULL)][-1] == ["c1"]
    assert len(way_to(goal, near, grid.FULL)) == 3
    assert way_to(goal, near, grid.FULL & ~wall) == []
    assert way_to(0, near, grid.FULL) == []


@rule("EXP-21")
def test_imagining_changes_nothing_in_the_game_itself() -> None:
    s = middle_of_a_turn()
    before = write_position(s)
    world = s.determinize(2, Random(1))
    while world.actors():
        finish(world, Random(3))
    assert write_position(s) == before


@rule("EXP-20")
def test_the_order_of_the_cards_and_the_card_set_aside_are_nobodys_knowledge() -> None:
    """Chance decides only when a card is turned: no state, and so no imagined world, holds an order."""
    table = Table(f"players = 2\nmap = '{TEMPLE_MAP}'\nturn = 6\ndeck = ['PW', 'DM', 'WM|PD']", own_tiles=CORNER_TILES)
    assert table.outcomes() == {"card PW": 1, "card DM": 1, "card WM|PD": 1}
    for seat in (0, 1):
        assert [*table.state.determinize(seat, Random(1)).outcomes()] == [*table.state.outcomes()]


# Whoever finishes first


def finish(s: ExplorersState, rng: Random) -> None:
    """Take a random step."""
    actor = rng.choice(s.actors())
    s.apply(actor, rng.choice(s.outcomes())[0] if actor == CHANCE else rng.choice(s.legal(actor)))


def liked(s: ExplorersState, seat: Seat, rng: Random) -> Action:
    """Choose among what is legal; keys, temples, scrolls and horses often come first."""
    legal = s.legal(seat)
    if rng.random() < 0.3:
        return rng.choice(legal)
    wanted = sum(s.world.objects[kind] for kind in WANTED)
    found = [action for action in legal if isinstance(action, Mark) and wanted >> grid.SQUARE[action.square] & 1]
    return rng.choice(found or legal)


def public(events: list[Event]) -> list[Event]:
    return [event for event in events if event.seen_by(None) is not None]


def of_seat(events: list[Event], seat: Seat) -> list[Event]:
    return [event for event in events if isinstance(event, OwnEvent) and event.seat == seat]


Moves = dict[Seat, list[tuple[list[Action], Action]]]
"""By seat: what was legal for it and what it did, in its own order."""


def one_batch(s: ExplorersState, rng: Random) -> tuple[Moves, list[Event]]:
    """Play the marks of one batch, seat after seat. Returns what each did, and all that happened."""
    events: list[Event] = []
    s.listener = events.append
    moves: Moves = {seat: [] for seat in range(s.terms.seats)}
    now = (s.round, s.turn_number, s.batches)
    while s.phase == Phase.MARKS and (s.round, s.turn_number, s.batches) == now:
        seat = s.actors()[0]
        action = liked(s, seat, rng)
        moves[seat].append(([*s.legal(seat)], action))
        s.apply(seat, action)
    s.listener = None
    return moves, events


def shuffled_batch(s: ExplorersState, moves: Moves, rng: Random) -> list[Event]:
    """Play the same moves, the seats in random order: whatever others have done, the same is legal."""
    events: list[Event] = []
    s.listener = events.append
    left = {seat: [*done] for seat, done in moves.items() if done}
    while left:
        assert s.actors() == tuple(sorted(left))
        seat = rng.choice([*left])
        legal, action = left[seat].pop(0)
        assert [*s.legal(seat)] == legal
        s.apply(seat, action)
        if not left[seat]:
            del left[seat]
    s.listener = None
    return events


TABLES = [
    (2, ExplorersOptions(temples="expert", chosen_achievements=("R1", "R4", "R8"))),
    (3, ExplorersOptions(temples="expert", provisions="expert", may_stop=True, chosen_achievements=("R3", "R7"))),
    (4, ExplorersOptions(temples="expert", gems="expert", map=TEMPLE_MAP, own_tiles=CORNER_TILES)),
    (4, ExplorersOptions(villages="expert", chosen_achievements=("R5", "R2"), first_seat="random")),
]


def check_all_orders(s: ExplorersState, rng: Random) -> list[Event]:
    """Play a batch, and again in random orders: position and news must be the very same. Returns what happened."""
    before = s.clone()
    moves, events = one_batch(s, rng)
    for _ in range(2):
        again = before.clone()
        other = shuffled_batch(again, moves, rng)
        assert write_position(again) == write_position(s)
        assert public(other) == public(events)
        assert all(of_seat(other, seat) == of_seat(events, seat) for seat in moves)
    return events


def is_shared(events: list[Event]) -> bool:
    """Tell whether several explored the same temple."""
    quadrants = [event.quadrant for event in events if isinstance(event, TempleExplored)]
    return len(quadrants) > len({*quadrants})


@rule("EXP-21", "EXP-37", "EXP-38", "EXP-61")
@pytest.mark.parametrize(("seats", "options"), TABLES, ids=["two", "three", "four", "four-basic"])
def test_whatever_the_interleaving_the_result_is_the_same(seats: int, options: ExplorersOptions) -> None:
    """Every batch of some games is played again in random orders."""
    met: Counter[int] = Counter()
    shared = 0
    for seed in range(6):
        s, rng = new_state(terms_of(seats, options)), Random(seed)
        while s.actors():
            if s.phase == Phase.MARKS:
                met[s.moment] += 1
                shared += is_shared(check_all_orders(s, rng))
            else:
                finish(s, rng)
    assert (met[Moment.SETUP], met[Moment.CARD]) == (6, 6 * 28)
    assert bool(met[Moment.EXTRA]) == (options.temples == "expert")
    assert shared or not options.own_tiles


@rule("EXP-21", "EXP-38", "EXP-61")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_whatever_the_interleaving_later_batches_are_the_same_too(players: int) -> None:
    """All hold four keys, and the four temples and a few squares are left: extra marks lead from temple to temple."""
    left = ("c6", "b9", "p1", "n15", "e4", "d5", "d6", "j10", "f4", "f5")
    marks = grid.names_of(pocket(*left).sheet().marks)
    frame = f"marks = {marks}\nlarder = [1, 1, 1]"
    seats = "".join(f"\n[{name}]\n{frame}" for name in ("blue", "orange", "green", "violet")[:players])
    text = f"players = {players}\nturn = 2\ncard = 'PM|DW'{seats}"
    batches: Counter[int] = Counter()
    shared: Counter[bool] = Counter()
    for seed in range(30):
        s, rng = Table(text, temples="expert", chosen_achievements=("R3",)).state, Random(seed)
        finish(s, rng)
        while s.phase == Phase.MARKS:
            batches[s.batches] += 1
            later = s.batches > 0
            shared[later] += is_shared(check_all_orders(s, rng))
    assert batches[0] == 30
    assert batches[2], "extra marks reach temples that bring extra marks again"
    assert shared[False], "temples are shared in a first batch"
    assert shared[True], "and in a later one"


# What cannot be unlearnt


def seen(s: ExplorersState, seat: Seat, action: Action) -> list[Event]:
    """Do something, and return what its doer sees of it."""
    events: list[Event] = []
    s.listener = events.append
    s.apply(seat, action)
    return [event for event in events if event.seen_by(seat) is not None]


@rule("EXP-21", "EXP-38")
def test_the_temples_announced_the_marks_shown_and_the_races_won_tell_what_was_hidden() -> None:
    assert {kind for kind in EVENT_TYPES if kind.reveals} == {TempleExplored, MarksShown, RaceWon}


@rule("EXP-21", "EXP-38")
@pytest.mark.parametrize("seed", range(2))
def test_whoever_learns_something_by_an_own_step_is_told_by_an_event_that_reveals(seed: int) -> None:
    options = ExplorersOptions(
        temples="expert", chosen_achievements=("R3", "R4"), map=TEMPLE_MAP, own_tiles=CORNER_TILES
    )
    s, rng = new_state(terms_of(3, options)), Random(seed)
    told, silent = 0, 0
    while s.round < 2:
        seat = rng.choice(s.actors())
        if seat == CHANCE:
            s.apply(seat, rng.choice(s.outcomes())[0])
            continue
        action = liked(s, seat, rng)
        worlds = [s.determinize(seat, rng) for _ in range(2)]
        events = seen(s, seat, action)
        s.listener = None
        reveals = any(event.reveals for event in events)
        if not reveals:
            assert all(seen(world, seat, action) == events for world in worlds)
        told, silent = told + reveals, silent + (not reveals)
    assert min(told, silent) > 10

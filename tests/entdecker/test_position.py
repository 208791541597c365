"""Positions: any state can be written and read again, little need be said, and what cannot be is refused."""

from __future__ import annotations

from collections.abc import Hashable
from importlib.resources import files
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from farshore.core.contract import CHANCE
from farshore.core.errors import BadPosition
from farshore.core.words import Phrase, add_catalogue
from farshore.games.entdecker.actions import DrawHidden, StartAt
from farshore.games.entdecker.options import EntdeckerOptions
from farshore.games.entdecker.phase import Phase
from farshore.games.entdecker.position import read_position, write_position
from farshore.games.entdecker.setup import new_state
from farshore.games.entdecker.stacks import PLAIN, QUESTION_MARK
from farshore.games.entdecker.state import EntdeckerState
from farshore.games.entdecker.terms import terms_of
from tests.effort import tries
from tests.fields import fields_of
from tests.mutations import mutated, words_of

add_catalogue(files("farshore.games.entdecker") / "words")

OWN_SCENARIO = """
name = "bay"
board = '''
 ABCDEFG
1.......
2..~.5..
3..~....
4.......
5.......
'''
"""
TABLES = [
    (2, EntdeckerOptions()),
    (3, EntdeckerOptions(edition="kosmos", scenario="two-seas", first_seat="random")),
    (4, EntdeckerOptions(edition="digest", scenario="three-seas", top_scout=True)),
    (2, EntdeckerOptions(edition="digest", own_scenario=OWN_SCENARIO)),
    (4, EntdeckerOptions(edition="kosmos", top_scout=True, scenario="north-south", scout_cost=0)),
    (3, EntdeckerOptions(waterfall="finder", produce="last-space", first_seat="random", top_scout=True)),
]
PLAIN_FIELDS = [
    *("units", "unfound", "gold", "score", "finds", "supply", "numbers", "top_scouts", "bank", "phase", "seat"),
    *("mover", "ship", "landed", "announced", "draws", "hand", "fresh", "bound", "passes", "idle", "closing"),
]
SMALL = """
players = 2
board = '''
 ABCDEF
1......
2.┌┐...
3.└┘...
4......
'''
"""


def parts(groups: dict[int, Hashable]) -> set[frozenset[int]]:
    """Return which members belong together, whatever stands for their group."""
    members: dict[Hashable, set[int]] = {}
    for one, group in groups.items():
        members.setdefault(group, set()).add(one)
    return {frozenset(together) for together in members.values()}


def everything(s: EntdeckerState, *, views: bool = True) -> dict[str, object]:
    """Return all that a state is, so that states can be compared; forests as the partitions they stand for."""
    spaces = s.chart.board.spaces
    masses = [mass for cell in spaces for mass in s.chart.board.masses[cell] if s.islands.masses[mass]]
    joined = [cell for cell in spaces if s.sea.parent[cell] >= 0]
    found: dict[str, object] = {name: getattr(s, name) for name in PLAIN_FIELDS}
    found |= {name: getattr(s.stacks, name) for name in fields_of(type(s.stacks))}
    found |= {f"jungle {name}": getattr(s.jungle, name) for name in fields_of(type(s.jungle))}
    found |= {f"chart {name}": getattr(s.chart, name) for name in fields_of(type(s.chart))}
    found |= {
        "options": s.terms.options,
        "units in order": list(s.units.items()),
        "islands": parts({mass: s.islands.find(mass) for mass in masses}),
        "open": {mass: s.islands.open_sides[s.islands.find(mass)] for mass in masses},
        "values": {mass: s.islands.value(s.islands.find(mass)) for mass in s.units},
        "sea": parts({cell: s.sea.find(cell) for cell in joined}),
        "cost": {cell: s.sea.cost[s.sea.find(cell)] for cell in joined},
        "tolled": s.sea.tolled,
        "actors": s.actors(),
        "legal": [list(s.legal(seat)) for seat in range(s.terms.seats)],
        "outcomes": list(s.outcomes()),
        "scores": s.scores(),
        "winners": s.winners(),
    }
    if views:
        found["views"] = [s.view(seat) for seat in (None, *range(s.terms.seats))]
    return found


def step(s: EntdeckerState, rng: Random) -> None:
    """Let anyone who may act do something."""
    actor = s.actors()[0]
    if actor == CHANCE:
        outcomes = s.outcomes()
        s.apply(CHANCE, rng.choices([o for o, _ in outcomes], [weight for _, weight in outcomes])[0])
    else:
        s.apply(actor, rng.choice(s.legal(actor)))


@pytest.mark.no_cover
@pytest.mark.parametrize("table", range(len(TABLES)))
def test_every_moment_of_a_game_is_the_same_after_being_written_and_read(table: int) -> None:
    rng = Random(table)
    seats, options = TABLES[table]
    s = new_state(terms_of(seats, options))
    phases, steps, every = set(), 0, tries(1, 4)
    while s.phase not in phases or s.phase != Phase.OVER:
        steps += 1
        if s.phase in phases and steps % every:
            step(s, rng)
            continue
        text = write_position(s)
        again = read_position(text)
        views = s.phase not in phases or rng.random() < 0.05
        assert everything(again, views=views) == everything(s, views=views), text
        assert write_position(again) == text
        phases.add(s.phase)
        if s.phase != Phase.OVER:
            seed = rng.random()
            step(s, Random(seed))
            step(again, Random(seed))
            assert write_position(again) == write_position(s), text
    assert {Phase.BACKS, Phase.FACE, Phase.TOKEN, Phase.PLACE, Phase.SCOUTS} <= phases


def test_a_read_position_goes_on_to_the_same_end() -> None:
    for seed in range(12):
        seats, options = TABLES[seed % len(TABLES)]
        s = new_state(terms_of(seats, options))
        rng = Random(seed)
        for _ in range(rng.randrange(700)):
            if s.phase != Phase.OVER:
                step(s, rng)
        again = read_position(write_position(s))
        one, other = Random(seed), Random(seed)
        while s.phase != Phase.OVER:
            step(s, one)
            step(again, other)
        assert write_position(again) == write_position(s)


def test_a_read_state_shares_nothing_with_the_one_written() -> None:
    s = read_position(SMALL)
    text = write_position(s)
    again = read_position(text)
    step(again, Random(1))
    assert write_position(s) == text


def test_the_number_of_players_alone_is_a_position() -> None:
    s = read_position("players = 3")
    assert s.terms.seats == 3
    assert s.chart.tiles == new_state(terms_of(3, EntdeckerOptions())).chart.tiles
    assert (s.phase, s.seat, s.gold) == (Phase.START, 0, [7, 7, 7])
    assert s.stacks.sizes == [19, 19, 18, 18, 18, 18]
    assert s.stacks.backs == [PLAIN] * 6


def test_an_empty_text_is_the_set_up_for_two() -> None:
    assert write_position(read_position("")) == write_position(read_position("players = 2"))


def test_a_board_with_units_is_a_position_in_which_the_first_seat_s_turn_begins() -> None:
    s = read_position(SMALL + 'units = ["red fort B2", "white scout C3"]\ngold = [9, 3]')
    assert s.phase == Phase.START
    assert s.supply == [19, 1, 1, 18, 2, 1]
    assert s.bank == 2
    assert s.sea.tolled == {s.chart.board.cell["B2"]: 0}
    assert s.islands.find(2 * s.chart.board.cell["B2"]) == s.islands.find(2 * s.chart.board.cell["C3"])
    assert StartAt("B2", 0, (0, 0, 0, 0)) not in s.legal(0)  # no line of sea leads to an Edge Space


def test_who_has_little_gold_rolls_first() -> None:
    assert read_position(SMALL + "gold = [3, 3]").phase == Phase.INCOME


def test_tiles_on_the_board_come_from_the_hidden_plain_ones_then_the_open_then_question_marks() -> None:
    rows = "".join(f"{row}{'~' * 12}\n" for row in range(1, 5))
    s = read_position(f"board = '''\n ABCDEFGHIJKL\n{rows}5............\n'''")
    assert (s.stacks.plain[1], s.stacks.open[1], s.stacks.marked[1], s.stacks.spares) == (0, 0, 0, 11)
    assert sum(s.stacks.events) == sum(s.stacks.marked) == 18


def test_tiles_of_the_scenario_come_from_the_open_stacks() -> None:
    s = read_position("")
    assert s.stacks.open[1] == 20 - 7
    assert s.stacks.plain[1] == 13


def test_a_tile_in_hand_and_discards_are_missing_from_the_stacks() -> None:
    s = read_position(
        SMALL
        + """
        [turn]
        phase = "place"
        ship = "S:A"
        hand = "2 pirate"
        [stacks]
        discards = { 5 = 2 }
        """
    )
    assert (s.stacks.marked[2], s.stacks.events[2]) == (6, 4)
    assert s.stacks.plain[5] == 13
    assert (s.announced, s.draws, s.landed) == (1, 0, -1)


def test_an_open_tile_in_hand_comes_from_the_open_stacks() -> None:
    turn = '[turn]\nphase = "place"\nship = "S:A"\nhand = "2"\nkind = "open"'
    assert read_position(SMALL + turn).stacks.open[2] == 8


def test_question_marks_are_shown_where_no_plain_tile_is_left() -> None:
    s = read_position(SMALL + "[stacks]\nplain = [0, 3, 0, 0, 0, 0]")
    assert s.stacks.backs == [PLAIN] * 3 + [QUESTION_MARK] * 3


def test_a_board_of_another_size_makes_its_own_scenario() -> None:
    s = read_position(SMALL)
    assert (s.chart.board.width, s.chart.board.height) == (6, 4)
    assert "own_scenario" not in write_position(s)
    assert read_position(write_position(s)).terms.options == s.terms.options


def test_a_board_without_the_scenario_s_tiles_makes_its_own_scenario_and_keeps_it_when_they_are_laid() -> None:
    drawn = write_position(read_position("")).partition("[stacks]")[0]
    s = read_position(drawn.replace("2.~...X", "2.....X"))
    assert s.terms.options.own_scenario
    s.lay(s.chart.board.cell["B2"], 0)
    s.sea.join(s.chart, s.chart.board.cell["B2"])
    assert read_position(write_position(s)).terms.options == s.terms.options


def test_a_ship_under_way_can_go_on() -> None:
    turn = '[turn]\nphase = "explore"\nship = "C2"\nannounced = 3\ndraws = 1'
    s = read_position(SMALL.replace("┌┐", "╶╴").replace("└┘", "..") + turn)
    assert s.landed == s.chart.board.cell["C2"]
    assert s.sea.parent[s.landed] < 0
    assert DrawHidden(1) in s.legal(0)


def test_phases_that_need_nobody_are_run() -> None:
    turn = 'score = [3, 4]\n[turn]\nphase = "final"\n'
    rows = "".join(f"{row}~~~~~~\n" for row in range(1, 5))
    s = read_position(f"board = '''\n ABCDEF\n{rows}'''\n{turn}")
    assert (s.phase, s.winners()) == (Phase.OVER, (1,))


SEARCH = """
[stacks]
open = [9, 0, 9, 9, 9, 12]
plain = [9, 0, 9, 9, 9, 0]
[turn]
phase = "search"
sought = 2
"""
CLOSING = """
units = ["white scout B2", "red scout C3"]
[stacks]
open = [0, 0, 0, 0, 0, 0]
plain = [0, 0, 0, 0, 0, 0]
marked = [0, 0, 0, 0, 0, 0]
"""


@pytest.mark.parametrize(
    "text",
    [
        SMALL + SEARCH,
        SMALL + SEARCH + 'then = "shown"\nship = "S:A"\nkind = "open"\nannounced = 2\ndraws = 1',
        SMALL + SEARCH + "closing = true",
        SMALL + CLOSING,
        SMALL + 'paths = ["r . . . . . . ."]\n[turn]\nphase = "token"\nhut = 1\nbound = "w r"\nmover = "white"',
        SMALL
        + '[turn]\nphase = "backs"\nthen = "shown"\nship = "S:A"\nhand = "3"\n[stacks]\nsizes = ["106 unseen"]'
        + "\nplain = [13, 28, 16, 12, 15, 0]\nmarked = [4, 7, 5, 3, 3, 0]",
    ],
)
def test_rare_moments_come_back_too(text: str) -> None:
    s = read_position(text)
    again = read_position(write_position(s))
    assert everything(again) == everything(s)
    play_on(again)


def play_on(s: EntdeckerState, steps: int = 60) -> None:
    """Play a while, to see that a position is alive."""
    rng = Random(0)
    for _ in range(steps):
        if s.phase == Phase.OVER:
            return
        step(s, rng)
    assert s.actors() or s.phase == Phase.OVER


def test_a_world_where_nothing_fits_is_closed_at_once() -> None:
    s = read_position(SMALL + CLOSING)
    assert s.closing
    assert not s.chart.left


TOP = SMALL + "[options]\ntop_scout = true\n"
FINDER = SMALL + '[options]\nwaterfall = "finder"\n'


def turn(**values: str | int) -> str:
    """Return the small position with such a turn table."""
    return SMALL + "[turn]\n" + "".join(f"{key} = {value!r}\n".replace("'", '"') for key, value in values.items())


WRONG = [  # a document, the key it is wrong at, and the sentence that says why; None: a library's own words
    ("units = [", "", None),
    ("colour = 1", "", None),
    ("gold = [-1, 3]", "gold[0]", None),
    ("players = 5", "players", None),
    ('game = "chess"', "game", None),
    ("[turn]\nidle = -1", "turn.idle", None),
    ('[options]\nedition = "first"', "options.edition", None),
    ("a = " + "[" * 100_000, "", "document-nested"),
    ("gold = [1" + "0" * 5000 + "]", "", None),
    ('[options]\nscenario = "moon"', "options.scenario", "entdecker-scenario"),
    ('[options]\nown_scenario = "?"', "options.own_scenario", None),
    (f'[options]\nown_scenario = "{"x" * 5000}"', "options.own_scenario", None),
    ('board = ""', "board", "entdecker-drawing-empty"),
    (SMALL.replace("3.", "3"), "board", "entdecker-drawing-row-length"),
    (SMALL.replace("3.", "3?"), "board", "entdecker-drawing-glyph"),
    (SMALL.replace("3.", "3┐"), "board", "entdecker-scenario-mismatch"),
    (SMALL.replace("3.", "35"), "board", "entdecker-scenario-mismatch"),
    ('board = "  ABC\\n1..."', "board", "entdecker-drawing-row-number"),
    (f'board = "{"A" * 5000}"', "board", "entdecker-scenario-size"),
    (SMALL.replace("4......\n", ""), "board", "entdecker-scenario-size"),
    ("gold = [1, 2, 3]", "gold", "entdecker-position-by-seat"),
    ("score = [1]", "score", "entdecker-position-by-seat"),
    ("finds = [1, 0]", "finds", "entdecker-position-finds"),
    (SMALL + 'units = ["red boat B2"]', "units[0]", "entdecker-position-unit"),
    (SMALL + 'units = ["red fort 3 B2"]', "units[0]", "entdecker-position-unit"),
    (SMALL + 'units = ["yellow fort B2"]', "units[0]", "entdecker-position-seat"),
    (SMALL + 'units = ["red fort Z9"]', "units[0]", "entdecker-position-space"),
    (SMALL + 'units = ["red fort A1"]', "units[0]", "entdecker-position-undiscovered"),
    (SMALL + 'units = ["red fort S:A"]', "units[0]", "entdecker-position-sea"),
    (SMALL + 'units = ["red fort B2/E"]', "units[0]", "entdecker-position-one-mass"),
    (
        SMALL.replace("┌┐", "╎.").replace("└┘", "..") + 'units = ["red fort B2"]',
        "units[0]",
        "entdecker-position-two-masses",
    ),
    (SMALL + 'units = ["red fort B2", "red scout B2"]', "units[1]", "entdecker-position-two-units"),
    (SMALL + 'units = ["red settlement B2", "red settlement C2"]', "units", "entdecker-position-supply"),
    (SMALL + 'units = ["red scout 3 B2"]', "units[0]", "entdecker-position-number-option"),
    ('units = ["red scout B2"]\n' + TOP, "units[0]", "entdecker-position-number"),
    ('units = ["red scout 20 B2"]\n' + TOP, "units[0]", "entdecker-position-number"),
    ('units = ["red scout 2 B2", "red scout 2 C2"]\n' + TOP, "units[1]", "entdecker-position-number-twice"),
    ("top_scouts = [[1, 2], [2]]\n" + TOP, "top_scouts[1]", "entdecker-position-top-scouts"),
    ("top_scouts = [[1, 2], [2, 1]]\n" + TOP, "top_scouts[1]", "entdecker-position-top-scouts"),
    ("top_scouts = [[1, 2], []]\n" + TOP, "top_scouts", "entdecker-position-top-scouts-phase"),
    ("top_scouts = [[1, 2], [1, 2]]", "top_scouts[0]", "entdecker-position-top-scouts-option"),
    ('unfound = ["A1"]\n' + FINDER, "unfound[0]", "entdecker-position-unfound"),
    ('unfound = ["C5"]', "unfound", "entdecker-position-unfound-option"),
    ('paths = ["r w"]', "paths[0]", "entdecker-position-path"),
    ('paths = ["r w . . . . . q"]', "paths[0]", "entdecker-position-scout"),
    ('paths = ["r y . . . . . ."]', "paths[0]", "entdecker-position-scout"),
    (f"paths = {['r r r r r r r r'] * 3}", "units", "entdecker-position-supply"),
    (f"paths = {['. . . . . . . .'] * 8}", "paths", "entdecker-position-paths"),
    ('huts.two = { token = "cocoa" }', "huts", None),
    ('huts.8 = { token = "cocoa" }', "huts.8", "entdecker-position-paths"),
    ('huts.1 = { token = "gold" }', "huts.1.token", "entdecker-position-token"),
    ('huts.1 = { token = "cocoa" }\nhuts.2 = { token = "cocoa" }', "huts.2.token", "entdecker-position-token-twice"),
    ('huts.1 = { token = "cocoa", seen = ["blue"] }', "huts.1.seen", "entdecker-position-seat"),
    ('huts.1 = { token = "cocoa", taken = "blue" }', "huts.1.taken", "entdecker-position-seat"),
    ("[stacks]\nplain = [1, 2]", "stacks.plain", None),
    ("[stacks]\ndiscards = { 7 = 1 }", "stacks.discards.7", "entdecker-position-tile"),
    ('[stacks]\nsizes = ["many"]', "stacks.sizes[0]", "entdecker-position-size"),
    ('[stacks]\nsizes = ["88 ?"]\nmarked = [0, 0, 0, 0, 0, 0]', "stacks.sizes", "entdecker-position-backs"),
    ('[stacks]\nsizes = ["109"]', "stacks.sizes", "entdecker-position-sizes"),
    ('[stacks]\nsizes = ["110", "0", "0", "0", "0", "0", "0"]', "stacks.sizes", "entdecker-position-stacks"),
    ("[stacks]\nmarked = [5, 0, 0, 0, 0, 0]", "stacks.marked", "entdecker-position-marked"),
    ('[stacks]\npaired = { "2 storm" = 1 }', "stacks.paired", "entdecker-position-paired"),
    ("[stacks]\npaired = { 6 = 1 }", "stacks.paired", "entdecker-position-paired-plain"),
    ("[stacks]\nevents = { mine = 7 }", "stacks.events", "entdecker-position-event-box"),
    ("[stacks]\nevents = { mine = 1 }", "stacks.events", "entdecker-position-events"),
    ("[stacks]\nin_disorder = true", "stacks.sizes", "entdecker-position-disorder-sizes"),
    ('[stacks]\nin_disorder = true\nsizes = ["111"]', "stacks.in_disorder", "entdecker-position-disorder"),
    ('[stacks]\nsizes = ["110 unseen"]', "stacks.sizes", "entdecker-position-unseen"),
    (turn(phase="backs") + '[stacks]\nsizes = ["106"]', "stacks.sizes", "entdecker-position-seen"),
    (turn(phase="tea"), "turn.phase", "entdecker-position-phase"),
    (turn(phase="top-scouts"), "turn.phase", "entdecker-position-phase-option"),
    (turn(phase="first"), "turn.phase", "entdecker-position-phase-option"),
    (turn(phase="backs", then="over"), "turn.then", "entdecker-position-then"),
    (turn(then="score"), "turn.then", "entdecker-position-not-now"),
    (turn(stack=1), "turn.stack", "entdecker-position-not-now"),
    (turn(sought=1), "turn.sought", "entdecker-position-not-now"),
    (turn(hut=1), "turn.hut", "entdecker-position-not-now"),
    (turn(seat="green"), "turn.seat", "entdecker-position-seat"),
    (turn(phase="wheel", mover="white"), "turn.mover", "entdecker-position-mover"),
    (turn(phase="scouts", bound="r", mover="white"), "turn.mover", "entdecker-position-mover-bound"),
    (turn(phase="scouts"), "turn.bound", "entdecker-position-not-bound"),
    (turn(phase="start", bound="r"), "turn.bound", "entdecker-position-bound"),
    (turn(phase="explore"), "turn.ship", "entdecker-position-no-ship"),
    (turn(phase="announce"), "turn.ship", "entdecker-position-no-ship"),
    (turn(phase="start", ship="S:A"), "turn.ship", "entdecker-position-ship"),
    (turn(phase="announce", ship="B2"), "turn.ship", "entdecker-position-ship-start"),
    (turn(phase="explore", ship="A1"), "turn.ship", "entdecker-position-undiscovered"),
    (turn(phase="natives", ship="S:A"), "turn.ship", "entdecker-position-edge"),
    (turn(phase="natives", ship="B2") + "landed = false", "turn.landed", "entdecker-position-not-landed"),
    ('units = ["red fort B2"]' + turn(phase="natives", ship="B2"), "turn.landed", "entdecker-position-landed-unit"),
    ('options.edition = "digest"' + turn(phase="settled", ship="B2"), "turn.phase", "entdecker-position-settled"),
    (turn(phase="explore", ship="S:A", announced=0), "turn.announced", "entdecker-position-not-announced"),
    (turn(phase="start", announced=1), "turn.announced", "entdecker-position-announced"),
    (turn(phase="explore", ship="S:A", announced=1, draws=2), "turn.draws", "entdecker-position-draws"),
    (turn(phase="place", ship="S:A", hand="3", announced=1, draws=1), "turn.draws", "entdecker-position-draws"),
    (turn(phase="place", ship="S:A"), "turn.hand", "entdecker-position-no-hand"),
    (turn(phase="place", ship="S:A", hand="9"), "turn.hand", "entdecker-position-tile"),
    (turn(phase="explore", ship="S:A", hand="3"), "turn.hand", "entdecker-position-hand"),
    (turn(phase="face", ship="S:A", stack=1, announced=1, draws=0), "turn.draws", "entdecker-position-no-draws"),
    (turn(phase="face", ship="S:A", stack=1, kind="open"), "turn.kind", "entdecker-position-kind"),
    (turn(phase="face", ship="S:A", stack=7), "turn.stack", "entdecker-position-stack"),
    (
        turn(phase="face", ship="B2", stack=1).replace("1..", "1.~").replace("2.", "2~"),
        *("turn.ship", "entdecker-position-dead-end"),
    ),
    (turn(phase="search", sought=2), "turn.sought", "entdecker-position-sought"),
    (turn(phase="search", sought=7), "turn.sought", "entdecker-position-number-range"),
    (turn(phase="token", hut=8), "turn.hut", "entdecker-position-number-range"),
    (turn(phase="token", hut=1), "turn.hut", "entdecker-position-hut-dot"),
    ('huts.1.token = "corn"' + turn(phase="token", hut=1), "turn.hut", "entdecker-position-hut-full"),
    (SMALL + '[turn]\nfresh = ["A1"]', "turn.fresh[0]", "entdecker-position-undiscovered"),
    (SMALL + '[turn]\nfresh = ["S:A"]', "turn.fresh[0]", "entdecker-position-edge"),
    (SMALL + "[turn]\nclosing = true", "turn.closing", "entdecker-position-closing"),
    (turn(phase="over"), "turn.phase", "entdecker-position-over"),
    ("gold = [0, 0]" + turn(phase="start"), "turn.phase", "entdecker-position-nothing-to-do"),
    ("gold = [0, 0]" + turn(phase="announce", ship="S:A"), "turn.phase", "entdecker-position-nothing-to-do"),
    (turn(phase="place", ship="S:A", hand="6"), "turn.phase", "entdecker-position-nothing-to-do"),
    (turn(phase="island"), "turn.phase", "entdecker-position-nothing-to-do"),
    ("gold = [0, 0]" + turn(phase="recalled", ship="B2"), "turn.phase", "entdecker-position-nothing-to-do"),
]


@pytest.mark.parametrize(("text", "at", "key"), WRONG)
def test_what_cannot_be_is_refused_with_the_key_and_the_reason(text: str, at: str, key: str | None) -> None:
    with pytest.raises(BadPosition) as caught:
        read_position(text)
    assert caught.value.at == at
    reason = caught.value.reason
    assert (reason.key if isinstance(reason, Phrase) else None) == key
    assert str(caught.value)


def written(table: int, steps: int) -> str:
    """Return a position of some game."""
    seats, options = TABLES[table]
    s = new_state(terms_of(seats, options))
    rng = Random(steps)
    for _ in range(steps):
        step(s, rng)
    return write_position(s)


DOCUMENTS = [written(table, steps) for table in range(len(TABLES)) for steps in (0, 40, 131, 222)]
BITS = words_of(DOCUMENTS)


SPACES = ("A1", "C2", "B2", "F4", "H8", "S:A", "N:C", "D1")
TURN_VALUES: dict[str, st.SearchStrategy[object]] = {
    "seat": st.sampled_from(("red", "white")),
    "mover": st.sampled_from(("red", "white")),
    "then": st.sampled_from(("turn", "shown", "voyage", "fill", "score", "scouts")),
    "ship": st.sampled_from(SPACES),
    "landed": st.booleans(),
    "kind": st.sampled_from(("hidden", "open")),
    "announced": st.integers(0, 4),
    "draws": st.integers(0, 4),
    "hand": st.sampled_from(("1", "2", "3", "5", "6", "2 storm", "3 natives")),
    "stack": st.integers(0, 6),
    "sought": st.integers(1, 6),
    "hut": st.integers(1, 7),
    "bound": st.sampled_from(("r", "w r")),
    "fresh": st.lists(st.sampled_from(SPACES), max_size=3),
    "passes": st.integers(0, 5),
    "idle": st.integers(0, 50),
    "closing": st.booleans(),
}
NEEDED = {"place": "hand", "shown": "hand", "face": "stack", "search": "sought", "token": "hut", "scouts": "bound"}
RARE = {*NEEDED.values(), "mover", "then", "closing", "fresh"}


@st.composite
def turned(draw: st.DrawFn) -> str:
    """Take the board and pieces of a document into any phase of a turn, likely or not; sometimes with other stacks."""
    head, _, _ = draw(st.sampled_from(DOCUMENTS)).partition("[turn]\n")
    if draw(st.booleans()):
        head, _, rest = head.partition("[stacks]\n")
        head += "\n".join(line for line in rest.split("\n") if line.startswith(("[huts]", *"1234567")))
    values: dict[str, object] = {"phase": draw(st.sampled_from([*Phase])).name.lower().replace("_", "-")}
    for key, choice in TURN_VALUES.items():
        if NEEDED.get(str(values["phase"])) == key or draw(st.integers(0, 19)) < (1 if key in RARE else 9):
            values[key] = draw(choice)
    lines = (
        f"{key} = {str(value).lower() if isinstance(value, bool) else repr(value)}" for key, value in values.items()
    )
    return head + "\n[turn]\n" + "\n".join(lines)


def read_or_refuse(text: str) -> EntdeckerState | None:
    """Read a position; nothing but a refusal that can be said is allowed to come instead."""
    try:
        return read_position(text)
    except BadPosition as error:
        return None if str(error) else pytest.fail("a refusal without a sentence")


@pytest.mark.no_cover
@settings(max_examples=tries(400, 100), deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(mutated(DOCUMENTS, BITS) | turned())
def test_an_edited_document_is_a_position_that_can_be_played_or_is_refused(text: str) -> None:
    s = read_or_refuse(text)
    if s is not None:
        assert write_position(read_position(write_position(s))) == write_position(s)
        play_on(s, 25)


@given(st.text())
def test_garbage_is_refused(text: str) -> None:
    read_or_refuse(text)


STARTED = """
players = 2
board = '''
 ABCDEF
1......
2~.....
3~.....
4~.....
'''
units = []
[turn]
ship = 'A3'
"""


@pytest.mark.rule("ENT-22")
def test_what_a_start_cost_is_told_only_if_it_was_not_the_least() -> None:
    text = STARTED + "phase = 'announce'\n"
    s = read_position(text)
    assert s.view(None).turn.course == ("S:A", "A4", "A3")
    assert "fare" not in write_position(s)
    with pytest.raises(BadPosition, match="fare"):
        read_position(text + "fare = 'bank 7'\n")
    tolled = text.replace("4~", "4╶").replace("units = []", "units = ['white fort A4']")
    cheap, dear = read_position(tolled), read_position(tolled + "fare = 'white 2'\n")
    assert cheap.view(None).turn.course == ("W:3", "A3")
    assert dear.view(None).turn.course == ("S:A", "A4", "A3")
    assert read_position(write_position(dear)).view(None).turn.course == ("S:A", "A4", "A3")


def test_a_ship_that_has_landed_tells_no_fare() -> None:
    with pytest.raises(BadPosition, match="fare"):
        read_position(STARTED + "phase = 'explore'\nlanded = true\nfare = 'bank 1'\n")

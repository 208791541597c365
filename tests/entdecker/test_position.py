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
    return {frozenset(one for one, group in groups.items() if group == other) for other in groups.values()}


def everything(s: EntdeckerState) -> dict[str, object]:
    """Return all that a state is, so that states can be compared; forests as the partitions they stand for."""
    spaces = s.chart.board.spaces
    masses = [mass for cell in spaces for mass in (2 * cell, 2 * cell + 1) if s.islands.masses[mass]]
    joined = [cell for cell in spaces if s.sea.parent[cell] >= 0]
    found: dict[str, object] = {name: getattr(s, name) for name in PLAIN_FIELDS}
    found |= {name: getattr(s.stacks, name) for name in s.stacks.__slots__}
    found |= {f"jungle {name}": getattr(s.jungle, name) for name in s.jungle.__slots__}
    found |= {f"chart {name}": getattr(s.chart, name) for name in s.chart.__slots__}
    found |= {
        "options": s.terms.options,
        "units in order": list(s.units.items()),
        "islands": parts({mass: s.islands.find(mass) for mass in masses}),
        "open": {mass: s.islands.open_sides[s.islands.find(mass)] for mass in masses},
        "values": {mass: s.islands.value(s.islands.find(mass)) for mass in masses},
        "sea": parts({cell: s.sea.find(cell) for cell in joined}),
        "cost": {cell: s.sea.cost[s.sea.find(cell)] for cell in joined},
        "tolled": s.sea.tolled,
        "actors": s.actors(),
        "legal": [list(s.legal(seat)) for seat in range(s.terms.seats)],
        "outcomes": list(s.outcomes()),
        "views": [s.view(seat) for seat in (None, *range(s.terms.seats))],
    }
    return found


def step(s: EntdeckerState, rng: Random) -> None:
    """Let anyone who may act do something."""
    actor = s.actors()[0]
    if actor == CHANCE:
        outcomes = s.outcomes()
        s.apply(CHANCE, rng.choices([o for o, _ in outcomes], [weight for _, weight in outcomes])[0])
    else:
        s.apply(actor, rng.choice(s.legal(actor)))


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_every_moment_of_a_game_is_the_same_after_being_written_and_read(table: int) -> None:
    rng = Random(table)
    seats, options = TABLES[table]
    s = new_state(terms_of(seats, options))
    again = s
    phases = set()
    for _ in range(100_000):
        text = write_position(s)
        again = read_position(text)
        assert everything(again) == everything(s), text
        assert write_position(again) == text
        phases.add(s.phase)
        if s.phase == Phase.OVER:
            break
        seed = rng.random()
        step(s, Random(seed))
        step(again, Random(seed))
        assert everything(again) == everything(s), text
    assert s.phase == Phase.OVER
    assert again.winners() == s.winners()
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

"""Make the golden records in ``tests/records``: games that must replay for ever as they were once played.

Run it with ``python -m tests.make_records NAME …`` from the project's folder for records that are not there yet. What
is there stays, as it proves that old games replay; without names all are made anew, only when the rules have changed on
purpose (then raise ``rules_version``). Every wish names a table, the data files it is played with and what its game
must show; the first random game from a given number on that shows it is kept, with its committed seed, beside the
position it ends in.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from farshore.core.fate import Fate
from farshore.core.match import Match
from farshore.core.registry import game as installed_game
from farshore.games.entdecker.board import column_name
from farshore.games.entdecker.events import StacksFormed, WorldClosed
from farshore.games.entdecker.income import IDLE_ROUNDS
from farshore.games.entdecker.state import EntdeckerState
from farshore.games.explorers.events import RaceWon, TempleExplored
from tests.at_random import play_on

FOLDER = Path(__file__).parent / "records"
SMALL = """
name = "bay"
board = '''
 ABCDEFGH
1........
2..~..5..
3..~.....
4........
5...X..~.
6........
'''
"""


class Wish(NamedTuple):
    """A table, what its game must show, and the first game to try."""

    seats: int
    options: dict[str, Any]
    shows: Callable[[Match], bool]
    first: int = 0
    game: str = "entdecker"
    content: str = "1"  # the name of the data files, where the game has any


def filled(match: Match) -> bool:
    """The board was filled by journeys and surrounded spaces alone."""
    return not any(isinstance(event, WorldClosed) for event in match.events)


def closed(match: Match) -> bool:
    """No tile left fitted anywhere (ENT-63)."""
    return not filled(match) and _state(match).idle < IDLE_ROUNDS * len(match.names)


def idle(match: Match) -> bool:
    """Ten full rounds passed without a tile (ENT-63)."""
    return not filled(match) and _state(match).idle >= IDLE_ROUNDS * len(match.names)


def searched(match: Match) -> bool:
    """The Hidden Stacks were searched and events came to light (ENT-62)."""
    return any(step.action.startswith("events ") for step in match.record.steps)


def reformed(match: Match) -> bool:
    """The discards were mixed into two new stacks (ENT-62)."""
    return any(isinstance(event, StacksFormed) and event.stacks == 2 for event in match.events)


def _state(match: Match) -> EntdeckerState:
    assert isinstance(match.state, EntdeckerState)
    return match.state


def explored(match: Match) -> bool:
    """A temple was explored (EXP-37)."""
    return any(isinstance(event, TempleExplored) for event in match.events)


def shared(match: Match) -> bool:
    """Two explorers took the same number of the same temple (EXP-37)."""
    found = [(event.quadrant, event.points) for event in match.events if isinstance(event, TempleExplored)]
    return len(set(found)) < len(found)


def rewarded(match: Match) -> bool:
    """A temple brought extra marks, and a scroll was used (EXP-31, EXP-38)."""
    return all(any(word in step.action for step in match.record.steps) for word in (" for ", "scroll "))


def raced(match: Match) -> bool:
    """Two races were won, by different explorers (EXP-61)."""
    return len({event.seat for event in match.events if isinstance(event, RaceWon)}) > 1


def tied(match: Match) -> bool:
    """The first player chose among villages equally near the centre (EXP-12)."""
    return any(step.action.startswith("village ") for step in match.record.steps)


def stopped(match: Match) -> bool:
    """Somebody gave up marks (EXP-25)."""
    return any(step.action == "stop" for step in match.record.steps)


def wrote(*words: str) -> Callable[[Match], bool]:
    """Say that somebody did each of these things, by how their notation begins."""
    return lambda match: all(any(step.action.startswith(word) for step in match.record.steps) for word in words)


def board(width: int, height: int) -> str:
    """Draw an empty board of one's own."""
    letters = "".join(column_name(column)[-1] for column in range(width))
    rows = "\n".join(f"{row}{'.' * width}" for row in range(1, height + 1))
    return f"name = 'ocean'\nboard = '''\n {letters}\n{rows}\n'''\n"


WISHES = {
    "mayfair-2": Wish(2, {}, filled),
    "mayfair-3": Wish(3, {"scenario": "two-seas"}, filled),
    "mayfair-4": Wish(4, {"scenario": "three-seas"}, filled),
    "kosmos-2": Wish(2, {"edition": "kosmos", "first_seat": "random"}, filled),
    "kosmos-4": Wish(4, {"edition": "kosmos", "scenario": "north-south"}, filled),
    "digest-3": Wish(3, {"edition": "digest"}, filled),
    "mixture-3": Wish(3, {"strength": "sum", "shares": "two", "waterfall": "finder", "recall": "any-time"}, filled),
    "top-scout-2": Wish(2, {"top_scout": True}, filled),
    "top-scout-digest-4": Wish(4, {"top_scout": True, "edition": "digest", "first_seat": "random"}, filled),
    "own-scenario-3": Wish(3, {"own_scenario": SMALL}, filled),
    "reformed-4": Wish(4, {"own_scenario": board(35, 4)}, reformed),
    "search-2": Wish(2, {"own_scenario": board(35, 4)}, searched, 514),
    "world-closed-3": Wish(3, {"own_scenario": board(35, 4)}, closed, 7),
    "ten-idle-rounds-2": Wish(2, {"own_scenario": board(35, 4)}, idle, 47),
}
EXPERT = dict.fromkeys(("provisions", "gems", "temples", "villages"), "expert")
WISHES |= {
    f"explorers-{name}": wish._replace(game="explorers")
    for name, wish in {
        "solo": Wish(1, {}, explored),
        "solo-expert": Wish(1, {**EXPERT, "achievements": 3}, rewarded),
        "2": Wish(2, {}, explored),
        "3": Wish(3, {"first_seat": "random"}, explored),
        "4": Wish(4, {}, shared),
        "expert-2": Wish(2, EXPERT, rewarded),
        "expert-4": Wish(4, {**EXPERT, "first_seat": "random"}, rewarded),
        "races-3": Wish(3, {"chosen_achievements": ["R7", "R8", "R1"], "temples": "expert"}, raced),
        "achievements-4": Wish(4, {"achievements": 3, "gems": "expert"}, explored),
        "first-player-map-2": Wish(2, {"map": "first-player", "provisions": "expert", "first_seat": "random"}, tied),
        "stop-3": Wish(3, {"may_stop": True, "map": "3r1 7r0 5r2 1r3", "villages": "expert"}, stopped),
        "second-tiles-solo": Wish(1, {}, explored, content="2"),
        "second-tiles-4": Wish(4, {**EXPERT, "achievements": 3}, rewarded, content="2"),
    }.items()
}

WISHES |= {
    f"overworld-{name}": wish._replace(game="overworld")
    for name, wish in {
        "2": Wish(2, {}, wrote("put ", "door from ", "leave (")),
        "3": Wish(3, {}, wrote("gap ", "winner ")),
        "4": Wish(4, {}, wrote("put ", "winner ")),
        "provisions-2": Wish(2, {"provisions": True}, wrote("take ", "leave nobody")),
        "ports-2": Wish(2, {"ports": True}, wrote("port", "move port", "door from ")),
        "expansions-3": Wish(3, {"provisions": True, "ports": True}, wrote("take nothing", "port", "leave ")),
        "expansions-4": Wish(4, {"provisions": True, "ports": True}, wrote("take torch", "port", "winner ")),
    }.items()
}


def play(wish: Wish, number: int) -> Match:
    """Play one random game at the wished table."""
    rng = Random(number)
    match = Match.new(
        installed_game(wish.game).with_content(wish.content), wish.seats, wish.options, Fate(rng.randbytes(32))
    )
    return play_on(match, rng)


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name in sys.argv[1:] or WISHES:
        wish = WISHES[name]
        number, match = next((n, match) for n in count(wish.first) if wish.shows(match := play(wish, n)))
        (FOLDER / f"{name}.jsonl").write_text(match.record.text(), "utf-8")
        (FOLDER / f"{name}.toml").write_text(match.position(), "utf-8")
        print(f"{name}: game {number}, {len(match.record.steps)} steps")  # noqa: T201 - a tool talks

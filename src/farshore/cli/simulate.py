"""``farshore simulate``: many random games, in as many processes as wanted, and what came of them."""

from __future__ import annotations

import csv
import os
import secrets
import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from multiprocessing import get_context
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Annotated, NamedTuple

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from farshore.cli.faces import face_of
from farshore.cli.options import read_pairs, read_scenario
from farshore.cli.saves import cannot_write
from farshore.cli.screen import screen
from farshore.cli.statistics import statistics_page
from farshore.core.contract import Event, Game, Options, Seat
from farshore.core.errors import BadOptions
from farshore.core.registry import game as installed_game
from farshore.core.simulate import random_game
from farshore.core.words import Phrase, say

LARGEST_CHUNK = 50  # games that a process plays before it reports
TURN = "TurnBegan"  # the event by which a game tells that a turn begins, if it knows turns


class Played(NamedTuple):
    """What came of one game."""

    number: int  # from 1
    decisions: int
    chances: int
    turns: int
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]


def simulate(
    game: Annotated[str, typer.Argument(help=say("cli-arg-game"))] = "entdecker",
    games: Annotated[int, typer.Option(min=1, help=say("cli-arg-games"))] = 100,
    seed: Annotated[str | None, typer.Option(help=say("cli-arg-sim-seed"))] = None,
    jobs: Annotated[int, typer.Option(min=0, help=say("cli-arg-jobs"))] = 1,
    players: Annotated[int | None, typer.Option(min=1, help=say("cli-arg-players"))] = None,
    option: Annotated[list[str] | None, typer.Option(help=say("cli-arg-option"), metavar="KEY=VALUE")] = None,
    scenario: Annotated[str | None, typer.Option(help=say("cli-arg-scenario"), metavar="NAME|FILE")] = None,
    csv_file: Annotated[Path | None, typer.Option("--csv", help=say("cli-arg-csv"), metavar="FILE")] = None,
) -> None:
    """Play random games and show statistics."""
    found = installed_game(game)
    seats = found.seats[-1] if players is None else players
    if seats not in found.seats:
        least, most = found.seats[0], found.seats[-1]
        raise BadOptions(found.name, Phrase("seats-not-possible", least=least, most=most, seats=seats))
    raw = read_pairs(found, option or [])
    if scenario is not None:
        raw |= read_scenario(face_of(found), scenario)
    options = found.read_options(raw)
    found.new(seats, options)  # bad options are said once, here, and not by every process
    seed = seed or secrets.token_hex(4)
    with _lines(csv_file, found, seats) as write:
        begun = perf_counter()
        played = _with_progress(found, seats, options, seed, games, jobs or os.cpu_count() or 1)
        seconds = perf_counter() - begun
        for one in played:
            write(one, seed)
    console = screen()
    console.print(statistics_page(face_of(found), played, seats, seconds, seed))
    if csv_file is not None:
        console.print(say("cli-sim-csv", file=str(csv_file)), soft_wrap=True)

"""``farshore simulate``: many games between bots, and what came of them."""

from __future__ import annotations

import csv
import io
import os
import secrets
from pathlib import Path
from time import perf_counter
from typing import Annotated

import typer

from farshore.bots.called import bot_called
from farshore.bots.registry import RANDOM
from farshore.cli.called import command
from farshore.cli.faces import face_of
from farshore.cli.options import read_pairs, read_scenario
from farshore.cli.screen import progress_of_games, screen
from farshore.cli.simulation import Plan, Played, run
from farshore.cli.statistics import statistics_page
from farshore.cli.writing import check_writable, write_whole
from farshore.core.contract import Game
from farshore.core.errors import BadOptions
from farshore.core.registry import game as installed_game
from farshore.core.words import Phrase, say


def simulate(
    game: Annotated[str, typer.Argument(help=say("cli-arg-game"))] = "entdecker",
    games: Annotated[int, typer.Option(min=1, help=say("cli-arg-games"))] = 100,
    seed: Annotated[str | None, typer.Option(help=say("cli-arg-sim-seed"))] = None,
    jobs: Annotated[int, typer.Option(min=0, help=say("cli-arg-jobs"))] = 1,
    players: Annotated[int | None, typer.Option(help=say("cli-arg-players"))] = None,
    bots: Annotated[str | None, typer.Option(help=say("cli-arg-bots"), metavar="greedy,random,…")] = None,
    option: Annotated[
        list[str] | None, typer.Option(help=say("cli-arg-option", command=command()), metavar="KEY=VALUE")
    ] = None,
    scenario: Annotated[str | None, typer.Option(help=say("cli-arg-scenario"), metavar="NAME|FILE")] = None,
    csv_file: Annotated[Path | None, typer.Option("--csv", help=say("cli-arg-csv"), metavar="FILE")] = None,
) -> None:
    """Play games and show statistics."""
    found = installed_game(game)
    plan = _plan(found, _seated(found, players, bots), option or [], scenario, seed, games)
    jobs = min(jobs or os.cpu_count() or 1, games)
    if csv_file is not None:
        check_writable(csv_file)
    begun = perf_counter()
    played = _with_progress(plan, jobs)
    seconds = perf_counter() - begun
    console = screen()
    console.print(statistics_page(face_of(found), plan, played, seconds, jobs))
    if csv_file is not None:
        write_whole(csv_file, _csv(found, plan, played))
        console.print(say("cli-sim-csv", file=str(csv_file)), soft_wrap=True)


def _seated(game: Game, players: int | None, bots: str | None) -> tuple[str, ...]:
    """Read which bots play: one for all seats, or one for each. Raises ``BadOptions``, or what is wrong with a bot."""
    names = [name.strip() for name in (bots or RANDOM).split(",")]
    for name in names:
        bot_called(game.name, name)  # whatever is wrong with one is said before anything is played
    seats = players if players is not None else len(names) if len(names) > 1 else game.seats[-1]
    if seats not in game.seats:
        least, most = game.seats[0], game.seats[-1]
        raise BadOptions(game.name, Phrase("seats-not-possible", least=least, most=most, seats=seats))
    if len(names) not in {1, seats}:
        raise typer.BadParameter(say("cli-bots-seats", bots=len(names), seats=seats))
    return tuple(names) if len(names) == seats else tuple(names * seats)


def _plan(
    game: Game, bots: tuple[str, ...], option: list[str], scenario: str | None, seed: str | None, games: int
) -> Plan:
    """Read what is to be played. Raises ``BadOptions``."""
    raw = read_pairs(game, option)
    if scenario is not None:
        raw |= read_scenario(face_of(game), scenario)
    options = game.read_options(raw)
    game.new(len(bots), options)  # bad options are said once, here, and not by every process
    return Plan(game.name, bots, options, secrets.token_hex(4) if seed is None else seed, games)


def _with_progress(plan: Plan, jobs: int) -> list[Played]:
    """Play with a progress bar, and return the games in order."""
    played: list[Played] = []
    with progress_of_games() as progress:
        task = progress.add_task(plan.game, total=plan.games)
        for chunk in run(plan, jobs):
            played += chunk
            progress.advance(task, len(chunk))
    return sorted(played)


def _csv(game: Game, plan: Plan, played: list[Played]) -> str:
    """Return one line per game."""
    colours = game.seat_names[: plan.seats]
    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerow(["game", "seed", "decisions", "chances", "turns", *colours, "winners"])
    for one in played:
        winners = " ".join(colours[seat] for seat in one.winners)
        length = (one.decisions, one.chances, "" if one.turns is None else one.turns)
        writer.writerow([one.number, f"{plan.seed}/{one.number}", *length, *one.scores, winners])
    return text.getvalue()

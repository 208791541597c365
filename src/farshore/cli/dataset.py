"""``farshore dataset``: games of bots as Parquet files, for learners."""

from __future__ import annotations

import os
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from farshore.arena.tournament import new_tournament
from farshore.arena.workers import Playing, at_once
from farshore.bots.budget import Limit
from farshore.cli.called import command
from farshore.cli.faces import face_of
from farshore.cli.options import read_pairs, read_scenario
from farshore.cli.screen import progress_of_games, screen
from farshore.core.extras import need
from farshore.core.registry import game as installed_game
from farshore.core.words import say

if TYPE_CHECKING:
    from farshore.datasets.folder import Dataset

need("lab")


def dataset(
    game: Annotated[str, typer.Argument(help=say("cli-arg-game"))],
    folder: Annotated[Path, typer.Argument(help=say("cli-arg-dataset-folder"))],
    bots: Annotated[str, typer.Option(help=say("cli-arg-dataset-bots"), metavar="greedy,search,…")] = "greedy",
    games: Annotated[int, typer.Option(min=1, help=say("cli-arg-dataset-games"))] = 100,
    seats: Annotated[int, typer.Option(help=say("cli-arg-players"))] = 2,
    iterations: Annotated[int, typer.Option(min=1, help=say("cli-arg-study-iterations"))] = 1,
    seed: Annotated[str, typer.Option(help=say("cli-arg-sim-seed"))] = "1",
    option: Annotated[
        list[str] | None, typer.Option(help=say("cli-arg-option", command=command()), metavar="KEY=VALUE")
    ] = None,
    scenario: Annotated[str | None, typer.Option(help=say("cli-arg-scenario"), metavar="NAME|FILE")] = None,
    positions: Annotated[bool, typer.Option(help=say("cli-arg-dataset-positions"))] = True,
    observations: Annotated[bool, typer.Option(help=say("cli-arg-dataset-observations"))] = False,
    jobs: Annotated[int, typer.Option(min=0, help=say("cli-arg-jobs"))] = 1,
) -> None:
    """Write games of bots as Parquet files."""
    from farshore.datasets.columns import Contents  # noqa: PLC0415 - late: Arrow takes longer than most commands
    from farshore.datasets.folder import Dataset  # noqa: PLC0415 - as above

    found = installed_game(game)
    raw = read_pairs(found, option or [])
    if scenario is not None:
        raw |= read_scenario(face_of(found), scenario)
    named = tuple(bot.strip() for bot in bots.split(","))
    tournament = new_tournament(
        found,
        named,
        options=raw,
        seats=seats,
        limit=Limit(iterations=iterations),
        seed=seed,
        form="alike" if len(named) == 1 else "round-robin",
    )
    with Dataset(folder, tournament, games, Contents(positions, observations)) as made:
        made.complete()
        _play(made, at_once(jobs or os.cpu_count() or 1))
        _show(made, folder)


def _play(made: Dataset, playing: Playing) -> None:
    """Play what has not been played."""
    missing = made.missing()
    with progress_of_games() as progress, closing(playing(made.tournament, missing)) as coming:
        task = progress.add_task(made.tournament.game, total=made.games, completed=made.games - len(missing))
        for played in coming:
            made.add(played)
            progress.advance(task)


def _show(made: Dataset, folder: Path) -> None:
    """Say what is there."""
    results = made.results()
    whole = [result for result in results if result.is_whole]
    decisions = sum(result.decisions for result in whole)
    screen().print(
        say("cli-dataset-written", folder=str(folder), games=len(whole), decisions=decisions), soft_wrap=True
    )
    if len(whole) < len(results):
        screen().print(say("cli-dataset-broken", games=len(results) - len(whole)), soft_wrap=True)

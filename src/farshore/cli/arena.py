"""``farshore arena``: a tournament between bots, kept as it goes on, and what it shows."""

from __future__ import annotations

import os
from contextlib import closing
from pathlib import Path
from typing import Annotated, Final

import typer

from farshore.arena.cluster import on_ray
from farshore.arena.figures import figures
from farshore.arena.report import report_page
from farshore.arena.sprt import Sprt, Verdict, judge
from farshore.arena.store import Store
from farshore.arena.tally import Tally
from farshore.arena.tournament import Tournament, new_tournament
from farshore.arena.workers import Playing, at_once
from farshore.bots.budget import REPRODUCIBLE, Limit
from farshore.cli.arena_page import standing_line, tournament_page, verdict_line
from farshore.cli.called import command
from farshore.cli.faces import face_of
from farshore.cli.options import read_pairs, read_scenario
from farshore.cli.screen import progress_of_games, screen
from farshore.cli.writing import check_writable, write_whole
from farshore.core.registry import game as installed_game
from farshore.core.words import say

FAR: Final = 4000.0  # Elo points: no two bots are further apart


def arena(
    game: Annotated[str, typer.Argument(help=say("cli-arg-game"))],
    bots: Annotated[list[str], typer.Argument(help=say("cli-arg-arena-bots"), metavar="BOT BOT…")],
    games: Annotated[int, typer.Option(min=1, help=say("cli-arg-arena-games"))] = 100,
    seats: Annotated[int, typer.Option(help=say("cli-arg-players"))] = 2,
    seconds: Annotated[float | None, typer.Option(help=say("cli-arg-arena-seconds"))] = None,
    iterations: Annotated[int | None, typer.Option(help=say("cli-arg-arena-iterations"))] = None,
    seed: Annotated[str, typer.Option(help=say("cli-arg-sim-seed"))] = "1",
    option: Annotated[
        list[str] | None, typer.Option(help=say("cli-arg-option", command=command()), metavar="KEY=VALUE")
    ] = None,
    scenario: Annotated[str | None, typer.Option(help=say("cli-arg-scenario"), metavar="NAME|FILE")] = None,
    gauntlet: Annotated[bool, typer.Option("--gauntlet", help=say("cli-arg-arena-gauntlet"))] = False,
    sprt: Annotated[str | None, typer.Option(help=say("cli-arg-arena-sprt"), metavar="ELO:ELO")] = None,
    jobs: Annotated[int, typer.Option(min=0, help=say("cli-arg-jobs"))] = 1,
    ray: Annotated[str | None, typer.Option(help=say("cli-arg-arena-ray"), metavar="ADDRESS")] = None,
    out: Annotated[Path | None, typer.Option(help=say("cli-arg-arena-out"), metavar="FILE")] = None,
    report: Annotated[Path | None, typer.Option(help=say("cli-arg-arena-report"), metavar="FILE.html")] = None,
) -> None:
    """Let bots play each other, and show how they compare."""
    found = installed_game(game)
    raw = read_pairs(found, option or [])
    if scenario is not None:
        raw |= read_scenario(face_of(found), scenario)
    test = None if sprt is None else _test(sprt, bots)
    tournament = new_tournament(
        found,
        tuple(bots),
        options=raw,
        seats=seats,
        limit=_limit(seconds, iterations),
        seed=seed,
        form="gauntlet" if gauntlet or test else "round-robin",
    )
    playing = at_once(jobs or os.cpu_count() or 1) if ray is None else on_ray(ray)
    if report is not None:
        check_writable(report)
    with Store(tournament, out) as store:
        verdict = _play(tournament, games, store, playing, test)
        _show(store, test, verdict, out, report)


def _limit(seconds: float | None, iterations: int | None) -> Limit:
    """Read what a choice may take; so many iterations unless anything is said."""
    if seconds is None and iterations is None:
        return REPRODUCIBLE
    try:
        return Limit(seconds=seconds, iterations=iterations)
    except ValueError as error:
        raise typer.BadParameter(say("cli-arena-budget")) from error


def _test(text: str, bots: list[str]) -> Sprt:
    """Read ``low:high``, in Elo points. Raises ``typer.BadParameter``."""
    low, _, high = text.partition(":")
    try:
        test = Sprt(float(low), float(high))
    except ValueError as error:
        raise typer.BadParameter(say("cli-arena-sprt", text=text)) from error
    if not -FAR < test.low < test.high < FAR:
        raise typer.BadParameter(say("cli-arena-sprt", text=text))
    if len(bots) != 2:
        raise typer.BadParameter(say("cli-arena-sprt-two"))
    return test


def _play(tournament: Tournament, games: int, store: Store, playing: Playing, test: Sprt | None) -> Verdict | None:
    """Play what has not been played, with a progress bar, until all is, or the test is decided."""
    numbers, known = tournament.numbers(games), store.numbers()
    results = store.results()
    tally = Tally(tournament, results)
    verdict = None if test is None else judge(test, tournament, results)
    with progress_of_games() as progress:
        task = progress.add_task(standing_line(tally), total=len(numbers), completed=len(known.intersection(numbers)))
        waiting = [] if verdict and verdict.found else [number for number in numbers if number not in known]
        with closing(playing(tournament, waiting)) as coming:
            for played in coming:
                store.add(played)  # unless another run on the same file was faster: what came of it is the same
                tally.add(played.result)
                progress.update(task, advance=1, description=standing_line(tally))
                if test is not None:
                    results.append(played.result)
                    verdict = judge(test, tournament, results)
                    if verdict.found:
                        break
    return verdict


def _show(store: Store, test: Sprt | None, verdict: Verdict | None, out: Path | None, report: Path | None) -> None:
    """Say what the games show, and where they are."""
    console = screen()
    console.print(tournament_page(face_of(installed_game(store.tournament.game)), figures(store)))
    if test is not None and verdict is not None:
        console.print(verdict_line(store.tournament, test, verdict), soft_wrap=True)
    if report is not None:
        write_whole(report, report_page(store))
        console.print(say("cli-arena-report", file=str(report)), soft_wrap=True)
    if out is not None:
        console.print(say("cli-arena-kept", file=str(out)), soft_wrap=True)

"""``farshore study``: what a game is like, counted in many games between bots and written as a page with pictures."""

from __future__ import annotations

import os
from contextlib import closing
from pathlib import Path
from time import process_time
from typing import Annotated, Final

import typer

from farshore.arena.study.kept import Kept
from farshore.arena.study.page import PICTURES, study_page
from farshore.arena.study.plan import Case, Plan, new_plan, read_thinker
from farshore.arena.study.questions import questions_for
from farshore.arena.workers import Playing, at_once, in_turn
from farshore.bots.registry import GREEDY, RANDOM, SEARCH, bots_for
from farshore.cli.screen import progress_of_games, screen
from farshore.cli.writing import check_writable, write_whole
from farshore.core.registry import game as installed_game
from farshore.core.words import Phrase, say

STUDIES: Final = Path("docs", "studies")
NOTES: Final = "notes"  # in the folder of studies: what people make of the figures, taken into the pages
MINUTE: Final = 60.0


def study(
    game: Annotated[str, typer.Argument(help=say("cli-arg-game"))],
    games: Annotated[int, typer.Option(min=1, help=say("cli-arg-study-games"))] = 100,
    variant_games: Annotated[int | None, typer.Option(min=1, help=say("cli-arg-study-variant-games"))] = None,
    bots: Annotated[str | None, typer.Option(help=say("cli-arg-study-bots"), metavar="search,greedy,…")] = None,
    iterations: Annotated[int, typer.Option(min=1, help=say("cli-arg-study-iterations"))] = 1,
    seed: Annotated[str, typer.Option(help=say("cli-arg-sim-seed"))] = "1",
    jobs: Annotated[int, typer.Option(min=0, help=say("cli-arg-jobs"))] = 1,
    out: Annotated[Path, typer.Option(help=say("cli-arg-study-out"), metavar="FOLDER")] = STUDIES,
) -> None:
    """Study a game."""
    found = installed_game(game)
    questions = questions_for(found)
    named = (bots or _best_bot(game)).split(",")
    thinkers = tuple(dict.fromkeys(read_thinker(text.strip(), iterations) for text in named))
    fewer = min(games, variant_games or max(1, games // 2))
    plan = new_plan(found, thinkers, questions.variants, games=games, fewer=fewer, seed=seed)
    kept, page_file = Kept(plan, out), out / f"{game}.md"
    kept.begin()
    check_writable(page_file)
    _play(plan, kept, at_once(jobs or os.cpu_count() or 1))
    page = study_page(*kept.figures(questions), _notes(out / NOTES / page_file.name))
    (out / PICTURES).mkdir(exist_ok=True)
    for name, picture in page.pictures.items():
        write_whole(out / PICTURES / name, picture)
    write_whole(page_file, page.text)
    screen().print(say("cli-study-written", file=str(page_file), pictures=len(page.pictures)), soft_wrap=True)


def _notes(file: Path) -> str:
    """Return what somebody has written about the figures, if anybody has."""
    return file.read_text("utf-8") if file.is_file() else ""


def _best_bot(game: str) -> str:
    """Return the best kind of bot that a game has."""
    known = bots_for(game)
    return next(bot for bot in (SEARCH, GREEDY, RANDOM) if bot in known)


def _play(plan: Plan, kept: Kept, playing: Playing) -> None:
    """Say what it will cost, and play what has not been played."""
    console, missing = screen(), list(kept.missing())
    left, total = sum(len(numbers) for _, numbers in missing), sum(case.games for case in plan.cases)
    if not left:
        console.print(say("cli-study-nothing-left", games=total), soft_wrap=True)
        return
    console.print(say("cli-study-cost", games=left, kept=total - left, time=_cost(missing, kept, left)), soft_wrap=True)
    with progress_of_games() as progress:
        task = progress.add_task("", total=total, completed=total - sum(len(numbers) for _, numbers in missing))
        for case, numbers in missing:
            progress.update(task, description=case.name)
            with kept.store(case) as store, closing(playing(case.tournament, numbers)) as coming:
                for played in coming:
                    store.add(played)
                    progress.advance(task)


def _cost(missing: list[tuple[Case, list[int]]], kept: Kept, left: int) -> Phrase:
    """Play the first game that is missing, and say how long all of them would take one processor."""
    case, numbers = next((case, numbers) for case, numbers in missing if numbers)
    begun = process_time()
    with kept.store(case) as store, closing(in_turn(case.tournament, numbers[:1])) as coming:
        store.add(next(coming))
    seconds = left * (process_time() - begun)
    del numbers[0]
    if seconds < MINUTE:
        return Phrase("cli-study-seconds", count=max(1, round(seconds)))
    return Phrase("cli-study-minutes", count=round(seconds / MINUTE))

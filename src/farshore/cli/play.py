"""``farshore play``: a game in the terminal."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from pathlib import Path
from random import Random
from typing import Annotated

import typer
from rich.console import Console

from farshore.bots.registry import bots_for, usual_opponent
from farshore.cli.called import command, replay_command, resume_command
from farshore.cli.documents import read_position, read_record
from farshore.cli.faces import face_of
from farshore.cli.options import read_pairs, read_scenario
from farshore.cli.saves import new_save, saving
from farshore.cli.screen import screen
from farshore.cli.table import YOU, Left, TerminalTable
from farshore.core.contract import Game
from farshore.core.errors import BadFile, BadRecord
from farshore.core.fate import LONGEST_SEED, Fate
from farshore.core.match import Match
from farshore.core.registry import game as installed_game
from farshore.core.words import Phrase, in_a_row, say

USUAL_SEATS = 3
TALL = 1000  # a screen on which any board fits


class BoardSize(StrEnum):
    """How large the board is drawn."""

    AUTO = "auto"
    LARGE = "large"
    SMALL = "small"


def play(
    game: Annotated[str, typer.Argument(help=say("cli-arg-game"))] = "entdecker",
    seats: Annotated[str | None, typer.Option(help=say("cli-arg-seats"), metavar="you,NAME,…")] = None,
    option: Annotated[
        list[str] | None, typer.Option(help=say("cli-arg-option", command=command()), metavar="KEY=VALUE")
    ] = None,
    scenario: Annotated[str | None, typer.Option(help=say("cli-arg-scenario"), metavar="NAME|FILE")] = None,
    seed: Annotated[str | None, typer.Option(help=say("cli-arg-seed"))] = None,
    save: Annotated[Path | None, typer.Option(help=say("cli-arg-save"), metavar="FILE")] = None,
    resume: Annotated[Path | None, typer.Option(help=say("cli-arg-resume"), metavar="FILE")] = None,
    start: Annotated[Path | None, typer.Option("--from", help=say("cli-arg-from"), metavar="POSITION")] = None,
    hints: Annotated[bool, typer.Option("--hints", help=say("cli-arg-hints"))] = False,
    board: Annotated[BoardSize, typer.Option(help=say("cli-arg-board"))] = BoardSize.AUTO,
) -> None:
    """Begin or resume a game, and play it to its end or until somebody leaves."""
    if save is not None and save.exists():
        raise typer.BadParameter(say("cli-save-exists", file=str(save), command=resume_command(save)))
    if resume is not None:
        given = {"--option": option, "--scenario": scenario, "--seed": seed, "--from": start}
        _refuse("cli-resume-alone", given)
        match = _resumed(resume)
        if seats is None and not {YOU, *bots_for(match.game.name)}.issuperset(match.names):
            raise typer.BadParameter(say("cli-resume-seats", names=in_a_row(match.names)))
        players = _players(match.game, seats or ",".join(match.names), len(match.names))
    else:
        match = _begun(installed_game(game), seats, option or [], scenario, seed, start)
        players = match.names
    path = save or resume or new_save(match.game.name)
    console = screen()
    height = {BoardSize.AUTO: console.height, BoardSize.LARGE: TALL, BoardSize.SMALL: 0}[board]
    table = TerminalTable(match, players, face_of(match.game), console, Random(seed), height, hints)
    if resume is not None:
        table.catch_up()
    with saving(match, path):
        _run(table, path, console)


def _run(table: TerminalTable, path: Path, console: Console) -> None:
    """Play, and say at the end, however it comes, where the game is."""
    go_on = say("cli-goodbye", command=resume_command(path))
    try:
        table.play()
        console.print(say("cli-saved-at", file=str(path)), soft_wrap=True)
    except Left:
        console.print(go_on, soft_wrap=True)
    except KeyboardInterrupt:
        console.print(f"\n{go_on}", soft_wrap=True)
        raise


def _begun(
    game: Game, seats: str | None, option: list[str], scenario: str | None, seed: str | None, start: Path | None
) -> Match:
    """Begin a game as asked for."""
    if seed is not None and not 1 <= len(seed.encode()) <= LONGEST_SEED:
        raise typer.BadParameter(say("cli-seed-length", most=LONGEST_SEED))
    fate = Fate.fresh() if seed is None else Fate(seed.encode())
    if start is not None:
        _refuse("cli-from-alone", {"--option": option, "--scenario": scenario})
        text, state = read_position(game, start)
        return Match.new(game, _players(game, seats, len(state.scores())), fate=fate, start=text)
    raw = read_pairs(game, option)
    if scenario is not None:
        raw |= read_scenario(face_of(game), scenario)
    usual = min(max(USUAL_SEATS, game.seats[0]), game.seats[-1])
    names = _players(game, seats, None if seats else usual)
    return Match.new(game, names, raw or None, fate)


def _resumed(path: Path) -> Match:
    """Go on with a saved game that is not over."""
    record = read_record(path, partial=True)
    if record.end is not None:
        raise BadFile(str(path), "", Phrase("cli-resume-over", command=replay_command(path)))
    try:
        return Match.resume(record)
    except BadRecord as error:
        raise error.in_file(str(path)) from error


def _players(game: Game, seats: str | None, count: int | None) -> list[str]:
    """Read who plays; by default you and the usual opponents. Raises ``typer.BadParameter``."""
    if seats is None:
        return [YOU, *[usual_opponent(game.name)] * ((count or 1) - 1)]
    players = [seat.strip() for seat in seats.split(",")]
    bots = bots_for(game.name)
    for player in players:
        if player != YOU and player not in bots:
            raise typer.BadParameter(say("cli-seats-unknown", seat=player, bots=in_a_row(bots)))
    if count is not None and len(players) != count:
        raise typer.BadParameter(say("cli-seats-resume", seats=count))
    return players


def _refuse(key: str, given: Mapping[str, object]) -> None:
    """Refuse arguments that do not go together."""
    others = in_a_row(name for name, value in given.items() if value)
    if others:
        raise typer.BadParameter(say(key, others=others))

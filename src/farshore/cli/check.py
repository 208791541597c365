"""``farshore check``: whether a file is what it says it is."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.text import Text

from farshore.cli.called import resume_command
from farshore.cli.documents import read_record, read_text
from farshore.cli.faces import face_of
from farshore.cli.screen import complain, screen
from farshore.core.contract import Game
from farshore.core.documents import read_toml
from farshore.core.eras import unproven
from farshore.core.errors import BadFile, BadPosition, BadRecord, FarshoreError, Reason
from farshore.core.match import Match
from farshore.core.record import Record
from farshore.core.registry import game as installed_game
from farshore.core.registry import games
from farshore.core.replay import committed_fate, verify
from farshore.core.words import Phrase, in_a_row, say


def check(files: Annotated[list[Path], typer.Argument(help=say("cli-arg-files"))]) -> None:
    """Give a verdict on every file; exit with 1 if any is wrong."""
    console = screen()
    is_good = True
    for path in files:
        try:
            verdict = verdict_on(path)
        except FarshoreError as error:
            complain(f"✗ {error}")
            is_good = False
        else:
            console.print(Text(f"✓ {say('cli-check-good', file=str(path), verdict=verdict)}", "green"), soft_wrap=True)
    if not is_good:
        raise typer.Exit(1)


def verdict_on(path: Path) -> str:
    """Say what a good file is. Raises ``BadFile``, or another error that says what is wrong with it."""
    beginning = read_text(path, partial=True)  # a record may be cut off anywhere
    if beginning.lstrip().startswith("{") or path.suffix in {".json", ".jsonl"}:
        return _record_verdict(path)
    text = read_text(path)
    for game in games().values():
        if face_of(game).is_plain_scenario(text):
            face_of(game).check_scenario(text, str(path))
            return say("cli-check-scenario", game=game.name)
    document = _document(text, path)
    named = document.get("game")
    if isinstance(named, str):
        return _position_verdict(installed_game(named), text, path)
    wrong: list[BadFile] = []
    for game in games().values():
        face = face_of(game)
        if face.is_scenario(document):
            face.check_scenario(text, str(path))
            return say("cli-check-scenario", game=game.name)
        if face.is_position(document):
            try:
                return _position_verdict(game, text, path)
            except BadFile as error:
                wrong.append(error)
    raise wrong[0] if wrong else BadFile(str(path), "", Phrase("cli-check-unknown"))


def _document(text: str, path: Path) -> dict[str, Any]:
    """Read TOML of any kind. Raises ``BadFile``."""

    def wrong(at: str, reason: Reason) -> BadFile:
        return BadFile(str(path), at, Phrase("cli-check-toml", reason=reason))

    return read_toml(text, dict[str, Any], wrong)


def _record_verdict(path: Path) -> str:
    record = _whole_record(path)
    try:
        verify(record)
        unknown = unproven(record, installed_game(record.header.game))
        seed = "checked" if committed_fate(record) else "promised" if record.header.commitment else "none"
    except BadRecord as error:
        raise error.in_file(str(path)) from error
    return say(
        "cli-check-record",
        game=record.header.game,
        steps=len(record.steps),
        end="over" if record.end else "open",
        scores=in_a_row(map(str, record.end.scores)) if record.end else "",
        seed=seed,
        unproven=unknown,
    )


def _whole_record(path: Path) -> Record:
    """Read a record. One that a crash has cut off says how to go on with it, if what is left is good."""
    try:
        return read_record(path)
    except BadFile as error:
        try:
            left = read_record(path, partial=True)
            line = left.line_of(len(left.steps) + 1)
            Match.resume(left)
        except FarshoreError:
            raise error from None
        reason = Phrase("cli-check-cut-off", command=resume_command(path))
        raise BadRecord(reason, line=line).in_file(str(path)) from error


def _position_verdict(game: Game, text: str, path: Path) -> str:
    try:
        state = game.read_position(text)
    except BadPosition as error:
        raise error.in_file(str(path)) from error
    return say("cli-check-position", game=game.name, seats=len(state.scores()))

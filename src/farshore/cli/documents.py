"""Files that people hand over: records, positions and scenarios. Whatever is wrong with one is said with its name."""

from __future__ import annotations

import codecs
import io
from pathlib import Path

from farshore.core.contract import Game, State
from farshore.core.errors import BadFile, BadPosition, BadRecord
from farshore.core.record import Record
from farshore.core.words import Phrase

_decoder = codecs.getincrementaldecoder("utf-8-sig")  # editors of some systems begin a text with a mark


def read_text(path: Path, *, partial: bool = False) -> str:
    """Read a text file; with ``partial`` one whose last character may be cut off in the middle. Raises ``BadFile``."""
    try:
        text = _decoder().decode(path.read_bytes(), final=not partial)
    except OSError as error:
        raise BadFile(
            str(path), "", Phrase("cli-cannot-read", reason=error.strerror or type(error).__name__)
        ) from error
    except UnicodeDecodeError as error:
        raise BadFile(str(path), "", Phrase("cli-not-text")) from error
    return io.IncrementalNewlineDecoder(None, translate=True).decode(text, final=True)


def read_record(path: Path, *, partial: bool = False) -> Record:
    """Read a record; with ``partial`` one whose last line was cut off. Raises ``BadFile``."""
    try:
        return Record.read(read_text(path, partial=partial), partial=partial)
    except BadRecord as error:
        raise error.in_file(str(path)) from error


def read_position(game: Game, path: Path) -> tuple[str, State]:
    """Read a position as its text and as a state. Raises ``BadFile``."""
    text = read_text(path)
    try:
        return text, game.read_position(text)
    except BadPosition as error:
        raise error.in_file(str(path)) from error

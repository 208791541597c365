"""What the server writes down about itself: lines for people, or JSON for programs, and nobody's secrets in either.

What an exception says may quote what somebody typed, or what a seat holds; so only its kind and its place are written.
"""

from __future__ import annotations

import logging
import sys
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from types import TracebackType
from typing import Final, Literal, TextIO

import msgspec

Form = Literal["plain", "json"]
Level = Literal["warning", "info"]
Raised = tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]

OURS: Final = "farshore"


@contextmanager
def written_logs(form: Form, level: Level, stream: TextIO | None = None) -> Iterator[None]:
    """Write meanwhile what the server says, and what warnings its libraries have."""
    handler, everyone, ours = logging.StreamHandler(stream or sys.stderr), logging.getLogger(), logging.getLogger(OURS)
    handler.setFormatter(JsonFormatter() if form == "json" else PlainFormatter())
    before = ours.level
    everyone.addHandler(handler)
    ours.setLevel(level.upper())
    try:
        yield
    finally:
        ours.setLevel(before)
        everyone.removeHandler(handler)


class PlainFormatter(logging.Formatter):
    """A line for people, and after an exception where it was."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        """Write one entry."""
        record.exc_text = None  # as somebody else may have written it: with what the exception says
        return super().format(record)

    def formatException(self, ei: Raised) -> str:  # noqa: N802 - as logging calls it
        """Write where an exception came from, and of which kind each of its causes was."""
        return "".join(place for error in _causes(ei[1]) for place in (*_frames(error), type(error).__name__, "\n"))


class JsonFormatter(PlainFormatter):
    """A line of JSON: when, how grave, who says it, what, and whatever belongs to it."""

    def format(self, record: logging.LogRecord) -> str:
        """Write one line."""
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "text": record.getMessage(),
            **getattr(record, "facts", {}),
        }
        if record.exc_info:
            line["raised"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def _causes(error: BaseException | None) -> list[BaseException]:
    """Return an exception and what led to it, the first one first."""
    found: list[BaseException] = []
    while error is not None and error not in found:
        found.insert(0, error)
        error = error.__cause__ or error.__context__
    return found


def _frames(error: BaseException) -> list[str]:
    return traceback.format_tb(error.__traceback__)

"""Everything that can go wrong in a way a person should hear of.

An error carries a key and parameters of the Fluent catalogues, so that it can be said in the reader's language;
``str()`` says it in the language that the process speaks. A ``reason`` is a ``Phrase`` (a key with parameters) or,
where it comes from a library, a finished text.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from farshore.core.words import Param, Phrase, in_a_row

Reason = str | Phrase
"""Why something is wrong: a sentence of ours, or a library's text."""


class FarshoreError(Exception):
    """Root of all errors that Farshore raises on purpose."""

    def __init__(self, key: str, /, **params: Param) -> None:
        super().__init__(key, params)
        self.key = key
        self.params = params

    def __str__(self) -> str:
        return str(self.phrase)

    @property
    def phrase(self) -> Phrase:
        """The sentence, to be said in some language or to become part of another."""
        return Phrase(self.key, **self.params)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle by content, so that an error crosses processes whatever its constructor looks like."""
        return _again, (type(self), self.args, self.__dict__)


def _again(kind: type[FarshoreError], args: tuple[Any, ...], content: dict[str, Any]) -> FarshoreError:
    """Make an error again from its content."""
    error = kind.__new__(kind)
    error.args = args
    error.__dict__.update(content)
    return error


class IllegalAction(FarshoreError):
    """An action that is not allowed now.

    ``rule`` is the number of the rule that forbids it; empty if the order of the table does and not the game.
    """

    def __init__(self, rule: str, key: str, /, **params: Param) -> None:
        super().__init__(key, **params)
        self.rule = rule


class NotYourTurn(IllegalAction):
    """An action of a seat that is not to act now."""

    def __init__(self, seat: Param) -> None:
        super().__init__("", "not-your-turn", seat=seat)


class GameOver(IllegalAction):
    """An action after the end of the game."""

    def __init__(self) -> None:
        super().__init__("", "game-over")


class NoSuchSeat(FarshoreError):
    """A seat that this table does not have."""

    def __init__(self, seat: int, seats: int) -> None:
        super().__init__("no-such-seat", seat=seat, last=seats - 1)


class BadOptions(FarshoreError):
    """Options, or a number of seats, that a game does not know."""

    def __init__(self, game: str, reason: Reason) -> None:
        super().__init__("bad-options", game=game, reason=reason)


class BadNotation(FarshoreError):
    """A text that is not an action in the game's notation."""

    def __init__(self, text: str, reason: Reason | None = None) -> None:
        if reason is None:
            super().__init__("bad-notation", text=text)
        else:
            super().__init__("bad-notation-because", text=text, reason=reason)


class BadFile(FarshoreError):
    """A file (content, scenario, board, catalogue) that is wrong. ``at``: at which key; empty for the whole file."""

    def __init__(self, file: str, at: Reason, reason: Reason) -> None:
        if at:
            super().__init__("bad-file-at", file=file, at=at, reason=reason)
        else:
            super().__init__("bad-file", file=file, reason=reason)


class BadPosition(FarshoreError):
    """A position that cannot be. ``at``: the key of the document, empty for the whole of it."""

    def __init__(self, at: str, reason: Reason) -> None:
        self.at = at
        self.reason = reason
        if at:
            super().__init__("bad-position-at", at=at, reason=reason)
        else:
            super().__init__("bad-position", reason=reason)

    def in_file(self, file: str) -> BadFile:
        """Say the same of a file."""
        return BadFile(file, self.at, self.reason)


class BadRecord(FarshoreError):
    """A record that cannot be read, or of a game that cannot have been played. Names the line and the step."""

    def __init__(self, reason: Reason, *, line: int | None = None, step: int | None = None) -> None:
        if step is not None and line is None:
            line = step + 1  # the header is line 1, so step 1 is line 2 unless checkpoints come in between
        self.line = line
        self.step = step
        self.reason = reason
        if step is not None:
            super().__init__("bad-record-step", step=step, line=line or 0, reason=reason)
        elif line is not None:
            super().__init__("bad-record-line", line=line, reason=reason)
        else:
            super().__init__("bad-record", reason=reason)

    def in_file(self, file: str) -> BadFile:
        """Say the same of a file."""
        at = Phrase("record-line", line=self.line) if self.line is not None else ""
        return BadFile(file, at, self.reason)


class UnknownGame(FarshoreError):
    """A name that no installed game has."""

    def __init__(self, name: str, known: Iterable[str]) -> None:
        super().__init__("unknown-game", name=name, known=in_a_row(known) or "-")


class BrokenGame(FarshoreError):
    """An installed game that cannot be loaded."""

    def __init__(self, name: str, reason: Reason) -> None:
        super().__init__("broken-game", name=name, reason=reason)

"""The record of a game: what was agreed, every step, and how it ended, as lines of JSON written as it happens.

The first line is the ``Header``, then comes one ``Step`` per decision of a seat or outcome of CHANCE, in the game's
notation, and an ``End`` once the game is over. A record replays without a generator. The table's own copy knows the
seed from the start; what a seat is given (``for_seat``) does not until the game is over, and hides what that seat may
not know.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import IO, Any, Literal, Self

import msgspec

from farshore.core.contract import Game, Seat, State
from farshore.core.errors import BadRecord
from farshore.core.words import Phrase

FORMAT = 1
"""Raised when the lines themselves change; a game's rules have their own ``rules_version``."""


class Header(msgspec.Struct, frozen=True, kw_only=True, tag="game", tag_field="line", forbid_unknown_fields=True):
    """What was agreed before the first step."""

    format: int = FORMAT
    game: str
    rules_version: int
    content: str = ""  # a fingerprint of the data files it was played with
    seats: list[str]  # who sat where
    options: dict[str, Any] | None = None  # None: the printed game, or what the start position says
    start: str | None = None  # the position it began from; None: a new game
    commitment: str | None = None  # SHA-256 of the seed, in hexadecimal
    seed: str | None = None  # in hexadecimal; only in the table's own copy
    for_seat: Seat | Literal["spectator"] | None = None  # whose knowledge this is; None: everything


class Step(msgspec.Struct, frozen=True, gc=False, tag="step", tag_field="line", forbid_unknown_fields=True):
    """One decision of a seat, or one outcome of CHANCE."""

    seat: Seat
    action: str


class End(msgspec.Struct, frozen=True, tag="end", tag_field="line", forbid_unknown_fields=True):
    """How it ended."""

    scores: list[int]
    winners: list[Seat]
    seed: str | None = None  # in hexadecimal, now that it gives nothing away


RecordLine = Header | Step | End

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[RecordLine] = msgspec.json.Decoder(RecordLine)


def schema() -> dict[str, Any]:
    """Return the JSON Schema of one line of a record."""
    return msgspec.json.schema(RecordLine)


def write_line(file: IO[str], line: RecordLine) -> None:
    """Add a line to an open file and hand it over at once, so that a crash loses at most the line being written."""
    file.write(_encoder.encode(line).decode() + "\n")
    file.flush()


def read_lines(source: Iterable[str | bytes], *, partial: bool = False) -> Iterator[RecordLine]:
    """Read a stream line by line, in the order a record must have. Raises ``BadRecord`` with the line's number.

    With ``partial`` a last line that was cut off in the middle, as a crash leaves it, is taken as not written.
    """
    last: RecordLine | None = None
    for number, text in enumerate(source, 1):
        try:
            line = _decoder.decode(text)
        except RecursionError as error:
            raise BadRecord(Phrase("document-nested"), line=number) from error
        except (msgspec.DecodeError, UnicodeError) as error:
            if partial and not isinstance(error, msgspec.ValidationError) and not _is_whole(text):
                break
            raise BadRecord(str(error), line=number) from error
        if isinstance(line, Header) != (last is None):
            raise BadRecord(Phrase("record-header-first" if last is None else "record-header-once"), line=number)
        if isinstance(last, End):
            raise BadRecord(Phrase("record-after-end"), line=number)
        last = line
        yield line
    if last is None:
        raise BadRecord(Phrase("record-empty"))


def _is_whole(text: str | bytes) -> bool:
    """Tell whether a line was written to its end."""
    return text.endswith("\n") if isinstance(text, str) else text.endswith(b"\n")


class Record:
    """A game as it was, or is being, played."""

    def __init__(self, header: Header, steps: Iterable[Step] = (), end: End | None = None) -> None:
        self.header = header
        self.steps = list(steps)
        self.end = end

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and list(self.lines()) == list(other.lines())

    __hash__ = None  # type: ignore[assignment]  # it grows as the game goes on

    def lines(self) -> Iterator[RecordLine]:
        """Yield the lines in order."""
        yield self.header
        yield from self.steps
        if self.end is not None:
            yield self.end

    def text(self) -> str:
        """Write it as JSON Lines."""
        return "".join(_encoder.encode(line).decode() + "\n" for line in self.lines())

    @classmethod
    def read(cls, source: str | bytes | Iterable[str | bytes], *, partial: bool = False) -> Self:
        """Read what ``text`` or ``write_line`` wrote: a whole text or any stream of lines. Raises ``BadRecord``."""
        if isinstance(source, str):
            source = source.encode("utf-8", "surrogatepass")
        if isinstance(source, bytes):
            source = source.splitlines(keepends=True)
        lines = list(read_lines(source, partial=partial))
        (header,) = (line for line in lines if isinstance(line, Header))
        if header.format != FORMAT:
            raise BadRecord(Phrase("record-format", found=header.format, known=FORMAT), line=1)
        end = next((line for line in lines if isinstance(line, End)), None)
        return cls(header, (line for line in lines if isinstance(line, Step)), end)

    def for_seat(self, game: Game, state: State, seat: Seat | None) -> Record:
        """Return what ``seat`` (``None``: a spectator) may know of it while the game stands at ``state``."""
        known = self.header.start if self.end else None  # a position shows every secret
        whose: Seat | Literal["spectator"] = "spectator" if seat is None else seat
        header = msgspec.structs.replace(self.header, seed=None, start=known, for_seat=whose)
        done = [(step.seat, game.read_action(step.action)) for step in self.steps]
        steps = [Step(actor, game.write_action(action)) for actor, action in game.redact(state, seat, done)]
        return Record(header, steps, self.end)

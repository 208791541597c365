"""The record of a game: what was agreed, every step, and how it ended, as lines of JSON written as it happens.

The first line is the ``Header``, then comes one ``Step`` per decision of a seat or outcome of CHANCE, in the game's
notation, and an ``End`` once the game is over. A record replays without a generator. The table's own copy knows the
seed from the start; what a seat is given (``for_seat``) does not until the game is over, and hides what that seat may
not know.

So that a record outlives the rules it was played by, a step also says what it told, and now and then a ``Checkpoint``
says how the game stood: other rules take the history from the one and play on from the other. Records of format 1 have
neither; they are read for ever.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import IO, Any, Literal, Self

import msgspec

from farshore.core.contract import Action, Game, Seat, State
from farshore.core.errors import BadNotation, BadRecord
from farshore.core.told import Told, seen_by
from farshore.core.words import Phrase

FORMAT = 2
"""Raised when the lines themselves change; a game's rules have their own ``rules_version``."""
KNOWN_FORMATS = range(1, FORMAT + 1)


class Header(msgspec.Struct, frozen=True, kw_only=True, tag="game", tag_field="line", forbid_unknown_fields=True):
    """What was agreed before the first step."""

    format: int = FORMAT
    game: str
    rules_version: int
    content: str = ""  # the name of the data files it is played with; of format 1, or of files of one's own, their hash
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
    told: Told | msgspec.UnsetType = msgspec.UNSET  # what happened, without words


class Checkpoint(msgspec.Struct, frozen=True, gc=False, tag="checkpoint", tag_field="line", forbid_unknown_fields=True):
    """How the game stood, every secret included, and by which rules it goes on from here."""

    after: int  # so many steps
    rules_version: int
    position: str


class End(msgspec.Struct, frozen=True, tag="end", tag_field="line", forbid_unknown_fields=True):
    """How it ended."""

    scores: list[int]
    winners: list[Seat]
    seed: str | None = None  # in hexadecimal, now that it gives nothing away


RecordLine = Header | Step | Checkpoint | End

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
    steps = 0
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
        if isinstance(line, Checkpoint) and line.after != steps:
            raise BadRecord(Phrase("record-checkpoint-place", found=line.after, steps=steps), line=number)
        steps += isinstance(line, Step)
        last = line
        yield line
    if last is None:
        raise BadRecord(Phrase("record-empty"))


def _is_whole(text: str | bytes) -> bool:
    """Tell whether a line was written to its end."""
    return text.endswith("\n") if isinstance(text, str) else text.endswith(b"\n")


class Record:
    """A game as it was, or is being, played."""

    def __init__(
        self,
        header: Header,
        steps: Iterable[Step] = (),
        end: End | None = None,
        checkpoints: Iterable[Checkpoint] = (),
    ) -> None:
        self.header = header
        self.steps = list(steps)
        self.end = end
        self.checkpoints = list(checkpoints)  # in their order

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and list(self.lines()) == list(other.lines())

    __hash__ = None  # type: ignore[assignment]  # it grows as the game goes on

    def lines(self) -> Iterator[RecordLine]:
        """Yield the lines in order."""
        yield self.header
        written = 0
        for checkpoint in self.checkpoints:
            yield from self.steps[written : checkpoint.after]
            yield checkpoint
            written = checkpoint.after
        yield from self.steps[written:]
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
        if header.format not in KNOWN_FORMATS:
            raise BadRecord(Phrase("record-format", found=header.format, known=FORMAT), line=1)
        end = next((line for line in lines if isinstance(line, End)), None)
        steps = (line for line in lines if isinstance(line, Step))
        return cls(header, steps, end, (line for line in lines if isinstance(line, Checkpoint)))

    def line_of(self, step: int) -> int:
        """Return the line on which a step stands, both counted from 1."""
        return step + 1 + sum(checkpoint.after < step for checkpoint in self.checkpoints)

    def until(self, steps: int) -> Record:
        """Return the record as it was after so many steps, to go on from there."""
        kept = (checkpoint for checkpoint in self.checkpoints if checkpoint.after <= steps)
        return Record(self.header, self.steps[:steps], checkpoints=kept)

    def for_seat(self, game: Game, state: State, seat: Seat | None) -> Record:
        """Return what ``seat`` (``None``: a spectator) may know of it while the game stands at ``state``.

        Positions show every secret, so they are left out until the end; what the steps told is shown as far as it may.
        """
        known = self.header.start if self.end else None
        whose: Seat | Literal["spectator"] = "spectator" if seat is None else seat
        header = msgspec.structs.replace(self.header, seed=None, start=known, for_seat=whose)
        steps, done = _readable(game, self.steps)
        shown = game.redact(state, seat, done)
        if self.end is not None and shown == done:
            return Record(header, self.steps, self.end, self.checkpoints)
        return Record(header, _redacted(game, seat, steps, shown), self.end)


def _readable(game: Game, steps: list[Step]) -> tuple[list[Step], list[tuple[Seat, Action]]]:
    """Return the steps whose action can be read; one of older rules that cannot might hide anything."""
    kept: list[Step] = []
    done: list[tuple[Seat, Action]] = []
    for step in steps:
        try:
            done.append((step.seat, game.read_action(step.action)))
        except BadNotation:
            continue
        kept.append(step)
    return kept, done


def _redacted(game: Game, seat: Seat | None, steps: list[Step], shown: list[tuple[Seat, Action]]) -> list[Step]:
    """Return what a seat may know of steps: each of ``shown`` tells what the first step it can have come from told."""
    found: list[Step] = []
    at = 0
    for actor, action in shown:
        spare = len(steps) - at - (len(shown) - len(found))  # so many may yet have been left out
        while spare > 0 and steps[at].seat != actor:
            at, spare = at + 1, spare - 1
        told = steps[at].told
        kept = told if told is msgspec.UNSET else seen_by(game, told, seat)
        found.append(Step(actor, game.write_action(action), kept))
        at += 1
    return found

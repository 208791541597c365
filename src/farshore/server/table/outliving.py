"""Opening a table whatever the rules have become since: from its last checkpoint, its past as it was told.

A table is read by the rules that are installed now. Played by them all along, it is taken up from its last quiet
checkpoint: nothing before that can be taken back, so the deeds before it are only remembered. Played by older ones, it
is taken up from the last checkpoint of any kind, and that moment becomes a boundary: nothing before it can be taken
back or shown on a board. What came after the last checkpoint is done again by the new rules; if they do not allow it,
the table stands still where they stop and says so, but can be looked at. That takes a crash and an update at once: a
server that ends leaves checkpoints at the end of every log. The log stays the truth: a checkpoint that cannot be read
is passed over.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import lru_cache
from itertools import takewhile

import msgspec

from farshore.core.contract import CHANCE, Game, Seat
from farshore.core.errors import BadRecord
from farshore.core.record import Checkpoint, End, Header
from farshore.core.told import read_events
from farshore.core.words import Phrase
from farshore.server.table.chronicle import Chronicle
from farshore.server.table.consent import read_consent
from farshore.server.table.deed import Deed, Entry, LogCheckpoint, steps_of
from farshore.server.table.seat_change import read_change
from farshore.server.table.taking_back import take_all_back, taken_with

log_of = logging.getLogger("farshore.tables")

CHECKPOINT_EVERY = 20
"""How many entries a log goes on at least before the next checkpoint: a position takes a millisecond to write."""
MOST_ACTORS = 1_000
"""Lists of seats that are remembered as they are read."""


def read_chronicle(
    game: Game,
    header: Header,
    log: Sequence[Entry],
    checkpoints: Sequence[LogCheckpoint] = (),
    end: End | None = None,
    practised: frozenset[Seat] = frozenset(),
) -> Chronicle:
    """Read a table's log by the present rules. Raises ``BadRecord``: it is not a log, or the rules are newer ones."""
    game = game.with_content(header.content)
    newest = max([header.rules_version, *(checkpoint.rules_version for checkpoint in checkpoints)])
    if newest > game.rules_version:
        raise BadRecord(Phrase("record-rules-version", found=newest, known=game.rules_version), line=1)
    checkpoints = [checkpoint for checkpoint in checkpoints if not _is_undone(checkpoint, log)]
    start = _start(game, checkpoints)
    version = header.rules_version if start is None else start.rules_version
    try:
        chronicle = _begun(game, header, log, checkpoints, end, practised)
    except BadRecord:
        if start is None:
            raise
        return read_chronicle(
            game, header, log, practised=practised
        )  # a position that cannot be read must not cost what the log says
    try:
        chronicle.redo(log)
    except BadRecord as error:
        if version == game.rules_version:
            raise
        chronicle = _read_as_far(game, header, log, checkpoints, error, practised)
        versions = {"found": version, "known": game.rules_version}
        # where is for the log of the server alone, and what was done there for nobody: it may be somebody's secret
        log_of.warning("a table of %s stands still at step %s", game.name, error.step)
        chronicle.stopped = Phrase("server-stopped", **versions)
        return chronicle
    if version != game.rules_version and start is None:
        _set_boundary(chronicle)
    return chronicle


def _read_as_far(
    game: Game,
    header: Header,
    log: Sequence[Entry],
    checkpoints: Sequence[LogCheckpoint],
    error: BadRecord,
    practised: frozenset[Seat],
) -> Chronicle:
    """Read as much of a log as can be done again; what is wrong may show only later than it came about."""
    while True:
        log = log[: (error.step or 1) - 1]
        chronicle = _begun(game, header, log, checkpoints, None, practised)
        try:
            chronicle.redo(log)
        except BadRecord as earlier:
            error = earlier
        else:
            return chronicle


def due_checkpoint(chronicle: Chronicle) -> LogCheckpoint | None:
    """Return the checkpoint that a table should be given with its latest deed."""
    if not chronicle.is_quiet or chronicle.stopped is not None:
        return None
    behind = chronicle.size - _last(chronicle)
    if behind >= CHECKPOINT_EVERY or (behind and chronicle.match.over):
        return _kept(chronicle, chronicle.checkpoint("quiet"))
    return None


def closing_checkpoint(chronicle: Chronicle) -> LogCheckpoint | None:
    """Return the checkpoint that a table should be given when it is laid aside."""
    if chronicle.stopped is not None or chronicle.size == _last(chronicle):
        return None
    return _kept(chronicle, chronicle.checkpoint("quiet" if chronicle.is_quiet else "closing"))


def _kept(chronicle: Chronicle, checkpoint: LogCheckpoint) -> LogCheckpoint:
    """Keep a checkpoint instead of those it replaces: all but boundaries, or only one that is closing, too."""
    replaced = {"closing"} if checkpoint.kind == "closing" else {"quiet", "closing"}
    chronicle.checkpoints = [other for other in chronicle.checkpoints if other.kind not in replaced]
    chronicle.checkpoints.append(checkpoint)
    return checkpoint


def _last(chronicle: Chronicle) -> int:
    return max((checkpoint.after for checkpoint in chronicle.checkpoints), default=0)


def _is_undone(checkpoint: LogCheckpoint, log: Sequence[Entry]) -> bool:
    """Tell whether something before a checkpoint was taken back after it, as may be before one that is closing."""
    later = log[checkpoint.after :]
    return any(entry.kind in {"undo", "rewind"} and entry.takes_back <= checkpoint.after for entry in later)


def _start(game: Game, checkpoints: Sequence[LogCheckpoint]) -> LogCheckpoint | None:
    """Return the checkpoint to begin from; ``None``: the beginning."""
    latest = max(checkpoints, key=lambda checkpoint: checkpoint.after, default=None)
    if latest is None or latest.rules_version != game.rules_version:
        return latest
    quiet = [checkpoint for checkpoint in checkpoints if checkpoint.kind != "closing"]
    return max(quiet, key=lambda checkpoint: checkpoint.after, default=None)


def _begun(
    game: Game,
    header: Header,
    log: Sequence[Entry],
    checkpoints: Sequence[LogCheckpoint],
    end: End | None,
    practised: frozenset[Seat],
) -> Chronicle:
    """Return a chronicle that stands at a checkpoint, and remembers what was before."""
    start = _start(game, checkpoints)
    if start is None:
        return Chronicle(game, header, practised=practised)
    is_old = start.rules_version != game.rules_version
    is_over = is_old and start.after == len(log) and end is not None  # then it keeps the result it had
    past = remembered(game, log[: start.after])
    chronicle = Chronicle(game, header, past, start, end if is_over else None, practised)
    chronicle.checkpoints = sorted(checkpoints, key=lambda checkpoint: checkpoint.after)
    for checkpoint in chronicle.checkpoints:
        if checkpoint.kind == "boundary" or (is_over and checkpoint is start):
            before = [deed for deed in past if deed.first <= checkpoint.after and deed.holds]
            _mark(chronicle, len(steps_of(before)), checkpoint)
    if is_old and not is_over:
        _set_boundary(chronicle)
    return chronicle


def _set_boundary(chronicle: Chronicle) -> None:
    """Go on by the present rules from here: what was done by older ones cannot be taken back."""
    chronicle.seal()
    boundary = _kept(chronicle, chronicle.checkpoint("boundary"))
    _mark(chronicle, len(chronicle.match.record.steps), boundary)


def _mark(chronicle: Chronicle, steps: int, checkpoint: LogCheckpoint) -> None:
    """Let the record, too, say where the rules changed."""
    lines = chronicle.match.record.checkpoints
    lines.append(Checkpoint(steps, checkpoint.rules_version, checkpoint.position))
    lines.sort(key=lambda line: line.after)


def remembered(game: Game, log: Sequence[Entry]) -> list[Deed]:
    """Return the deeds of a log as they were told, without doing them again."""
    deeds: list[Deed] = []
    by_first: dict[int, Deed] = {}
    for number, entry in enumerate(log, 1):
        is_told = entry.kind == "step" and entry.told is not None
        events = read_events(game, msgspec.Raw(str(entry.told).encode())) if is_told else []
        if deeds and entry.seat == CHANCE and not deeds[-1].is_note:
            deeds[-1].entries.append(entry)
            deeds[-1].events += events
            continue
        deed = Deed([entry], number, _actors(entry.actors or ""), events)
        if deeds:
            deeds[-1].after = deed.actors
        if entry.kind == "seating":
            deed.change = read_change(entry.told)
        if entry.kind == "undo":
            deed.takes_back = by_first[entry.takes_back]
            _take_back(deed.takes_back, deeds)
        if entry.kind == "consent" or (entry.kind == "rewind" and entry.told is not None):
            deed.consent = read_consent(entry.told)
        if entry.kind == "rewind":
            deed.takes_back = by_first[entry.takes_back]
            take_all_back(deed.takes_back, deeds)
        by_first[number] = deed
        deeds.append(deed)
    return deeds


def _take_back(deed: Deed, deeds: Sequence[Deed]) -> None:
    """Know that a deed no longer holds, nor what was taken back with it."""
    deed.is_taken_back = True
    if deed.hands_on:
        later = takewhile(lambda other: other is not deed, reversed(deeds))  # mostly it is one of the last
        for other in taken_with(deed, [other for other in later if other.holds]):
            other.is_taken_back = True


@lru_cache(maxsize=MOST_ACTORS)
def _actors(listed: str) -> tuple[Seat, ...]:
    return tuple(int(seat) for seat in listed.split(",") if seat)

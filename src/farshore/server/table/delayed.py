"""Spectators who see what happens some moves later: to them, a table is as it stood then, in everything.

They are shown another table, which has the beginning of the same log and nothing else: so whatever is made of it,
views, lines, the past, the curve or the record, cannot tell of more. Moves that a spectator may not know of are not
counted, or it could be told from them that somebody has acted. When the game is over, everything is shown.

A host who sits nowhere sees later what happens, too, but decides about time by how the clocks stand (``now``).
"""

from __future__ import annotations

from farshore.server.table.live_table import LiveTable
from farshore.server.table.outliving import read_chronicle


def is_delayed_to(table: LiveTable, guest: str | None) -> bool:
    """Tell whether somebody sees a table later than it is played."""
    return table.privacy.delay > 0 and not table.seats_of(guest) and table.status in {"waiting", "playing"}


def delayed(table: LiveTable) -> LiveTable:
    """Return a table as spectators see it, which is held as long as the table is. Takes long when it is first asked."""
    log = [entry for deed in table.chronicle.deeds for entry in deed.entries][: _shown(table)]
    kept = table.delayed
    if kept is None or kept.sittings != table.sittings:
        kept = table.delayed = _beginning(table, len(log))
    kept.chronicle.redo(log)
    return kept


def _shown(table: LiveTable) -> int:
    """Return how many entries of the log spectators are shown: those before the last moves that they may know of."""
    moves = [deed for deed in table.chronicle.deeds if (deed.is_step or deed.takes_back) and not deed.is_silent_to(())]
    hidden = moves[-table.privacy.delay :]
    return hidden[0].first - 1 if hidden else table.chronicle.size


def _beginning(table: LiveTable, size: int) -> LiveTable:
    """Make a table of the beginning of another's log."""
    chronicle, log = table.chronicle, [entry for deed in table.chronicle.deeds for entry in deed.entries][:size]
    known = [checkpoint for checkpoint in chronicle.checkpoints if checkpoint.after <= size]
    begun = read_chronicle(chronicle.game, chronicle.match.record.header, log, known, practised=chronicle.practised)
    shown = LiveTable(
        table.id,
        table.host,
        list(table.sittings),
        begun,
        is_coached=table.is_coached,
        privacy=table.privacy,
        talked=table.talked,
    )
    shown.now = table
    return shown

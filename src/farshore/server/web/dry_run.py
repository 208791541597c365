"""A table that nobody sees, when a server starts: what is made when it is first needed is made before anybody waits.

Decoders, sentences, who may advise: together they take a tenth of a second, in which the event loop would be held.
"""

from __future__ import annotations

import logging
from functools import cache

import msgspec

from farshore.core.contract import Game
from farshore.core.fate import Fate
from farshore.core.match import Match
from farshore.server.table.chronicle import Chronicle
from farshore.server.table.live_table import LiveTable
from farshore.server.table.outliving import due_checkpoint, read_chronicle
from farshore.server.table.seating import Sitting
from farshore.server.web.snapshot import snapshot

STEPS = 40
"""So many that a checkpoint is due, from which the table is then read."""
HOST = "somebody"

log = logging.getLogger("farshore.server")


@cache
def dry_run(game: Game) -> None:
    """Open a table, play a little, read it again, and look at it from everywhere; once in a process."""
    try:
        seats = min(game.seats)
        header = Match.new(game, seats, {}, Fate(b"dry run")).record.header
        chronicle = Chronicle(game, header)
        while chronicle.size < STEPS and not chronicle.match.over:
            seat = chronicle.match.actors()[0]
            chronicle.play(seat, chronicle.match.legal(seat)[0])
            due_checkpoint(chronicle)
        entries = [entry for deed in chronicle.deeds for entry in deed.entries]
        read = read_chronicle(game, header, entries, chronicle.checkpoints)
        table = LiveTable("", HOST, [Sitting(kind="person", name=HOST, guest=HOST)] * seats, read)
        for guest in (HOST, None):
            msgspec.json.encode(snapshot(table, guest))
    except Exception:  # a game of somebody else's, which may still be played
        log.exception("a table of %s cannot be opened", game.name)

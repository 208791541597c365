"""The web table, in rings: each knows only those inside it.

- ``table``: who sits where, the match with its log, undo, and what each asker may know; no web, no database.
- ``storage``: what is kept, behind one interface, and the tables in memory; the only SQL.
- ``lobby``: guests, opening tables, taking seats, playing again; acting at a table.
- ``web``: requests, sockets, messages, gates and the page; the only Litestar, with ``app``, which puts all together.

``bots`` plays for those who are programs, ``thinking`` is where they think. ``farshore serve`` runs it.
"""

from importlib.resources import files

from farshore.core.extras import need
from farshore.core.words import add_catalogue

need("table")
add_catalogue(files(__name__) / "words")

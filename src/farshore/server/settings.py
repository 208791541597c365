"""What whoever runs the server may choose: the one description that files, variables, options and the sample follow.

What each is for is said in ``words/<language>/settings.ftl``, under ``setting-`` and its name.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Final

import msgspec
from msgspec import Meta
from platformdirs import user_data_path

from farshore.bots.budget import Limit
from farshore.server.logs import Form, Level


def usual_folder() -> Path:
    """Return where tables are kept unless another folder is named."""
    return user_data_path("farshore", appauthor=False) / "tables"


def usual_thinkers() -> int:
    """Return how many processes think for bots: a core is left for people."""
    return max(1, min(4, (os.cpu_count() or 2) - 1))


PORT: Final = 8420
"""The port that is tried first if none is named."""
LONGEST_THOUGHT: Final = 5.0
"""Seconds after which whoever thinks has hung, unless more are granted."""

POSTGRES: Final = "^postgres(ql)?://"
SMTP: Final = "^smtps?://"
WEB: Final = "^https?://[^/]+$"

Amount = Annotated[int, Meta(ge=1)]
Rate = Annotated[float, Meta(ge=0)]
"""A second; 0: no limit."""
Seconds = Annotated[float, Meta(gt=0)]


class Choices(msgspec.Struct, frozen=True, kw_only=True):
    """How a server runs, as far as somebody may choose. What is ``None`` has an example for the sample."""

    data: Path = msgspec.field(default_factory=usual_folder)
    database: Annotated[str, Meta(pattern=POSTGRES)] | None = None  # instead of the folder
    host: str = "127.0.0.1"  # the address it listens at
    port: Annotated[int, Meta(ge=0, le=65535)] | None = None  # None: the usual one, or any if that is taken
    allow: tuple[str, ...] = ()  # the names by which others know this machine
    proxies: tuple[str, ...] = ()  # addresses that are believed when they say for whom they ask
    keep_days: Annotated[float, Meta(ge=1)] | None = None  # after which what nobody has touched is deleted; None: never
    address: Annotated[str, Meta(pattern=WEB)] | None = None  # what links begin with; None: as whoever asked called it
    smtp: Annotated[str, Meta(pattern=SMTP)] | None = None  # where mail is handed in; None: none is sent
    mail_from: str = ""  # whom it comes from
    free_after: Seconds = 3_600.0  # for which all wait for somebody without a clock before the host may free their seat
    notice_delay: Seconds = 60.0  # for which somebody whose turn it is is not told so
    notice_networks: tuple[str, ...] = ()  # of one's own into which messages may be sent
    notices_each: Rate = 30.0  # an hour, to one person; 0: no limit
    notices_all: Rate = 2_000.0  # … and to everybody
    coach: Limit = Limit(seconds=2.0)  # what the coach is granted for an answer
    review: Limit = Limit(seconds=0.3)  # … and for every choice of a game that it looks through
    log: Form = "plain"  # what is written down about what happens
    log_level: Level = "warning"  # … and how much
    metrics_token: str = ""  # by which others than this machine may read what is measured; empty: nobody
    drain_seconds: Annotated[float, Meta(ge=0)] = 0.0  # for which a server that is about to end says so before it does
    budget: Seconds = LONGEST_THOUGHT  # that a bot may think
    workers: Amount = 1  # processes that serve, at one port: more than one need PostgreSQL
    thinkers: Amount = msgspec.field(default_factory=usual_thinkers)  # processes that think
    beat: Seconds = 20.0  # between two heartbeats on a socket
    largest_body: Amount = 64 * 1024  # bytes of a request
    changes: Rate = 10.0  # of one guest, that change something; four times as many from one address
    looks: Rate = 50.0  # from one address, that change nothing
    files: Rate = 50.0  # of the page, from one address
    work: Rate = 0.4  # seconds of the processor, a second, for what one address asks for that takes long
    sockets: Amount = 64  # open at a time, from one address
    all_sockets: Amount = 4_000  # … and from everywhere, if so many files may be open
    connections_each: Amount = 64  # open at a time and not sockets, from one address
    connections: Amount = 800  # … and from everywhere
    header_seconds: Seconds = 10.0  # in which a request must have begun and all its headers must be there
    body_seconds: Seconds = 20.0  # … all of its body must be there, and somebody must read on who is answered
    openings: Rate = 0.2  # tables, from one address, when sixty were opened at once
    newcomers: Rate = 0.5  # guests, likewise
    imports: Rate = 100.0  # bytes of records that are taken in, from one address, when two million came at once
    logged: Rate = 1_000.0  # bytes of moves that are kept, from one address, when twenty million came at once
    running_each: Annotated[int, Meta(ge=0)] = 200  # tables that are not over, from one address; 0: no limit
    running: Annotated[int, Meta(ge=0)] = 5_000  # … and of everybody
    largest_data: Amount = 4 * 1024**3  # bytes of the database from which on nobody comes and no tables are opened
    kept: Annotated[int, Meta(ge=0)] = 200  # matches in memory that nobody watches


EXAMPLES: Final[dict[str, object]] = {
    "database": "postgresql://farshore@localhost/farshore",
    "port": PORT,
    "keep_days": 365,
    "address": "https://tables.example",
    "smtp": "smtp://farshore:PASSWORD@mail.example:587",
}
"""What the sample shows for choices that are usually not made."""


class Settings(Choices, frozen=True, kw_only=True):
    """How a server runs: what was chosen, and what follows from how it was started."""

    static: Path = Path(__file__).parent / "static"  # the built page; may be missing
    hosts: tuple[str, ...] = ()  # the names it may be called by, without port; empty: any
    command: str = "farshore serve"  # what to type to start it again, before further options

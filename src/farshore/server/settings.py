"""What whoever runs the server may choose."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

import msgspec
from platformdirs import user_data_path

from farshore.bots.budget import Limit


def usual_folder() -> Path:
    """Return where tables are kept unless another folder is named."""
    return user_data_path("farshore", appauthor=False) / "tables"


def usual_workers() -> int:
    """Return how many processes think for bots: a core is left for people."""
    return max(1, min(4, (os.cpu_count() or 2) - 1))


LONGEST_THOUGHT: Final = 5.0
"""Seconds after which whoever thinks has hung, unless more are granted."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """How a server runs."""

    data: Path = msgspec.field(default_factory=usual_folder)
    static: Path = Path(__file__).parent / "static"  # the built page; may be missing
    hosts: tuple[str, ...] = ()  # the names it may be called by, without port; empty: any
    listens: str = "127.0.0.1"  # the address it listens at
    names: tuple[str, ...] = ()  # by which others know this machine, as far as somebody has said so
    command: str = "farshore serve"  # what to type to start it again, before further options
    budget: float = LONGEST_THOUGHT  # seconds a bot may think
    workers: int = msgspec.field(default_factory=usual_workers)  # processes that think
    coach: Limit = Limit(seconds=2.0)  # what the coach is granted for an answer
    review: Limit = Limit(seconds=0.3)  # … and for every choice of a game that it looks through
    beat: float = 20.0  # seconds between two heartbeats on a socket
    largest_body: int = 64 * 1024  # bytes of a request
    changes: float = 10.0  # a second, of one guest, that change something; four times as many from one address
    looks: float = 50.0  # a second, from one address, that change nothing
    files: float = 50.0  # of the page, a second, from one address
    work: float = 0.4  # seconds of the processor, a second, for what one address asks for that takes long
    sockets: int = 64  # open at a time, from one address
    connections_each: int = 64  # open at a time and not sockets, from one address
    connections: int = 800  # … and from everywhere: a process may have 1,024 files open on many machines
    header_seconds: float = 10.0  # in which a request must have begun and all its headers must be there
    body_seconds: float = 20.0  # in which all of its body must be there, and somebody must read on who is answered
    proxies: tuple[str, ...] = ()  # addresses that are believed when they say for whom they ask
    openings: float = 0.2  # tables a second, from one address, when sixty were opened at once
    newcomers: float = 0.5  # guests a second, likewise
    running_each: int = 200  # tables that are not over, from one address
    running: int = 5_000  # … and of everybody
    largest_data: int = 4 * 1024**3  # bytes of the database from which on no tables are opened any more
    keep_days: float | None = None  # after which a table is deleted that nobody has touched; None: never
    kept: int = 200  # matches in memory that nobody watches

"""A server reads several tables at once, each in a thread: what all of them share is made by one, and whole."""

from __future__ import annotations

import subprocess

import msgspec
import pytest

from farshore.server.ready_types import make_types_ready
from tests.children import running
from tests.make_records import FOLDER

TOGETHER = """
import sys, threading
from pathlib import Path
from farshore import Record
from farshore.core.registry import games
from farshore.core.replay import verify
from farshore.server.ready_types import make_types_ready

games()
make_types_ready()
sys.setswitchinterval(1e-6)
records = [Record.read(Path(name).read_text("utf-8")) for name in sys.argv[1:]]
gate, read = threading.Barrier(len(records)), []

def replay(record):
    gate.wait()
    verify(record)
    read.append(record)

threads = [threading.Thread(target=replay, args=(record,)) for record in records]
for thread in threads: thread.start()
for thread in threads: thread.join()
sys.exit(len(read) != len(records))
"""
"""Replays some records at the same moment, in a process that has not replayed any, and fails if one does."""


def test_tables_that_are_read_at_once_do_not_spoil_each_other() -> None:
    names = ["overworld-4", "overworld-expansions-4", "kosmos-4", "explorers-4"] * 2
    files = [str(FOLDER / f"{name}.jsonl") for name in names]
    with running("-c", TOGETHER, *files, stderr=subprocess.PIPE) as process:
        _, said = process.communicate()
    assert process.returncode == 0, said


def test_a_struct_that_cannot_be_read_is_no_reason_not_to_serve() -> None:
    odd = msgspec.defstruct("Odd", [("what", "Nowhere")])  # as one of somebody else's game may be
    with pytest.raises(NameError):
        msgspec.json.Decoder(odd)
    assert make_types_ready()

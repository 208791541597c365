"""One table for three games of exploration: complete rules, a checked table, records and positions."""

from __future__ import annotations

from farshore.core.fate import Fate
from farshore.core.match import Match
from farshore.core.record import Record
from farshore.core.registry import game

__all__ = ["Fate", "Match", "Record", "game"]

"""Atoll: row round a ring of islets in the wind, and be the first to pick their coconuts.

A game for Farshore in one small package: no line of Farshore knows of it.
"""

from atoll.game import ATOLL

__all__ = ["ATOLL"]

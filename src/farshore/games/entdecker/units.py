"""The units of the players: scouts, forts and settlements (ENT-9, ENT-40)."""

from __future__ import annotations

from typing import Final

SEAT_NAMES: Final = ("red", "white", "yellow", "purple")
SCOUT, FORT, SETTLEMENT = range(3)
UNIT_NAMES: Final = ("scout", "fort", "settlement")

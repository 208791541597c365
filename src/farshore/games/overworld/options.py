"""What a table may agree on: the two expansions, each on or off (OVW-70, OVW-71)."""

from __future__ import annotations

from farshore.core.contract import Options


class OverworldOptions(Options, frozen=True):
    """The options of a table."""

    provisions: bool = False  # OVW-70
    ports: bool = False  # OVW-71

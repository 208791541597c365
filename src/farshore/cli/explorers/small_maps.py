"""The maps of the other explorers, small: two squares in a character, one above the other."""

from __future__ import annotations

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from farshore.cli.explorers import signs
from farshore.core.words import say
from farshore.games.explorers.view import ExplorersView
from farshore.games.explorers.view.explorers import ExplorerView

BLOCKS = {(True, True): "█", (True, False): "▀", (False, True): "▄", (False, False): "·"}


def small_map(view: ExplorersView, explorer: ExplorerView) -> Text:
    """Draw where an explorer has marks."""
    marks = set(explorer.marks)
    rows = view.map.rows
    lines = []
    for upper, lower in zip(rows[::2], rows[1::2], strict=True):
        line = Text(no_wrap=True)
        for column in view.map.columns:
            block = BLOCKS[f"{column}{upper}" in marks, f"{column}{lower}" in marks]
            line.append(block, signs.FAINT if block == "·" else signs.seat_style(explorer.seat))
        lines.append(line)
    return Text("\n").join(lines)


def small_maps(view: ExplorersView, without: int) -> RenderableType:
    """Draw the maps of all but one explorer side by side, as they were at the end of the last turn."""
    maps = []
    for explorer in view.explorers:
        if explorer.seat != without:
            title = say("cli-exp-small-map", seat=say(f"explorers-seat-{explorer.colour}"), marks=len(explorer.marks))
            maps.append(Group(Text(title, f"bold {signs.seat_style(explorer.seat)}"), small_map(view, explorer)))
    return Columns(maps, padding=(0, 3))

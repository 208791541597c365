"""What the signs on the map mean."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from farshore.cli.explorers import signs
from farshore.core.words import say


def legend() -> RenderableType:
    """Explain every sign."""
    prairie = signs.GROUNDS["P"]
    table = Table.grid(padding=(0, 2, 0, 0))
    for letter, ground in signs.GROUNDS.items():
        table.add_row(Text(ground.texture * 3, ground.plain), say(f"explorers-side-{letter}"))
    for letter, name in signs.OBJECTS.items():
        table.add_row(Text(f'"{letter}"', prairie.thing), say(f"cli-exp-legend-{name}"))
    table.add_row(Text("(3)", signs.VILLAGE), say("cli-exp-legend-village"))
    table.add_row(Text("×3×", signs.START), say("cli-exp-legend-start"))
    table.add_row(Text('×"×', prairie.marked), say("cli-exp-legend-mark"))
    table.add_row(Text("×G×", prairie.marked), say("cli-exp-legend-marked"))
    table.add_row(Text("[G]", signs.CHOICE), say("cli-exp-legend-choice"))
    for sign, key in ((signs.FULL, "full"), (signs.FRESH, "fresh"), (signs.USED, "used"), (signs.EMPTY, "empty")):
        table.add_row(sign, say(f"cli-exp-legend-{key}"))
    table.add_row("-3✓", say("cli-exp-legend-passed"))
    table.add_row("[12]", say("cli-exp-legend-taken"))
    table.add_row(signs.GONE, say("cli-exp-legend-gone"))
    table.add_row("▸ ✓ *", say("cli-exp-legend-actor"))
    return table

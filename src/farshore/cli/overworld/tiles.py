"""Survey tiles: the one in hand with every way it can be turned, and those still in the bag."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from farshore.cli.canvas import Canvas
from farshore.cli.overworld import signs
from farshore.core.contract import Offer
from farshore.core.words import say
from farshore.games.overworld.actions import PlaceSurvey
from farshore.games.overworld.telling import face_name, item_name
from farshore.games.overworld.view import OverworldView
from farshore.games.overworld.view.supply import TurnedView


def in_hand(view: OverworldView, offers: Sequence[Offer]) -> list[RenderableType]:
    """Show the tile in hand, each side in its four orientations; those that fit nowhere are faint."""
    if view.tile is None:
        return []
    surveys = [offer.action for offer in offers if isinstance(offer.action, PlaceSurvey)]
    possible = {(survey.side, survey.orientation) for survey in surveys}
    table = Table.grid(padding=(0, 2, 0, 0))
    for side in ("L", "W"):
        shown = [turned for turned in view.tile.turned if turned.side == side]
        labels = [(f"{turned.orientation}{side}", (side, turned.orientation) in possible) for turned in shown]
        table.add_row(*(Text(label, "bold" if fits or not surveys else signs.FAINT) for label, fits in labels))
        table.add_row(*map(turned_art, shown))
    title = say("cli-ovw-tile", tile=view.tile.tile, coast="true" if view.turn.coast_due else "false")
    return [Text(title, signs.FAINT), table]


def turned_art(turned: TurnedView) -> Text:
    """Draw a tile, each square two characters; the corner is the square that has both ends beside it."""
    west, north = (min(point[axis] for point in turned.squares) for axis in (0, 1))
    canvas = Canvas(4, 2)
    for (x, y), kind in zip(turned.squares, turned.kinds, strict=True):
        ground = signs.GROUNDS[kind]
        canvas.put(y - north, 2 * (x - west), ground.texture * 2, ground.plain)
    return canvas.text()


def bag(view: OverworldView) -> RenderableType:
    """Show how likely each tile is to come next, the coast tiles in the pile, and the shop."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style=signs.FAINT)
    table.add_column(say("cli-ovw-column-tile"))
    for key in ("land", "water"):
        table.add_column(say(f"cli-ovw-column-{key}"))
    for key in ("left", "chance"):
        table.add_column(say(f"cli-ovw-column-{key}"), justify="right")
    for tile in view.bag.tiles:
        percent = 100 * tile.left / view.bag.left if view.bag.left else 0
        sides = (_strip(tile.tile, "mountain", "forest"), _strip(tile.tile, "whirlpool", "reef"))
        coast = say("cli-ovw-with-coast") if tile.has_coast else ""
        table.add_row(tile.tile, *sides, str(tile.left), f"{percent:.0f} %", coast)
    pile = Table(box=None, padding=(0, 2, 0, 0), header_style=signs.FAINT)
    pile.add_column(say("cli-ovw-column-coast"))
    pile.add_column(say("cli-ovw-column-left"), justify="right")
    for pattern in view.pile:
        faces = " / ".join(f"{face.face} {face_name(face.face)}" for face in pattern.faces)
        pile.add_row(faces, str(pattern.left))
    parts: list[RenderableType] = [table]
    if view.bag.draws < view.bag.left:
        parts.append(Text(say("cli-ovw-never-drawn"), signs.FAINT))
    return Group(*parts, Text(), pile, *shop(view))


def _strip(tile: str, light: str, dark: str) -> Text:
    """Draw a side of a tile in a line: first end, corner, second end."""
    line = Text(no_wrap=True)
    for shade in tile:
        ground = signs.GROUNDS[light if shade == "l" else dark]
        line.append(ground.texture * 2, ground.plain)
    return line


def shop(view: OverworldView) -> list[RenderableType]:
    """Show what the shop has left; nothing without the expansion."""
    if not view.shop:
        return []
    items = ", ".join(f"{item_name(shelf.item)} {shelf.left}" for shelf in view.shop)
    return [Text(say("cli-ovw-shop", items=items), signs.FAINT)]

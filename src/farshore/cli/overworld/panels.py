"""What stands beside the board: players with their points, regions, enclosed areas and gaps."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from farshore.cli.overworld import signs
from farshore.core.words import in_a_row, say
from farshore.games.overworld.telling import items_name, kind_name
from farshore.games.overworld.tiles import Kind
from farshore.games.overworld.view import OverworldView
from farshore.games.overworld.view.gaps import AreaView, GapView
from farshore.games.overworld.view.players import PlayerView
from farshore.games.overworld.view.regions import RegionView

MOST_REGIONS = 8  # beside the board; all of them are shown on request


def head(view: OverworldView) -> Text:
    """Say in a line how far the game has come."""
    turn = view.turn
    where = "over" if view.result else "last" if turn.is_last_round else "turn"
    coasts = sum(pattern.left for pattern in view.pile)
    said = say("cli-ovw-head", where=where, turn=turn.turn, more=turn.turns_left, tiles=view.bag.draws, coasts=coasts)
    return Text(said, signs.FAINT)


def seat_name(view: OverworldView, seat: int) -> str:
    """Return what a seat is called."""
    return say(f"overworld-seat-{view.players[seat].colour}")


def seat_text(view: OverworldView, seat: int) -> Text:
    """Write a seat's letter and name, with a sign if it is to act."""
    sign = "▸" if seat in view.turn.actors else " "
    you = "*" if seat == view.viewer else ""
    line = Text(sign, f"bold {signs.seat_style(seat)}", no_wrap=True)
    line.append(signs.LETTERS[seat], signs.PIECE_STYLES[seat])
    return line.append(f" {seat_name(view, seat)}{you}")


def players(view: OverworldView) -> RenderableType:
    """Show everyone's points by part, and what is left in supply."""
    table = Table(box=None, padding=(0, 1, 0, 0), header_style=signs.FAINT)
    table.add_column("")
    parts = part_names(view)
    pieces = [*signs.EXPLORERS.values(), *signs.ENTRANCES.values()][: 4 if view.ports else 3]
    for title in (*(say(f"cli-ovw-column-{part}") for part in ("points", *parts)), *pieces):
        table.add_column(title, justify="right", no_wrap=True)
    for player in view.players:
        points = [player.score.total, *(getattr(player.score, part) for part in parts)]
        supply = [player.camels.supply, player.ships.supply, player.doors, player.ports][: len(pieces)]
        table.add_row(seat_text(view, player.seat), *map(str, (*points, *supply)))
    return table


def part_names(view: OverworldView) -> list[str]:
    """Return the parts of a score that this table plays with."""
    return ["regions", "doors", *["provisions"] * view.provisions, *["port"] * view.ports]


def strengths(explorers: Sequence[int], leaders: Sequence[int], points: int = 0) -> Text:
    """Show who has how many explorers somewhere, the leaders first and with a star, or the points they would get."""
    line = Text(no_wrap=True)
    for seat in sorted(range(len(explorers)), key=lambda seat: (seat not in leaders, seat)):
        if explorers[seat] or seat in leaders:
            line.append(" " if line else "").append(signs.LETTERS[seat], signs.PIECE_STYLES[seat])
            line.append(str(explorers[seat]))
            if seat in leaders:
                line.append(f"+{points}" if points else "*", signs.GOOD)
    return line


def regions(view: OverworldView, most: int | None = MOST_REGIONS) -> RenderableType:
    """Show the regions that somebody has explorers in, the largest first."""
    held = sorted((region for region in view.regions if region.leaders), key=lambda region: -region.size)
    lines: list[RenderableType] = [Text(say("cli-ovw-regions"), signs.FAINT)]
    lines += [_region(region) for region in held[:most]]
    if most is not None and len(held) > most:
        lines.append(Text(say("cli-ovw-more-regions", count=len(held) - most), signs.FAINT))
    return Group(*lines)


def _region(region: RegionView) -> Text:
    ground = signs.GROUNDS[region.kind]
    line = Text().append(ground.texture * 2, ground.plain)
    line.append(f" {region.region:<9}").append(f"{region.size:>3} ", "bold")
    return line.append_text(strengths(region.explorers, region.leaders, region.points))


def all_regions(view: OverworldView) -> RenderableType:
    """Show every region in full."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style=signs.FAINT)
    for key in ("region", "kind", "size", "explorers"):
        table.add_column(say(f"cli-ovw-column-{key}"), justify="right" if key == "size" else "left")
    for region in sorted(view.regions, key=lambda region: -region.size):
        ground = signs.GROUNDS[region.kind]
        kind = Text(ground.texture * 2, ground.plain).append(f" {kind_name(Kind[region.kind.upper()])}", "default")
        shown = strengths(region.explorers, region.leaders, region.points)
        table.add_row(region.region, kind, str(region.size), shown or Text("–", signs.FAINT))
    return table


def areas(view: OverworldView) -> list[Text]:
    """Show the enclosed areas, and who would win them; nothing if there are none."""
    if not view.areas:
        return []
    return [Text(say("cli-ovw-areas"), signs.FAINT), *map(_area, view.areas)]


def _area(area: AreaView) -> Text:
    sign, style = (signs.AREA_SIGN, signs.AREA) if area.can_fit else (signs.GAP_SIGN, signs.NEW_GAP)
    line = Text().append(sign * 2, style)
    line.append(f" {area.area:<9}").append(f"{len(area.squares):>3} ", "bold")
    shown = strengths(area.explorers, area.leaders)
    return line.append_text(shown or Text(say("cli-ovw-nobody"), signs.FAINT))


def gaps(view: OverworldView) -> list[Text]:
    """Show the closed gaps; nothing if there are none."""
    if not view.gaps:
        return []
    return [Text(say("cli-ovw-gaps"), signs.FAINT), *(_gap(gap) for gap in view.gaps)]


def _gap(gap: GapView) -> Text:
    line = Text()
    if gap.owner is None:
        line.append(signs.CLOSED_SIGN * 2, signs.CLOSED)
    else:
        sign = signs.ENTRANCES[gap.entrance] if gap.entrance else "+"
        line.append(sign + signs.LETTERS[gap.owner], signs.PIECE_STYLES[gap.owner])
    line.append(f" {gap.gap:<9}").append(f"{len(gap.squares):>3}", "bold")
    if gap.left and gap.owner is not None:
        line.append(" ").append("".join(signs.EXPLORERS[explorer] for explorer in gap.left), signs.GOOD)
    if gap.items:
        line.append(f" {items_said(gap.items)}")
    return line


def items_said(items: Sequence[str]) -> str:
    """Name items with their numbers."""
    return in_a_row(str(items_name(item, items.count(item))) for item in dict.fromkeys(items))


def points(view: OverworldView) -> RenderableType:
    """Show what everyone's points are made of: regions led, the door tour, sets of provisions, the port."""
    return Group(*(part for player in view.players for part in _points(view, player)))


def _points(view: OverworldView, player: PlayerView) -> list[RenderableType]:
    score, tour = player.score, player.tour
    led = sum(player.seat in region.leaders for region in view.regions)
    doors = " ".join(f"({x},{y})" for x, y in tour.squares) or "–"
    lines = [
        say("cli-ovw-points-regions", points=score.regions, count=led),
        say("cli-ovw-points-doors", points=score.doors, count=len(tour.squares), squares=doors),
    ]
    if view.provisions:
        sets = " + ".join(f"{size}²" for size in player.item_sets) or "–"
        lines.append(say("cli-ovw-points-provisions", points=score.provisions, sets=sets, count=len(player.items)))
    if view.ports:
        region = player.port.region if player.port else None
        lines.append(say("cli-ovw-points-port", points=score.port, region=region or "none"))
    title = seat_text(view, player.seat).append(f" {score.total}", "bold")
    return [title, *(Text(f"   {line}") for line in lines)]

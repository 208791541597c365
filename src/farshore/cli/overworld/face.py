"""Overworld's face in a terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any, Final, cast

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from farshore.cli.faces import Face, Page, Together
from farshore.cli.overworld import panels, signs, tiles
from farshore.cli.overworld.board import Drawing
from farshore.cli.overworld.legend import legend
from farshore.cli.overworld.window import SMALL, fitting, whole
from farshore.core.contract import Action, Offer, Seat, View
from farshore.core.words import say
from farshore.games.overworld.actions import ChooseGap, ChooseWinner, PlaceCoast, PlaceSurvey
from farshore.games.overworld.view import OverworldView

GAP: Final = 2
PANEL: Final = 34  # columns that the panels need beside the board
PANEL_PER_EXPANSION: Final = 5  # … and more for its points and pieces


class OverworldFace(Face):
    """Boards, panels and sentences of Overworld."""

    seldom_told = frozenset({"TileDrawn", "ExplorersPut"})

    def board(self, view: View, width: int, height: int, offers: Sequence[Offer] = ()) -> RenderableType:
        """Draw the board as large as the screen allows, with the panels beside or below."""
        seen = _own(view)
        size, window = fitting(seen, width, height)
        drawn = Drawing(seen, size, window, offers).draw()
        parts: list[RenderableType] = [panels.head(seen)]
        if window != whole(seen):
            parts.append(Text(say("cli-ovw-cut", west=whole(seen).west, east=whole(seen).east), signs.FAINT))
        room = width - window.width(size) - GAP
        needed = PANEL + PANEL_PER_EXPANSION * (seen.provisions + seen.ports)
        if room < needed:
            below = Columns([_players(seen, offers), *_about(seen)], padding=(0, 3))
            return Group(*parts, drawn, Text(), below, *tiles.shop(seen))
        about = Group(*_about(seen), *tiles.shop(seen))
        beside = Table.grid(padding=(0, GAP, 0, 0))
        beside.add_column(width=window.width(size))
        if room < needed + GAP + PANEL:
            beside.add_column(width=room)
            beside.add_row(drawn, Group(_players(seen, offers), about))
        else:
            beside.add_column(width=needed)
            beside.add_column(width=room - needed - GAP)
            beside.add_row(drawn, _players(seen, offers), about)
        return Group(*parts, beside)

    def pages(self) -> Mapping[str, Page]:
        """Return what else can be looked at."""
        return {
            "points": lambda view: panels.points(_own(view)),
            "regions": lambda view: panels.all_regions(_own(view)),
            "gaps": lambda view: _gaps_page(_own(view)),
            "bag": lambda view: tiles.bag(_own(view)),
            "map": lambda view: Drawing(_own(view), SMALL, whole(_own(view))).draw(),
            "legend": lambda _: legend(),
        }

    def describe_in(self, view: View, action: Action) -> str:
        """Say what an action is now: a gap with who would win it, a winner with how many explorers."""
        seen, said = _own(view), self.describe(action)
        areas = {area.area: area for area in seen.areas}
        if isinstance(action, ChooseGap):
            area = areas[action.square]
            shown = panels.strengths(area.explorers, area.leaders).plain.strip()
            return say("cli-ovw-gap-choice", choice=said, squares=len(area.squares), explorers=shown or "none")
        if isinstance(action, ChooseWinner) and seen.turn.contest is not None:
            explorers = areas[seen.turn.contest.gap].explorers[action.seat]
            return say("cli-ovw-winner-choice", choice=said, explorers=explorers)
        return said

    def together(self, actions: Sequence[Action]) -> list[Together]:
        """Write placements on the same square together: behind the first, what differs in the others."""
        found: list[Together] = []
        for place, group in groupby(enumerate(super().together(actions)), key=lambda one: _place(actions[one[0]])):
            first, *others = (one for _, one in group)
            if place is None:
                found += [first, *others]
            else:
                said = " ".join([first.text, *(other.text.removeprefix(place).strip() for other in others)])
                found.append(Together(first.first, (others or [first])[-1].last, said))
        return found

    def parts(self, view: View) -> Mapping[str, tuple[int, ...]]:
        """Return points by part; those of the doors break ties."""
        seen = _own(view)
        scores = [player.score for player in seen.players]
        return {
            say(f"cli-ovw-part-{part}"): tuple(getattr(score, part) for score in scores)
            for part in panels.part_names(seen)
        }

    def is_position(self, document: Mapping[str, Any]) -> bool:
        """A position has players and a board whose columns are numbered."""
        lines = str(document.get("board", "")).split("\n")
        labels = next(filter(None, map(str.split, lines)), [])
        return "players" in document and bool(labels) and all(label.lstrip("-").isdecimal() for label in labels)

    def seat_style(self, seat: Seat) -> str:
        """Return the colour that a seat is written in."""
        return signs.seat_style(seat)


def _own(view: View) -> OverworldView:
    return cast("OverworldView", view)


def _players(view: OverworldView, offers: Sequence[Offer]) -> RenderableType:
    """Put the players above the tile in hand."""
    hand = tiles.in_hand(view, offers)
    return Group(panels.players(view), Text(), *hand, *[Text()] * bool(hand))


def _about(view: OverworldView) -> list[RenderableType]:
    """Return what is to be known about the board: enclosed areas and gaps, regions."""
    enclosed = [Group(*lines, Text()) for lines in (panels.areas(view), panels.gaps(view)) if lines]
    return [*enclosed, panels.regions(view)]


def _gaps_page(view: OverworldView) -> RenderableType:
    """Show enclosed areas and gaps."""
    shown = [*panels.areas(view), *panels.gaps(view)]
    return Group(*shown) if shown else Text(say("cli-ovw-no-gaps"))


def _place(action: Action) -> str | None:
    """Return how a placement is written, up to what differs between those on the same square."""
    match action:
        case PlaceSurvey(square):
            return f"survey {square}"
        case PlaceCoast(square, land):
            return f"coast {square}{land}"
    return None

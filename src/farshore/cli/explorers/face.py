"""Explorers' face in a terminal."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Final, cast

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from farshore.cli.explorers import panels, signs
from farshore.cli.explorers.card import CARD_WIDTH, card
from farshore.cli.explorers.frame import frame
from farshore.cli.explorers.legend import legend
from farshore.cli.explorers.map import MAP_WIDTH, draw_map
from farshore.cli.explorers.small_maps import small_maps
from farshore.cli.faces import Face, Page
from farshore.core.contract import Action, Offer, Seat, View
from farshore.core.words import say
from farshore.games.explorers.actions import Mark
from farshore.games.explorers.offers import Choice
from farshore.games.explorers.tiles import read_pack
from farshore.games.explorers.view import ExplorersView

GAP: Final = 2
PANEL: Final = 23  # columns that the panels need beside the map
TWO_PANELS: Final = CARD_WIDTH + GAP + 20  # … and the card beside the points
_TILE: Final = re.compile(r"\s*tile\s+\d+\s*")  # the heading of a tile in a pack


class ExplorersFace(Face):
    """Maps, cards, frames and sentences of Explorers. A scenario is a pack of tiles of one's own."""

    scenario_option = ("own_tiles", "own_tiles")

    def board(self, view: View, width: int, height: int, offers: Sequence[Offer] = ()) -> RenderableType:
        """Draw the map with card and frame beside it, or below on a narrow screen, and the others' maps small."""
        seen = _own(view)
        seat = signs.focus(seen)
        drawn = draw_map(seen, seat, offers)
        if seen.map.tiles:
            return Group(panels.head(seen), drawn, Text(), panels.tiles(seen))
        room = width - MAP_WIDTH - GAP
        side = _beside(seen, seat, room if room >= PANEL else width)
        parts: list[RenderableType] = [panels.head(seen)]
        if room >= PANEL:
            beside = Table.grid(padding=(0, GAP, 0, 0))
            beside.add_column(width=MAP_WIDTH)
            beside.add_column()
            beside.add_row(drawn, side)
            parts.append(beside)
        else:
            parts += [drawn, side]
        if len(seen.explorers) > 1:
            parts.append(small_maps(seen, seat))
        return Group(*parts)

    def pages(self) -> Mapping[str, Page]:
        """Return what else can be looked at: points, temples, achievements, signs, and everyone's map."""
        return {
            "points": lambda view: panels.points(_own(view)),
            "temples": lambda view: panels.temples(_own(view)),
            "achievements": lambda view: panels.achievements_page(_own(view)),
            "tiles": lambda view: panels.tiles(_own(view)),
            "legend": lambda _: legend(),
            **{name: partial(_map_page, seat) for seat, name in enumerate(self.game.seat_names)},
        }

    def describe_in(self, view: View, action: Action) -> str:
        """Say what an action is now: a square with what lies there."""
        said = self.describe(action)
        return _described_square(_own(view), said, action.square) if isinstance(action, Mark) else said

    def describe_offer(self, view: View, offer: Offer) -> str:
        """Say what is offered: a choice with what it gives."""
        said = self.describe_in(view, offer.action)
        if not isinstance(offer.shows, Choice):
            return said
        return say("cli-exp-choice", choice=said, marks=offer.shows.marks, squares=len(offer.places))

    def parts(self, view: View) -> Mapping[str, tuple[int, ...]]:
        """Return points by part, and the scrolls used, which break ties."""
        seen = _own(view)
        scores = [explorer.score for explorer in seen.explorers]
        return {
            say("cli-exp-larder"): tuple(score.provisions for score in scores),
            say("cli-exp-gems"): tuple(score.gems for score in scores),
            say("cli-exp-temples"): tuple(score.temples for score in scores),
            say("cli-exp-villages"): tuple(score.villages for score in scores),
            **{
                achievement.name: tuple(standing.points for standing in achievement.standings)
                for achievement in seen.achievements
            },
            say("cli-exp-scrolls-used"): tuple(explorer.frame.scrolls_used for explorer in seen.explorers),
        }

    def is_plain_scenario(self, text: str) -> bool:
        """A pack of tiles has a heading above each of them."""
        return any(_TILE.fullmatch(line) for line in text.splitlines())

    def is_position(self, document: Mapping[str, Any]) -> bool:
        """A position has players but no board."""
        return "players" in document and "board" not in document

    def check_scenario(self, text: str, file: str) -> None:
        """Check a pack of tiles."""
        read_pack(text, "own", file)

    def seat_style(self, seat: Seat) -> str:
        """Return the colour that a seat is written in."""
        return signs.seat_style(seat)


def _own(view: View) -> ExplorersView:
    return cast("ExplorersView", view)


def _beside(view: ExplorersView, seat: Seat, room: int) -> RenderableType:
    """Put card, points, frame and achievements into the room beside the map, or below it."""
    shown, known = card(view), panels.explorers(view)
    if room >= TWO_PANELS:
        top = Table.grid(padding=(0, GAP, 0, 0))
        top.add_column(width=CARD_WIDTH)
        top.add_column()
        top.add_row(shown, known)
        return Group(top, Text(), frame(view, seat), panels.achievements(view, seat))
    return Group(shown, known, frame(view, seat), panels.achievements(view, seat))


def _map_page(seat: Seat, view: View) -> RenderableType:
    """Show one explorer's map and frame in full."""
    seen = _own(view)
    if seat >= len(seen.explorers):
        return Text(say("cli-exp-no-seat"))
    beside = Table.grid(padding=(0, GAP, 0, 0))
    beside.add_row(draw_map(seen, seat), Group(panels.seat_text(seen, seat), frame(seen, seat)))
    return beside


def _described_square(view: ExplorersView, said: str, square: str) -> str:
    """Say what a square is, besides its name."""
    y, x = view.map.rows.index(square[1:]), view.map.columns.index(square[0])
    terrain = say(f"explorers-side-{view.map.terrain[y][x]}")
    thing = signs.OBJECTS.get(view.map.objects[y][x])
    found = say("explorers-name-found", found=thing) if thing else ""
    return say("cli-exp-square", mark=said, terrain=terrain, has="true" if thing else "false", found=found)

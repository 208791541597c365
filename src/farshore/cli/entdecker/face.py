"""Entdecker's face in a terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from farshore.cli.entdecker import panels, signs
from farshore.cli.entdecker.board import LargeDrawing
from farshore.cli.entdecker.legend import legend
from farshore.cli.entdecker.small_board import SmallDrawing
from farshore.cli.faces import Face, Page
from farshore.core.contract import Action, Offer, Seat, View
from farshore.core.words import Phrase, say
from farshore.games.entdecker.actions import DrawHidden, PlaceTile
from farshore.games.entdecker.scenario import GLYPHS, read_scenario, scenario_folder
from farshore.games.entdecker.tile import MASK_BY_NAME
from farshore.games.entdecker.view import EntdeckerView

PANEL = 33  # columns that the panels need beside the board
LINES_BELOW = 12  # lines for news and choices, which a full-size board should leave on the screen


class EntdeckerFace(Face):
    """Boards, panels and sentences of Entdecker."""

    scenario_option = ("scenario", "own_scenario")
    seldom_told = frozenset({"TurnBegan", "IncomeRolled", "TileDrawn", "StacksFormed"})

    def board(self, view: View, width: int, height: int, offers: Sequence[Offer] = ()) -> RenderableType:
        """Draw the board as large as the screen allows, with the panels beside or below."""
        seen = _own(view)
        is_large = width >= LargeDrawing.columns(seen) and height >= LargeDrawing.lines(seen) + LINES_BELOW
        size = LargeDrawing if is_large else SmallDrawing
        drawn, taken = size(seen, offers).draw(), size.columns(seen)
        head = _head(seen)
        if width - taken < PANEL:
            left = Group(panels.players(seen), panels.stacks(seen), panels.top_scouts(seen))
            below = Columns([left, panels.jungle(seen)], padding=(0, 3))
            return Group(head, drawn, Text(), below, panels.islands_in_columns(seen))
        beside = Table.grid(padding=(0, 2, 0, 0))
        beside.add_column(width=taken)
        beside.add_column()
        if is_large:
            sides = (panels.players(seen), Text(), panels.stacks(seen), Text(), panels.jungle(seen))
            beside.add_row(drawn, Group(*sides, Text(), panels.islands(seen), panels.top_scouts(seen)))
            return Group(head, beside)
        beside.add_row(drawn, Group(panels.players(seen), panels.stacks(seen), panels.top_scouts(seen)))
        return Group(head, beside, Columns([panels.jungle(seen), panels.islands(seen)], padding=(0, 3)))

    def pages(self) -> Mapping[str, Page]:
        """Return what else can be looked at."""
        return {
            "islands": lambda view: panels.all_islands(_own(view)),
            "odds": lambda view: panels.odds(_own(view)),
            "legend": lambda _: legend(),
        }

    def prompt(self, view: View, seat: Seat) -> str:
        """Say what to do next, and what it is about."""
        turn = _own(view).turn
        asked = super().prompt(view, seat)
        if turn.hand is not None:
            tile = Phrase("entdecker-name-pattern", pattern=turn.hand.pattern)
            return say("cli-ent-in-hand", tile=tile, asked=asked)
        if turn.phase == "explore" and turn.announced:
            kind = Phrase("entdecker-name-kind", kind=turn.kind or "")
            return say("cli-ent-draws-left", draws=turn.draws, announced=turn.announced, kind=kind, asked=asked)
        return asked

    def describe_in(self, view: View, action: Action) -> str:
        """Say what an action is now: a Hidden Stack with its back, a tile with a picture of how it will lie."""
        said = self.describe(action)
        if isinstance(action, DrawHidden):
            stack = _own(view).stacks.hidden[action.stack - 1]
            said = say("cli-ent-draw", draw=said, back=stack.back, size=stack.size)
        elif isinstance(action, PlaceTile):
            said = f"{GLYPHS[MASK_BY_NAME[action.tile]]}  {said}"
        return said

    def parts(self, view: View) -> Mapping[str, tuple[int, ...]]:
        """Return points by part, and the gold that breaks ties."""
        players = _own(view).players
        parts = {
            say("cli-ent-part-islands"): tuple(player.score.islands for player in players),
            say("cli-ent-part-waterfalls"): tuple(player.score.waterfalls for player in players),
            say("cli-ent-part-produce"): tuple(player.score.produce for player in players),
        }
        found = {title: points for title, points in parts.items() if any(points)}
        return {**found, say("cli-ent-part-gold"): tuple(player.gold for player in players)}

    def scenarios(self) -> tuple[str, ...]:
        """Return the installed scenarios."""
        return tuple(scenario_folder())

    def is_scenario(self, document: Mapping[str, Any]) -> bool:
        """A scenario has a name, a position has players."""
        return "name" in document and "players" not in document

    def is_position(self, document: Mapping[str, Any]) -> bool:
        """A position has a board."""
        return "board" in document

    def check_scenario(self, text: str, file: str) -> None:
        """Check a scenario file."""
        read_scenario(text, file)

    def seat_style(self, seat: Seat) -> str:
        """Return the colour that a seat is written in."""
        return signs.seat_style(seat)


def _own(view: View) -> EntdeckerView:
    return cast("EntdeckerView", view)


def _head(view: EntdeckerView) -> Text:
    """Say in a line which table this is and how much is left to discover."""
    return Text(
        say("cli-ent-head", edition=view.edition, scenario=view.scenario, undiscovered=view.undiscovered), signs.FAINT
    )

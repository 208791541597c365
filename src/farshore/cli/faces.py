"""How a game looks and speaks in a terminal.

``Face`` is the plain one, made from what every game has: its view's fields and its words. A game's own face draws a
board. Another package adds one for its game with an entry point ``farshore.faces``: the game's name and a ``Face``
class.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from importlib.metadata import entry_points
from typing import Any, NamedTuple

import msgspec
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from farshore.cli.saying import say_or
from farshore.core.contract import Action, Event, Game, Offer, Seat, View
from farshore.core.errors import BadFile
from farshore.core.telling import joined
from farshore.core.words import Phrase, has_word, say

GROUP = "farshore.faces"
OWN = {
    "entdecker": "farshore.cli.entdecker.face:EntdeckerFace",
    "explorers": "farshore.cli.explorers.face:ExplorersFace",
    "overworld": "farshore.cli.overworld.face:OverworldFace",
}
SEAT_STYLES = ("red", "white", "yellow", "magenta", "blue", "green")

Page = Callable[[View], RenderableType]


class Together(NamedTuple):
    """Choices in a row that are written together when there are many."""

    first: int  # their numbers, counted from 1
    last: int
    text: str  # in notation


class Face:
    """The plain face: a list of what the view says."""

    scenario_option: tuple[str, str] | None = None  # the options that name a scenario, and that hold a scenario's text
    seldom_told: frozenset[str] = frozenset()  # events left out when the moves of others are told in brief

    def __init__(self, game: Game) -> None:
        self.game = game
        self.names = [say_or(f"{game.name}-seat-{colour}", colour.capitalize()) for colour in game.seat_names]

    def board(self, view: View, width: int, height: int, offers: Sequence[Offer] = ()) -> RenderableType:
        """Draw how things stand for a screen of this size, with what is offered to whoever looks."""
        table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
        for field, value in msgspec.to_builtins(view).items():
            table.add_row(Text(field.replace("_", " "), "bold"), Text(_brief(value)))
        return table

    def pages(self) -> Mapping[str, Page]:
        """Return what else can be looked at, by the command that shows it."""
        return {}

    def prompt(self, view: View, seat: Seat) -> str:
        """Say what the seat is to do next."""
        return self.game.telling.prompt(view, seat)

    def describe(self, action: Action) -> str:
        """Say what an action is; one without a sentence in notation."""
        if not has_word(f"{self.game.name}-action-{type(action).__name__}"):
            return self.game.write_action(action)
        return self.game.telling.describe(action, self.names)

    def describe_in(self, view: View, action: Action) -> str:
        """Say what an action is while things stand like this."""
        return self.describe(action)

    def describe_offer(self, view: View, offer: Offer) -> str:
        """Say what is offered; a game may say more by what the offer shows."""
        return self.describe_in(view, offer.action)

    def together(self, actions: Sequence[Action]) -> list[Together]:
        """Write many choices in notation, those together that differ little; plainly each by itself."""
        return [Together(number, number, self.game.write_action(action)) for number, action in enumerate(actions, 1)]

    def narrate(self, event: Event) -> str:
        """Say what happened; what has no sentence by its name."""
        if not has_word(f"{self.game.name}-event-{type(event).__name__}"):
            return type(event).__name__
        return self.game.telling.narrate(event, self.names)

    def parts(self, view: View) -> Mapping[str, tuple[int, ...]]:
        """Return the points by part, each by seat, if the view has them."""
        return {}

    def verdict(self, view: View, winners: Sequence[Seat]) -> str:
        """Say how the game ended: as the game itself says, or who won."""
        said = self.game.telling.verdict(view, self.names)
        if said:
            return said
        names = joined([self.seat_name(seat) for seat in winners])
        return say("cli-winner", count=len(winners), names=names)

    def scenarios(self) -> tuple[str, ...]:
        """Return the names of the installed scenarios."""
        return ()

    def is_scenario(self, document: Mapping[str, Any]) -> bool:
        """Tell whether a TOML document is meant as a scenario of this game."""
        return False

    def is_plain_scenario(self, text: str) -> bool:
        """Tell whether a text that is no TOML is meant as a scenario of this game."""
        return False

    def is_position(self, document: Mapping[str, Any]) -> bool:
        """Tell whether a TOML document that names no game may be a position of this one."""
        return "players" in document

    def check_scenario(self, text: str, file: str) -> None:
        """Check a scenario file. Raises ``BadFile``."""
        raise BadFile(file, "", Phrase("cli-no-scenarios", game=self.game.name))

    def seat_name(self, seat: Seat) -> str:
        """Return what a seat is called: the word for its colour."""
        return self.names[seat]

    def seat_style(self, seat: Seat) -> str:
        """Return the colour that a seat is written in."""
        return SEAT_STYLES[seat % len(SEAT_STYLES)]


def face_of(game: Game) -> Face:
    """Return a game's face."""
    if game.name in OWN:
        module, _, name = OWN[game.name].partition(":")
        found = getattr(import_module(module), name)
    else:
        points = list(entry_points(group=GROUP, name=game.name))
        found = points[0].load() if points else Face
    face: Face = found(game)
    return face


def _brief(value: Any) -> str:
    """Write a field's value on a line."""
    if isinstance(value, list):
        return " ".join(map(_brief, value))
    if isinstance(value, dict):
        return " ".join(f"{key}={_brief(part)}" for key, part in value.items())
    return str(value)

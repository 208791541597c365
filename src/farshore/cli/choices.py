"""The choices of a player, numbered."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from farshore.cli.faces import Face, Together
from farshore.cli.numbers import read_number
from farshore.core.contract import Action, Offer, View

MANY = 20  # more than this are shown in columns, in notation


class Choices:
    """What a seat may do now, in the game's order; what is typed is looked up here first."""

    def __init__(self, face: Face, view: View, offers: Sequence[Offer]) -> None:
        self.face = face
        self.view = view
        self.offers = offers
        self.actions = [offer.action for offer in offers]
        self.notations = [face.game.write_action(action) for action in self.actions]

    def by_number(self, text: str) -> Action | None:
        """Return the choice with a number, counted from 1."""
        number = read_number(text, len(self.actions))
        return self.actions[number - 1] if number else None

    def by_notation(self, text: str) -> Action | None:
        """Return the choice that is written so, whatever the case and the spaces."""
        wanted = " ".join(text.casefold().split())
        found = (a for a, notation in zip(self.actions, self.notations, strict=True) if notation.casefold() == wanted)
        return next(found, None)

    def idle(self, action: Action) -> str:
        """Return the key of the words that say why a choice would bring nothing; empty if it brings something."""
        return next((offer.idle for offer in self.offers if offer.action == action), "")

    def show(self) -> RenderableType:
        """List the choices: each in words, or, if they are many, in notation and in columns."""
        if len(self.actions) > MANY:
            return Group(*map(self._columns, self._groups()))
        table = Table.grid(padding=(0, 2, 0, 0))
        for number, (offer, notation) in enumerate(zip(self.offers, self.notations, strict=True), 1):
            said = self.face.describe_offer(self.view, offer)
            table.add_row(Text(f"{number:>3}", "bold cyan"), Text(said), Text(notation, "dim"))
        return table

    def _groups(self) -> list[list[Together]]:
        """Keep choices with the same verb together."""
        written = self.face.together(self.actions)
        return [list(group) for _, group in groupby(written, key=lambda choice: choice.text.partition(" ")[0])]

    def _columns(self, group: list[Together]) -> RenderableType:
        numbers = [f"{one.first}" if one.first == one.last else f"{one.first}–{one.last}" for one in group]
        width = max(3, *map(len, numbers))
        items = [
            Text.assemble((f"{number:>{width}} ", "bold cyan"), one.text, no_wrap=True)
            for number, one in zip(numbers, group, strict=True)
        ]
        return Columns(items, equal=True, column_first=True, padding=(0, 2))

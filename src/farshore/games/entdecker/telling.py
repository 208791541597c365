"""Events, actions, decisions and options in words: what is handed to the sentences in ``words/<language>``.

Beyond what every game does (``core.telling``): tolls say to whom they are paid, scouts' spots and the edges of the
board become words, and a tile brings its land sides along as ``land``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, cast

from farshore.core.contract import Action, Event, Seat, View
from farshore.core.explanation import Explanation
from farshore.core.telling import Telling, joined
from farshore.core.words import SPOKEN, Param, Phrase, in_a_row, say
from farshore.games.entdecker.events import IslandScored
from farshore.games.entdecker.names import spot_named
from farshore.games.entdecker.phase import Phase
from farshore.games.entdecker.reasons import by_rank, explain, units_of, why_ranked
from farshore.games.entdecker.tile import MASK_BY_NAME
from farshore.games.entdecker.units import SEAT_NAMES

if TYPE_CHECKING:
    from farshore.games.entdecker.view import EntdeckerView

NO_TILE: Final = -1  # the land sides of what is not a tile


class EntdeckerTelling(Telling):
    """How Entdecker speaks."""

    is_terse = True

    def prompt(self, view: View, seat: Seat, language: str = SPOKEN) -> str:
        """Say what the player to decide is asked for."""
        return prompt(Phase[cast("EntdeckerView", view).turn.phase.upper()], language)

    def verdict(self, view: View, names: Sequence[str], language: str = SPOKEN) -> str:
        """Say so if gold decided between seats with the same points (ENT-92)."""
        result = cast("EntdeckerView", view).result
        if result is None:
            return ""
        most = max(place.score.total for place in result.places)
        tied = [names[place.seat] for place in result.places if place.score.total == most]
        if len(tied) == len(result.winners):
            return ""
        return say("entdecker-verdict-gold", language, tied=joined(tied, language), gold=result.places[0].gold)

    def explain(self, event: Event, names: Sequence[str], language: str = SPOKEN) -> Explanation | None:
        """Say why an event brought points."""
        return explain(event, language)

    def describe_option(self, field: str, value: Any, language: str = SPOKEN) -> str:
        """Say what a value of an option means; one that is left open is the edition's."""
        if value is None:
            return say("entdecker-as-edition", language)
        return super().describe_option(field, value, language)

    def params_of(self, thing: Event | Action, names: Sequence[str], language: str = SPOKEN) -> dict[str, Param]:
        """Return the parameters of a thing's sentence; of an island that was scored, ``points`` say why."""
        params = super().params_of(thing, names, language)
        if isinstance(thing, IslandScored):
            params["island"] = thing.island.partition("/")[0]  # which of a tile's two islands it is, the board shows
            if thing.ranks:
                params["points"] = in_a_row(_shares(thing, names, language))
        return params

    def params_of_field(self, field: str, value: Any, names: Sequence[str], language: str) -> dict[str, Param]:
        """Return what a field is handed on as."""
        params = super().params_of_field(field, value, names, language)
        if field == "spot":
            params["spot"] = _spot(value)
        elif field == "space":
            params |= _berth(str(value))
        elif field == "tile":
            params["land"] = MASK_BY_NAME.get(value, NO_TILE)
        return params

    def items(self, field: str, values: tuple[Any, ...], names: Sequence[str], language: str) -> list[str]:
        """Say each item of a list."""
        if field == "tolls":
            paid = [(seat, gold) for seat, gold in enumerate(values) if gold]
            return [say("entdecker-name-toll", language, seat=names[seat], amount=gold) for seat, gold in paid]
        return super().items(field, values, names, language)


def _shares(scored: IslandScored, names: Sequence[str], language: str) -> list[str]:
    """Say what each got for an island, by rank, and what for: “Red 6 (most: 1 fort, 2 scouts)” (ENT-72)."""
    return [
        say(
            "entdecker-name-island-share",
            language,
            seat=names[seat],
            points=scored.points[seat],
            why=why_ranked(scored, seat),
            units=units_of(scored, seat, language),
        )
        for seat in by_rank(scored)
    ]


def _spot(spot: str) -> Param:
    """Say where a scout stands: a space of the board as it is, ``P2.5`` as path and space."""
    if (found := spot_named(spot)) is not None:
        return Phrase("entdecker-name-path-space", path=found[0], space=found[1])
    return spot or "none"


def _berth(space: str) -> dict[str, Param]:
    """Return which edge a space is at and in which row or column; ``none`` unless it is an Edge Space (``S:C``)."""
    edge, _, line = space.rpartition(":")
    return {"edge": edge or "none", "line": line}


def prompt(phase: Phase, language: str = SPOKEN) -> str:
    """Say what the player to decide is asked for."""
    return say(f"entdecker-prompt-{phase.name}", language)


_TELLING: Final = EntdeckerTelling("entdecker", SEAT_NAMES)
seat_names = _TELLING.seat_names
narrate = _TELLING.narrate
describe = _TELLING.describe
describe_option = _TELLING.describe_option
params_of = _TELLING.params_of

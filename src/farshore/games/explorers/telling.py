"""Events, actions, decisions and options in words: what is handed to the sentences in ``words/<language>``.

Beyond what every game does (``core.telling``): letters of terrains become words, a card brings both its sides, an
achievement its name and what it is ``about``, and the active seat a name or ``none``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, cast

from farshore.core.contract import Event, Seat, View
from farshore.core.explanation import Explanation
from farshore.core.telling import NONE, Telling, signed
from farshore.core.words import SPOKEN, Param, Phrase, say
from farshore.games.explorers import achievements
from farshore.games.explorers.cards import sides
from farshore.games.explorers.names import achievement_name, achievement_text
from farshore.games.explorers.phase import Moment, Phase
from farshore.games.explorers.reasons import explain
from farshore.games.explorers.terms import SEAT_NAMES

if TYPE_CHECKING:
    from farshore.games.explorers.view import ExplorersView


class ExplorersTelling(Telling):
    """How Explorers speaks."""

    is_terse = True

    def prompt(self, view: View, seat: Seat, language: str = SPOKEN) -> str:
        """Say what a player is asked for: a choice first, then marks."""
        seen = cast("ExplorersView", view)
        if seen.marking is not None and (seen.marking.terrains or seen.marking.horses):
            return prompt_to_mark(seen.marking.due, seen.marking.horses, language)
        phase, moment = Phase[seen.turn.phase.upper()], Moment[(seen.turn.moment or "card").upper()]
        return prompt(phase, moment, language, is_alone=len(seen.explorers) == 1)

    def verdict(self, view: View, names: Sequence[str], language: str = SPOKEN) -> str:
        """Say how well somebody alone did (EXP-72)."""
        seen = cast("ExplorersView", view)
        if seen.result is None or seen.result.rank is None:
            return ""
        rank, ranks = seen.result.rank, len(seen.rank_bounds) + 1
        title, text = self.rank(rank, language), rank_name(rank)
        return say("explorers-verdict", language, rank=rank + 1, ranks=ranks, title=title, text=text)

    def explain(self, event: Event, names: Sequence[str], language: str = SPOKEN) -> Explanation | None:
        """Say why an event brought or cost points."""
        return explain(event, language)

    def suggestions(self, field: str) -> list[tuple[str, Param, Param]]:
        """Return values that an option may have: for chosen achievements, all there are."""
        if field == "chosen_achievements":
            return [(name, achievement_name(name), achievement_text(name)) for name in achievements.NAMES]
        return super().suggestions(field)

    def params_of_field(self, field: str, value: Any, names: Sequence[str], language: str) -> dict[str, Param]:
        """Return what a field is handed on as."""
        match field:
            case "side" | "terrain" | "terrains":
                return {field: side_name(value)}
            case "card":
                return {field: card_name(value)}
            case "name" | "achievement":
                return {field: achievement_name(value), "about": achievement_text(value)}
            case "villages" | "achievements":
                return {field: value, f"{field}_signed": signed(value)}
            case "gems":
                return {field: str(value).replace("-", "−")}  # a minus, as wherever points are taken away
            case "brought" | "larder" | "gem_count" | "gem_squares":
                return {}  # for whoever asks why: see ``reasons``
            case "active":
                return {field: names[value] if value >= 0 else NONE}
        return super().params_of_field(field, value, names, language)


def side_name(side: str) -> Phrase:
    """Name a side of a card, or a terrain, by its letters: “prairie and mountain”."""
    return Phrase(f"explorers-side-{side}")


def card_name(card: str) -> Phrase:
    """Name a card by its sides: “prairie / water”."""
    near, far = sides(card)
    return Phrase("explorers-card", near=side_name(near), far=side_name(far))


def rank_name(rank: int) -> Phrase:
    """Say what a rank of the solo game means (EXP-72)."""
    return Phrase(f"explorers-rank-{rank}")


def prompt(phase: Phase, moment: Moment, language: str = SPOKEN, *, is_alone: bool = False) -> str:
    """Say what a player is asked for who has a choice to make; ``moment`` matters while everyone marks."""
    name = f"{phase.name}-{moment.name}" if phase == Phase.MARKS else phase.name
    if is_alone and name == "MARKS-CARD":
        name += "-alone"  # nobody is there who might see it
    return say(f"explorers-prompt-{name}", language)


def prompt_to_mark(marks: int, horses: int, language: str = SPOKEN) -> str:
    """Say what a player is asked for who has made the choice: ``marks`` are left of it, ``horses`` come first."""
    if horses:
        return say("explorers-prompt-horse", language)
    return say("explorers-prompt-mark", language, marks=marks)


_TELLING: Final = ExplorersTelling("explorers", SEAT_NAMES)
seat_names = _TELLING.seat_names
narrate = _TELLING.narrate
describe = _TELLING.describe
describe_option = _TELLING.describe_option
params_of = _TELLING.params_of

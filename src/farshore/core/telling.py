"""Events, actions, decisions and options of a game in words: what is handed to the sentences of its catalogues.

A field of an event or action is handed on under its own name, as it is, but for what a sentence cannot work out by
itself: a seat becomes a name, lists become a text (and ``…_count``; mappings only that), yes and no become ``true``
and ``false``, and an empty text becomes ``none``. A game adds what is its own by overriding ``params_of_field``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from farshore.core.words import SPOKEN, Param, Phrase, has_word, in_a_row, message_keys, say, say_with

if TYPE_CHECKING:
    from farshore.core.contract import Action, Event, Gain, Seat, View
    from farshore.core.explanation import Explanation
    from farshore.core.foresight import Foresight

NONE = "none"
"""What an empty text or list is called where a sentence, or an option's value, depends on it."""


class Telling:
    """How a game speaks. ``names`` is everywhere how the seats are called, in their order."""

    is_terse: ClassVar[bool] = False  # beforehand it speaks only of what it has short words for

    def __init__(self, game: str, colours: Sequence[str]) -> None:
        self.game = game
        self.colours = colours

    def seat_names(self, seats: int, language: str = SPOKEN) -> list[str]:
        """Return the colours of a table as names."""
        return [say(f"{self.game}-seat-{colour}", language) for colour in self.colours[:seats]]

    def narrate(self, event: Event, names: Sequence[str], language: str = SPOKEN) -> str:
        """Say what happened."""
        key = f"{self.game}-event-{type(event).__name__}"
        return say_with(key, language, self.params_of(event, names, language))

    def explain(self, event: Event, names: Sequence[str], language: str = SPOKEN) -> Explanation | None:
        """Say why an event, as somebody may see it, brought or cost points; ``None``: its sentence says it all."""
        return None

    def describe(self, action: Action, names: Sequence[str], language: str = SPOKEN) -> str:
        """Say what an action does, as in a menu."""
        key = f"{self.game}-action-{type(action).__name__}"
        return say_with(key, language, self.params_of(action, names, language))

    def foretell(self, seen: Foresight, seat: Seat, names: Sequence[str], language: str = SPOKEN) -> list[str]:
        """Say what would follow if ``seat`` did something: a few words for each thing, then the points."""
        said = [self.tell_ahead(event, seat, names, language) for event in seen.events]
        seats = [seat, *(other for other in range(len(names)) if other != seat)]  # one's own points come first
        by_seat = {of: [gain for gain in seen.gains if gain.seat == of] for of in seats}
        said += [self._points(of, gains, seat, names, language) for of, gains in by_seat.items() if gains]
        if seen.rest and not any(said):
            said.append(self._rest(seen.rest, language))
        return [text for text in said if text]

    def _points(self, of: Seat, gains: Sequence[Gain], seat: Seat, names: Sequence[str], language: str) -> str:
        """Say what a seat would win or lose, to the one that asks: of its own also by what."""
        points = sum(gain.points for gain in gains)
        if of != seat:
            return say("foreseen-points-other", language, seat=names[of], signed=signed(points)) if points else ""
        titles = [(say(f"{self.game}-part-{gain.part}", language), signed(gain.points)) for gain in gains]
        shares = [say("name-share", language, seat=title, amount=amount) for title, amount in titles]
        parts = titles[0][0] if len(gains) == 1 else in_a_row(shares)
        return say("foreseen-points", language, points=points, signed=signed(points), parts=parts)

    def _rest(self, rest: str, language: str) -> str:
        """Say what decides the rest, where nothing else can be said."""
        key = f"{self.game}-foreseen-{rest}"
        if has_word(key):
            return say(key, language)
        if rest == "secret":
            return say("foreseen-secret", language)
        return "" if self.is_terse else say("foreseen-chance", language)

    def tell_ahead(self, event: Event, seat: Seat, names: Sequence[str], language: str = SPOKEN) -> str:
        """Say to a seat that something would happen: in short words where the catalogue has some."""
        key = f"{self.game}-foreseen-{type(event).__name__}"
        if not has_word(key):
            return "" if self.is_terse else self.narrate(event, names, language)
        params = self.params_of(event, names, language)
        return say_with(key, language, {**params, "you": str(event.whose == seat).lower()}).strip()

    def prompt(self, view: View, seat: Seat, language: str = SPOKEN) -> str:
        """Say what a seat, which is to act, is asked for while things stand like this."""
        return say("your-move", language)

    def waiting(self, view: View, actors: Sequence[Seat], names: Sequence[str], language: str = SPOKEN) -> str:
        """Say to everyone else who is to act."""
        return say("others-move", language, count=len(actors), names=joined([names[seat] for seat in actors], language))

    def verdict(self, view: View, names: Sequence[str], language: str = SPOKEN) -> str:
        """Say how a game that is over was won, or how well somebody alone did; empty if there is no more to say."""
        return ""

    def rank(self, rank: int, language: str = SPOKEN) -> str:
        """Name a rank that somebody may earn alone; see ``Game.rank_alone``."""
        return say(f"{self.game}-rank-{rank}.title", language)

    def suggestions(self, field: str) -> list[tuple[str, Param, Param]]:
        """Return values that an option may have, each with its title and a text: those that the catalogue knows."""
        key = f"{self.game}-option-{field}"
        values = [attribute for attribute in message_keys(key) if attribute not in {"text", NONE}]
        return [(value, Phrase(f"{key}.{value}"), "") for value in values]

    def describe_option(self, field: str, value: Any, language: str = SPOKEN) -> str:
        """Say what a value of an option means; a number or a text of one's own is said as it is."""
        text = ", ".join(value) if isinstance(value, tuple) else str(value)
        if isinstance(value, bool):
            text = text.lower()
        key = f"{self.game}-option-{field}.{text or NONE}"
        return say(key, language) if has_word(key) else text

    def params_of(self, thing: Event | Action, names: Sequence[str], language: str = SPOKEN) -> dict[str, Param]:
        """Return the parameters of a thing's sentence."""
        params: dict[str, Param] = {}
        for field in thing.__struct_fields__:
            params |= self.params_of_field(field, getattr(thing, field), names, language)
        return params

    def params_of_field(self, field: str, value: Any, names: Sequence[str], language: str) -> dict[str, Param]:
        """Return what a field is handed on as."""
        match value:
            case bool():
                return {field: str(value).lower()}
            case int():
                return {field: names[value] if field == "seat" else written(value)}
            case tuple() | list():
                return listed(field, self.items(field, tuple(value), names, language), language)
            case dict():
                return {f"{field}_count": len(value)}
            case _:
                return {field: value or NONE}

    def items(self, field: str, values: tuple[Any, ...], names: Sequence[str], language: str) -> list[str]:
        """Say each item of a list: winners by name, other numbers as amounts by seat; only final scores may be 0."""
        if field == "winners":
            return [names[seat] for seat in values]
        if any(isinstance(value, str) for value in values):
            return list(values)
        return [
            say("name-share", language, seat=names[seat], amount=written(amount))
            for seat, amount in enumerate(values)
            if amount or field == "scores"
        ]


def signed(points: int) -> str:
    """Write points that are added or taken away: “+2”, “−3”."""
    return f"+{points}" if points > 0 else f"−{-points}" if points < 0 else "0"


def written(number: int) -> Param:
    """Return a number as it is said: a negative one with the sign that is printed."""
    return number if number >= 0 else f"−{-number}"


def listed(field: str, items: list[str], language: str) -> dict[str, Param]:
    """Return a list as parameters: winners as “Red, White and Yellow”, others with commas only."""
    text = joined(items, language) if field == "winners" else in_a_row(items)
    return {field: text, f"{field}_count": len(items)}


def joined(items: list[str], language: str = SPOKEN) -> str:
    """Say a list as in a sentence: “Red, White and Yellow”."""
    *others, last = items
    return say("name-list", language, others=in_a_row(others), last=last) if others else last

"""Worked examples of a rulebook, done by the engine: what a figure shows, and whether an example's numbers are right.

A number is looked for in the view, by a path: ``players.1.gold`` is a field of the second of a list, ``#`` at the end
counts one, and ``islands.name=C3.value`` is a field of the one that has a certain name. A rule change that makes an
example wrong is found here, by the name of the chapter and the part.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from farshore.core.contract import CHANCE, Action, Game, Seat, State
from farshore.core.errors import BadFile, FarshoreError
from farshore.core.lessons import shipped_position
from farshore.core.rulebook import Figure, Number, Part, Rulebook
from farshore.core.words import Phrase


class Stage:
    """A figure's position, before and after its moves."""

    def __init__(self, game: Game, figure: Figure) -> None:
        """Do the moves. Raises ``FarshoreError`` if they cannot be done."""
        self.game = game
        self.seat: Seat | None = game.seat_names.index(figure.seat) if figure.seat else None
        self.before = game.read_position(shipped_position(game, figure.position))
        self.after = self.before.clone()
        for move in figure.moves:
            play(game, self.after, move)

    def view(self, state: State) -> Any:
        """Return what is seen, as plain data."""
        return msgspec.to_builtins(state.view(self.seat), str_keys=True)

    def number(self, number: Number) -> int:
        """Look a number up. Raises ``LookupError`` if it is nowhere."""
        if number.before:
            return found(self.view(self.before), number.before)
        if number.now:
            return found(self.view(self.after), number.now)
        path = number.grows or number.falls
        more = found(self.view(self.after), path) - found(self.view(self.before), path)
        return more if number.grows else -more

    def open_places(self) -> list[str]:
        """Return where whoever is to act, or the one who looks, may act."""
        actors = [seat for seat in self.after.actors() if seat != CHANCE]
        seats = [self.seat] if self.seat in actors else actors[:1]
        offers = (offer for seat in seats for offer in self.game.offers(self.after, seat))
        return list(dict.fromkeys(place for offer in offers for place in offer.places[:1]))


def play(game: Game, state: State, move: str) -> None:
    """Do a move of a seat, or what chance brings. Raises ``BadNotation`` or ``IllegalAction``."""
    seat, action = _who(game, state, move)
    if seat == CHANCE:
        if action not in [outcome for outcome, _ in state.outcomes()]:
            raise FarshoreError("rulebook-chance", move=move)
    elif action not in state.legal(seat):
        raise game.why_not(state, seat, action)
    state.apply(seat, action)


def _who(game: Game, state: State, move: str) -> tuple[Seat, Action]:
    """Return whose move it is: of the colour before the colon, or of whoever is first to act."""
    colour, colon, rest = move.partition(": ")
    if colon and colour in game.seat_names:
        return game.seat_names.index(colour), game.read_action(rest)
    actors = state.actors()
    if not actors:
        raise FarshoreError("game-over")
    return actors[0], game.read_action(move)


def found(view: Any, path: str) -> int:
    """Return the number at a path of a view. Raises ``LookupError``."""
    here = view
    for step in path.split("."):
        name, is_named, wanted = step.partition("=")
        if step == "#":
            here = len(here)
        elif is_named:
            here = next((each for each in here if str(each[name]) == wanted), None)
        else:
            here = here[int(step)] if step.isdigit() else here[step]
        if here is None:
            raise LookupError(path)
    if isinstance(here, bool) or not isinstance(here, int):
        raise LookupError(path)  # noqa: TRY004 - there is no number at this path
    return here


def faults(book: Rulebook) -> Iterator[str]:
    """Yield everything about a book that does not hold, by chapter and part."""
    for chapter, part in book.parts():
        for fault in _part_faults(book.game, part):
            yield f"{book.game.name}, chapter {chapter.name}, part {part.name}: {fault}"
    for chapter in book.chapters:
        if chapter.practice:
            try:
                state = book.game.read_position(shipped_position(book.game, chapter.practice))
            except FarshoreError as error:
                yield f"{book.game.name}, chapter {chapter.name}, practice: {error}"
                continue
            if not state.actors():
                yield f"{book.game.name}, chapter {chapter.name}, practice: nobody is to act there"


def _part_faults(game: Game, part: Part) -> Iterator[str]:
    if part.figure is None:
        return
    try:
        stage = Stage(game, part.figure)
    except FarshoreError as error:
        yield str(error)
        return
    for name, number in part.numbers.items():
        try:
            value = stage.number(number)
        except (LookupError, TypeError, ValueError) as error:
            yield f"{name} is nowhere: {error}"
        else:
            if value != number.value:
                yield f"{name} is {value}, not {number.value}"
    for move in part.may:
        try:
            play(game, stage.after.clone(), move)
        except FarshoreError as error:
            yield f"{move} is not legal: {error}"
    for move, rule in part.may_not.items():
        yield from _allowed(game, stage, move, rule)
    known = set(_names(stage.view(stage.after)))
    for place in (*part.figure.lit, *part.figure.around):
        if place not in known:
            yield f"there is no place {place}"
    if part.figure.offers and not stage.open_places():
        yield "nothing may be done there"


def _allowed(game: Game, stage: Stage, move: str, rule: str) -> Iterator[str]:
    """Yield what is wrong with a move that must not be legal, by a rule."""
    seat, action = _who(game, stage.after, move)
    if action in stage.after.legal(seat):
        yield f"{move} is legal"
        return
    by = game.why_not(stage.after, seat, action).rule
    if by != rule:
        yield f"{move} is forbidden by {by or 'no rule'}, not by {rule}"


def _names(value: Any) -> Iterator[str]:
    """Yield every text in plain data, and what squares are called: by coordinates, or by column and row."""
    match value:
        case str():
            yield value
        case dict():
            rows = value.get("rows") or [str(row + 1) for row in range(value.get("height", 0))]
            yield from (f"{column}{row}" for column in value.get("columns", ()) for row in rows)
            for each in value.values():
                yield from _names(each)
        case list() | tuple():
            if len(value) == 2 and all(isinstance(each, int) for each in value):
                yield f"({value[0]},{value[1]})"
            for each in value:
                yield from _names(each)


def staged(book: Rulebook, at: str, figure: Figure) -> Stage:
    """Return a figure of a book. Raises ``BadFile`` if it cannot be."""
    try:
        return Stage(book.game, figure)
    except FarshoreError as error:
        raise BadFile(f"{book.game.name}/rulebook.toml", at, Phrase("rulebook-figure", reason=error.phrase)) from error

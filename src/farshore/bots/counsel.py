"""Advice in words of the game: what the best move would do, what it keeps a rival from, and how much better it is.

What a move would do is told as before every move (``core.foresight``); only the comparison has words of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from farshore.bots.advice import Advice
from farshore.bots.search.mind import KEPT
from farshore.core.contract import Game, Seat
from farshore.core.foresight import Foresight
from farshore.core.words import SPOKEN, in_a_row, say

MOST: Final = 2
"""Moves that are told of: the best, and the one that comes next."""
NOTABLE: Final = 0.5
"""Points below which two moves are about as good as one another."""


class Counsel(msgspec.Struct, frozen=True, kw_only=True):
    """A move, and what speaks for it."""

    notation: str
    text: str  # what it does, as in a menu
    reasons: list[str]  # what would follow, and how it compares
    behind: float  # points: how much less is expected of it than of the best; 0: it is the best
    points: list[float]  # by seat: what is expected at the end; empty: nobody can say


def in_words(
    game: Game,
    advice: Sequence[Advice],
    seat: Seat,
    foresee: Callable[[str], Foresight],
    names: Sequence[str],
    language: str = SPOKEN,
) -> list[Counsel]:
    """Say what an adviser thinks of the best moves; ``foresee``: what would follow from one, as its seat may know."""
    found = []
    for place, one in enumerate(advice[:MOST]):
        reasons = game.telling.foretell(foresee(one.action), seat, names, language)
        if one.then:
            moves = [game.telling.describe(game.read_action(move), names, language) for move in one.then]
            reasons.append(say("advice-then", language, moves=in_a_row(moves)))
        reasons += _compared(game, advice, seat, names, language) if place == 0 else [_behind(one, language)]
        found.append(
            Counsel(
                notation=one.action,
                text=game.telling.describe(game.read_action(one.action), names, language),
                reasons=reasons,
                behind=round(one.behind, 1),
                points=[round(points, 1) for points in one.points],
            )
        )
    return found


def tenths(points: float, language: str = SPOKEN) -> str:
    """Write points, without their sign, with a tenth: “1.5”, “1,5”."""
    whole, tenth = divmod(round(abs(points) * 10), 10)
    return say("advice-tenths", language, whole=str(whole), tenth=str(tenth))


def is_close(one: Advice) -> bool:
    """Tell whether an action is about as good as the best: by less than anybody notices, or than the adviser knows."""
    return one.behind < max(NOTABLE, one.spread)


def _compared(game: Game, advice: Sequence[Advice], seat: Seat, names: Sequence[str], language: str) -> list[str]:
    """Say how the best move compares with the next; where they are alike, with the first that is worse, too."""
    if len(advice) < 2:
        return []
    best, second = advice[0], advice[1]
    if is_close(second):
        worse = next((one for one in advice if not is_close(one)), None)
        than = [] if worse is None else _better_than(game, best, worse, seat, names, language)
        return [say("advice-close", language), *than]
    kept = [
        say("advice-keeps", language, seat=names[rival], points=tenths(more - fewer, language))
        for rival, (fewer, more) in enumerate(zip(best.points, second.points, strict=False))
        if rival != seat and more - fewer >= NOTABLE
    ]
    better = say("advice-better", language, points=tenths(second.behind, language))
    return [*kept, better, *_above_all(game, best, second, seat, language)]


def _better_than(game: Game, best: Advice, worse: Advice, seat: Seat, names: Sequence[str], language: str) -> list[str]:
    """Say how much better the best move is than one that is called by what it does."""
    move = game.telling.describe(game.read_action(worse.action), names, language)
    better = say("advice-better-than", language, points=tenths(worse.behind, language), move=move)
    return [better, *_above_all(game, best, worse, seat, language)]


def _above_all(game: Game, best: Advice, second: Advice, seat: Seat, language: str) -> list[str]:
    """Say in which part of the score the best move brings most beyond the next; nothing where nobody would notice."""
    more = {part: points[seat] - second.parts[part][seat] for part, points in best.parts.items() if second.parts}
    part = max(more, key=lambda each: more[each], default="")
    if not part or more[part] < max(NOTABLE, second.behind / 2):
        return []
    title = say("advice-kept" if part == KEPT else f"{game.name}-part-{part}", language)
    return [say("advice-above-all", language, part=title, points=tenths(more[part], language))]


def _behind(one: Advice, language: str) -> str:
    if is_close(one):
        return say("advice-behind-close", language)
    return say("advice-behind", language, points=tenths(one.behind, language))

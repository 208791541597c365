"""Actions as a person writes them: a verb and what it needs.

::

    top 3 7        wheel 4         start S:C      start C4 bank 1 red 2     hidden 3      open 2
    draw 2         take 4          place 3r2 C4   scout   fort N   scout #7 stop
    recall C4      recall P2.5     send 3         send 3 #7                 send 3 from C4
    score C3/E     decline

and of chance::

    first red      back 3 ?        back 3 plain   roll 4        roll wheel  face 3 pirate
    events 4 1 0 2 0               token 3 cocoa  token 3 hidden
"""

from __future__ import annotations

from typing import Final

from farshore.core.contract import Action
from farshore.core.notation import Reader, read_by_verb
from farshore.games.entdecker.actions import (
    Announce,
    ChooseFirst,
    ChooseIncome,
    Decline,
    DrawHidden,
    DrawOpen,
    DrawToken,
    FindEvents,
    NameTopScouts,
    PlaceTile,
    PlaceUnit,
    Recall,
    RollDie,
    ScoreIsland,
    SendScout,
    ShowBack,
    ShowFace,
    StartAt,
    Stop,
)
from farshore.games.entdecker.terms import SEAT_NAMES, UNIT_NAMES


def write_action(action: Action) -> str:
    """Write an action."""
    match action:
        case NameTopScouts(first, second):
            return f"top {first} {second}"
        case ChooseIncome(gold):
            return f"wheel {gold}"
        case StartAt(space, bank, tolls):
            paid = [("bank", bank), *zip(SEAT_NAMES, tolls, strict=True)]
            return " ".join([f"start {space}", *(f"{name} {gold}" for name, gold in paid if gold)])
        case Announce(kind, tiles):
            return f"{kind} {tiles}"
        case DrawHidden(stack):
            return f"draw {stack}"
        case DrawOpen(pattern):
            return f"take {pattern}"
        case PlaceTile(space, tile):
            return f"place {tile} {space}"
        case PlaceUnit(unit, side, number):
            return " ".join(filter(None, [unit, side, f"#{number}" if number else ""]))
        case Recall(spot):
            return f"recall {spot}"
        case SendScout(path, number, spot):
            return " ".join(filter(None, [f"send {path}", f"#{number}" if number else "", spot and f"from {spot}"]))
        case Decline():
            return "decline"
        case Stop():
            return "stop"
        case ScoreIsland(island):
            return f"score {island}"
        case ChooseFirst(seat):
            return f"first {SEAT_NAMES[seat]}"
        case ShowBack(stack, question_mark):
            return f"back {stack} {'?' if question_mark else 'plain'}"
        case RollDie(face):
            return f"roll {face or 'wheel'}"
        case ShowFace(pattern, event):
            return f"face {pattern} {event}".rstrip()
        case FindEvents(pattern, mine, pirate, natives, storm):
            return f"events {pattern} {mine} {pirate} {natives} {storm}"
        case DrawToken(path, produce):
            return f"token {path} {produce or 'hidden'}"
    raise TypeError(f"not an action of Entdecker: {action!r}")


def read_action(text: str) -> Action:
    """Read an action. Raises ``BadNotation``."""
    return read_by_verb(text, _READERS, write_action)


def _read_start(words: list[str]) -> Action:
    space, *paid = words
    gold = dict(zip(paid[::2], map(int, paid[1::2]), strict=True))
    red, white, yellow, purple = (gold.get(name, 0) for name in SEAT_NAMES)
    return StartAt(space, gold.get("bank", 0), (red, white, yellow, purple))


def _read_unit(unit: str) -> Reader:
    def read(words: list[str]) -> Action:
        sides = [word for word in words if not word.startswith("#")]
        return PlaceUnit(unit, sides[0] if sides else "", _number(words))  # type: ignore[arg-type]  # checked after

    return read


def _read_send(words: list[str]) -> Action:
    spot = words[words.index("from") + 1] if "from" in words else ""
    return SendScout(int(words[0]), _number(words), spot)


def _number(words: list[str]) -> int:
    return next((int(word[1:]) for word in words if word.startswith("#")), 0)


_READERS: Final[dict[str, Reader]] = {
    "top": lambda words: NameTopScouts(*map(int, words)),
    "wheel": lambda words: ChooseIncome(*map(int, words)),
    "start": _read_start,
    "hidden": lambda words: Announce("hidden", *map(int, words)),
    "open": lambda words: Announce("open", *map(int, words)),
    "draw": lambda words: DrawHidden(*map(int, words)),
    "take": lambda words: DrawOpen(*map(int, words)),
    "place": lambda words: PlaceTile(words[1], words[0]),
    **{unit: _read_unit(unit) for unit in UNIT_NAMES},
    "recall": lambda words: Recall(*words),
    "send": _read_send,
    "decline": lambda words: Decline(*words),
    "stop": lambda words: Stop(*words),
    "score": lambda words: ScoreIsland(*words),
    "first": lambda words: ChooseFirst(SEAT_NAMES.index(words[0])),
    "back": lambda words: ShowBack(int(words[0]), words[1] == "?"),
    "roll": lambda words: RollDie(0 if words[0] == "wheel" else int(words[0])),
    "face": lambda words: ShowFace(int(words[0]), *words[1:]),  # type: ignore[arg-type]  # checked after
    "events": lambda words: FindEvents(*map(int, words)),
    "token": lambda words: DrawToken(int(words[0]), "" if words[1] == "hidden" else words[1]),
}

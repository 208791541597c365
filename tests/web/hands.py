"""Playing by the board's own controls."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from tests.web import entdecker_hands, explorers_hands, overworld_hands
from tests.web.screen import Json, Screen

HANDS: dict[str, Callable[[Screen, Json, Json], None]] = {
    "entdecker": entdecker_hands.do,
    "explorers": explorers_hands.do,
    "overworld": overworld_hands.do,
}
SLOW = ("Stop", "Recall", "Decline", "DrawOpen")  # what makes a game longer


def do(screen: Screen, state: Json, choice: Json, seat: int | None = None) -> None:
    """Do one of the legal things."""
    HANDS[state["table"]["game"]](screen, seat_of(state, seat), choice)


def seat_of(state: Json, seat: int | None = None) -> Json:
    """Return what a snapshot has for a seat; by default for the first that may act, or the first at all."""
    if seat is not None:
        return next(each for each in state["seats"] if each["seat"] == seat)
    return next((each for each in state["seats"] if each["legal"]), state["seats"][0])


def quick(legal: list[Json], rng: Random) -> Json:
    """Choose at random, but not to dawdle: as many tiles as can be paid, and no turning back."""
    most = max((choice["action"].get("tiles", 0) for choice in legal), default=0)
    brisk = [
        choice
        for choice in legal
        if choice["action"]["type"] not in SLOW and choice["action"].get("tiles", most) == most
    ]
    return rng.choice(brisk or legal)


def play_to_the_end(screen: Screen, rng: Random, most: int = 300) -> int:
    """Play until the game is over; return how many decisions that took."""
    state = screen.turn()
    for decisions in range(most):
        if state["over"]:
            return decisions
        do(screen, state, quick(seat_of(state)["legal"], rng))
        state = screen.turn(after=state["seq"])
    raise AssertionError(f"the game is not over after {most} decisions")

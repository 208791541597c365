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
    return next((each for each in state["seats"] if each["offers"]), state["seats"][0])


def quick(legal: list[Json], rng: Random) -> Json:
    """Choose at random, but not to dawdle: as many tiles as can be paid, and no turning back."""
    most = max((choice["action"].get("tiles", 0) for choice in legal), default=0)
    brisk = [
        choice
        for choice in legal
        if choice["action"]["type"] not in SLOW and choice["action"].get("tiles", most) == most
    ]
    return rng.choice(brisk or legal)


def play_to_the_end(
    screen: Screen, rng: Random, most: int = 300, by_hand: Callable[[Json], bool] = lambda _: True
) -> None:
    """Play until the game is over: by hand where that is wanted, elsewhere by asking the server, which is quicker."""
    state = screen.turn()
    for _ in range(most):
        if state["over"]:
            return
        choice, seq = quick(seat_of(state)["offers"], rng), state["seq"]
        if by_hand(state):
            do(screen, state, choice)
        else:
            screen.act(seat_of(state)["seat"], choice["action"], seq)
        state = screen.turn(after=seq)
    raise AssertionError(f"the game is not over after {most} decisions")

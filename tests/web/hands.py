"""Playing by the board's own controls."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import monotonic, sleep

from tests.effort import IS_THOROUGH
from tests.web import entdecker_hands, explorers_hands, overworld_hands
from tests.web.screen import PATIENCE, Json, Screen

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
        if by_hand(state):
            seq = state["seq"]
            do(screen, state, quick(seat_of(state)["offers"], rng))
            state = screen.turn(after=seq)
        else:
            state = play_unseen(screen, state, rng, by_hand)
    raise AssertionError(f"the game is not over after {most} decisions")


def play_unseen(screen: Screen, state: Json, rng: Random, until: Callable[[Json], bool]) -> Json:
    """Let the server be asked for what is done until it is by hand again; usually while nobody looks at the table."""
    table, page = screen.table, screen.page.url
    if not IS_THOROUGH:
        screen.page.goto("about:blank")
    while not (state["over"] or until(state)):
        seat, seq = seat_of(state), state["seq"]
        screen.act(seat["seat"], quick(seat["offers"], rng)["action"], seq, table)
        state = called(screen, table, seq)
    if not IS_THOROUGH:
        screen.page.goto(page)
    return screen.turn()


def called(screen: Screen, table: str, after: int) -> Json:
    """Wait until one may act again at a table, or its game is over; return how it then stands."""
    end = monotonic() + PATIENCE
    while monotonic() < end:
        state = screen.state_of(table)
        if state["seq"] > after and (state["over"] or any(each["offers"] for each in state["seats"])):
            return state
        sleep(0.02)
    raise AssertionError(f"nobody is called at {table} after {after}")

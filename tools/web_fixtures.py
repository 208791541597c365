"""Write moments of real games for the gallery, where a board can be looked at without a server.

``python -m tools.web_fixtures [GAME …]`` writes ``web/fixtures/<game>-<moment>.json`` with the view of the seat that
acts, what it is offered and the names: the start, the middle and the end of every table below, and one moment for every
kind of decision. The same command writes the same files.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec

from farshore.core.contract import CHANCE, Action, Game, Seat, State
from farshore.core.fate import RandomFate
from farshore.core.registry import game, game_names
from farshore.core.telling import Telling

OUT: Final = Path(__file__).parents[1] / "web" / "fixtures"
NAMES: Final = ("Ada", "Ben", "Chloé", "Dmitri")
TRIES: Final = 8  # actions that are compared before one is taken

Table = tuple[str, int, dict[str, Any]]  # a name, "" for the usual one; seats; options
TABLES: Final[Mapping[str, tuple[Table, ...]]] = {
    "entdecker": (("", 3, {}), ("four", 4, {"top_scout": True, "scenario": "three-seas"})),
    "explorers": (
        ("", 3, {}),
        ("expert", 4, {**dict.fromkeys(("provisions", "gems", "temples", "villages"), "expert"), "achievements": 3}),
        ("solo", 1, {}),
        ("choosing", 2, {"map": "first-player"}),
    ),
    "overworld": (("", 3, {}), ("expansions", 4, {"provisions": True, "ports": True})),
}


class Moment(msgspec.Struct):
    """What a board is given."""

    game: str
    view: Any
    offers: list[dict[str, Any]]
    seat: Seat | None
    names: list[str]


def moments(found: Game, table: Table) -> Iterator[tuple[str, Moment]]:
    """Play a table and keep what is worth looking at."""
    name, seats, options = table
    prefix = f"{name}-" if name else ""
    decisions = played(found, seats, options)
    for share, title in ((0.0, "start"), (0.25, "early"), (0.5, "middle"), (0.8, "late")):
        state, seat = decisions[int(share * (len(decisions) - 1))]
        yield f"{prefix}{title}", moment(found, state, seat, seats)
    state, _ = decisions[len(decisions) // 2]
    yield f"{prefix}spectator", moment(found, state, None, seats)
    state, _ = decisions[-1]
    yield f"{prefix}end", moment(found, state, 0, seats)
    kinds: dict[str, tuple[State, Seat]] = {}
    for state, seat in [*decisions[len(decisions) // 3 : -1], *decisions[: len(decisions) // 3]]:
        kinds.setdefault("-".join(sorted({type(action).__name__ for action in state.legal(seat)})), (state, seat))
    for kind, (state, seat) in kinds.items():
        yield f"{prefix}to-{kind}", moment(found, state, seat, seats)


def played(found: Game, seats: int, options: dict[str, Any]) -> list[tuple[State, Seat]]:
    """Return the state before every decision and who decides; the last one is the end."""
    rng = Random(f"{found.name} {seats} {options}")
    fate = RandomFate(rng)
    state = found.new(seats, found.read_options(options))
    decisions = []
    while actors := state.actors():
        if actors == (CHANCE,):
            state.apply(CHANCE, fate.choose(state.outcomes(), 0))
            continue
        seat = rng.choice(actors)
        decisions.append((state.clone(), seat))
        state.apply(seat, sensible(state, seat, rng))
    return [*decisions, (state, 0)]


def sensible(state: State, seat: Seat, rng: Random) -> Action:
    """Return the action, among some, that leads to the most points at once; so that boards look as in real games."""
    legal = list(state.legal(seat))
    tried = rng.sample(legal, min(TRIES, len(legal)))
    return max(tried, key=lambda action: lead_after(state, seat, action, rng))


def lead_after(state: State, seat: Seat, action: Action, rng: Random) -> float:
    """Return how far ahead of the best other a seat is after an action and what chance then brings."""
    state, fate = state.clone(), RandomFate(rng)
    state.apply(seat, action)
    while state.actors() == (CHANCE,):
        state.apply(CHANCE, fate.choose(state.outcomes(), 0))
    scores = list(state.scores())
    own = scores.pop(seat)
    return own - max(scores, default=0) + rng.random()


def moment(found: Game, state: State, seat: Seat | None, seats: int) -> Moment:
    """Return what a seat's board is given now."""
    names = list(NAMES[:seats])
    offers = [] if seat is None else found.offers(state, seat)
    telling: Telling = found.telling
    return Moment(
        game=found.name,
        view=state.view(seat),
        offers=[
            {
                "action": offer.action,
                "text": telling.describe(offer.action, names),
                "notation": found.write_action(offer.action),
                "places": offer.places,
                "shows": offer.shows,
            }
            for offer in offers
        ],
        seat=seat,
        names=names,
    )


def main(wanted: list[str]) -> None:
    """Write the moments of some games, or of all."""
    OUT.mkdir(exist_ok=True)
    for name in wanted or [name for name in sorted(game_names()) if name in TABLES]:
        written = set()
        for table in TABLES[name]:
            for title, kept in moments(game(name), table):
                written.add(path := OUT / f"{name}-{title}.json")
                path.write_bytes(msgspec.json.encode(kept))
        for old in set(OUT.glob(f"{name}-*.json")) - written:
            old.unlink()


if __name__ == "__main__":
    main(sys.argv[1:])

"""How gentle the gentle bots are: they play the real game at the end of each first lesson against model learners.

``python -m tools.gentleness`` plays 100 of these games for each kind of learner, and says how many of them the learner
wins and with how many points. ``--games 400``, ``--game overworld`` and ``--attention 2`` measure otherwise.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from random import Random
from statistics import mean
from typing import Final, NamedTuple

from farshore.bots.bot import Bot, SimpleBot
from farshore.bots.playing import play_game
from farshore.bots.random import RandomBot
from farshore.bots.registry import GENTLE, GREEDY, make_bot
from farshore.bots.turn import Turn
from farshore.core.contract import Action
from farshore.core.lessons import Lesson, lessons_of
from farshore.core.registry import games

SENSIBLE: Final = 3
"""How many things a sensible learner thinks of."""


class Hasty(SimpleBot):
    """Takes what brings most points at once, and never thinks of what may come of it."""

    def choose(self, turn: Turn) -> Action:
        """Return the action after which the seat is furthest ahead; among equals, luck decides."""
        return max(turn.rng.sample(turn.legal, len(turn.legal)), key=lambda action: self.lead(turn, action))

    def lead(self, turn: Turn, action: Action) -> int:
        """Return by how much the seat leads after an action, as if the game ended then."""
        world = turn.world.clone()
        world.apply(turn.seat, action)
        scores = world.scores()
        return scores[turn.seat] - max(score for seat, score in enumerate(scores) if seat != turn.seat)


LEARNERS: Final[dict[str, Callable[[str], Bot]]] = {
    "careless": lambda _: RandomBot(),
    "hasty": lambda _: Hasty(),
    "sensible": lambda game: make_bot(game, GENTLE, attention=SENSIBLE),
    "good": lambda game: make_bot(game, GREEDY),
}
"""At random; for the points at hand; as one who weighs a few things; as the bot that is played against later."""


class Outcome(NamedTuple):
    """What came of some games, to the learner."""

    won: float  # the part of them; a shared victory is half
    points: float  # on average
    rival: float  # likewise, of the bot


def outcome(lesson: Lesson, learner: Bot, gentle: Bot, games: int) -> Outcome:
    """Play the last scene of a lesson so many times."""
    scene = lesson.scenes[-1]
    match = lesson.begin(scene)
    own = lesson.learner(scene, match)
    seats = range(len(match.names))
    ends = list(_ends(lesson, [learner if seat == own else gentle for seat in seats], games))
    rivals = [max(score for seat, score in enumerate(scores) if seat != own) for scores, _ in ends]
    return Outcome(
        won=mean((own in winners) / len(winners) for _, winners in ends),
        points=mean(scores[own] for scores, _ in ends),
        rival=mean(rivals),
    )


def _ends(lesson: Lesson, bots: list[Bot], games: int) -> Iterator[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Yield the scores of games, and who won."""
    for number in range(games):
        state = lesson.game.read_position(lesson.position(lesson.scenes[-1]))
        play_game(lesson.game, state, bots, Random(f"gentle {number}"))
        yield state.scores(), state.winners()


def main() -> None:
    """Print how the learners fare."""
    asked = argparse.ArgumentParser(prog="python -m tools.gentleness", description=__doc__)
    asked.add_argument("--games", type=int, default=100)
    asked.add_argument("--game", default="")
    asked.add_argument("--attention", type=float, default=None, help="instead of the bot's own")
    given = asked.parse_args()
    settings = {} if given.attention is None else {"attention": given.attention}
    for name, game in games().items():
        lesson = lessons_of(game).get("first")
        if lesson is None or given.game not in {"", name}:
            continue
        for kind, make in LEARNERS.items():
            found = outcome(lesson, make(name), make_bot(name, GENTLE, **settings), given.games)
            print(f"{name}, {kind} learner: wins {found.won:.0%}, {found.points:.1f} to {found.rival:.1f} points")


if __name__ == "__main__":
    main()

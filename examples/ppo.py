"""A learner that learns: PPO with masked actions, on one seat of any game.

    pip install "farshore[lab]" torch
    python examples/ppo.py explorers --seats 1 --out solo
    python examples/ppo.py overworld --seats 2 --opponent random --out duel

It writes ``curve.csv``, a picture of it, and the network. The same seed gives the same curve on the same machine.
"""

from __future__ import annotations

import argparse
import csv
import re
import time
from collections import deque
from pathlib import Path
from typing import NamedTuple

import gymnasium
import numpy as np
import torch
from gymnasium.vector import AutoresetMode, VectorEnv
from torch import Tensor, nn

import farshore.envs.gymnasium  # noqa: F401 - registers the ids
from farshore.arena.table import play
from farshore.arena.tournament import new_tournament
from farshore.bots.budget import Limit
from farshore.envs.setting import Setting, setting_of

ENVS, STEPS = 32, 64  # a rollout: so many games at once, so many steps of each
EPOCHS, MINIBATCH = 3, 256
GAMMA, LAMBDA, CLIP = 0.999, 0.95, 0.2
ENTROPY, VALUE, RATE, LARGEST_STEP = 0.005, 0.5, 1e-3, 0.5
WIDE = 32  # planes that the network makes of those it is given
SQUARE = re.compile(r"[a-z]\d+")
POINTS = 10.0  # rewards are points; so many count as 1
RECENT = 100  # games that the curve is a mean of


class Policy(nn.Module):
    """What a seat sees, to how much it likes each action and what it expects.

    What is done on a square is liked by what lies around it, wherever that is; everything else by the whole.
    """

    def __init__(self, space: gymnasium.spaces.Dict, squares: np.ndarray) -> None:
        super().__init__()
        board, facts = space["board"], space["facts"]
        self.board_scale = scale_of(board)
        self.fact_scale = scale_of(facts)
        self.squares = torch.from_numpy(np.where(squares < 0, board.shape[1] * board.shape[2], squares))
        planes, rows, columns = board.shape
        self.near = nn.Sequential(
            nn.Conv2d(planes, WIDE, 3, padding=1), nn.ReLU(), nn.Conv2d(WIDE, WIDE, 3, padding=1), nn.ReLU()
        )
        self.far = nn.Sequential(
            nn.Conv2d(WIDE, WIDE, 3, stride=2, padding=1), nn.ReLU(), nn.AvgPool2d(2), nn.Flatten()
        )
        small = WIDE * (-(-rows // 2) // 2) * (-(-columns // 2) // 2)
        self.facts = nn.Sequential(nn.Linear(facts.shape[0], 128), nn.ReLU())
        self.whole = nn.Sequential(nn.Linear(small + 128, 256), nn.ReLU())
        self.told = nn.Linear(256, WIDE)  # what every square is told of the whole
        self.likes_square = nn.Conv2d(WIDE, 1, 1)
        self.likes = nn.Linear(256, len(squares))
        self.expects = nn.Linear(256, 1)
        for head in (self.likes, self.likes_square):
            nn.init.orthogonal_(head.weight, 0.01)  # at first everything is liked alike

    def forward(self, seen: dict[str, Tensor]) -> tuple[torch.distributions.Categorical, Tensor]:
        """Return how it chooses among what is legal, and what it expects."""
        near = self.near(seen["board"].float() / self.board_scale)
        facts = self.facts(seen["facts"].float() / self.fact_scale)
        whole = self.whole(torch.cat([self.far(near), facts], 1))
        by_square = self.likes_square(torch.relu(near + self.told(whole)[:, :, None, None])).flatten(1)
        by_square = nn.functional.pad(by_square, (0, 1))  # the last is for what is done on no square
        likes = self.likes(whole) + by_square[:, self.squares]
        likes = likes.masked_fill(seen["action_mask"] == 0, -1e9)
        return torch.distributions.Categorical(logits=likes), self.expects(whole).squeeze(1)


def squares_of(setting: Setting) -> np.ndarray:
    """Return for every action on which square of the board it is done, row by row; -1: on none."""
    numbering, columns = setting.numbering, setting.layout.shape[2]
    squares = np.full(numbering.size, -1)
    for verb, family in numbering.families.items():
        if [*family.fields] == ["square"] and all(SQUARE.fullmatch(name) for name in family.fields["square"]):
            for at, name in enumerate(family.fields["square"]):
                squares[numbering.starts[verb] + at] = (int(name[1:]) - 1) * columns + ord(name[0]) - ord("a")
    return squares


def scale_of(space: gymnasium.Space) -> Tensor:
    """Return what to divide by, so that nothing is beyond -1 to 1."""
    most = np.maximum(np.abs(space.low.astype(np.float32)), np.abs(space.high.astype(np.float32)))
    return torch.from_numpy(np.maximum(most, 1))


def tensors(seen: dict[str, np.ndarray]) -> dict[str, Tensor]:
    """Hand arrays to torch."""
    return {name: torch.from_numpy(np.ascontiguousarray(array)) for name, array in seen.items()}


class Rollout(NamedTuple):
    """What was seen, done and gained, all steps of all games in one row."""

    seen: dict[str, Tensor]
    actions: Tensor
    liked: Tensor  # how likely each was when it was chosen, as a logarithm
    gains: Tensor  # how much more came of it than was expected
    worth: Tensor


class Learner:
    """Plays, and learns from what it has played."""

    def __init__(self, envs: VectorEnv, policy: Policy, updates: int, seed: int) -> None:
        self.envs = envs
        self.policy = policy
        self.optimizer = torch.optim.Adam(policy.parameters(), RATE, eps=1e-5)
        self.schedule = torch.optim.lr_scheduler.LinearLR(self.optimizer, 1.0, 0.05, updates)
        self.seen = tensors(envs.reset(seed=seed)[0])
        self.points = np.zeros(envs.num_envs)
        self.finished: deque[float] = deque(maxlen=RECENT)

    @torch.no_grad()
    def play(self) -> Rollout:
        """Play some steps of every game."""
        steps = []
        for _ in range(STEPS):
            choice, expected = self.policy(self.seen)
            action = choice.sample()
            seen, rewards, terminated, truncated, _ = self.envs.step(action.numpy())
            over = terminated | truncated
            self.points += rewards
            self.finished.extend(self.points[over])
            self.points[over] = 0
            gained = torch.from_numpy(rewards / POINTS).float()
            steps.append((self.seen, action, choice.log_prob(action), expected, gained, torch.from_numpy(over)))
            self.seen = tensors(seen)
        expected = self.policy(self.seen)[1]
        gains, gain = [], torch.zeros_like(expected)
        for _, _, _, before, gained, over in reversed(steps):
            goes_on = (~over).float()
            surprise = gained + GAMMA * expected * goes_on - before
            gain = surprise + GAMMA * LAMBDA * goes_on * gain
            gains.append(gain)
            expected = before
        gains.reverse()
        all_seen = {name: torch.cat([step[0][name] for step in steps]) for name in self.seen}
        actions, liked, values = (torch.cat([step[at] for step in steps]) for at in (1, 2, 3))
        flat = torch.cat(gains)
        return Rollout(all_seen, actions, liked, flat, flat + values)

    def learn(self, rollout: Rollout) -> None:
        """Like what went better than expected more, a little at a time."""
        for _ in range(EPOCHS):
            for part in torch.randperm(len(rollout.actions)).split(MINIBATCH):
                seen = {name: array[part] for name, array in rollout.seen.items()}
                choice, expected = self.policy(seen)
                gains = rollout.gains[part]
                gains = (gains - gains.mean()) / (gains.std() + 1e-8)
                ratio = (choice.log_prob(rollout.actions[part]) - rollout.liked[part]).exp()
                better = torch.min(ratio * gains, ratio.clamp(1 - CLIP, 1 + CLIP) * gains).mean()
                wrong = (expected - rollout.worth[part]).pow(2).mean()
                loss = VALUE * wrong - better - ENTROPY * choice.entropy().mean()
                self.optimizer.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(self.policy.parameters(), LARGEST_STEP)
                self.optimizer.step()
        self.schedule.step()


class Outcome(NamedTuple):
    """What came of some games: by the learner's seat."""

    points: float  # the mean; with others, the mean lead
    won: float  # the share of games

    def __str__(self) -> str:
        return f"{self.points:.1f} points" if np.isnan(self.won) else f"wins {self.won:.0%}, lead {self.points:+.1f}"


@torch.no_grad()
def measured(arguments: argparse.Namespace, policy: Policy, opponent: str) -> Outcome:
    """Let it play games that it has not learnt from, doing what it likes best: as many at once as it was taught in."""
    envs = made(arguments, opponent)
    seen, _ = envs.reset(seed=arguments.seed + 10_000_000)
    points, leads = np.zeros(ENVS), list[list[float]]([[] for _ in range(ENVS)])
    each = -(-arguments.games // ENVS)  # of every place as many, or short games would count more
    while min(map(len, leads)) < each:
        actions = policy(tensors(seen))[0].probs.argmax(1).numpy()
        seen, rewards, over, _, _ = envs.step(actions)
        points += rewards
        for place in np.flatnonzero(over):
            leads[place].append(points[place])
        points[over] = 0
    envs.close()
    found = np.array([lead for some in leads for lead in some[:each]])
    won = ((found > 0) + (found == 0) / 2).mean() if arguments.seats > 1 else float("nan")
    return Outcome(float(found.mean()), float(won))


def bot_alone(game: str, bot: str, games: int) -> float:
    """Return how many points a bot has on average where nobody else plays."""
    alone = new_tournament(game, (bot,), seats=1, limit=Limit(iterations=1), form="alike")
    return float(np.mean([play(alone, number).result.scores[0] for number in range(games)]))


def made(arguments: argparse.Namespace, opponent: str) -> VectorEnv:
    """Return many games at once; where one is over, the next one begins in the same step."""
    return gymnasium.make_vec(
        f"farshore/{arguments.game.title()}-v0",
        num_envs=ENVS,
        vectorization_mode="sync",
        vector_kwargs={"autoreset_mode": AutoresetMode.SAME_STEP},
        seats=arguments.seats,
        seat=None if arguments.seats > 1 else 0,
        opponents=opponent,
        reward="lead",
    )


def drawn(rows: list[tuple[int, float]], lines: dict[str, float], title: str) -> str:
    """Return a picture of the curve, with what others reach as lines across."""
    wide, high, edge = 640, 320, 48
    highest = max([value for _, value in rows] + [*lines.values()])
    lowest = min([value for _, value in rows] + [*lines.values()])
    last = max(step for step, _ in rows)

    def at(step: float, value: float) -> str:
        x = edge + (wide - 2 * edge) * step / last
        return f"{x:.1f},{high - edge - (high - 2 * edge) * (value - lowest) / (highest - lowest or 1):.1f}"

    curve = " ".join(at(*row) for row in rows)
    shapes = [f'<polyline points="{curve}" fill="none" stroke="#2b6cb0" stroke-width="2.5"/>']
    for name, value in lines.items():
        (x1, y), (x2, _) = (at(step, value).split(",") for step in (0, last))
        shapes.append(f'<path d="M{x1} {y}H{x2}" stroke="#888" stroke-dasharray="5 4"/>')
        shapes.append(f'<text x="{x2}" y="{float(y) - 5}" text-anchor="end">{name} {value:.0f}</text>')
    shapes.append(f'<text x="{wide / 2}" y="{high - 14}" text-anchor="middle">decisions, to {last:,}</text>')
    shapes.append(f'<text x="{edge}" y="24" font-weight="bold">{title}</text>')
    frame = f'<rect width="{wide}" height="{high}" fill="#fff"/>'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}"'
    return "\n".join([f'{head} font-family="sans-serif" font-size="13">', frame, *shapes, "</svg>", ""])


def report(arguments: argparse.Namespace, policy: Policy) -> dict[str, float]:
    """Say how good it has become; return what others reach, where that can be drawn beside its curve."""
    games = arguments.games
    if arguments.seats > 1:
        for opponent in ("random", "greedy"):
            print(f"against {opponent}: {measured(arguments, policy, opponent)}")
        return {}
    lines = {bot: bot_alone(arguments.game, bot, games) for bot in ("random", "greedy")}
    print(f"learnt: {measured(arguments, policy, 'random')}", *(f"{bot}: {mean:.1f}" for bot, mean in lines.items()))
    return lines


def main() -> None:
    """Learn, measure, and write what was learnt."""
    parser = argparse.ArgumentParser(description="Masked PPO on one seat of a game.")
    parser.add_argument("game", choices=["entdecker", "explorers", "overworld"])
    parser.add_argument("--seats", type=int, default=1)
    parser.add_argument("--opponent", default="random")
    parser.add_argument("--steps", type=int, default=300_000)
    parser.add_argument("--games", type=int, default=200, help="to measure with at the end")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("learnt"))
    arguments = parser.parse_args()
    torch.manual_seed(arguments.seed)
    arguments.out.mkdir(parents=True, exist_ok=True)

    envs = made(arguments, arguments.opponent)
    policy = Policy(envs.single_observation_space, squares_of(setting_of(arguments.game, arguments.seats)))
    updates = max(1, arguments.steps // (ENVS * STEPS))
    learner = Learner(envs, policy, updates, arguments.seed)
    rows, begun = list[tuple[int, float]](), time.perf_counter()
    for update in range(1, updates + 1):
        learner.learn(learner.play())
        if learner.finished:
            rows.append((update * ENVS * STEPS, float(np.mean(learner.finished))))
            pace = rows[-1][0] / (time.perf_counter() - begun)
            print(f"\r{rows[-1][0]:>9,} decisions, {pace:,.0f}/s: {rows[-1][1]:6.1f} ", end="", flush=True)
    print()
    envs.close()

    lines = report(arguments, policy)
    torch.save(policy.state_dict(), arguments.out / "policy.pt")
    with (arguments.out / "curve.csv").open("w", newline="") as file:
        csv.writer(file).writerows([("decisions", "points"), *rows])
    title = f"{arguments.game.title()}, seats: {arguments.seats}; mean of the last {RECENT} games"
    (arguments.out / "curve.svg").write_text(drawn(rows, lines, title))


if __name__ == "__main__":
    main()

"""A learner that learns: PPO with masked actions, which plays every seat of a game itself.

    pip install "farshore[lab,train]"
    python ppo.py explorers --seats 1 --out solo
    python ppo.py explorers --seats 2 --out duel

As it goes on it writes ``curve.csv``, a picture of it, and the network. The same seed gives the same curve on the same
machine.
"""

from __future__ import annotations

import argparse
import csv
import re
from pathlib import Path
from time import process_time
from typing import NamedTuple

import gymnasium
import numpy as np
import torch
from curve import Curves, drawn
from torch import Tensor, nn

import farshore.envs.gymnasium  # noqa: F401 - registers the ids
from farshore.arena.table import play
from farshore.arena.tournament import new_tournament
from farshore.bots.budget import Limit
from farshore.envs.batch import Batch, Moment
from farshore.envs.setting import Setting

ENVS, STEPS = 128, 32  # a rollout: so many games at once, so many steps of each
EPOCHS, MINIBATCH = 3, 256
GAMMA, LAMBDA, CLIP = 0.999, 0.95, 0.2
ENTROPY, VALUE, RATE, LARGEST_STEP = 0.005, 0.5, 1e-3, 0.5
NEAR, FAR, WHOLE = 16, 32, 256  # how much the network makes of each square, of each four, and of everything
SQUARE = re.compile(r"[a-z]\d+")
POINTS = 10.0  # rewards are points; so many count as 1
Seen = dict[str, Tensor]


class Policy(nn.Module):
    """What a seat sees, to how much it likes each action and what it expects.

    What is done on a square is liked by what lies around it, near and further away; everything else by the whole.
    """

    def __init__(self, setting: Setting) -> None:
        super().__init__()
        space, squares = setting.layout.space(), squares_of(setting)
        planes, rows, columns = space["board"].shape
        facts = space["facts"].shape[0]
        self.board_scale, self.fact_scale = scale_of(space["board"]), scale_of(space["facts"])
        self.squares = torch.from_numpy(np.where(squares < 0, rows * columns, squares))
        self.size = rows, columns
        first, second = nn.Conv2d(planes, NEAR, 3, padding=1), nn.Conv2d(NEAR, NEAR, 3, padding=1)
        self.near = nn.Sequential(first, nn.ReLU(), second, nn.ReLU())
        first, second = nn.Conv2d(NEAR, FAR, 3, 2, padding=1), nn.Conv2d(FAR, FAR, 3, padding=1)
        self.far = nn.Sequential(first, nn.ReLU(), second, nn.ReLU())
        self.facts = nn.Sequential(nn.Linear(facts, 128), nn.ReLU())
        small = FAR * -(-rows // 2) * -(-columns // 2)
        self.whole = nn.Sequential(nn.Linear(small + 128, WHOLE), nn.ReLU(), nn.Linear(WHOLE, WHOLE), nn.ReLU())
        self.told_far = nn.Conv2d(FAR, NEAR, 1)  # what every square is told of what lies further away
        self.told = nn.Linear(WHOLE, NEAR)  # and of the whole
        self.likes_square = nn.Conv2d(NEAR, 1, 1)
        self.likes = nn.Linear(WHOLE, len(squares))
        self.expects = nn.Linear(WHOLE, 1)
        for head in (self.likes, self.likes_square):
            nn.init.orthogonal_(head.weight, 0.01)  # at first everything is liked alike
        self.to(memory_format=torch.channels_last)

    def forward(self, seen: Seen) -> tuple[torch.distributions.Categorical, Tensor]:
        """Return how it chooses among what is legal, and what it expects."""
        board = (seen["board"].float() / self.board_scale).contiguous(memory_format=torch.channels_last)
        near = self.near(board)
        far = self.far(near)
        whole = self.whole(torch.cat([far.flatten(1), self.facts(seen["facts"].float() / self.fact_scale)], 1))
        told = nn.functional.interpolate(self.told_far(far), self.size) + self.told(whole)[:, :, None, None]
        by_square = self.likes_square(torch.relu(near + told)).flatten(1)
        by_square = nn.functional.pad(by_square, (0, 1))  # the last is for what is done on no square
        likes = self.likes(whole) + by_square[:, self.squares]
        likes = likes.masked_fill(seen["action_mask"] == 0, -1e9)
        return torch.distributions.Categorical(logits=likes, validate_args=False), self.expects(whole).squeeze(1)


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


def seen_now(now: Moment) -> Seen:
    """Return a copy of what the seats to act see, for torch."""
    arrays = {"board": now.board, "facts": now.facts, "action_mask": now.masks}
    return {name: torch.from_numpy(array.copy()) for name, array in arrays.items()}


class Rollout(NamedTuple):
    """What was seen, done and gained, all steps of all games in one row."""

    seen: Seen
    actions: Tensor
    liked: Tensor  # how likely each was when it was chosen, as a logarithm
    gains: Tensor  # how much more came of it than was expected
    worth: Tensor


class Learner:
    """Plays all seats, and learns from what it has played."""

    def __init__(self, batch: Batch, policy: Policy, updates: int) -> None:
        self.batch = batch
        self.policy = policy
        self.optimizer = torch.optim.Adam(policy.parameters(), RATE, eps=1e-5)
        self.schedule = torch.optim.lr_scheduler.LinearLR(self.optimizer, 1.0, 0.05, updates)

    @torch.no_grad()
    def play(self) -> Rollout:
        """Play some steps of every game."""
        now = self.batch.now()
        steps, seats, rewards, dones = [], [], [], []
        for _ in range(STEPS):
            seen = seen_now(now)
            choice, expected = self.policy(seen)
            action = choice.sample()
            seats.append(now.seats.astype(np.int64))
            steps.append((seen, action, choice.log_prob(action), expected))
            now = self.batch.step(action.numpy())
            rewards.append(now.rewards / POINTS)
            dones.append(now.dones.copy())
        seats.append(now.seats.astype(np.int64))
        expected = np.stack([step[3].numpy() for step in steps] + [self.policy(seen_now(now))[1].numpy()])
        gains = torch.from_numpy(gained(np.stack(seats), expected, np.stack(rewards), np.stack(dones))).flatten()
        all_seen = {name: torch.cat([step[0][name] for step in steps]) for name in steps[0][0]}
        actions, liked, values = (torch.cat([step[at] for step in steps]) for at in (1, 2, 3))
        return Rollout(all_seen, actions, liked, gains, gains + values)

    def learn(self, rollout: Rollout) -> None:
        """Like what went better than expected more, a little at a time."""
        for _ in range(EPOCHS):
            for part in torch.randperm(len(rollout.actions)).split(MINIBATCH):
                choice, expected = self.policy({name: array[part] for name, array in rollout.seen.items()})
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


def gained(seats: np.ndarray, expected: np.ndarray, rewards: np.ndarray, dones: np.ndarray) -> np.ndarray:
    """Return how much more came of each step than was expected (GAE): for whoever took it, until it acts again."""
    rows = np.arange(seats.shape[1])
    ahead, gain, owed = np.zeros_like(rewards[0]), np.zeros_like(rewards[0]), np.zeros_like(rewards[0])
    is_known = np.zeros(ahead.shape, bool)  # what lies ahead of a seat: nothing more, or what it expects as it acts
    ahead[rows, seats[-1]], is_known[rows, seats[-1]] = expected[-1], True
    gains = np.zeros_like(expected[:-1])
    for step in range(len(gains) - 1, -1, -1):
        over = dones[step]
        ahead[over], gain[over], owed[over], is_known[over] = 0, 0, 0, True
        owed += rewards[step]
        at = rows, seats[step]
        surprise = owed[at] + GAMMA * ahead[at] - expected[step]
        gains[step] = np.where(is_known[at], surprise + GAMMA * LAMBDA * gain[at], 0)
        ahead[at], gain[at], owed[at], is_known[at] = expected[step], gains[step], 0, True
    return gains


class Outcome(NamedTuple):
    """What came of some games for the learner: its points, with others its lead; and the share won."""

    points: float
    won: float

    def __str__(self) -> str:
        return f"{self.points:.1f} points" if np.isnan(self.won) else f"wins {self.won:.0%}, lead {self.points:+.1f}"


def outcome_of(leads: np.ndarray, seats: int) -> Outcome:
    """Sum games up."""
    won = ((leads > 0) + (leads == 0) / 2).mean() if seats > 1 else float("nan")
    return Outcome(float(leads.mean()), float(won))


@torch.no_grad()
def against_random(arguments: argparse.Namespace, policy: Policy, games: int) -> Outcome:
    """Let it play games that it has not learnt from, doing what it likes best, on seats in turn; others by luck."""
    batch = Batch(arguments.game, games, seats=arguments.seats, seed=arguments.seed + 10_000_000, reward="lead")
    own, luck = np.arange(games) % arguments.seats, np.random.default_rng(arguments.seed)
    points, is_over, now = np.zeros(games), np.zeros(games, bool), batch.now()
    while not is_over.all():
        codes, acts = batch.pick(luck.random(games)), np.flatnonzero((now.seats == own) & ~is_over)
        if len(acts):
            codes[acts] = policy({name: array[acts] for name, array in seen_now(now).items()})[0].logits.argmax(1)
        now = batch.step(codes)
        points += np.where(is_over, 0, now.rewards[np.arange(games), own])
        is_over |= now.dones
    return outcome_of(points, arguments.seats)


@torch.no_grad()
def against_bot(arguments: argparse.Namespace, policy: Policy, bot: str, games: int) -> Outcome:
    """Let it play the same way against a bot."""
    made = {"seats": arguments.seats, "opponents": bot, "reward": "lead"}
    name = f"farshore/{arguments.game.title()}-v0"
    live = {number: gymnasium.make(name, seat=number % arguments.seats, **made) for number in range(games)}
    seen = {number: env.reset(seed=arguments.seed + 10_000_000 + number)[0] for number, env in live.items()}
    points = np.zeros(games)
    while live:
        stacked = {key: torch.from_numpy(np.stack([seen[at][key] for at in live])) for key in seen[next(iter(live))]}
        actions = policy(stacked)[0].logits.argmax(1).tolist()
        for number, action in zip([*live], actions, strict=True):
            seen[number], reward, is_over, _, _ = live[number].step(action)
            points[number] += reward
            if is_over:
                live.pop(number).close()
    return outcome_of(points, arguments.seats)


def bot_alone(game: str, bot: str, games: int) -> float:
    """Return how many points a bot has on average where nobody else plays."""
    alone = new_tournament(game, (bot,), seats=1, limit=Limit(iterations=1), form="alike")
    return float(np.mean([play(alone, number).result.scores[0] for number in range(games)]))


def measured(arguments: argparse.Namespace, policy: Policy, games: int) -> dict[str, Outcome]:
    """Return how good it is now, by what it plays against."""
    if arguments.seats == 1:
        return {"alone": against_random(arguments, policy, games)}
    by_luck, by_greedy = against_random(arguments, policy, games), against_bot(arguments, policy, "greedy", games)
    return {"against random": by_luck, "against greedy": by_greedy}


def write(arguments: argparse.Namespace, policy: Policy, curves: Curves, lines: dict[str, float]) -> None:
    """Write what was learnt so far."""
    torch.save(policy.state_dict(), arguments.out / "policy.pt")
    with (arguments.out / "curve.csv").open("w", newline="") as file:
        rows = ((row[0][0], *(value for _, value in row)) for row in zip(*curves.values(), strict=True))
        csv.writer(file).writerows([("decisions", *curves), *rows])
    title = f"{arguments.game.title()}: {'points alone' if arguments.seats == 1 else 'mean lead'}"
    (arguments.out / "curve.svg").write_text(drawn(curves, lines, title))


def main() -> None:
    """Learn, measure, and write what was learnt."""
    parser = argparse.ArgumentParser(description="Masked PPO on all seats of a game.")
    parser.add_argument("game", choices=["entdecker", "explorers", "overworld"])
    parser.add_argument("--seats", type=int, default=1)
    parser.add_argument("--steps", type=int, default=200_000, help="decisions to learn from")
    parser.add_argument("--games", type=int, default=128, help="to measure with at the end; on the way, a quarter")
    parser.add_argument("--measure", type=int, default=20, help="how often to measure on the way")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("learnt"))
    arguments = parser.parse_args()
    torch.manual_seed(arguments.seed)
    torch.set_num_threads(1)  # more would not help so small a network
    arguments.out.mkdir(parents=True, exist_ok=True)

    batch = Batch(arguments.game, ENVS, seats=arguments.seats, seed=arguments.seed, reward="lead")
    policy = Policy(batch.setting)
    updates = max(1, arguments.steps // (ENVS * STEPS))
    learner = Learner(batch, policy, updates)
    curves: Curves = {}
    bots = ("random", "greedy") if arguments.seats == 1 else ()
    lines = {bot: bot_alone(arguments.game, bot, arguments.games) for bot in bots} or {"as many as the other": 0.0}
    for update in range(updates + 1):
        if update:
            learner.learn(learner.play())
        if update % max(1, updates // arguments.measure) == 0 or update == updates:
            games = arguments.games if update == updates else -(-arguments.games // 4)
            found = measured(arguments, policy, games)
            for name, outcome in found.items():
                curves.setdefault(name, []).append((update * ENVS * STEPS, outcome.points))
            told = "; ".join(f"{name}: {outcome}" for name, outcome in found.items())
            print(f"{update * ENVS * STEPS:>9,} decisions, {process_time():,.0f} s of processor: {told}", flush=True)
            write(arguments, policy, curves, lines)
    if bots:
        print("; ".join(f"{bot}: {lines[bot]:.1f} points" for bot in bots))


if __name__ == "__main__":
    main()

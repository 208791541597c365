"""A bot in plain Python that knows nothing of Farshore: the verbs it is given come first, the rest is luck.

    farshore arena explorers "cmd:python3 examples/eager.py mark" random --games 20

It talks over its input and output; docs/protocol.md says how.
"""

import random
import sys


def say(line: str) -> None:
    """Answer at once: an answer that waits in a buffer comes too late."""
    print(line, flush=True)


def block(count: str) -> list[str]:
    """Read so many lines."""
    return [sys.stdin.readline().strip() for _ in range(int(count))]


def choose(legal: list[str], verbs: list[str], luck: random.Random) -> str:
    """Return an action whose verb is wished for most, by luck if there are several."""
    wishes = {verb: number for number, verb in enumerate(verbs)}
    best = min(wishes.get(action.split()[0], len(verbs)) for action in legal)
    return luck.choice([action for action in legal if wishes.get(action.split()[0], len(verbs)) == best])


def main(verbs: list[str]) -> None:
    """Answer line by line until there is nothing more to answer."""
    legal: list[str] = []
    while line := sys.stdin.readline():
        word, _, rest = line.strip().partition(" ")
        if word == "farshore":  # hello: who I am, and what I want to be told
            say("name Eager")
            say("version 1")
            say("ready")
        elif word == "newgame":  # explorers seats 2 seat 0 options {…}
            say("ready")
        elif word == "legal":  # what I may do, one action a line
            legal = block(rest)
        elif word == "go":  # seconds 1 iterations 1000 luck 12345
            words = rest.split()
            luck = random.Random(words[words.index("luck") + 1])
            say(f"info {len(legal)} choices")
            say(f"bestmove {choose(legal, verbs, luck)}")
        elif word == "quit":
            break


if __name__ == "__main__":
    main(sys.argv[1:])

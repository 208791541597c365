"""Puzzles as a TOML text in which a person can see the boards."""

from __future__ import annotations

import msgspec

from farshore.bots.advice import Advice
from farshore.bots.puzzles.puzzle import Collection, Puzzle


def write_collection(collection: Collection) -> str:
    """Write puzzles down."""
    made = collection.made
    lines = [
        "# Positions in which one is to find the move; made by `python -m tools.practice`.",
        "",
        "[made]",
        *(f"{field} = {_plain(getattr(made, field))}" for field in made.__struct_fields__),
    ]
    return "\n".join([*lines, *(line for puzzle in collection.puzzles for line in _puzzle(puzzle)), ""])


def _puzzle(puzzle: Puzzle) -> list[str]:
    document = puzzle.position.rstrip("\n").replace("\\", "\\\\").replace('"""', '""\\"')
    return [
        "",
        "[[puzzles]]",
        f"id = {_plain(puzzle.id)}",
        f"seat = {puzzle.seat}",
        f"level = {puzzle.level}",
        f"theme = {_plain(puzzle.theme)}",
        "answers = [",
        *(f"    {_answer(answer)}," for answer in puzzle.answers),
        "]",
        f'position = """\n{document}\n"""',
    ]


def _answer(answer: Advice) -> str:
    fields = {name: getattr(answer, name) for name in answer.__struct_fields__ if getattr(answer, name) != ()}
    return "{ " + ", ".join(f"{name} = {_plain(value)}" for name, value in fields.items()) + " }"


def _plain(value: object) -> str:
    """Write a number, a text or a list of them: JSON and TOML write these alike."""
    return msgspec.json.encode(value).decode()

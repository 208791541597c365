"""Every sentence the code may say is in a catalogue, and every sentence in a catalogue may be said.

A key is a literal where it is used: the first argument of ``say``, ``Phrase`` or ``FarshoreError``, or what follows a
rule's number in any call (``IllegalAction("ENT-31", "…")``). It may stand in a variable of the same function, and may
be an f-string that begins with a room's prefix, which then stands for every key it fits. The keys of rules, events,
actions and options follow from the game itself; a message may also be part of another. Nothing here needs a change for
a new game, room or language.
"""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from fnmatch import fnmatchcase
from importlib.resources.abc import Traversable
from pathlib import Path

import pytest

import farshore
from farshore.core.contract import Game
from farshore.core.registry import games
from farshore.core.words import catalogue_keys
from tests.toys import LAGOON

SOURCE = Path(farshore.__file__).parent
TESTS = Path(__file__).parent
GAMES: list[Game] = [*games().values(), LAGOON]
ROOMS: list[Traversable] = [path for path in sorted(SOURCE.glob("**/words")) if any(path.glob("en/*.ftl"))]
CATALOGUES: list[Traversable] = [*ROOMS, LAGOON.words]
MODULES = [*sorted(SOURCE.glob("**/*.py")), TESTS / "toys.py"]
RULES = {number for game in GAMES for number in game.rules}
SAYING = {
    "say": 0,
    "say_with": 0,
    "Phrase": 0,
    "FarshoreError": 0,
    "IllegalAction": 1,
}  # in which argument they take a key


def derived(game: Game) -> Iterator[str]:
    """Yield the keys that follow from what the game is."""
    yield from (f"game-{game.name}", f"game-{game.name}.text")
    for number in game.rules:
        yield from (number, f"{number}.text")
    yield from (f"{game.name}-event-{kind.__name__}" for kind in game.event_types)
    yield from (f"{game.name}-action-{kind.__name__}" for kind in game.action_types)
    yield from (f"{game.name}-option-{field}" for field in game.options_type.__struct_fields__)


def said(tree: ast.Module) -> Iterator[tuple[str, int]]:
    """Yield every key (of an f-string: with ``*`` for what varies) that a module may say, with its line."""
    for scope in ast.walk(tree):
        if isinstance(scope, ast.Module | ast.FunctionDef | ast.ClassDef):
            for node in own_nodes(scope):
                if isinstance(node, ast.Call):
                    for argument in key_arguments(node):
                        yield from ((key, node.lineno) for key in literals(argument, scope))


def own_nodes(scope: ast.AST) -> Iterator[ast.AST]:
    """Yield what stands in a scope but in no scope inside it."""
    for child in ast.iter_child_nodes(scope):
        if not isinstance(child, ast.FunctionDef | ast.ClassDef):
            yield child
            yield from own_nodes(child)


def key_arguments(call: ast.Call) -> Iterator[ast.expr]:
    """Yield the arguments of a call that are keys."""
    function = call.func
    name = getattr(function, "id", getattr(function, "attr", ""))
    if name == "__init__" and call.args and isinstance(call.args[0], ast.Constant):
        yield call.args[1] if call.args[0].value == "" else call.args[0]  # an error class that knows its own sentence
    if name in SAYING and len(call.args) > SAYING[name]:
        yield call.args[SAYING[name]]
    for rule, key in zip(call.args, call.args[1:], strict=False):
        if isinstance(rule, ast.Constant) and rule.value in RULES:
            yield key


def literals(argument: ast.expr, scope: ast.AST) -> Iterator[str]:
    """Yield the literals an argument may be, looking up variables of the same function."""
    match argument:
        case ast.Constant(value=str(key)):
            yield key
        case ast.JoinedStr(values=parts):
            yield "".join(str(part.value) if isinstance(part, ast.Constant) else "*" for part in parts)
        case ast.IfExp(body=one, orelse=other):
            yield from literals(one, scope)
            yield from literals(other, scope)
        case ast.Name(id=name):
            for node in own_nodes(scope):
                if isinstance(node, ast.Assign) and any(isinstance(t, ast.Name) and t.id == name for t in node.targets):
                    yield from literals(node.value, scope)


def references(catalogue: Traversable) -> Iterator[str]:
    """Yield the messages that others in a catalogue are made with."""
    for file in (catalogue / "en").iterdir():
        text = "\n".join(line for line in file.read_text(encoding="utf-8").splitlines() if not line.startswith("#"))
        yield from re.findall(r"\{ *([a-zA-Z][\w-]*) *\}", text)


TREES = {path: ast.parse(path.read_text(encoding="utf-8")) for path in MODULES}
SAID = {key: f"{path.name}:{line}" for path, tree in TREES.items() for key, line in said(tree)}
KEYS = [key for catalogue in CATALOGUES for key in catalogue_keys(catalogue)]


def test_every_sentence_the_code_says_is_in_a_catalogue() -> None:
    missing = {key: place for key, place in SAID.items() if not any(fnmatchcase(known, key) for known in KEYS)}
    assert missing == {}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_rule_event_action_and_option_has_its_words(game: Game) -> None:
    assert [key for key in derived(game) if key not in KEYS] == []


def test_every_sentence_in_a_catalogue_is_used() -> None:
    """A key is used if it follows from a game, is said, is part of another or is a literal anywhere in the source."""
    nodes = (node for tree in TREES.values() for node in ast.walk(tree))
    known = {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    known |= {key for game in GAMES for key in derived(game)}
    known |= {f"{game.name}-seat-{colour}" for game in GAMES for colour in game.seat_names}
    known |= {match for catalogue in CATALOGUES for match in references(catalogue)}
    patterns = [key for key in SAID if "*" in key and not key.startswith("*")]
    messages = {key.partition(".")[0] for key in KEYS}  # an attribute goes with its message
    assert [key for key in sorted(messages - known) if not any(fnmatchcase(key, pattern) for pattern in patterns)] == []


def test_no_key_is_in_two_catalogues() -> None:
    assert [key for key, count in Counter(KEYS).items() if count > 1] == []


def test_other_languages_have_no_key_that_english_lacks() -> None:
    for catalogue in CATALOGUES:
        for language in (home.name for home in catalogue.iterdir() if home.is_dir()):
            assert set(catalogue_keys(catalogue, language)) <= set(catalogue_keys(catalogue)), language


def test_the_search_finds_keys_wherever_they_stand() -> None:
    tree = ast.parse(
        """
def why(good, name):
    key = "one" if good else "two"
    refuse("LAG-1", "three")
    say(f"four-{name}.text")
    Phrase(key)
    raise IllegalAction(rule, "five")

class Wrong(FarshoreError):
    def __init__(self):
        super().__init__("six")

class Late(IllegalAction):
    def __init__(self):
        super().__init__("", "seven")
"""
    )
    found = {key for key, _ in said(tree)}
    assert found == {"one", "two", "three", "four-*.text", "five", "six", "seven"}

"""Every sentence the code may say is in a catalogue, and every sentence in a catalogue may be said.

A key is a literal where it is used: the first argument of ``say``, ``Phrase`` or ``FarshoreError``, or what follows a
rule's number in any call (``IllegalAction("ENT-31", "…")``). It may stand in a variable of the same function, and may
be an f-string that begins with a room's prefix, which then stands for every key it fits. The keys of rules, events,
actions and options follow from the game itself; a message may also be part of another. Nothing here needs a change for
a new game or room; what languages must have in common is held by ``test_languages``.
"""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from fnmatch import fnmatchcase
from functools import cache
from importlib.resources.abc import Traversable
from itertools import groupby
from pathlib import Path

import pytest

import farshore
from farshore.core.contract import Game
from farshore.core.hints import hints_of
from farshore.core.lessons import lessons_of
from farshore.core.registry import games
from farshore.core.rulebook import has_rulebook, rulebook_of
from farshore.core.words import catalogue_keys
from tests.some import never_empty
from tests.toys import LAGOON
from tools.catalogues import Language, Said, read_language

SOURCE = Path(farshore.__file__).parent
TESTS = Path(__file__).parent
GAMES: list[Game] = [*games().values(), LAGOON]
ROOMS: list[Traversable] = [path for path in sorted(SOURCE.glob("**/words")) if any(path.glob("en/*.ftl"))]
CATALOGUES: list[Traversable] = [*ROOMS, LAGOON.words]
HOMES: list[Path] = [*(Path(str(room)) for room in CATALOGUES), TESTS.parent / "web" / "words"]
MODULES = [*sorted(SOURCE.glob("**/*.py")), TESTS / "toys.py"]
RULES = {number for game in GAMES for number in game.rules}
SAYING = {
    "say": 0,
    "say_with": 0,
    "Phrase": 0,
    "FarshoreError": 0,
    "IllegalAction": 1,
}  # in which argument they take a key


@never_empty
def derived(game: Game) -> Iterator[str]:
    """Yield the keys that follow from what the game is."""
    yield from (f"game-{game.name}", f"game-{game.name}.text")
    for number in game.rules:
        yield from (number, f"{number}.text")
    yield from (f"{game.name}-event-{kind.__name__}" for kind in game.event_types)
    yield from (f"{game.name}-action-{kind.__name__}" for kind in game.action_types)
    yield from (f"{game.name}-option-{field}" for field in game.options_type.__struct_fields__)
    yield from (f"{game.name}-part-{part}" for part in game.about.score_parts)


def foreseen(game: Game) -> set[str]:
    """Return the keys of the short words that a game may have for what would happen."""
    chance = {key for key in known_keys() if key.startswith(f"{game.name}-foreseen-chance-")}
    chance.add(f"{game.name}-foreseen-secret")
    return chance | {f"{game.name}-foreseen-{kind.__name__}" for kind in game.event_types}


def taught(game: Game) -> set[str]:
    """Return the keys of a game's lessons, and of the words that it may have for points that are won there."""
    scored = {f"{game.name}-lesson-scored-{kind.__name__}" for kind in game.event_types}
    return scored.union(*(lesson.words() for lesson in lessons_of(game).values()))


def said(tree: ast.Module) -> Iterator[tuple[str, int]]:
    """Yield every key (of an f-string: with ``*`` for what varies) that a module may say, with its line."""
    yield from ((key, call.lineno) for key, call in sayings(tree))


def sayings(tree: ast.Module) -> Iterator[tuple[str, ast.Call]]:
    """Yield every key that a module may say with the call that says it."""
    for scope in ast.walk(tree):
        if isinstance(scope, ast.Module | ast.FunctionDef | ast.ClassDef):
            for node in own_nodes(scope):
                if isinstance(node, ast.Call):
                    for argument in key_arguments(node):
                        yield from ((key, node) for key in literals(argument, scope))


def given_by(call: ast.Call) -> set[str] | None:
    """Return the parameters that a call gives to a sentence; ``None`` if that cannot be read from it."""
    name = getattr(call.func, "id", getattr(call.func, "attr", ""))
    if name not in {*SAYING, "__init__"} or name == "say_with" or any(word.arg is None for word in call.keywords):
        return None
    return {word.arg for word in call.keywords if word.arg}


def needed_by(key: str, english: Mapping[str, Said]) -> set[str]:
    """Return the parameters that a sentence, and what it is made with, needs."""
    others = (other for other in english[key].others if other in english)
    return english[key].used.union(*(needed_by(other, english) for other in others))


def lacking(sayings: Iterable[tuple[str, ast.Call]], english: Mapping[str, Said]) -> dict[str, set[str]]:
    """Return what calls forget to give to what they say, by key and line."""
    found = {}
    for key, call in sayings:
        given = given_by(call)
        if given is not None and key in english and (lacks := needed_by(key, english) - given):
            found[f"{key} in line {call.lineno}"] = lacks
    return found


def own_nodes(scope: ast.AST) -> Iterator[ast.AST]:
    """Yield what stands in a scope but in no scope inside it."""
    waiting = [scope]
    while waiting:
        for child in ast.iter_child_nodes(waiting.pop()):
            if not isinstance(child, ast.FunctionDef | ast.ClassDef):
                yield child
                waiting.append(child)


def key_arguments(call: ast.Call) -> Iterator[ast.expr]:
    """Yield the arguments of a call that are keys."""
    function = call.func
    name = getattr(function, "id", getattr(function, "attr", ""))
    if name == "__init__" and call.args and isinstance(call.args[0], ast.Constant):
        found = call.args[1] if call.args[0].value == "" else call.args[0]  # an error class that knows its own sentence
        if not isinstance(found, ast.Constant) or re.fullmatch(r"[\w.-]+", str(found.value)):
            yield found
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


@cache
def language() -> Language:
    """Return all that is said in English; read when a test first asks, not wherever tests are collected."""
    return read_language(HOMES, "en")


@cache
def english() -> dict[str, Said]:
    """Return the English sentences by key."""
    return language().said()


@cache
def trees() -> dict[Path, ast.Module]:
    """Return all our modules, parsed."""
    return {path: ast.parse(path.read_text(encoding="utf-8")) for path in MODULES}


@cache
def our_sayings() -> list[tuple[Path, str, ast.Call]]:
    """Return every key that our modules may say, with the module and the call that says it."""
    return [(path, key, call) for path, tree in trees().items() for key, call in sayings(tree)]


@cache
def said_keys() -> dict[str, str]:
    """Return the keys that our modules may say, and where."""
    return {key: f"{path.name}:{call.lineno}" for path, key, call in our_sayings()}


@cache
def known_keys() -> list[str]:
    """Return the keys of all catalogues."""
    return [key for catalogue in CATALOGUES for key in catalogue_keys(catalogue)]


def test_every_sentence_the_code_says_is_in_a_catalogue() -> None:
    known = {*known_keys()}
    missing = {
        key: place
        for key, place in said_keys().items()
        if key not in known and not any(fnmatchcase(one, key) for one in known)
    }
    assert missing == {}
    assert len(said_keys()) > 300


def test_whoever_says_a_sentence_gives_all_that_it_needs() -> None:
    by_module = groupby(our_sayings(), lambda saying: saying[0])
    found = {path.name: lacking([(key, call) for _, key, call in module], english()) for path, module in by_module}
    wrong = {name: lacks for name, lacks in found.items() if lacks}
    looked_at = [call for _, _, call in our_sayings() if given_by(call) is not None]
    assert wrong == {}
    assert len(looked_at) > 300


def test_a_forgotten_parameter_is_found() -> None:
    tree = ast.parse(
        """
def one(seat):
    key = "not-your-turn"
    say(key)
    Phrase("not-your-turn", seat=seat)
    raise FarshoreError("bad-options", game="lagoon", **other)

class Wrong(FarshoreError):
    def __init__(self):
        super().__init__("bad-options", game="lagoon")
"""
    )
    assert lacking(sayings(tree), english()) == {
        "not-your-turn in line 4": {"seat"},
        "bad-options in line 10": {"reason"},
    }


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_rule_event_action_and_option_has_its_words(game: Game) -> None:
    assert [key for key in derived(game) if key not in known_keys()] == []


def test_every_sentence_in_a_catalogue_is_used() -> None:
    """A key is used if it follows from a game, is said, is part of another or is a literal anywhere in the source."""
    nodes = (node for tree in trees().values() for node in ast.walk(tree))
    known = {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    known |= {key for game in GAMES for key in derived(game)}
    known |= {key for game in GAMES for key in (*foreseen(game), *taught(game))}
    known |= {f"{game.name}-seat-{colour}" for game in GAMES for colour in game.seat_names}
    known |= {key for game in GAMES for key in hints_of(game).words()}
    known |= {key for game in GAMES if has_rulebook(game) for key in rulebook_of(game).words()}
    known |= {match for catalogue in CATALOGUES for match in references(catalogue)}
    patterns = [key for key in said_keys() if "*" in key and not key.startswith("*")]
    messages = {key.partition(".")[0] for key in known_keys()}  # an attribute goes with its message
    assert [key for key in sorted(messages - known) if not any(fnmatchcase(key, pattern) for pattern in patterns)] == []


def test_no_key_is_in_two_catalogues() -> None:
    assert [key for key, count in Counter(known_keys()).items() if count > 1] == []


def test_english_is_made_only_with_what_it_has() -> None:
    names = language().names
    assert language().wrong == []
    assert {key: gone for key, said in english().items() if (gone := said.others - names)} == {}
    assert len(english()) > 500


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

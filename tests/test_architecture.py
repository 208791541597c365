"""The map of the architecture is the one that the import rules keep, and its rooms are those there are."""

from __future__ import annotations

import re
import tomllib
from itertools import product
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
CONTRACTS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"]["contracts"]


def rows(name: str) -> list[list[str]]:
    """Return the layers of a contract that exist, the outermost first, those beside one another together."""
    (contract,) = (contract for contract in CONTRACTS if contract["name"] == name)
    split = ([part.strip() for part in row.split("|")] for row in contract["layers"])
    return [[part for part in row if not part.startswith("(")] for row in split]


def layers(name: str) -> list[str]:
    """Return the layers of a contract that exist, the outermost first, one by one."""
    return [part for row in rows(name) for part in row]


def sources(name: str) -> list[str]:
    """Return the parts of the server of which a contract keeps something away."""
    (contract,) = (contract for contract in CONTRACTS if contract["name"] == name)
    return [module.removeprefix("farshore.server.") for module in contract["source_modules"]]


def rooms(heading: str) -> list[str]:
    """Return what the table under a heading describes."""
    _, _, section = PAGE.partition(f"\n## {heading}\n")
    return re.findall(r"^\| `(\w+)` \|", section.partition("\n## ")[0], re.MULTILINE)


def test_the_picture_has_the_layers_in_the_order_of_the_imports() -> None:
    arrows = re.findall(r"^    (\w+) --> (\w+)$", PAGE, re.MULTILINE)
    order = rows("Imports point one way")
    known = [(above, below) for above, below in arrows if above in layers("Imports point one way")]
    steps = zip(order[:0:-1], order[-2::-1], strict=True)
    assert known == [(above, below) for lower, upper in steps for above, below in product(upper, lower)]


def test_every_folder_of_the_package_is_described() -> None:
    folders = {path.name for path in (ROOT / "src" / "farshore").iterdir() if (path / "__init__.py").exists()}
    assert set(rooms("What is where")) == folders == set(layers("Imports point one way"))


def test_the_rings_are_those_that_the_import_rules_keep() -> None:
    described = rooms("The server's rings")
    assert described == layers("The server's rings")
    server = ROOT / "src/farshore/server"
    folders = {path.name for path in server.iterdir() if (path / "__init__.py").exists()}
    modules = {path.stem for path in server.glob("*.py")} - {"__init__"}
    assert set(described) == folders | modules


def test_what_a_ring_must_not_know_is_what_the_import_rules_keep_from_it() -> None:
    kept = [
        ("HTTP", sources("Only the web and notices know HTTP")),
        ("Litestar", sources("Only the web knows Litestar")),
        ("SQL", sources("Only storage speaks SQL")),
    ]
    rings = layers("The server's rings")
    assert all(ring in rings for _, without in kept for ring in without)
    _, _, section = PAGE.partition("\n## The server's rings\n")
    described = dict(re.findall(r"^\| `(\w+)` \| .+ \| (.*) \|$", section.partition("\n## ")[0], re.MULTILINE))
    assert described == {ring: ", ".join(what for what, without in kept if ring in without) for ring in rings}


def test_every_folder_of_a_game_is_described_and_every_module_that_is_named_is_there() -> None:
    [row] = re.findall(r"^\| `games` \| (.+) \|.+\|$", PAGE, re.MULTILINE)
    games = [path for path in (ROOT / "src/farshore/games").iterdir() if (path / "__init__.py").exists()]
    folders = {path.name for game in games for path in game.iterdir() if path.is_dir() and path.name != "__pycache__"}
    assert set(re.findall(r"`(\w+)/`", row)) == folders
    some = {"invariants.py": {"explorers", "overworld"}, "data": {"entdecker", "explorers"}}
    for name in {*re.findall(r"`(\w+\.py)`", row), *folders}:
        with_it = {game.name for game in games if (game / name).exists()}
        assert with_it == some.get(name, {game.name for game in games}), f"the row says something else of {name}"


def test_every_link_leads_somewhere() -> None:
    links = re.findall(r"\]\(([^)#]+)\)", PAGE)
    assert links
    assert [link for link in links if not (ROOT / "docs" / link).exists()] == []

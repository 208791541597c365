"""Make the pictures of the README: each game in the middle of a random match, as the terminal shows it.

Run it with ``python -m tools.pictures``; it writes ``docs/pictures/<game>.svg``.
"""

from __future__ import annotations

import io
from pathlib import Path
from random import Random
from typing import Final

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from farshore.cli.faces import face_of
from farshore.core.fate import Fate
from farshore.core.match import Match
from farshore.core.registry import games

FOLDER: Final = Path(__file__).parents[1] / "docs" / "pictures"
WIDTH, HEIGHT = 104, 50
SHOWN: Final = {"entdecker": (190, 5), "explorers": (180, 3), "overworld": (52, 53)}  # by game: decisions and seed


def colours(text: str) -> list[tuple[int, int, int]]:
    """Read colours written as six hexadecimal digits."""
    return [(int(word[:2], 16), int(word[2:4], 16), int(word[4:], 16)) for word in text.split()]


NIGHT: Final = TerminalTheme(
    (16, 20, 28),
    (214, 220, 228),
    colours("10141c e86054 7ebe6e e5bd5f 619ede be84d6 5ebec4 d6dce4"),
    colours("626c7a f58076 98d688 f5d482 82b8f2 d4a0ea 80d6dc f5f8fc"),
)
# rich's own format, without the font it would fetch from elsewhere
FORMAT: Final = """<svg class="rich-terminal" viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<style>
.{unique_id}-matrix {{ font-family: ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace;
  font-size: {char_height}px; line-height: {line_height}px; font-variant-east-asian: full-width; }}
.{unique_id}-title {{ font-size: 18px; font-weight: bold; font-family: sans-serif; }}
{styles}
</style>
<defs><clipPath id="{unique_id}-clip-terminal"><rect x="0" y="0" width="{terminal_width}" height="{terminal_height}" />
</clipPath>{lines}</defs>
{chrome}
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}<g class="{unique_id}-matrix">{matrix}</g></g>
</svg>
"""


def played(name: str, decisions: int, seed: int) -> Match:
    """Return a random match of three after this many decisions."""
    rng = Random(seed)
    match = Match.new(name, 3, fate=Fate(rng.randbytes(32)))
    for _ in range(decisions):
        seat = match.actors()[0]
        match.play(seat, rng.choice(match.legal(seat)))
    return match


def picture(match: Match) -> str:
    """Draw how a match stands for the seat that is to act."""
    console = Console(record=True, width=WIDTH, height=HEIGHT, file=io.StringIO(), color_system="truecolor")
    console.print(face_of(match.game).board(match.view(match.actors()[0]), WIDTH, HEIGHT))
    name = match.game.name
    return console.export_svg(title=f"farshore play {name}", theme=NIGHT, code_format=FORMAT, unique_id=name)


def main() -> None:
    """Write all pictures."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in SHOWN.keys() & games().keys():
        (FOLDER / f"{name}.svg").write_text(picture(played(name, *SHOWN[name])), encoding="utf-8")


if __name__ == "__main__":
    main()

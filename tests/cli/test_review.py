"""``farshore review``: a game that is over in words."""

from __future__ import annotations

import re
from pathlib import Path

from tests.cli.command import farshore, one_line
from tests.effort import in_depth
from tests.make_records import FOLDER

QUICK = ("--iterations", "10")


@in_depth
def test_a_record_is_looked_through() -> None:
    said = one_line(farshore("review", FOLDER / "overworld-2.jsonl", *QUICK))
    assert "White wins." in said, "how it ended, by part"
    assert "What everyone expected to have at the end (Far-sighted thinks so)" in said
    assert "→ 34" in said
    assert "as good as the best given away luck" in said
    assert "gives away" in said
    assert re.search(r"Expected: \d+ : \d+, then \d+ : \d+ Better: ", said), "by seat, before the choice and then"


def test_it_speaks_other_languages() -> None:
    said = farshore("--language", "de", "review", FOLDER / "overworld-2.jsonl", "--iterations", "2")
    assert "Wo die Partie kippte" in said
    assert re.search(r"Erwartet: \d+ : \d+, dann \d+ : \d+", said)


def test_a_game_that_is_not_over_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    farshore("play", "overworld", "--seats", "you,greedy", "--save", path, typed="1\nquit\n")
    assert "only games that are over" in one_line(farshore("review", path, code=1))

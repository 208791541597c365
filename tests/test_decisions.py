"""The decisions are numbered without a gap, and the list names all of them."""

from __future__ import annotations

import re
from pathlib import Path

FOLDER = Path(__file__).parents[1] / "docs" / "decisions"
PAGES = sorted(path for path in FOLDER.glob("*.md") if path.name != "README.md")


def test_the_list_has_every_page_in_order() -> None:
    listed = re.findall(r"^(\d+)\. \[.+\]\((.+)\)$", (FOLDER / "README.md").read_text("utf-8"), re.MULTILINE)
    assert listed == [(str(number), path.name) for number, path in enumerate(PAGES, 1)]


def test_a_page_has_the_number_of_its_place_in_its_name_and_over_its_text() -> None:
    assert len(PAGES) > 50
    for number, path in enumerate(PAGES, 1):
        assert path.name.startswith(f"{number:04}-")
        assert path.read_text("utf-8").startswith(f"# {number}. ")

"""The newest terrain tiles are drawn as a person would: each a landscape with a name, none like another."""

from __future__ import annotations

import re

import pytest

from farshore.games.explorers.tiles import FIRST, NEWEST, installed_pack, pack_folder
from tools.explorers_design import design_of

TEMPLES_INSIDE = KEYS_INSIDE = 7  # of 8, at least
CLOSE_TEMPLES = CORNERED_KEYS = 0.05  # of random maps, at most
MOST_ALIKE = 36  # of 64 squares: unlike tiles with four terrains each agree on some 30 where they agree most


@pytest.mark.rule("EXP-3")
def test_temples_and_keys_lie_inside_and_maps_keep_them_apart() -> None:
    found = design_of(installed_pack())
    assert found.temples_inside >= TEMPLES_INSIDE
    assert found.keys_inside >= KEYS_INSIDE
    assert found.close_temples <= CLOSE_TEMPLES
    assert found.cornered_keys <= CORNERED_KEYS


def test_every_tile_tempts_and_no_two_are_alike() -> None:
    found = design_of(installed_pack(), maps=1)
    assert found.tempting == 8
    assert found.alike <= MOST_ALIKE


def test_every_tile_has_a_name_and_a_character() -> None:
    text = pack_folder()["standard"].read_text("utf-8")
    said = re.findall(r"^# (The [\w ]+): (.+)\ntile (\d)$", text, re.MULTILINE)
    assert [int(number) for *_, number in said] == [*range(1, 9)]
    assert len({name for name, *_ in said}) == 8


def test_the_first_tiles_show_that_this_can_fail() -> None:
    """They were made by a program: every temple and key on the rim."""
    found = design_of(installed_pack(box=FIRST))
    assert FIRST != NEWEST
    assert (found.temples_inside, found.keys_inside) == (0, 0)
    assert found.close_temples > 0.25
    assert found.cornered_keys > 0.4

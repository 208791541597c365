"""A saved game is never lost: not when an older version wrote it, and not when the rules change after it was closed."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from farshore.cli.documents import read_record
from farshore.cli.replay import moves_of
from farshore.cli.saves import saving
from farshore.core.match import Match
from farshore.core.record import Record
from farshore.core.told import NOTHING, read_events
from farshore.core.words import Phrase
from tests.cli.command import farshore, one_line, random_match
from tests.make_witnesses import WITNESSES
from tests.new_rules import NEW_GAMES

SAVES = sorted(WITNESSES.glob("*/*-save.jsonl"))


@pytest.mark.parametrize("witness", SAVES, ids=lambda path: str(path.stem))
def test_a_save_of_an_older_version_says_more_once_it_was_resumed(witness: Path, tmp_path: Path) -> None:
    path = tmp_path / "save.jsonl"
    path.write_text(witness.read_text("utf-8"), "utf-8")
    match = Match.resume(Record.read(path.read_text("utf-8"), partial=True))
    known = len(match.events)
    rng = Random(witness.stem)
    with saving(match, path):
        while len(match.record.steps) < 75 and not match.over:
            seat = rng.choice(match.actors())
            match.play(seat, rng.choice(match.legal(seat)))
    saved = Record.read(path.read_text("utf-8"))
    assert saved == match.record
    assert saved.header.format == 2
    assert saved.checkpoints[-1].after == len(saved.steps), "it was closed"
    assert list(tmp_path.iterdir()) == [path]
    new = Match.resume(saved, NEW_GAMES[saved.header.game])
    told = [event for step in saved.steps for event in read_events(match.game, step.told or NOTHING)]
    assert new.events == told, "as it was said when it was done, in fewer words perhaps than today's"
    assert new.events[len(told) - len(match.events[known:]) :] == match.events[known:]
    assert new.position() == match.position()
    moves = list(moves_of(saved, new.game, 0))
    assert moves[0].state is None, "older rules have played it"
    assert moves[-1].state is not None


def test_a_save_that_was_cut_off_inside_a_character_goes_on(tmp_path: Path) -> None:
    """Boards are drawn with characters of several bytes, and a crash asks for none of their borders."""
    path = tmp_path / "save.jsonl"
    first = random_match(20)
    first.checkpoint()
    whole = first.record.text().encode()
    *kept, last = whole.splitlines(keepends=True)
    middle = next(at for at, byte in enumerate(last) if byte > 127) + 1
    path.write_bytes(b"".join(kept) + last[:middle])
    assert "cut off" in one_line(farshore("check", path, code=1))
    match = Match.resume(read_record(path, partial=True))
    assert match.position() == first.position()
    with saving(match, path):
        pass
    assert path.read_bytes() == whole


def test_whoever_leaves_by_an_error_leaves_a_checkpoint(tmp_path: Path) -> None:
    match, path = Match.new("overworld", 2), tmp_path / "save.jsonl"

    def play_and_leave() -> None:
        with saving(match, path):
            match.play(match.actors()[0], match.legal(match.actors()[0])[0])
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        play_and_leave()
    assert Record.read(path.read_text("utf-8")).checkpoints == match.record.checkpoints != []


def test_a_verdict_says_what_older_rules_have_played() -> None:
    params: dict[str, str] = {"game": "explorers", "steps": "9", "end": "open", "scores": "", "seed": "none"}
    assert "older rules" not in str(Phrase("cli-check-record", unproven=0, **params))
    assert "The first 7 were played by older rules" in str(Phrase("cli-check-record", unproven=7, **params))

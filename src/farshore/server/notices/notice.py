"""What a notice says, in the language of whoever gets it: which game and with whom, and nothing of how it stands.

That others play at the same time is no news; that they have finished a hidden turn would be: so nobody is said to wait.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

import msgspec

from farshore.core.registry import games
from farshore.core.telling import joined
from farshore.core.words import has_word, say
from farshore.server.storage.notices import Occasion
from farshore.server.table.names import called, seat_names
from farshore.server.table.seating import Sitting

Subject = Occasion | Literal["test"]

TITLES: Final[dict[Occasion, str]] = {"turn": "notice-turn", "reminder": "notice-reminder"}


class Notice(msgspec.Struct, frozen=True, kw_only=True):
    """Something to be told."""

    subject: Subject
    title: str
    text: str
    path: str  # of the page to open
    language: str
    game: str = ""
    table: str = ""


def notice_about(
    occasion: Occasion, table: str, game: str, sittings: Sequence[Sitting], guest: str, language: str
) -> Notice:
    """Tell somebody about a table."""
    names = _names(game, sittings, language)
    others = [name for name, sitting in zip(names, sittings, strict=True) if sitting.guest != guest]
    return Notice(
        subject=occasion,
        title=say(TITLES[occasion], language, game=_title(game, language)),
        text=say("notice-with", language, others=joined(others, language)),
        path=f"/t/{table}",
        language=language,
        game=game,
        table=table,
    )


def trial_notice(language: str) -> Notice:
    """Tell somebody that they can be told."""
    text = say("notice-test.text", language)
    return Notice(subject="test", title=say("notice-test", language), text=text, path="/you", language=language)


def _title(game: str, language: str) -> str:
    key = f"game-{game}"
    return say(key, language) if has_word(key) else game


def _names(game: str, sittings: Sequence[Sitting], language: str) -> list[str]:
    installed = games().get(game)
    if installed is None:
        return [called(None, None, sitting.name, language) for sitting in sittings]
    return seat_names(installed, sittings, language)

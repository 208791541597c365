"""Sentences that are only texts put together are said without Fluent, and just as Fluent says them."""

from __future__ import annotations

import pytest

from farshore.core import words
from farshore.core.registry import games
from farshore.core.words import MissingWord, all_keys, say
from farshore.core.words.plain import plainly


class Named(dict[str, str | int]):
    """Every parameter there may be, each as its own name."""

    def __missing__(self, name: str) -> str:
        return f"‹{name}›"

    def get(self, name: str, default: object = None) -> str:  # there are no others
        return f"‹{name}›"


def test_every_plain_sentence_is_said_as_fluent_says_it() -> None:
    games()
    catalogue, said = words._catalogue("en"), 0  # noqa: SLF001 - to compare with
    for key in all_keys():
        pattern = catalogue.pattern(key)
        assert pattern is not None
        text = plainly(pattern, Named())
        if text is not None:
            names = {part.partition("›")[0]: f"‹{part.partition('›')[0]}›" for part in text.split("‹")[1:]}
            assert (text, []) == catalogue.bundle.format_pattern(pattern, names), key
            said += 1
    assert said > 500


def test_a_number_is_left_to_fluent() -> None:
    pattern = words._catalogue("en").pattern("foreseen-points-other")  # noqa: SLF001 - the sentence itself
    assert pattern is not None
    assert plainly(pattern, {"seat": "Red", "signed": "+2"}) is not None
    assert plainly(pattern, {"seat": "Red", "signed": 2}) is None
    assert "1,000" in say("foreseen-points-other", seat="Red", signed=1000)


def test_a_missing_parameter_is_still_a_mistake() -> None:
    with pytest.raises(MissingWord):
        say("foreseen-points-other", seat="Red")

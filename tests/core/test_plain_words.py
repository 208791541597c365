"""Sentences that are texts, chosen and put together, are said without Fluent, and just as Fluent says them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from farshore.core import words
from farshore.core.registry import games
from farshore.core.words import MissingWord, all_keys, known_languages, say
from farshore.core.words.plain import _Chosen, _Named, _parts, plainly
from tests.effort import in_depth


def _wanted(parts: Any) -> Iterator[tuple[str, int | str]]:
    """Yield the parameters of a sentence, each with what it may be: its own name, or what something is chosen by."""
    for part in parts:
        if isinstance(part, _Named):
            yield part.name, f"‹{part.name}›"
        elif isinstance(part, _Chosen):
            for key, variant in part.variants:
                yield part.name, key
                yield from _wanted(variant)
            if {key for key, _ in part.variants} & {"one", "other"} or part.has_numbers:
                yield from ((part.name, number) for number in (0, 1, 2, 5, 999))


@pytest.mark.parametrize(
    "language", [pytest.param(each, marks=() if each == "en" else in_depth) for each in ("en", "de", "fr", "it")]
)
def test_every_plain_sentence_is_said_as_fluent_says_it(language: str) -> None:
    games()
    catalogue, said = words._catalogue(language), 0  # noqa: SLF001 - to compare with
    for key in all_keys(language):
        pattern = catalogue.pattern(key)
        assert pattern is not None
        parts = _parts(pattern, catalogue)
        if parts is None:
            continue
        wanted = list(dict.fromkeys(_wanted(parts)))
        for name, value in wanted or [("", "")]:
            given: dict[str, int | str] = {**dict(wanted), name: value}
            text = plainly(pattern, given, catalogue, catalogue.plural)
            if text is not None:
                assert (text, []) == catalogue.bundle.format_pattern(pattern, given), key
                said += 1
    assert said > 1_000
    assert language in known_languages()


def test_what_languages_write_in_their_own_ways_is_left_to_fluent() -> None:
    catalogue = words._catalogue("en")  # noqa: SLF001 - to look at what is said how
    pattern = catalogue.pattern("foreseen-points-other")
    assert pattern is not None
    for signed, is_plain in (("+2", True), (2, True), (999, True), (1000, False), (-2, False)):
        given = {"seat": "Red", "signed": signed}
        assert (plainly(pattern, given, catalogue, catalogue.plural) is not None) == is_plain
    assert "1,000" in say("foreseen-points-other", seat="Red", signed=1000)


def test_a_missing_parameter_is_still_a_mistake() -> None:
    with pytest.raises(MissingWord):
        say("foreseen-points-other", seat="Red")

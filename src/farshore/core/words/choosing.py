"""Which of the languages there are somebody means: by a tag, as browsers and terminals name languages."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from farshore.core.words import FALLBACK, known_languages

OPTION: Final = "--language"
"""What is typed before a command to choose a language."""
_PLAIN: Final = frozenset({"c", "posix"})  # what a terminal without a language calls it


def known_as(tag: str) -> str | None:
    """Return the language that somebody understands who names one: ``de`` for ``de-CH`` or ``de_AT.UTF-8``."""
    known = known_languages()
    return next((known[name] for name in _widened(tag) if name in known), None)


def first_known(tags: Iterable[str]) -> str:
    """Return the first of several languages that there are words in, else English."""
    return next((found for tag in tags if (found := known_as(tag))), FALLBACK)


def terminal_language(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """Return the language of whoever has typed a command: as they typed it, or as their terminal is set."""
    typed = typed_language(arguments)
    return known_as(typed) or first_known(_wishes(environment)) if typed else first_known(_wishes(environment))


def typed_language(arguments: Sequence[str]) -> str:
    """Return what was typed as a language before the command; nothing if none was."""
    for word, following in zip(arguments, [*arguments[1:], ""], strict=False):
        if word == OPTION:
            return following
        if word.startswith(f"{OPTION}="):
            return word.partition("=")[2]
    return ""


def _wishes(environment: Mapping[str, str]) -> list[str]:
    """Return the languages that a terminal is set to, as gettext reads them: the list only where there is a locale."""
    locale = next((environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), "")
    listed = environment.get("LANGUAGE", "").split(":")
    is_plain = locale.partition(".")[0].lower() in _PLAIN
    return [locale] if is_plain else [*listed, locale]


def _widened(tag: str) -> Iterator[str]:
    """Yield a tag and all that it is a kind of: ``de-ch``, ``de``."""
    name = tag.partition(".")[0].partition("@")[0].replace("_", "-").lower()
    while name:
        yield name
        name = name.rpartition("-")[0]

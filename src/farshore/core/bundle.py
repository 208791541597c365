"""Bundles: actions that are legal together again and again, so that nobody has to look at each of them every time."""

from __future__ import annotations

from farshore.core.compiled import mypyc_attr
from farshore.core.contract import Action


@mypyc_attr(allow_interpreted_subclasses=True)
class Bundle:
    """Some actions in a fixed order; shared by all games, and never changed."""

    __slots__ = ("actions",)

    actions: tuple[Action, ...]

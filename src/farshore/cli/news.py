"""What happened, in words."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

from farshore.cli.faces import Face
from farshore.core.contract import Event, Seat


def news(face: Face, events: Iterable[Event], reader: Seat | None) -> list[Text]:
    """Tell events as paragraphs, one for each stretch of one seat; those of others in brief to a ``reader``."""
    paragraphs: list[Text] = []
    current: Seat | None = None
    for event in events:
        seat = getattr(event, "seat", current)
        if reader is not None and seat != reader and type(event).__name__ in face.seldom_told:
            continue
        if not paragraphs or seat != current:
            paragraphs.append(Text("▪", "" if seat is None else face.seat_style(seat)))
            current = seat
        paragraphs[-1].append(f" {face.narrate(event)}", "default")
    return paragraphs

"""A grid of characters, each with a style, on which a board is drawn."""

from __future__ import annotations

from itertools import groupby
from operator import itemgetter

from rich.text import Text


class Canvas:
    """A blank sheet of ``width`` × ``height`` characters."""

    def __init__(self, width: int, height: int) -> None:
        self.chars = [[" "] * width for _ in range(height)]
        self.styles = [[""] * width for _ in range(height)]

    def put(self, row: int, column: int, text: str, style: str | None = None) -> None:
        """Write a text; without a style the one that is there stays."""
        for offset, char in enumerate(text):
            self.chars[row][column + offset] = char
            if style is not None:
                self.styles[row][column + offset] = style

    def text(self) -> Text:
        """Return the drawing."""
        lines = []
        for chars, styles in zip(self.chars, self.styles, strict=True):
            line = Text(no_wrap=True)
            for style, run in groupby(zip(styles, chars, strict=True), key=itemgetter(0)):
                line.append("".join(char for _, char in run), style)
            lines.append(line)
        return Text("\n", no_wrap=True).join(lines)

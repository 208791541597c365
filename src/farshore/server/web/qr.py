"""An address as a square to be photographed."""

from __future__ import annotations

from itertools import groupby

import segno

from farshore.server.web.messages.tables import QrCode


def qr_code(address: str) -> QrCode:
    """Return the dark squares of a QR code as the path of a drawing, row by row."""
    rows = [[bool(cell) for cell in row] for row in segno.make(address, error="m", micro=False).matrix]
    path: list[str] = []
    for y, row in enumerate(rows):
        x = 0
        for is_dark, run in groupby(row):
            length = len(list(run))
            if is_dark:
                path.append(f"M{x} {y}h{length}v1h-{length}z")
            x += length
    return QrCode(size=len(rows), path="".join(path))

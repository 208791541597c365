"""Quiet hours: every day, by the clock of whoever wants them, also where clocks are put forward and back."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from farshore.server.notices.errors import BadQuietHours
from farshore.server.storage.notices import Quiet


def clean_quiet(start: int, end: int, zone: str) -> Quiet:
    """Return hours as they are kept. Raises ``BadQuietHours``."""
    try:
        ZoneInfo(zone)
    except (ZoneInfoNotFoundError, ValueError, OSError) as error:
        raise BadQuietHours from error
    if start == end:
        raise BadQuietHours
    return Quiet(start=start, end=end, zone=zone)


def is_quiet(quiet: Quiet | None, now: float) -> bool:
    """Tell whether it is one of somebody's quiet hours."""
    if quiet is None:
        return False
    local = datetime.fromtimestamp(now, ZoneInfo(quiet.zone))
    minute = local.hour * 60 + local.minute
    if quiet.start < quiet.end:
        return quiet.start <= minute < quiet.end
    return minute >= quiet.start or minute < quiet.end  # over midnight

"""How many files this process may have open: every connection is one."""

from __future__ import annotations

import sys
from typing import Final

from farshore.server.settings import Settings

OTHERS: Final = 100
"""Files that are no connections: of the database, of the page, of the processes that think."""
ENOUGH: Final = 65_536

if sys.platform == "win32":

    def most_files() -> int:
        """Return how many may be open."""
        return ENOUGH

else:
    import resource

    def most_files() -> int:
        """Return how many may be open, when as many are asked for as the system grants."""
        granted, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = ENOUGH if most == resource.RLIM_INFINITY else min(most, ENOUGH)
        if granted != resource.RLIM_INFINITY and granted < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
            return wanted
        return min(granted, ENOUGH) if granted != resource.RLIM_INFINITY else ENOUGH


def room_for_sockets(settings: Settings) -> int:
    """Return how many sockets there may be, so that whoever is next can still connect."""
    return max(1, min(settings.all_sockets, most_files() - settings.connections - OTHERS))

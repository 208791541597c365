"""How many files this process may have open: every connection is one."""

from __future__ import annotations

import sys
from contextlib import suppress
from typing import Final

from farshore.server.settings import Settings

OTHERS: Final = 100
"""Files that are no connections: of the database, of the page, of the processes that think."""
ENOUGH: Final = 65_536

if sys.platform == "win32":

    def granted_files() -> int:
        """Return how many may be open."""
        return ENOUGH

else:
    import resource

    def granted_files() -> int:
        """Ask the system for as many as it grants; return how many may then be open."""
        granted, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = ENOUGH if most == resource.RLIM_INFINITY else min(most, ENOUGH)
        if granted != resource.RLIM_INFINITY and granted < wanted:
            with suppress(ValueError, OSError):  # some systems promise more than they grant
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
                granted = wanted
        return ENOUGH if granted == resource.RLIM_INFINITY else min(granted, ENOUGH)


def room_for_sockets(settings: Settings) -> int:
    """Return how many sockets there may be, so that whoever is next can still connect."""
    return max(1, min(settings.all_sockets, granted_files() - settings.connections - OTHERS))

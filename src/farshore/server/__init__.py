"""The web table: who sits where, matches that survive anything, and what each person may know of them.

``app.create_app`` puts it together; ``farshore serve`` runs it. The log in ``storage`` is the truth; ``chronicle`` is
what it says, played; ``knowledge`` is the one way by which anything of a game leaves the server.
"""

from importlib.resources import files

from farshore.core.extras import need
from farshore.core.words import add_catalogue

need("table")
add_catalogue(files(__name__) / "words")

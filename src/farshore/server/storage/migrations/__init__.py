"""How the database became what it is: one file per change in ``versions``, run in order when a server starts."""

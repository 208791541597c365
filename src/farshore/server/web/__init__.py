"""The web around the tables: requests and sockets, messages, gates, and the page itself, one file per concern."""

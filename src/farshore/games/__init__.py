"""The games. They know the core and nothing else, not even one another."""

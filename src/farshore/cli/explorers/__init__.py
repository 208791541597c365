"""How Explorers looks and speaks in a terminal."""

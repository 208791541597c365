"""Overworld in a terminal: its board and its panels, drawn from a view alone."""

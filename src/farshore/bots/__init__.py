"""Players that are programs: ``bot`` says what they have in common; a module named after a game knows that game."""

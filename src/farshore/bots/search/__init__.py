"""One engine for all games: ``mind`` says what a game must answer, ``halving`` compares plans, ``player`` sits down."""

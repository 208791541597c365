"""What every game shares: the contract, the record of a game, fate (chance), the checked table, errors and words."""

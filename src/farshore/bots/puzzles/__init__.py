"""Positions in which one is to find the move: ``puzzle`` is what one is, ``finding`` and ``checking`` make them."""

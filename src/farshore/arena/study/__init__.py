"""Studies of a game: what many games between bots say about the game itself, as a page with pictures.

``plan`` says which games are played, ``observed`` what is kept of each, ``questions`` (with ``games`` for our own) what
is asked beyond what is asked of any game, ``figures`` answers, ``pictures`` draws, ``page`` writes. A page is
documentation, and English like all of it.
"""

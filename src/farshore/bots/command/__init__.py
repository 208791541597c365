"""Bots in any language: a program that is talked to line by line, as ``docs/protocol.md`` says.

``talk`` starts the program, asks and waits; ``player`` is the bot that chooses by asking it.
"""

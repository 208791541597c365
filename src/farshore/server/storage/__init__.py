"""What is kept: guests, tables, and the log of every match.

``repository`` says what can be kept and found; ``sql`` does it, and only here does anyone speak SQL. ``cache`` holds
the tables that are in use.
"""

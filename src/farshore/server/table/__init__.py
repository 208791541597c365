"""A table by itself: who sits where, the match with its whole log, undo, and what each asker may know of it.

Nothing here knows a request, a message or a database, and nothing waits.
"""

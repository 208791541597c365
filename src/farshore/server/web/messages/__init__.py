"""What the server and the page say to each other: every request and every answer, as JSON.

``seq`` is everywhere the number of entries of the table's log that the asker may know of: what others do unseen in a
simultaneous turn is not counted, for the count alone would give something away. It only ever grows.
"""

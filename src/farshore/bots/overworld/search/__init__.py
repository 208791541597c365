"""A player of Overworld that knows what a position comes to, and plays its best turns on to see what the others do."""

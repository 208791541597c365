"""What a learner sees: a seat's view, and nothing else, as arrays of a fixed shape."""

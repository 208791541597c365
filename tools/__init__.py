"""What the authors work with; nothing of it is packed or needed to play."""

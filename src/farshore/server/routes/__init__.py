"""What the page can ask for, by HTTP."""

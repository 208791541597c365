"""What is kept on disk: guests, tables, and the log of every match."""

"""What a study asks of our own games beyond what it asks of any."""

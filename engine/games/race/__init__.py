"""A race: all solve the same chip, and submit in private."""

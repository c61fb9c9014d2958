"""Values that a store takes and returns, and the errors that it raises. All times are in seconds since the Unix epoch."""

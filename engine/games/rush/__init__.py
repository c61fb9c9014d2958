"""A rush: chips for one person in three minutes."""

"""What keeps a game: its lock, its deadline, what is stored of it, and what its channel is shown."""

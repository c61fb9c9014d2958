"""Running games: their locks, deadlines, stored events and news, and the messages that show them."""

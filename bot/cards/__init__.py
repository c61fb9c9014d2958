"""What messages look like: a state of the game in, a layout out. Nothing is decided or sent here."""

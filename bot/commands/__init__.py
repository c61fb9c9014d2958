"""What people type, press and fill in, a few lines each: read it, hand it to the game, answer."""

"""Commands, buttons and forms, a few lines each: read the input, hand it to the game, answer."""

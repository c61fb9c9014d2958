"""Rules that kinds of games share: editions and options, chips, events, commands, players, refusals."""

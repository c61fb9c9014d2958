"""A game for one person against the sand."""

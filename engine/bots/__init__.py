"""Bots: what they see on a board, how long they think, and when they act in a match or race."""

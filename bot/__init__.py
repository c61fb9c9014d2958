"""Ricochet Robots on Discord: commands, cards, clocks, and the database."""

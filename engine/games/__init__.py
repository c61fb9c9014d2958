"""Kinds of games. Each is a package with the same names: `start`, `decide`, `replay`, `State`, its events and commands.

Beside them the puzzle of the day, and the achievements and streaks of players.
"""

"""Recurring tasks: the puzzle of the day, regular posts, leaderboards without members who have left, expiry of data."""

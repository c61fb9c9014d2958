"""What happens by the calendar: the puzzle of each day, posts that repeat, leaderboards of a week, data that expires."""

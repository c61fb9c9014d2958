"""What happens over weeks: leaderboards of present members, the weekly post, servers that the bot has left."""

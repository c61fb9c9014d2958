-- All that leaderboards need of the puzzles of days.
CREATE INDEX daily_play_in_time ON daily_play (guild_id, solved_at, player_id, stars, day, opened_at);

-- How everybody did in one of them.
CREATE INDEX daily_play_of_day ON daily_play (day, best) WHERE best IS NOT NULL;

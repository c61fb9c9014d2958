-- Games for one person lie beside the matches: the player is the starter, and the server has the id 0 in direct messages.
-- Somebody who is forgotten leaves none of them behind.

ALTER TABLE match ADD COLUMN solo INTEGER NOT NULL DEFAULT 0; -- 1 for a game for one person
ALTER TABLE match ADD COLUMN private INTEGER NOT NULL DEFAULT 0; -- 1 where nobody else in the channel sees it

DROP INDEX match_running;

CREATE UNIQUE INDEX match_running ON match (guild_id, channel_id) WHERE ended_at IS NULL AND solo = 0;

-- One game at a time for one person in a channel.
CREATE UNIQUE INDEX solo_running ON match (channel_id, starter_id) WHERE ended_at IS NULL AND solo = 1;

-- The chips that were turned up on boards that nobody could know, in games on servers.
CREATE TABLE solo_chip (
    match_id INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    round INTEGER NOT NULL,
    guild_id INTEGER NOT NULL,
    player_id INTEGER NOT NULL,
    at INTEGER NOT NULL,
    moves INTEGER NOT NULL,
    stars INTEGER NOT NULL, -- by the best solution, as far as it is known
    PRIMARY KEY (match_id, round)
) STRICT, WITHOUT ROWID;

-- All that the leaderboard of a span needs of them.
CREATE INDEX solo_chip_in_time ON solo_chip (guild_id, at, player_id, stars);

-- A game whose events cannot be read, or do not make a game, is set aside: it stands in nobody's way until it is taken up again.
ALTER TABLE match ADD COLUMN set_aside TEXT; -- why it was; NULL for any other game
ALTER TABLE match ADD COLUMN aside_told INTEGER NOT NULL DEFAULT 0; -- 1 where its channel has been told, or need not be

DROP INDEX match_running;

CREATE UNIQUE INDEX match_running ON match (guild_id, channel_id) WHERE ended_at IS NULL AND solo = 0 AND set_aside IS NULL;

DROP INDEX solo_running;

CREATE UNIQUE INDEX solo_running ON match (channel_id, starter_id) WHERE ended_at IS NULL AND solo = 1 AND set_aside IS NULL;

-- There are hardly any, so this index stays small.
CREATE INDEX match_set_aside ON match (id) WHERE set_aside IS NOT NULL;

-- The server of a channel where the bot is no member, of a game whose guild_id is 0: it says which shard Discord tells of it.
ALTER TABLE match ADD COLUMN elsewhere_in BIGINT NOT NULL DEFAULT 0;

-- Which processes are there to play so many shards, as long as each says so again and again: they share them.
CREATE TABLE process (owner TEXT PRIMARY KEY, shards BIGINT NOT NULL, expires_at TIMESTAMPTZ NOT NULL);

-- Who was forgotten, and for which shards that is still to be done in the games that are played there.
CREATE TABLE forgetting (shard BIGINT, player_id BIGINT, PRIMARY KEY (shard, player_id));

-- When the next shard of a bucket may identify itself to Discord, by the clock of this server. The bucket of a shard is what it
-- leaves when divided by max_concurrency.
CREATE TABLE identifying (bucket BIGINT PRIMARY KEY, free_at TIMESTAMPTZ NOT NULL);

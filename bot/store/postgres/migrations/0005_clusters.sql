-- The server of a channel where the bot is no member, of a game whose guild_id is 0: it says which shard Discord tells of it.
ALTER TABLE match ADD COLUMN elsewhere_in BIGINT NOT NULL DEFAULT 0;

-- Who was forgotten, and which clusters still have to forget them in the games that they play.
CREATE TABLE forgetting (cluster BIGINT, player_id BIGINT, PRIMARY KEY (cluster, player_id));

-- When the next shard of a bucket may identify itself to Discord, by the clock of this server. The bucket of a shard is what it
-- leaves when divided by max_concurrency.
CREATE TABLE identifying (bucket BIGINT PRIMARY KEY, free_at TIMESTAMPTZ NOT NULL);

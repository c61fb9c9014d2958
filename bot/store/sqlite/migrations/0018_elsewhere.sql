-- The server of a channel where the bot is no member, of a game whose guild_id is 0: it says which shard Discord tells of it.
ALTER TABLE match ADD COLUMN elsewhere_in INTEGER NOT NULL DEFAULT 0;

-- The name of the kind of a game, as `bot/store/contract/kinds.py` has it. NULL in rows of earlier versions: there a game with
-- solo = 1 is of the kind 'solo', any other of the kind 'match'. For them solo stays: 2 in games of further kinds.
ALTER TABLE match ADD COLUMN game_kind TEXT; -- earlier versions join event, which has a column kind

-- The player to whom a game of a personal kind belongs, 0 for any other kind.
ALTER TABLE match ADD COLUMN holder_id BIGINT NOT NULL DEFAULT 0;

-- A channel, or each player there, has one unfinished game of a kind. No row has a kind yet: the table is read once, and nothing
-- is written to the index.
-- squawk-ignore require-concurrent-index-creation
CREATE UNIQUE INDEX game_running ON match (game_kind, guild_id, channel_id, holder_id)
WHERE game_kind IS NOT NULL AND ended_at IS NULL AND set_aside IS NULL;

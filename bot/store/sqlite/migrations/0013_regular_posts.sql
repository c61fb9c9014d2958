-- Servers have other things posted by themselves than the leaderboard of a week, each kind by its own settings.
CREATE TABLE regular_post (
    guild_id INTEGER NOT NULL,
    kind TEXT NOT NULL, -- a value of bot.store.contract.guilds.PostKind
    period TEXT NOT NULL, -- what the post is about, as in 2026-W46
    done INTEGER NOT NULL DEFAULT 0, -- 1 once nothing more is to be done for it
    PRIMARY KEY (guild_id, kind, period)
) STRICT, WITHOUT ROWID;

INSERT INTO regular_post (guild_id, kind, period, done) SELECT guild_id, 'weekly', week, done FROM weekly_post;

DROP TABLE weekly_post;

-- When a server last chose something about such posts.
CREATE TABLE post_choice (
    guild_id INTEGER NOT NULL,
    kind TEXT NOT NULL,
    chosen_at INTEGER NOT NULL,
    PRIMARY KEY (guild_id, kind)
) STRICT, WITHOUT ROWID;

INSERT INTO post_choice (guild_id, kind, chosen_at) SELECT guild_id, 'weekly', chosen_at FROM guild_settings;

ALTER TABLE guild_settings DROP COLUMN chosen_at;

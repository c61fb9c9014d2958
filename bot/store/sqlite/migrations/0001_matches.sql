-- Ids of servers, channels, messages and players are Discord's. Times are UTC, in milliseconds since the Unix epoch.

CREATE TABLE match (
    id INTEGER PRIMARY KEY AUTOINCREMENT, -- the id of a deleted match must not come back for another
    guild_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    rules_version INTEGER NOT NULL,
    started_at INTEGER NOT NULL,
    ended_at INTEGER, -- NULL as long as the match is not over
    card_id INTEGER, -- the message that shows the current round, NULL as long as it has none
    question_id INTEGER -- the message that asks a prover and still has its buttons
) STRICT;

-- One match at a time in a channel. Matches that are over are not in this index, so it stays small.
CREATE UNIQUE INDEX match_running ON match (guild_id, channel_id) WHERE ended_at IS NULL;

-- A match is its events. They are read by match and in order, which is how this table lies on the disk.
CREATE TABLE event (
    match_id INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    number INTEGER NOT NULL, -- counted from 0 within the match
    kind TEXT NOT NULL,
    data TEXT NOT NULL, -- JSON, with the exact time
    PRIMARY KEY (match_id, number)
) STRICT, WITHOUT ROWID;

-- The chips that were won: one row for each event of that kind. All of it follows from the events.
CREATE TABLE award (
    match_id INTEGER NOT NULL,
    number INTEGER NOT NULL,
    guild_id INTEGER NOT NULL, -- as in match; here for the index below
    player_id INTEGER NOT NULL,
    target TEXT NOT NULL, -- the letters of the chip, as in Rm
    moves INTEGER NOT NULL, -- how many moves the proof had
    won_at INTEGER NOT NULL,
    PRIMARY KEY (match_id, number),
    FOREIGN KEY (match_id, number) REFERENCES event (match_id, number) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

-- A leaderboard needs one server's chips from some time on, and nothing of them that is not in this index.
CREATE INDEX award_standings ON award (guild_id, won_at, player_id);

-- Who won a match that is over; nobody in one that was stopped, several where a victory is shared.
CREATE TABLE victory (
    match_id INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    player_id INTEGER NOT NULL,
    PRIMARY KEY (match_id, player_id)
) STRICT, WITHOUT ROWID;

-- When the bot was last known to be alive: one row.
CREATE TABLE heartbeat (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at INTEGER NOT NULL
) STRICT;

CREATE TABLE fact (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

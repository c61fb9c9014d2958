-- The puzzles of days, counted from 1. One that was chosen stays, whatever a later version would choose.
CREATE TABLE daily_puzzle (
    day INTEGER PRIMARY KEY,
    position TEXT NOT NULL, -- its code
    best TEXT NOT NULL -- a shortest solution
) STRICT;

-- What players have done with them.
CREATE TABLE daily_play (
    player_id INTEGER NOT NULL,
    day INTEGER NOT NULL,
    opened_at INTEGER NOT NULL,
    tries INTEGER NOT NULL DEFAULT 0,
    hints INTEGER NOT NULL DEFAULT 0,
    best TEXT, -- their shortest solution
    stars INTEGER NOT NULL DEFAULT 0,
    solved_at INTEGER, -- the first solution
    solved_tries INTEGER NOT NULL DEFAULT 0, -- which try that was
    guild_id INTEGER NOT NULL DEFAULT 0, -- in which server; 0 for none
    shown INTEGER NOT NULL DEFAULT 0, -- 1 once they have had the solutions shown to them
    PRIMARY KEY (player_id, day)
) STRICT, WITHOUT ROWID;

CREATE INDEX daily_play_in_server ON daily_play (guild_id, day);

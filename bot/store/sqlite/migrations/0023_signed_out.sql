-- When a person last ended all their sessions on the board. Deleted once those would have expired by themselves.
CREATE TABLE signed_out (
    player_id INTEGER PRIMARY KEY,
    at INTEGER NOT NULL
) STRICT;

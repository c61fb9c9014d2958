-- The language that somebody has chosen to be answered in; who has chosen none is not here.
CREATE TABLE language (
    player_id INTEGER PRIMARY KEY,
    language TEXT NOT NULL
) STRICT;

-- Who was seen in which match, so that they can be forgotten there too: they need not have bid in it.
CREATE TABLE watching (
    match_id INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    player_id INTEGER NOT NULL,
    PRIMARY KEY (match_id, player_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX watching_of_player ON watching (player_id);

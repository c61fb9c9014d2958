-- At which table of a tournament a person plays, by a keyed hash: it stays when they have themselves forgotten, and goes with the tournament.
CREATE TABLE bound (
    mark TEXT PRIMARY KEY,
    match_id INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE INDEX bound_of_match ON bound (match_id);

-- A match for practice counts on no leaderboard and in no statistics; nobody could start one before this version.
ALTER TABLE match ADD COLUMN practice INTEGER NOT NULL DEFAULT 0; -- 1 for a match for practice

CREATE INDEX match_practice ON match (id) WHERE practice = 1;

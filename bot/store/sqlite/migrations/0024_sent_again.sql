-- The ids of commands of pages that were done, so that none is done again. Deleted after some days.
CREATE TABLE done_command (
    id TEXT PRIMARY KEY,
    at INTEGER NOT NULL
) STRICT;

-- Whether the card was sent as text, because its picture was late.
ALTER TABLE match ADD COLUMN card_in_words INTEGER NOT NULL DEFAULT 0;

-- What a channel is to be told of a match: events that were stored together, from the first to the last of them, until Discord
-- has the message. Each row is written with its events.
CREATE TABLE outbox (
    match_id INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    number INTEGER NOT NULL, -- of the first of these events
    events INTEGER NOT NULL, -- how many they are
    at INTEGER NOT NULL, -- when they happened
    PRIMARY KEY (match_id, number)
) STRICT, WITHOUT ROWID;

-- The end of a round, or of a match, of which it was not known that it had been announced.
INSERT INTO outbox (match_id, number, events, at)
SELECT
    id,
    unannounced,
    (SELECT MAX(number) + 1 FROM event WHERE match_id = id) - unannounced,
    (
        SELECT CAST(ROUND(json_extract(data, '$.at') * 1000) AS INTEGER) FROM event
        WHERE match_id = id AND number = unannounced
    )
FROM match
WHERE unannounced IS NOT NULL AND (SELECT json_valid(data) FROM event WHERE match_id = id AND number = unannounced);

-- A prover whose turn it is, and whom no message was known to ask.
INSERT INTO outbox (match_id, number, events, at)
SELECT match_id, number, 1, CAST(ROUND(json_extract(data, '$.at') * 1000) AS INTEGER)
FROM event AS asked
JOIN match ON match.id = match_id AND ended_at IS NULL AND question_id IS NULL AND unannounced IS NULL
WHERE kind = 'ProverAsked' AND json_valid(data) AND NOT EXISTS (
    SELECT * FROM event AS later WHERE later.match_id = asked.match_id AND later.number > asked.number
    AND later.kind IN ('ProverAsked', 'ProverPassed', 'ProverTimedOut', 'ProofFailed', 'ChipWon', 'ChipReturned', 'ChipTurned')
);

DROP INDEX match_unannounced;

ALTER TABLE match DROP COLUMN unannounced;

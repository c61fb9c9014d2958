-- What leaderboards and statistics are made of. All of it follows from the events and from the best solutions of the rounds.
-- A player whose id is negative was forgotten: events keep that id, and no other table has it.

ALTER TABLE match ADD COLUMN starter_id INTEGER NOT NULL DEFAULT 0; -- who started it, to find what is to be forgotten

ALTER TABLE match ADD COLUMN forgotten INTEGER NOT NULL DEFAULT 0; -- how many of its players were forgotten

UPDATE match SET starter_id = (SELECT json_extract(data, '$.starter') FROM event WHERE match_id = match.id AND number = 0);

CREATE INDEX match_of_starter ON match (starter_id);

CREATE INDEX match_of_guild ON match (guild_id);

CREATE TABLE round (
    match_id INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    round INTEGER NOT NULL, -- counted from 1 within the match
    number INTEGER NOT NULL, -- of the event with which it began
    turned_at INTEGER NOT NULL,
    best_moves INTEGER, -- how many moves the best solution has; NULL as long as nobody knows
    PRIMARY KEY (match_id, round)
) STRICT, WITHOUT ROWID;

INSERT INTO round (match_id, round, number, turned_at)
SELECT
    match_id,
    ROW_NUMBER() OVER (PARTITION BY match_id ORDER BY number),
    number,
    CAST(ROUND(json_extract(data, '$.at') * 1000) AS INTEGER)
FROM event WHERE kind = 'ChipTurned';

-- Each proof that was shown, right or wrong.
CREATE TABLE proof (
    match_id INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    number INTEGER NOT NULL, -- of its event
    round INTEGER NOT NULL,
    guild_id INTEGER NOT NULL,
    player_id INTEGER NOT NULL,
    at INTEGER NOT NULL,
    held INTEGER NOT NULL, -- 1 where it won the chip
    moves INTEGER NOT NULL,
    best_moves INTEGER, -- as in round
    bid_after INTEGER, -- milliseconds from the chip to the bid that it proved, without time given back; NULL unless it held
    PRIMARY KEY (match_id, number)
) STRICT, WITHOUT ROWID;

INSERT INTO proof (match_id, number, round, guild_id, player_id, at, held, moves, bid_after)
SELECT
    event.match_id,
    event.number,
    round.round,
    match.guild_id,
    json_extract(event.data, '$.player'),
    CAST(ROUND(json_extract(event.data, '$.at') * 1000) AS INTEGER),
    event.kind = 'ChipWon',
    LENGTH(json_extract(event.data, '$.moves')) - LENGTH(REPLACE(json_extract(event.data, '$.moves'), ' ', ''))
    + (json_extract(event.data, '$.moves') <> ''),
    CASE event.kind WHEN 'ChipWon' THEN (
        SELECT CAST(ROUND(json_extract(bid.data, '$.at') * 1000) AS INTEGER) - round.turned_at - COALESCE((
            SELECT SUM(CAST(ROUND(json_extract(gap.data, '$.seconds') * 1000) AS INTEGER)) FROM event AS gap
            WHERE gap.match_id = bid.match_id AND gap.number BETWEEN round.number AND bid.number
            AND gap.kind = 'TimeGivenBack'
        ), 0)
        FROM event AS bid
        WHERE bid.match_id = event.match_id AND bid.number BETWEEN round.number AND event.number
        AND bid.kind = 'BidMade' AND json_extract(bid.data, '$.player') = json_extract(event.data, '$.player')
        ORDER BY bid.number DESC LIMIT 1
    ) END
FROM event
JOIN match ON match.id = event.match_id
JOIN round ON round.match_id = event.match_id AND round.number = (
    SELECT MAX(begun.number) FROM round AS begun WHERE begun.match_id = event.match_id AND begun.number < event.number
)
WHERE event.kind IN ('ChipWon', 'ProofFailed');

-- All that a player's statistics need of the proofs.
CREATE INDEX proof_of_player ON proof (player_id, guild_id, held, moves, best_moves, bid_after);

-- Who has bid in which match.
CREATE TABLE taking_part (
    match_id INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    player_id INTEGER NOT NULL,
    guild_id INTEGER NOT NULL,
    PRIMARY KEY (match_id, player_id)
) STRICT, WITHOUT ROWID;

INSERT INTO taking_part (match_id, player_id, guild_id)
SELECT DISTINCT match_id, json_extract(data, '$.player'), guild_id
FROM event JOIN match ON match.id = match_id WHERE kind = 'BidMade';

CREATE INDEX taking_part_of_player ON taking_part (player_id, guild_id);

-- The quarters of an hour in which somebody bid. Weeks begin at a quarter in every time zone.
CREATE TABLE playing (
    guild_id INTEGER NOT NULL,
    player_id INTEGER NOT NULL,
    quarter INTEGER NOT NULL, -- 900 seconds each, counted from the epoch
    PRIMARY KEY (guild_id, player_id, quarter)
) STRICT, WITHOUT ROWID;

INSERT INTO playing (guild_id, player_id, quarter)
SELECT DISTINCT guild_id, json_extract(data, '$.player'), CAST(json_extract(data, '$.at') AS INTEGER) / 900
FROM event JOIN match ON match.id = match_id WHERE kind = 'BidMade';

-- What leaderboards count: a row for each chip, each victory and each shortest possible proof.
CREATE TABLE point (
    guild_id INTEGER NOT NULL,
    score TEXT NOT NULL, -- what is counted: a value of bot.store.contract.Score
    at INTEGER NOT NULL,
    player_id INTEGER NOT NULL,
    match_id INTEGER NOT NULL,
    number INTEGER NOT NULL, -- of the event that made it
    PRIMARY KEY (guild_id, score, at, player_id, match_id, number)
) STRICT, WITHOUT ROWID;

INSERT INTO point (guild_id, score, at, player_id, match_id, number)
SELECT guild_id, 'chips', won_at, player_id, match_id, number FROM award;

INSERT INTO point (guild_id, score, at, player_id, match_id, number)
SELECT guild_id, 'matches', ended_at, player_id, match_id, (SELECT MAX(number) FROM event WHERE event.match_id = match.id)
FROM victory JOIN match ON match.id = match_id;

DROP TABLE award;

DROP TABLE victory;

-- How many points of each kind somebody has had ever, so that the leaderboard of all time need not count them.
CREATE TABLE total (
    guild_id INTEGER NOT NULL,
    score TEXT NOT NULL,
    player_id INTEGER NOT NULL,
    points INTEGER NOT NULL,
    last_at INTEGER NOT NULL, -- when the latest of them was won
    PRIMARY KEY (guild_id, score, player_id)
) STRICT, WITHOUT ROWID;

INSERT INTO total (guild_id, score, player_id, points, last_at)
SELECT guild_id, score, player_id, COUNT(*), MAX(at) FROM point GROUP BY guild_id, score, player_id;

CREATE INDEX total_in_order ON total (guild_id, score, points DESC, last_at, player_id);

-- Players who have been found to be no longer members of a server.
CREATE TABLE absent (
    guild_id INTEGER NOT NULL,
    player_id INTEGER NOT NULL,
    PRIMARY KEY (guild_id, player_id)
) STRICT, WITHOUT ROWID;

-- The weeks whose leaderboard was claimed to be posted.
CREATE TABLE weekly_post (
    guild_id INTEGER NOT NULL,
    week TEXT NOT NULL, -- as in 2026-W46
    done INTEGER NOT NULL DEFAULT 0, -- 1 once nothing more is to be done for it
    PRIMARY KEY (guild_id, week)
) STRICT, WITHOUT ROWID;

-- Servers that the bot is no longer in.
CREATE TABLE departure (
    guild_id INTEGER PRIMARY KEY,
    left_at INTEGER NOT NULL
) STRICT;

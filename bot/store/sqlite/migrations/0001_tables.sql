-- Ids of servers, channels, messages and players are Discord's. Times are UTC, in milliseconds since the Unix epoch.

CREATE TABLE match (
    id INTEGER PRIMARY KEY AUTOINCREMENT, -- the id of a deleted match must not come back for another
    game_kind TEXT NOT NULL, -- a name of bot/store/contract/kinds.py
    guild_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    holder_id INTEGER NOT NULL DEFAULT 0, -- the player who owns a game of a personal kind, 0 for any other kind
    rules_version INTEGER NOT NULL,
    started_at INTEGER NOT NULL,
    ended_at INTEGER, -- NULL until the match is over
    card_id INTEGER, -- the message that shows the current round, NULL if there is none
    question_id INTEGER, -- the message that asks a prover and still has its buttons
    starter_id INTEGER NOT NULL DEFAULT 0,
    forgotten INTEGER NOT NULL DEFAULT 0,
    private INTEGER NOT NULL DEFAULT 0,
    practice INTEGER NOT NULL DEFAULT 0, -- 1 while it counts nowhere
    chosen INTEGER NOT NULL DEFAULT 0, -- 1 if its board was chosen, so that it never counts
    tournament TEXT, -- the code of the set-up of a tournament's table, NULL for any other game
    people INTEGER NOT NULL DEFAULT 0, -- persons who have bid, or submitted a solution
    bots INTEGER NOT NULL DEFAULT 0, -- bots that have joined
    set_aside TEXT, -- why the game is quarantined
    aside_told INTEGER NOT NULL DEFAULT 0, -- 1 once its players know
    elsewhere_in INTEGER NOT NULL DEFAULT 0, -- the server of a channel where the bot is no member: it gives the shard
    question_number INTEGER, -- the first event that the question shows
    question_events INTEGER, -- the number of these events
    card_in_words INTEGER NOT NULL DEFAULT 0, -- 1 if the card was sent as text, because its picture was late
    home_id INTEGER -- the channel with the thread of a match, the match's own until the thread is there; NULL without a thread
) STRICT;

-- A channel, or each player there, has one unfinished game of a kind.
CREATE UNIQUE INDEX game_running ON match (game_kind, guild_id, channel_id, holder_id)
WHERE ended_at IS NULL AND set_aside IS NULL;

CREATE INDEX match_in_thread ON match (channel_id) WHERE home_id IS NOT NULL;
CREATE INDEX match_of_starter ON match (starter_id);
CREATE INDEX match_of_guild ON match (guild_id);
CREATE INDEX match_over ON match (ended_at) WHERE ended_at IS NOT NULL;
CREATE INDEX match_practice ON match (id) WHERE practice = 1;
CREATE INDEX match_set_aside ON match (id) WHERE set_aside IS NOT NULL;

CREATE TABLE event (
    match_id INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    number INTEGER NOT NULL, -- counted from 0 within the match
    kind TEXT NOT NULL,
    data TEXT NOT NULL, -- JSON, with the exact time
    PRIMARY KEY (match_id, number)
) STRICT, WITHOUT ROWID;

-- Events that Discord has not received yet.
CREATE TABLE outbox (
    match_id INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    number INTEGER NOT NULL, -- the first of these events
    events INTEGER NOT NULL, -- their number
    at INTEGER NOT NULL, -- when they happened
    PRIMARY KEY (match_id, number)
) STRICT, WITHOUT ROWID;

-- Players who were seen in a match, so that they can be erased there: they need not have bid in it.
CREATE TABLE watching (
    match_id INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    player_id INTEGER NOT NULL,
    PRIMARY KEY (match_id, player_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX watching_of_player ON watching (player_id);

-- The table of a tournament at which a person plays, by a keyed hash. It stays after an erasure, and is deleted with the tournament.
CREATE TABLE bound (
    mark TEXT PRIMARY KEY,
    match_id INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE INDEX bound_of_match ON bound (match_id);

-- Statistics follow from the events, and are written with them.

CREATE TABLE round (
    match_id INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    round INTEGER NOT NULL, -- counted from 1 within the match
    number INTEGER NOT NULL, -- the event with which it began
    turned_at INTEGER NOT NULL,
    best_moves INTEGER, -- the length of the best solution, NULL while it is unknown
    PRIMARY KEY (match_id, round)
) STRICT, WITHOUT ROWID;

CREATE TABLE proof (
    match_id INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    number INTEGER NOT NULL, -- its event
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

CREATE INDEX proof_of_player ON proof (player_id, guild_id, held, moves, best_moves, bid_after, at);

CREATE TABLE taking_part (
    match_id INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    player_id INTEGER NOT NULL,
    guild_id INTEGER NOT NULL,
    PRIMARY KEY (match_id, player_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX taking_part_of_player ON taking_part (player_id, guild_id);

CREATE TABLE solo_chip (
    match_id INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    round INTEGER NOT NULL,
    guild_id INTEGER NOT NULL,
    player_id INTEGER NOT NULL,
    at INTEGER NOT NULL,
    moves INTEGER NOT NULL,
    stars INTEGER NOT NULL, -- by the best known solution
    PRIMARY KEY (match_id, round)
) STRICT, WITHOUT ROWID;

CREATE INDEX solo_chip_in_time ON solo_chip (guild_id, at, player_id, stars);
CREATE INDEX solo_chip_of_player ON solo_chip (player_id, guild_id, at, moves);

CREATE TABLE practice_chip (
    match_id INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    round INTEGER NOT NULL,
    player_id INTEGER NOT NULL,
    at INTEGER NOT NULL,
    moves INTEGER NOT NULL, -- of its shortest solutions
    hints INTEGER NOT NULL,
    took INTEGER, -- milliseconds; NULL where it was given up
    PRIMARY KEY (match_id, round)
) STRICT, WITHOUT ROWID;

CREATE INDEX practice_chip_of_player ON practice_chip (player_id, at, match_id, round, moves, hints, took);

CREATE TABLE playing (
    guild_id INTEGER NOT NULL,
    player_id INTEGER NOT NULL,
    quarter INTEGER NOT NULL, -- 900 seconds each, counted from the epoch
    PRIMARY KEY (guild_id, player_id, quarter)
) STRICT, WITHOUT ROWID;

CREATE TABLE point (
    guild_id INTEGER NOT NULL,
    score TEXT NOT NULL, -- a value of engine.rules.score.Score
    at INTEGER NOT NULL,
    player_id INTEGER NOT NULL,
    match_id INTEGER NOT NULL,
    number INTEGER NOT NULL, -- the event that made it
    PRIMARY KEY (guild_id, score, at, player_id, match_id, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE total (
    guild_id INTEGER NOT NULL,
    score TEXT NOT NULL,
    player_id INTEGER NOT NULL,
    points INTEGER NOT NULL,
    last_at INTEGER NOT NULL, -- when the latest of them was won
    PRIMARY KEY (guild_id, score, player_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX total_in_order ON total (guild_id, score, points DESC, last_at, player_id);

-- Players who have left a server.
CREATE TABLE absent (
    guild_id INTEGER NOT NULL,
    player_id INTEGER NOT NULL,
    PRIMARY KEY (guild_id, player_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE guild_settings (
    guild_id INTEGER PRIMARY KEY,
    data TEXT NOT NULL
) STRICT;

CREATE TABLE post_choice (
    guild_id INTEGER NOT NULL,
    kind TEXT NOT NULL,
    chosen_at INTEGER NOT NULL,
    PRIMARY KEY (guild_id, kind)
) STRICT, WITHOUT ROWID;

CREATE TABLE regular_post (
    guild_id INTEGER NOT NULL,
    kind TEXT NOT NULL, -- a value of bot.store.contract.guilds.PostKind
    period TEXT NOT NULL, -- the subject of the post, as in 2026-W46
    done INTEGER NOT NULL DEFAULT 0, -- 1 once nothing remains to be done for it
    PRIMARY KEY (guild_id, kind, period)
) STRICT, WITHOUT ROWID;

-- Players who may wear a role because they were first in a week, as in 2026-W46.
CREATE TABLE champion (
    guild_id INTEGER NOT NULL,
    week TEXT NOT NULL,
    player_id INTEGER NOT NULL,
    role_id INTEGER NOT NULL,
    PRIMARY KEY (guild_id, week, player_id)
) STRICT, WITHOUT ROWID;

-- When the role of a server was last mentioned because a game began.
CREATE TABLE called (
    guild_id INTEGER PRIMARY KEY,
    at INTEGER NOT NULL
) STRICT;

CREATE TABLE departure (
    guild_id INTEGER PRIMARY KEY,
    left_at INTEGER NOT NULL
) STRICT;

-- Servers whose welcome has been sent.
CREATE TABLE welcome (
    guild_id INTEGER PRIMARY KEY
) STRICT;

CREATE TABLE language (
    player_id INTEGER PRIMARY KEY,
    language TEXT NOT NULL
) STRICT;

CREATE TABLE theme (
    player_id INTEGER PRIMARY KEY,
    theme TEXT NOT NULL
) STRICT;

CREATE TABLE daily_puzzle (
    day INTEGER PRIMARY KEY,
    position TEXT NOT NULL, -- its code
    best TEXT NOT NULL -- a shortest solution
) STRICT;

CREATE TABLE daily_play (
    player_id INTEGER NOT NULL,
    day INTEGER NOT NULL,
    opened_at INTEGER NOT NULL,
    tries INTEGER NOT NULL DEFAULT 0,
    hints INTEGER NOT NULL DEFAULT 0,
    best TEXT, -- their shortest solution
    stars INTEGER NOT NULL DEFAULT 0,
    solved_at INTEGER, -- the first solution
    solved_tries INTEGER NOT NULL DEFAULT 0, -- the try of the first solution
    guild_id INTEGER NOT NULL DEFAULT 0, -- 0 outside of servers
    shown INTEGER NOT NULL DEFAULT 0, -- 1 once the solutions were shown to the player
    day_tries INTEGER, -- this and the next two: the result when the day ended, kept from the first later try on
    day_best TEXT,
    day_stars INTEGER,
    PRIMARY KEY (player_id, day)
) STRICT, WITHOUT ROWID;

CREATE INDEX daily_play_in_server ON daily_play (guild_id, day);
CREATE INDEX daily_play_in_time ON daily_play (guild_id, solved_at, player_id, stars, day, opened_at);
CREATE INDEX daily_play_of_day ON daily_play (day, best) WHERE best IS NOT NULL;

CREATE TABLE cup (
    cup INTEGER PRIMARY KEY,
    setup TEXT NOT NULL, -- the code of a set-up with its board
    chips TEXT NOT NULL -- their starts and shortest solutions
) STRICT;

CREATE TABLE cup_run (
    cup INTEGER NOT NULL,
    player_id INTEGER NOT NULL,
    guild_id INTEGER NOT NULL, -- 0 once the server was deleted
    points INTEGER NOT NULL DEFAULT 0,
    milliseconds INTEGER NOT NULL DEFAULT 0, -- from Go to the last solution, without time given back
    PRIMARY KEY (cup, player_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX cup_run_in_server ON cup_run (guild_id, cup);

CREATE TABLE cup_entered (
    mark TEXT PRIMARY KEY, -- a keyed hash of a person who has begun the cup, kept until the next one
    cup INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- When players last ended all their sessions on the board. Deleted once those would have expired.
CREATE TABLE signed_out (
    player_id INTEGER PRIMARY KEY,
    at INTEGER NOT NULL
) STRICT;

-- Ids of commands of pages that were executed, so that none is executed again. Deleted after some days.
CREATE TABLE done_command (
    id TEXT PRIMARY KEY,
    at INTEGER NOT NULL
) STRICT;

CREATE TABLE heartbeat (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at INTEGER NOT NULL
) STRICT;

CREATE TABLE fact (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

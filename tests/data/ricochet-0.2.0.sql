-- The database that 0.2.0 left when it was killed at 1795388542 (2026-11-22 23:02 UTC), played over Discord's API with
-- boards by seed: statements that make it again. Who plays where is in tests/bot/store/left_by_0_2_0.py.
PRAGMA application_id = 1382638447;
PRAGMA user_version = 7;
BEGIN TRANSACTION;
CREATE TABLE absent (
    guild_id INTEGER NOT NULL,
    player_id INTEGER NOT NULL,
    PRIMARY KEY (guild_id, player_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE departure (
    guild_id INTEGER PRIMARY KEY,
    left_at INTEGER NOT NULL
) STRICT;
CREATE TABLE event (
    match_id INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    number INTEGER NOT NULL, -- counted from 0 within the match
    kind TEXT NOT NULL,
    data TEXT NOT NULL, -- JSON, with the exact time
    PRIMARY KEY (match_id, number)
) STRICT, WITHOUT ROWID;
INSERT INTO "event" VALUES(1,0,'MatchStarted','{"at":1795388530.571,"rules":{"edition":"2013","letters":"ABC","own_bid_may_rise":false,"needs_diagonals":false,"fifth_robot":false,"proof_length":"exact","ties":"first bid","chips_to_win":null,"max_moves":null,"difficulty":"normal","times":{"hourglass":600.0,"proof_time":600.0,"thinking_time":3600.0,"intermission":40.0}},"setup":"022Z5A-JH0N4J-63MERH-9SXSY1","starter":1574198336188055562}');
INSERT INTO "event" VALUES(1,1,'ChipTurned','{"at":1795388530.571,"target":"Bp"}');
INSERT INTO "event" VALUES(2,0,'MatchStarted','{"at":1795388531.216,"rules":{"edition":"2013","letters":"ABC","own_bid_may_rise":false,"needs_diagonals":false,"fifth_robot":false,"proof_length":"exact","ties":"first bid","chips_to_win":null,"max_moves":null,"difficulty":"normal","times":{"hourglass":600.0,"proof_time":600.0,"thinking_time":3600.0,"intermission":40.0}},"setup":"030NF7-H3BDPZ-JZYN13-S027AW","starter":1574198336271941645}');
INSERT INTO "event" VALUES(2,1,'ChipTurned','{"at":1795388531.216,"target":"Gs"}');
INSERT INTO "event" VALUES(2,2,'BidMade','{"at":1795388531.458,"player":1574198336271941645,"moves":5,"path":""}');
INSERT INTO "event" VALUES(2,3,'BidMade','{"at":1795388531.485,"player":1574198336271941646,"moves":5,"path":"R-left R-up R-right G-up G-right"}');
INSERT INTO "event" VALUES(3,0,'MatchStarted','{"at":1795388531.523,"rules":{"edition":"2013","letters":"ABC","own_bid_may_rise":false,"needs_diagonals":false,"fifth_robot":false,"proof_length":"exact","ties":"first bid","chips_to_win":1,"max_moves":null,"difficulty":"normal","times":{"hourglass":600.0,"proof_time":600.0,"thinking_time":3600.0,"intermission":40.0}},"setup":"03MDBY-AD3AZQ-5BKSAW-BYZ588","starter":1574198336276135952}');
INSERT INTO "event" VALUES(3,1,'ChipTurned','{"at":1795388531.523,"target":"Rs"}');
INSERT INTO "event" VALUES(3,2,'BidMade','{"at":1795388531.795,"player":1574198336276135952,"moves":5,"path":""}');
INSERT INTO "event" VALUES(3,3,'BidMade','{"at":1795388531.864,"player":1574198336276135953,"moves":5,"path":""}');
INSERT INTO "event" VALUES(3,4,'SaidDone','{"at":1795388531.894,"player":1574198336276135952}');
INSERT INTO "event" VALUES(3,5,'SaidDone','{"at":1795388531.927,"player":1574198336276135953}');
INSERT INTO "event" VALUES(3,6,'ProverAsked','{"at":1795388533.518144,"player":1574198336276135952}');
INSERT INTO "event" VALUES(4,0,'MatchStarted','{"at":1795388533.527,"rules":{"edition":"2013","letters":"ABC","own_bid_may_rise":false,"needs_diagonals":false,"fifth_robot":false,"proof_length":"exact","ties":"first bid","chips_to_win":1,"max_moves":null,"difficulty":"normal","times":{"hourglass":600.0,"proof_time":600.0,"thinking_time":3600.0,"intermission":40.0}},"setup":"03QDJ9-B4EYBZ-K18GB3-VWRRKT","starter":1574198336280330262}');
INSERT INTO "event" VALUES(4,1,'ChipTurned','{"at":1795388533.527,"target":"Gp"}');
INSERT INTO "event" VALUES(4,2,'BidMade','{"at":1795388533.829,"player":1574198336280330262,"moves":4,"path":""}');
INSERT INTO "event" VALUES(4,3,'SaidDone','{"at":1795388533.844,"player":1574198336280330262}');
INSERT INTO "event" VALUES(4,4,'ProverAsked','{"at":1795388535.354121,"player":1574198336280330262}');
INSERT INTO "event" VALUES(4,5,'ChipWon','{"at":1795388535.37,"player":1574198336280330262,"moves":"Y-down G-down G-right G-up"}');
INSERT INTO "event" VALUES(4,6,'MatchEnded','{"at":1795388535.37,"ending":"enough chips","winners":[1574198336280330262]}');
INSERT INTO "event" VALUES(5,0,'SoloStarted','{"at":1795388536.487,"rules":{"edition":"2013","letters":"ABC","own_bid_may_rise":false,"needs_diagonals":false,"fifth_robot":false,"proof_length":"exact","ties":"first bid","chips_to_win":null,"max_moves":null,"difficulty":"normal","times":{"hourglass":600.0,"proof_time":600.0,"thinking_time":3600.0,"intermission":40.0}},"setup":"0054D3-PTZFT9-EY3XV3-HZ4B02","player":1574198361139970119,"hourglasses":1,"practice":false}');
INSERT INTO "event" VALUES(5,1,'ChipTurned','{"at":1795388536.487,"target":"Bm"}');
INSERT INTO "event" VALUES(6,0,'MatchStarted','{"at":1795388537.589,"rules":{"edition":"2013","letters":"ABC","own_bid_may_rise":false,"needs_diagonals":false,"fifth_robot":false,"proof_length":"exact","ties":"first bid","chips_to_win":2,"max_moves":null,"difficulty":"normal","times":{"hourglass":600.0,"proof_time":600.0,"thinking_time":3600.0,"intermission":40.0}},"setup":"000DFS-XMWJZP-5GFRGZ-8KADAY","starter":1574198336280330259}');
INSERT INTO "event" VALUES(6,1,'ChipTurned','{"at":1795388537.589,"target":"**"}');
INSERT INTO "event" VALUES(6,2,'BidMade','{"at":1795388537.753,"player":1574198336280330259,"moves":4,"path":""}');
INSERT INTO "event" VALUES(6,3,'SaidDone','{"at":1795388537.831,"player":1574198336280330259}');
INSERT INTO "event" VALUES(6,4,'ProverAsked','{"at":1795388539.336902,"player":1574198336280330259}');
INSERT INTO "event" VALUES(6,5,'ChipWon','{"at":1795388539.356,"player":1574198336280330259,"moves":"R-left G-left G-up G-right"}');
INSERT INTO "event" VALUES(7,0,'MatchStarted','{"at":1795388540.444,"rules":{"edition":"2013","letters":"ABC","own_bid_may_rise":false,"needs_diagonals":false,"fifth_robot":false,"proof_length":"exact","ties":"first bid","chips_to_win":1,"max_moves":null,"difficulty":"normal","times":{"hourglass":600.0,"proof_time":600.0,"thinking_time":3600.0,"intermission":40.0}},"setup":"029AVJ-AS38PF-3Z4T0V-XRJ0KJ","starter":1574198336326467609}');
INSERT INTO "event" VALUES(7,1,'ChipTurned','{"at":1795388540.444,"target":"Gs"}');
INSERT INTO "event" VALUES(7,2,'BidMade','{"at":1795388540.704,"player":1574198336326467609,"moves":5,"path":""}');
INSERT INTO "event" VALUES(7,3,'SaidDone','{"at":1795388540.744,"player":1574198336326467609}');
INSERT INTO "event" VALUES(7,4,'ProverAsked','{"at":1795388542.256217,"player":1574198336326467609}');
CREATE TABLE fact (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "fact" VALUES('commands','0b2d98eb8198f73d923984ecd074047223089541425c58d5792b2844ad46a177');
CREATE TABLE guild_settings (
    guild_id INTEGER PRIMARY KEY,
    data TEXT NOT NULL, -- JSON
    chosen_at INTEGER NOT NULL
) STRICT;
CREATE TABLE heartbeat (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at INTEGER NOT NULL
) STRICT;
INSERT INTO "heartbeat" VALUES(1,1795388530132);
CREATE TABLE match (
    id INTEGER PRIMARY KEY AUTOINCREMENT, -- the id of a deleted match must not come back for another
    guild_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    rules_version INTEGER NOT NULL,
    started_at INTEGER NOT NULL,
    ended_at INTEGER, -- NULL as long as the match is not over
    card_id INTEGER, -- the message that shows the current round, NULL as long as it has none
    question_id INTEGER -- the message that asks a prover and still has its buttons
, starter_id INTEGER NOT NULL DEFAULT 0, forgotten INTEGER NOT NULL DEFAULT 0, solo INTEGER NOT NULL DEFAULT 0, private INTEGER NOT NULL DEFAULT 0, unannounced INTEGER) STRICT;
INSERT INTO "match" VALUES(1,1574198317942833154,1574198334569054217,1,1795388530571,NULL,1574198339027599389,NULL,1574198336188055562,0,0,0,NULL);
INSERT INTO "match" VALUES(2,1574198317942833154,1574198336188055564,1,1795388531216,NULL,1574198339912597537,NULL,1574198336271941645,0,0,0,NULL);
INSERT INTO "match" VALUES(3,1574198317942833154,1574198336271941647,1,1795388531523,NULL,1574198341363826730,1574198348720635958,1574198336276135952,0,0,0,NULL);
INSERT INTO "match" VALUES(4,1574198317942833154,1574198336280330261,1,1795388533527,1795388535370,1574198349895041081,NULL,1574198336280330262,0,0,0,NULL);
INSERT INTO "match" VALUES(5,1574198317942833154,1574198361068666950,1,1795388536487,NULL,1574198362800914514,NULL,1574198361139970119,0,1,0,NULL);
INSERT INTO "match" VALUES(6,1574198317942833154,1574198336276135954,1,1795388537589,NULL,1574198366315741281,NULL,1574198336280330259,0,0,0,NULL);
INSERT INTO "match" VALUES(7,1574198317942833154,1574198336280330264,1,1795388540444,NULL,1574198378781212783,NULL,1574198336326467609,0,0,0,NULL);
CREATE TABLE playing (
    guild_id INTEGER NOT NULL,
    player_id INTEGER NOT NULL,
    quarter INTEGER NOT NULL, -- 900 seconds each, counted from the epoch
    PRIMARY KEY (guild_id, player_id, quarter)
) STRICT, WITHOUT ROWID;
INSERT INTO "playing" VALUES(1574198317942833154,1574198336271941645,1994876);
INSERT INTO "playing" VALUES(1574198317942833154,1574198336271941646,1994876);
INSERT INTO "playing" VALUES(1574198317942833154,1574198336276135952,1994876);
INSERT INTO "playing" VALUES(1574198317942833154,1574198336276135953,1994876);
INSERT INTO "playing" VALUES(1574198317942833154,1574198336280330259,1994876);
INSERT INTO "playing" VALUES(1574198317942833154,1574198336280330262,1994876);
INSERT INTO "playing" VALUES(1574198317942833154,1574198336326467609,1994876);
CREATE TABLE point (
    guild_id INTEGER NOT NULL,
    score TEXT NOT NULL, -- what is counted: a value of bot.store.contract.Score
    at INTEGER NOT NULL,
    player_id INTEGER NOT NULL,
    match_id INTEGER NOT NULL,
    number INTEGER NOT NULL, -- of the event that made it
    PRIMARY KEY (guild_id, score, at, player_id, match_id, number)
) STRICT, WITHOUT ROWID;
INSERT INTO "point" VALUES(1574198317942833154,'chips',1795388535370,1574198336280330262,4,5);
INSERT INTO "point" VALUES(1574198317942833154,'chips',1795388539356,1574198336280330259,6,5);
INSERT INTO "point" VALUES(1574198317942833154,'matches',1795388535370,1574198336280330262,4,6);
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
INSERT INTO "proof" VALUES(4,5,1,1574198317942833154,1574198336280330262,1795388535370,1,4,NULL,302);
INSERT INTO "proof" VALUES(6,5,1,1574198317942833154,1574198336280330259,1795388539356,1,4,NULL,164);
CREATE TABLE round (
    match_id INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    round INTEGER NOT NULL, -- counted from 1 within the match
    number INTEGER NOT NULL, -- of the event with which it began
    turned_at INTEGER NOT NULL,
    best_moves INTEGER, -- how many moves the best solution has; NULL as long as nobody knows
    PRIMARY KEY (match_id, round)
) STRICT, WITHOUT ROWID;
INSERT INTO "round" VALUES(1,1,1,1795388530571,NULL);
INSERT INTO "round" VALUES(2,1,1,1795388531216,NULL);
INSERT INTO "round" VALUES(3,1,1,1795388531523,NULL);
INSERT INTO "round" VALUES(4,1,1,1795388533527,NULL);
INSERT INTO "round" VALUES(5,1,1,1795388536487,NULL);
INSERT INTO "round" VALUES(6,1,1,1795388537589,NULL);
INSERT INTO "round" VALUES(7,1,1,1795388540444,NULL);
CREATE TABLE solo_chip (
    match_id INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    round INTEGER NOT NULL,
    guild_id INTEGER NOT NULL,
    player_id INTEGER NOT NULL,
    at INTEGER NOT NULL,
    moves INTEGER NOT NULL,
    stars INTEGER NOT NULL, -- by the best solution, as far as it is known
    PRIMARY KEY (match_id, round)
) STRICT, WITHOUT ROWID;
CREATE TABLE taking_part (
    match_id INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    player_id INTEGER NOT NULL,
    guild_id INTEGER NOT NULL,
    PRIMARY KEY (match_id, player_id)
) STRICT, WITHOUT ROWID;
INSERT INTO "taking_part" VALUES(2,1574198336271941645,1574198317942833154);
INSERT INTO "taking_part" VALUES(2,1574198336271941646,1574198317942833154);
INSERT INTO "taking_part" VALUES(3,1574198336276135952,1574198317942833154);
INSERT INTO "taking_part" VALUES(3,1574198336276135953,1574198317942833154);
INSERT INTO "taking_part" VALUES(6,1574198336280330259,1574198317942833154);
INSERT INTO "taking_part" VALUES(4,1574198336280330262,1574198317942833154);
INSERT INTO "taking_part" VALUES(7,1574198336326467609,1574198317942833154);
CREATE TABLE total (
    guild_id INTEGER NOT NULL,
    score TEXT NOT NULL,
    player_id INTEGER NOT NULL,
    points INTEGER NOT NULL,
    last_at INTEGER NOT NULL, -- when the latest of them was won
    PRIMARY KEY (guild_id, score, player_id)
) STRICT, WITHOUT ROWID;
INSERT INTO "total" VALUES(1574198317942833154,'chips',1574198336280330262,1,1795388535370);
INSERT INTO "total" VALUES(1574198317942833154,'chips',1574198336280330259,1,1795388539356);
INSERT INTO "total" VALUES(1574198317942833154,'matches',1574198336280330262,1,1795388535370);
CREATE TABLE weekly_post (
    guild_id INTEGER NOT NULL,
    week TEXT NOT NULL, -- as in 2026-W46
    done INTEGER NOT NULL DEFAULT 0, -- 1 once nothing more is to be done for it
    PRIMARY KEY (guild_id, week)
) STRICT, WITHOUT ROWID;
CREATE INDEX match_of_starter ON match (starter_id);
CREATE INDEX match_of_guild ON match (guild_id);
CREATE INDEX proof_of_player ON proof (player_id, guild_id, held, moves, best_moves, bid_after);
CREATE INDEX taking_part_of_player ON taking_part (player_id, guild_id);
CREATE INDEX total_in_order ON total (guild_id, score, points DESC, last_at, player_id);
CREATE UNIQUE INDEX match_running ON match (guild_id, channel_id) WHERE ended_at IS NULL AND solo = 0;
CREATE UNIQUE INDEX solo_running ON match (channel_id, starter_id) WHERE ended_at IS NULL AND solo = 1;
CREATE INDEX solo_chip_in_time ON solo_chip (guild_id, at, player_id, stars);
CREATE INDEX match_over ON match (ended_at) WHERE ended_at IS NOT NULL;
CREATE INDEX match_unannounced ON match (id) WHERE unannounced IS NOT NULL;
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('match',7);
COMMIT;

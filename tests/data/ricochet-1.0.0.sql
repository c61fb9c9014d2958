PRAGMA application_id = 1382638385;
PRAGMA user_version = 1;
BEGIN TRANSACTION;
CREATE TABLE absent (
    guild_id INTEGER NOT NULL,
    player_id INTEGER NOT NULL,
    PRIMARY KEY (guild_id, player_id)
) STRICT, WITHOUT ROWID;
INSERT INTO "absent" VALUES(10,3);
CREATE TABLE bound (
    mark TEXT PRIMARY KEY,
    match_id INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
INSERT INTO "bound" VALUES('d11befef28f843d983f0b796ed1d8fe788dad9006da93dd6ecd7108fe604aa03',8);
CREATE TABLE called (
    guild_id INTEGER PRIMARY KEY,
    at INTEGER NOT NULL
) STRICT;
INSERT INTO "called" VALUES(10,1000000);
CREATE TABLE champion (
    guild_id INTEGER NOT NULL,
    week TEXT NOT NULL,
    player_id INTEGER NOT NULL,
    role_id INTEGER NOT NULL,
    PRIMARY KEY (guild_id, week, player_id)
) STRICT, WITHOUT ROWID;
INSERT INTO "champion" VALUES(10,'2026-W47',1,77);
CREATE TABLE cup (
    cup INTEGER PRIMARY KEY,
    setup TEXT NOT NULL, -- the code of a set-up with its board
    chips TEXT NOT NULL -- their starts and shortest solutions
) STRICT;
INSERT INTO "cup" VALUES(2,'00038G-P6Q8K5-GPZ853-5VVZZ6','005T3CF-5YD0FPW Y-right Y-down Y-left; 005T3CF-5YD0FPW Y-right Y-down Y-left');
CREATE TABLE cup_entered (
    mark TEXT PRIMARY KEY, -- a keyed hash of a person who has begun the cup, kept until the next one
    cup INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "cup_entered" VALUES('d11befef28f843d983f0b796ed1d8fe788dad9006da93dd6ecd7108fe604aa03',2);
CREATE TABLE cup_run (
    cup INTEGER NOT NULL,
    player_id INTEGER NOT NULL,
    guild_id INTEGER NOT NULL, -- 0 once the server was deleted
    points INTEGER NOT NULL DEFAULT 0,
    milliseconds INTEGER NOT NULL DEFAULT 0, -- from Go to the last solution, without time given back
    PRIMARY KEY (cup, player_id)
) STRICT, WITHOUT ROWID;
INSERT INTO "cup_run" VALUES(2,1,10,4,8000);
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
INSERT INTO "daily_play" VALUES(1,5,1767571250000,1,1,'Y-down Y-right Y-up',2,1767571260000,1,10,0,NULL,NULL,NULL);
INSERT INTO "daily_play" VALUES(2,5,1767571260000,1,0,NULL,0,NULL,0,0,0,NULL,NULL,NULL);
CREATE TABLE daily_puzzle (
    day INTEGER PRIMARY KEY,
    position TEXT NOT NULL, -- its code
    best TEXT NOT NULL -- a shortest solution
) STRICT;
INSERT INTO "daily_puzzle" VALUES(5,'578Z98N-0EB0G3E','Y-down Y-right Y-up');
CREATE TABLE departure (
    guild_id INTEGER PRIMARY KEY,
    left_at INTEGER NOT NULL
) STRICT;
INSERT INTO "departure" VALUES(20,1000000);
CREATE TABLE done_command (
    id TEXT PRIMARY KEY,
    at INTEGER NOT NULL
) STRICT;
INSERT INTO "done_command" VALUES('page-101',13000);
INSERT INTO "done_command" VALUES('page-102',70000);
INSERT INTO "done_command" VALUES('page-103',189000);
INSERT INTO "done_command" VALUES('page-104',730000);
INSERT INTO "done_command" VALUES('page-105',5000);
INSERT INTO "done_command" VALUES('page-106',189000);
INSERT INTO "done_command" VALUES('page-107',12000);
CREATE TABLE event (
    match_id INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    number INTEGER NOT NULL, -- counted from 0 within the match
    kind TEXT NOT NULL,
    data TEXT NOT NULL, -- JSON, with the exact time
    PRIMARY KEY (match_id, number)
) STRICT, WITHOUT ROWID;
INSERT INTO "event" VALUES(1,0,'MatchStarted','{"at":0.0,"rules":{"edition":"1999","letters":"AB","bids":"own any","needs_diagonals":false,"fifth_robot":null,"proof_length":"exact","ricochet":"turn","ties":"first bid","chips_to_win":null,"max_moves":null,"difficulty":"any","times":{"hourglass":60.0,"proof_time":120.0,"thinking_time":300.0,"intermission":10.0},"handicaps":false,"tournament":false,"version":1},"setup":"00038G-P6Q8K5-GPZ853-5VVZZ6","starter":1,"practice":false,"language":"en"}');
INSERT INTO "event" VALUES(1,1,'ChipTurned','{"at":0.0,"target":"Yg"}');
INSERT INTO "event" VALUES(2,0,'MatchStarted','{"at":0.0,"rules":{"edition":"1999","letters":"AB","bids":"own any","needs_diagonals":false,"fifth_robot":null,"proof_length":"exact","ricochet":"turn","ties":"first bid","chips_to_win":null,"max_moves":null,"difficulty":"any","times":{"hourglass":60.0,"proof_time":120.0,"thinking_time":300.0,"intermission":10.0},"handicaps":false,"tournament":false,"version":1},"setup":"00038G-P6Q8K5-GPZ853-5VVZZ6","starter":1,"practice":false,"language":"en"}');
INSERT INTO "event" VALUES(2,1,'ChipTurned','{"at":0.0,"target":"Yg"}');
INSERT INTO "event" VALUES(2,2,'BidMade','{"at":10.0,"player":1,"moves":5,"path":""}');
INSERT INTO "event" VALUES(2,3,'BidMade','{"at":11.0,"player":2,"moves":4,"path":""}');
INSERT INTO "event" VALUES(2,4,'BidMade','{"at":13.0,"player":3,"moves":3,"path":"Y-right Y-down Y-left"}');
INSERT INTO "event" VALUES(3,0,'MatchStarted','{"at":0.0,"rules":{"edition":"1999","letters":"AB","bids":"own any","needs_diagonals":false,"fifth_robot":null,"proof_length":"exact","ricochet":"turn","ties":"first bid","chips_to_win":null,"max_moves":null,"difficulty":"any","times":{"hourglass":60.0,"proof_time":120.0,"thinking_time":300.0,"intermission":10.0},"handicaps":false,"tournament":false,"version":1},"setup":"00038G-P6Q8K5-GPZ853-5VVZZ6","starter":1,"practice":false,"language":"en"}');
INSERT INTO "event" VALUES(3,1,'ChipTurned','{"at":0.0,"target":"Yg"}');
INSERT INTO "event" VALUES(3,2,'BidMade','{"at":10.0,"player":1,"moves":3,"path":""}');
INSERT INTO "event" VALUES(3,3,'BidMade','{"at":11.0,"player":2,"moves":4,"path":""}');
INSERT INTO "event" VALUES(3,4,'ProverAsked','{"at":70.0,"player":1}');
INSERT INTO "event" VALUES(4,0,'MatchStarted','{"at":0.0,"rules":{"edition":"1999","letters":"AB","bids":"own any","needs_diagonals":false,"fifth_robot":null,"proof_length":"exact","ricochet":"turn","ties":"first bid","chips_to_win":null,"max_moves":null,"difficulty":"any","times":{"hourglass":60.0,"proof_time":120.0,"thinking_time":300.0,"intermission":10.0},"handicaps":false,"tournament":false,"version":1},"setup":"00038G-P6Q8K5-GPZ853-5VVZZ6","starter":1,"practice":false,"language":"en"}');
INSERT INTO "event" VALUES(4,1,'ChipTurned','{"at":0.0,"target":"Yg"}');
INSERT INTO "event" VALUES(4,2,'BidMade','{"at":10.0,"player":1,"moves":3,"path":""}');
INSERT INTO "event" VALUES(4,3,'BidMade','{"at":11.0,"player":2,"moves":4,"path":""}');
INSERT INTO "event" VALUES(4,4,'ProverAsked','{"at":70.0,"player":1}');
INSERT INTO "event" VALUES(4,5,'ChipWon','{"at":189.0,"player":1,"moves":"Y-right Y-down Y-left","counts":true,"after":10.0}');
INSERT INTO "event" VALUES(5,0,'MatchStarted','{"at":0.0,"rules":{"edition":"1999","letters":"AB","bids":"own any","needs_diagonals":false,"fifth_robot":null,"proof_length":"exact","ricochet":"turn","ties":"first bid","chips_to_win":null,"max_moves":null,"difficulty":"any","times":{"hourglass":60.0,"proof_time":120.0,"thinking_time":300.0,"intermission":10.0},"handicaps":false,"tournament":false,"version":1},"setup":"00038G-P6Q8K5-GPZ853-5VVZZ6","starter":1,"practice":false,"language":"en"}');
INSERT INTO "event" VALUES(5,1,'ChipTurned','{"at":0.0,"target":"Yg"}');
INSERT INTO "event" VALUES(5,2,'HourglassTurned','{"at":300.0}');
INSERT INTO "event" VALUES(5,3,'ChipReturned','{"at":360.0,"pile":"Gg Ys Rs Ym Gp Gs Gm Bp ** Rp Rm Bs Rg Bg Yg Yp Bm"}');
INSERT INTO "event" VALUES(5,4,'ChipTurned','{"at":370.0,"target":"Gg"}');
INSERT INTO "event" VALUES(5,5,'HourglassTurned','{"at":670.0}');
INSERT INTO "event" VALUES(5,6,'ChipReturned','{"at":730.0,"pile":"Ym Yg Bs Bp Gs Gg ** Bm Ys Gm Rs Rm Gp Bg Rg Rp Yp"}');
INSERT INTO "event" VALUES(5,7,'MatchIdled','{"at":730.0}');
INSERT INTO "event" VALUES(6,0,'MatchStarted','{"at":0.0,"rules":{"edition":"2013","letters":"ABC","bids":"own lower","needs_diagonals":false,"fifth_robot":null,"proof_length":"exact","ricochet":"turn","ties":"first bid","chips_to_win":null,"max_moves":null,"difficulty":"any","times":{"hourglass":60.0,"proof_time":120.0,"thinking_time":300.0,"intermission":10.0},"handicaps":false,"tournament":false,"version":1},"setup":"00038G-P6Q8K5-GPZ853-5VVZZ6","starter":1,"practice":false,"language":"en"}');
INSERT INTO "event" VALUES(6,1,'ChipTurned','{"at":0.0,"target":"Yg"}');
INSERT INTO "event" VALUES(6,2,'BotJoined','{"at":5.0,"player":-1000001,"level":"easy","seed":577090037}');
INSERT INTO "event" VALUES(7,0,'MatchStarted','{"at":0.0,"rules":{"edition":"1999","letters":"AB","bids":"own any","needs_diagonals":false,"fifth_robot":null,"proof_length":"exact","ricochet":"turn","ties":"first bid","chips_to_win":1,"max_moves":null,"difficulty":"any","times":{"hourglass":60.0,"proof_time":120.0,"thinking_time":300.0,"intermission":10.0},"handicaps":false,"tournament":false,"version":1},"setup":"00038G-P6Q8K5-GPZ853-5VVZZ6","starter":1,"practice":false,"language":"en"}');
INSERT INTO "event" VALUES(7,1,'ChipTurned','{"at":0.0,"target":"Yg"}');
INSERT INTO "event" VALUES(7,2,'BidMade','{"at":10.0,"player":1,"moves":3,"path":""}');
INSERT INTO "event" VALUES(7,3,'BidMade','{"at":11.0,"player":2,"moves":4,"path":""}');
INSERT INTO "event" VALUES(7,4,'ProverAsked','{"at":70.0,"player":1}');
INSERT INTO "event" VALUES(7,5,'ChipWon','{"at":189.0,"player":1,"moves":"Y-right Y-down Y-left","counts":true,"after":10.0}');
INSERT INTO "event" VALUES(7,6,'MatchEnded','{"at":189.0,"ending":"enough chips","winners":[1],"counted":[]}');
INSERT INTO "event" VALUES(7,7,'BestFound','{"at":189.0,"round":1,"moves":"Y-right Y-down Y-left"}');
INSERT INTO "event" VALUES(8,0,'MatchStarted','{"at":0.0,"rules":{"edition":"1999","letters":"AB","bids":"own any","needs_diagonals":false,"fifth_robot":null,"proof_length":"exact","ricochet":"turn","ties":"first bid","chips_to_win":null,"max_moves":null,"difficulty":"any","times":{"hourglass":60.0,"proof_time":120.0,"thinking_time":300.0,"intermission":10.0},"handicaps":false,"tournament":true,"version":1},"setup":"00038G-P6Q8K5-GPZ853-5VVZZ6","starter":1,"practice":false,"language":"en"}');
INSERT INTO "event" VALUES(8,1,'ChipTurned','{"at":0.0,"target":"Yg"}');
INSERT INTO "event" VALUES(8,2,'BidMade','{"at":10.0,"player":1,"moves":3,"path":""}');
INSERT INTO "event" VALUES(8,3,'PlayerSeen','{"at":12.0,"player":3}');
INSERT INTO "event" VALUES(9,0,'RaceStarted','{"at":0.0,"rules":{"edition":"1999","letters":"AB","bids":"own any","needs_diagonals":false,"fifth_robot":null,"proof_length":"exact","ricochet":"turn","ties":"first bid","chips_to_win":null,"max_moves":null,"difficulty":"any","times":{"hourglass":60.0,"proof_time":120.0,"thinking_time":300.0,"intermission":10.0},"handicaps":false,"tournament":false,"version":1},"setup":"00038G-P6Q8K5-GPZ853-5VVZZ6","starter":1,"rounds":5,"seconds":180.0,"zone":"UTC","practice":false,"language":"en"}');
INSERT INTO "event" VALUES(9,1,'ChipTurned','{"at":0.0,"target":"Yg"}');
INSERT INTO "event" VALUES(9,2,'RaceSolved','{"at":10.0,"player":1,"moves":"G-up Y-right Y-down Y-left"}');
INSERT INTO "event" VALUES(9,3,'RaceSolved','{"at":10.0,"player":2,"moves":"Y-right Y-down Y-left"}');
INSERT INTO "event" VALUES(9,4,'RoundDecided','{"at":180.0}');
INSERT INTO "event" VALUES(10,0,'RaceStarted','{"at":0.0,"rules":{"edition":"1999","letters":"AB","bids":"own any","needs_diagonals":false,"fifth_robot":null,"proof_length":"exact","ricochet":"turn","ties":"first bid","chips_to_win":null,"max_moves":null,"difficulty":"any","times":{"hourglass":60.0,"proof_time":120.0,"thinking_time":300.0,"intermission":10.0},"handicaps":false,"tournament":false,"version":1},"setup":"00038G-P6Q8K5-GPZ853-5VVZZ6","starter":1,"rounds":5,"seconds":180.0,"zone":"UTC","practice":false,"language":"en"}');
INSERT INTO "event" VALUES(10,1,'ChipTurned','{"at":0.0,"target":"Yg"}');
INSERT INTO "event" VALUES(10,2,'RaceSolved','{"at":10.0,"player":1,"moves":"G-up Y-right Y-down Y-left"}');
INSERT INTO "event" VALUES(10,3,'RaceSolved','{"at":10.0,"player":2,"moves":"Y-right Y-down Y-left"}');
INSERT INTO "event" VALUES(10,4,'RoundDecided','{"at":180.0}');
INSERT INTO "event" VALUES(11,0,'SoloStarted','{"at":0.0,"rules":{"edition":"2013","letters":"ABC","bids":"own lower","needs_diagonals":false,"fifth_robot":null,"proof_length":"exact","ricochet":"turn","ties":"first bid","chips_to_win":null,"max_moves":null,"difficulty":"any","times":{"hourglass":60.0,"proof_time":120.0,"thinking_time":300.0,"intermission":10.0},"handicaps":false,"tournament":false,"version":1},"setup":"00038G-P6Q8K5-GPZ853-5VVZZ6","player":1,"hourglasses":1,"practice":false,"language":"en"}');
INSERT INTO "event" VALUES(11,1,'ChipTurned','{"at":1.0,"target":"Yg"}');
INSERT INTO "event" VALUES(11,2,'SolutionFound','{"at":20.0}');
INSERT INTO "event" VALUES(11,3,'ChipSolved','{"at":30.0,"moves":"G-up Y-right Y-down Y-left"}');
INSERT INTO "event" VALUES(12,0,'SoloStarted','{"at":0.0,"rules":{"edition":"2013","letters":"ABC","bids":"own lower","needs_diagonals":false,"fifth_robot":null,"proof_length":"exact","ricochet":"turn","ties":"first bid","chips_to_win":null,"max_moves":null,"difficulty":"any","times":{"hourglass":60.0,"proof_time":120.0,"thinking_time":300.0,"intermission":10.0},"handicaps":false,"tournament":false,"version":1},"setup":"00038G-P6Q8K5-GPZ853-5VVZZ6","player":1,"hourglasses":1,"practice":false,"language":"en"}');
INSERT INTO "event" VALUES(12,1,'ChipTurned','{"at":1.0,"target":"Yg"}');
INSERT INTO "event" VALUES(12,2,'SolutionFound','{"at":20.0}');
INSERT INTO "event" VALUES(12,3,'ChipSolved','{"at":30.0,"moves":"G-up Y-right Y-down Y-left"}');
INSERT INTO "event" VALUES(13,0,'RushPrepared','{"at":0.0,"rules":{"edition":"2013","letters":"ABC","bids":"own lower","needs_diagonals":false,"fifth_robot":null,"proof_length":"exact","ricochet":"turn","ties":"first bid","chips_to_win":null,"max_moves":null,"difficulty":"any","times":{"hourglass":60.0,"proof_time":120.0,"thinking_time":300.0,"intermission":10.0},"handicaps":false,"tournament":false,"version":1},"setup":"00038G-P6Q8K5-GPZ853-5VVZZ6","player":1,"chips":"005T3CF-5YD0FPW Y-right Y-down Y-left; 005T3CF-5YD0FPW Y-right Y-down Y-left","practice":false,"language":"en","seconds":180.0,"cup":null}');
INSERT INTO "event" VALUES(13,1,'RushStarted','{"at":1.0,"record":3}');
INSERT INTO "event" VALUES(13,2,'RushPassed','{"at":5.0}');
INSERT INTO "event" VALUES(13,3,'RushEnded','{"at":181.0,"ending":"time up","solved":0}');
INSERT INTO "event" VALUES(14,0,'RushPrepared','{"at":0.0,"rules":{"edition":"2013","letters":"ABC","bids":"own lower","needs_diagonals":false,"fifth_robot":null,"proof_length":"exact","ricochet":"turn","ties":"first bid","chips_to_win":null,"max_moves":null,"difficulty":"any","times":{"hourglass":60.0,"proof_time":120.0,"thinking_time":300.0,"intermission":10.0},"handicaps":false,"tournament":false,"version":1},"setup":"00038G-P6Q8K5-GPZ853-5VVZZ6","player":1,"chips":"005T3CF-5YD0FPW Y-right Y-down Y-left; 005T3CF-5YD0FPW Y-right Y-down Y-left","practice":false,"language":"en","seconds":180.0,"cup":null}');
INSERT INTO "event" VALUES(14,1,'RushStarted','{"at":1.0,"record":3}');
INSERT INTO "event" VALUES(14,2,'RushPassed','{"at":5.0}');
INSERT INTO "event" VALUES(14,3,'RushEnded','{"at":181.0,"ending":"time up","solved":0}');
INSERT INTO "event" VALUES(15,0,'SoloStarted','{"at":0.0,"rules":{"edition":"2013","letters":"ABC","bids":"own lower","needs_diagonals":false,"fifth_robot":null,"proof_length":"exact","ricochet":"turn","ties":"first bid","chips_to_win":null,"max_moves":null,"difficulty":"any","times":{"hourglass":60.0,"proof_time":120.0,"thinking_time":300.0,"intermission":10.0},"handicaps":false,"tournament":false,"version":1},"setup":"00038G-P6Q8K5-GPZ853-5VVZZ6","player":2,"hourglasses":0,"practice":true,"language":"en"}');
INSERT INTO "event" VALUES(15,1,'ChipDrawn','{"at":0.0,"chip":"00038G-P6Q8K5-GPZ853-5VVZZ6 3 1 Y-right Y-down Y-left"}');
INSERT INTO "event" VALUES(15,2,'ChipSolved','{"at":30.0,"moves":"Y-right Y-down Y-left"}');
INSERT INTO "event" VALUES(16,0,'SoloStarted','{"at":0.0,"rules":{"edition":"2013","letters":"ABC","bids":"own lower","needs_diagonals":false,"fifth_robot":null,"proof_length":"exact","ricochet":"turn","ties":"first bid","chips_to_win":null,"max_moves":null,"difficulty":"any","times":{"hourglass":60.0,"proof_time":120.0,"thinking_time":300.0,"intermission":10.0},"handicaps":false,"tournament":false,"version":1},"setup":"00038G-P6Q8K5-GPZ853-5VVZZ6","player":2,"hourglasses":0,"practice":true,"language":"en"}');
INSERT INTO "event" VALUES(16,1,'ChipDrawn','{"at":0.0,"chip":"00038G-P6Q8K5-GPZ853-5VVZZ6 3 1 Y-right Y-down Y-left"}');
INSERT INTO "event" VALUES(16,2,'ChipSolved','{"at":30.0,"moves":"Y-right Y-down Y-left"}');
INSERT INTO "event" VALUES(17,0,'RushPrepared','{"at":1768003200.0,"rules":{"edition":"2013","letters":"ABC","bids":"own lower","needs_diagonals":false,"fifth_robot":null,"proof_length":"exact","ricochet":"turn","ties":"first bid","chips_to_win":null,"max_moves":null,"difficulty":"any","times":{"hourglass":60.0,"proof_time":120.0,"thinking_time":300.0,"intermission":10.0},"handicaps":false,"tournament":false,"version":1},"setup":"00038G-P6Q8K5-GPZ853-5VVZZ6","player":1,"chips":"005T3CF-5YD0FPW Y-right Y-down Y-left; 005T3CF-5YD0FPW Y-right Y-down Y-left","practice":true,"language":"en","seconds":600.0,"cup":2}');
INSERT INTO "event" VALUES(17,1,'RushStarted','{"at":1768003201.0,"record":0}');
INSERT INTO "event" VALUES(17,2,'RushSolved','{"at":1768003209.0,"moves":"G-up Y-right Y-down Y-left"}');
INSERT INTO "event" VALUES(18,0,'MatchStarted','{"at":0.0,"rules":{"edition":"1999","letters":"AB","bids":"own any","needs_diagonals":false,"fifth_robot":null,"proof_length":"exact","ricochet":"turn","ties":"first bid","chips_to_win":null,"max_moves":null,"difficulty":"any","times":{"hourglass":60.0,"proof_time":120.0,"thinking_time":300.0,"intermission":10.0},"handicaps":false,"tournament":false,"version":1},"setup":"00038G-P6Q8K5-GPZ853-5VVZZ6","starter":1,"practice":false,"language":"en"}');
INSERT INTO "event" VALUES(18,1,'ChipTurned','{"at":0.0,"target":"Yg"}');
CREATE TABLE fact (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "fact" VALUES('key','wert – ☃');
CREATE TABLE guild_settings (
    guild_id INTEGER PRIMARY KEY,
    data TEXT NOT NULL
) STRICT;
INSERT INTO "guild_settings" VALUES(10,'{"edition":"2013","diagonals":"without","fifth_robot":null,"bids":"edition","proof_length":"edition","ricochet":"edition","bidding_pad":true,"ties":"first bid","handicaps":false,"difficulty":"rising","max_moves":9,"chips_to_win":null,"hourglass":null,"proof_time":null,"thinking_time":null,"intermission":null,"allowed_channels":[],"match_threads":false,"time_zone":"UTC","weekly_channel":12,"weekly_day":"first","weekly_hour":9,"morning_channel":null,"morning_hour":9,"cup_channel":null,"cup_name":null,"call_role":null,"champion_role":null,"champion_again":true,"language":null,"theme":"light","animation":true}');
CREATE TABLE heartbeat (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at INTEGER NOT NULL
) STRICT;
INSERT INTO "heartbeat" VALUES(1,1000000);
CREATE TABLE language (
    player_id INTEGER PRIMARY KEY,
    language TEXT NOT NULL
) STRICT;
INSERT INTO "language" VALUES(1,'ca');
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
INSERT INTO "match" VALUES(1,'match',10,100,0,1,0,NULL,1100,NULL,1,0,0,0,0,NULL,0,0,NULL,0,0,NULL,NULL,0,NULL);
INSERT INTO "match" VALUES(2,'match',10,101,0,1,0,NULL,1101,NULL,1,0,0,0,0,NULL,3,0,NULL,0,0,NULL,NULL,0,NULL);
INSERT INTO "match" VALUES(3,'match',10,102,0,1,0,NULL,1102,NULL,1,0,0,0,0,NULL,2,0,NULL,0,0,NULL,NULL,0,NULL);
INSERT INTO "match" VALUES(4,'match',10,103,0,1,0,NULL,1103,NULL,1,0,0,0,0,NULL,2,0,NULL,0,0,NULL,NULL,0,NULL);
INSERT INTO "match" VALUES(5,'match',10,104,0,1,0,NULL,NULL,NULL,1,0,0,0,0,NULL,0,0,NULL,0,0,NULL,NULL,0,NULL);
INSERT INTO "match" VALUES(6,'match',10,105,0,1,0,NULL,1105,NULL,1,0,0,1,0,NULL,0,1,NULL,0,0,NULL,NULL,0,NULL);
INSERT INTO "match" VALUES(7,'match',10,106,0,1,0,189000,1106,NULL,1,0,0,0,0,NULL,2,0,NULL,0,0,NULL,NULL,0,NULL);
INSERT INTO "match" VALUES(8,'match',10,107,0,1,0,NULL,1107,NULL,1,0,0,0,0,'00038G-P6Q8K5-GPZ853-5VVZZ6',1,0,NULL,0,0,NULL,NULL,0,NULL);
INSERT INTO "match" VALUES(9,'race',10,200,0,1,0,NULL,NULL,NULL,1,0,0,0,0,NULL,2,0,NULL,0,0,NULL,NULL,0,NULL);
INSERT INTO "match" VALUES(10,'race',0,200,0,1,0,NULL,NULL,NULL,1,0,1,0,0,NULL,2,0,NULL,0,30,NULL,NULL,0,NULL);
INSERT INTO "match" VALUES(11,'solo',10,201,1,1,0,NULL,NULL,NULL,1,0,0,0,0,NULL,0,0,NULL,0,0,NULL,NULL,0,NULL);
INSERT INTO "match" VALUES(12,'solo',0,201,1,1,0,NULL,NULL,NULL,1,0,1,0,0,NULL,0,0,NULL,0,30,NULL,NULL,0,NULL);
INSERT INTO "match" VALUES(13,'rush',10,202,1,1,0,181000,NULL,NULL,1,0,0,0,0,NULL,0,0,NULL,0,0,NULL,NULL,0,NULL);
INSERT INTO "match" VALUES(14,'rush',0,202,1,1,0,181000,NULL,NULL,1,0,1,0,0,NULL,0,0,NULL,0,30,NULL,NULL,0,NULL);
INSERT INTO "match" VALUES(15,'solo',10,203,2,1,0,NULL,NULL,NULL,2,0,0,0,1,NULL,0,0,NULL,0,0,NULL,NULL,0,NULL);
INSERT INTO "match" VALUES(16,'solo',0,203,2,1,0,NULL,NULL,NULL,2,0,1,0,1,NULL,0,0,NULL,0,30,NULL,NULL,0,NULL);
INSERT INTO "match" VALUES(17,'rush',10,210,1,1,1768003200000,NULL,NULL,NULL,1,0,1,0,1,NULL,0,0,NULL,0,0,NULL,NULL,0,NULL);
INSERT INTO "match" VALUES(18,'match',10,300,0,1,0,NULL,NULL,NULL,1,0,0,0,0,NULL,0,0,'ValueError: no such robot',0,0,NULL,NULL,0,NULL);
CREATE TABLE outbox (
    match_id INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    number INTEGER NOT NULL, -- the first of these events
    events INTEGER NOT NULL, -- their number
    at INTEGER NOT NULL, -- when they happened
    PRIMARY KEY (match_id, number)
) STRICT, WITHOUT ROWID;
INSERT INTO "outbox" VALUES(6,2,1,5000);
CREATE TABLE playing (
    guild_id INTEGER NOT NULL,
    player_id INTEGER NOT NULL,
    quarter INTEGER NOT NULL, -- 900 seconds each, counted from the epoch
    PRIMARY KEY (guild_id, player_id, quarter)
) STRICT, WITHOUT ROWID;
INSERT INTO "playing" VALUES(10,1,0);
INSERT INTO "playing" VALUES(10,2,0);
INSERT INTO "playing" VALUES(10,3,0);
CREATE TABLE point (
    guild_id INTEGER NOT NULL,
    score TEXT NOT NULL, -- a value of engine.rules.score.Score
    at INTEGER NOT NULL,
    player_id INTEGER NOT NULL,
    match_id INTEGER NOT NULL,
    number INTEGER NOT NULL, -- the event that made it
    PRIMARY KEY (guild_id, score, at, player_id, match_id, number)
) STRICT, WITHOUT ROWID;
INSERT INTO "point" VALUES(10,'best',189000,1,7,5);
INSERT INTO "point" VALUES(10,'chips',189000,1,4,5);
INSERT INTO "point" VALUES(10,'chips',189000,1,7,5);
CREATE TABLE post_choice (
    guild_id INTEGER NOT NULL,
    kind TEXT NOT NULL,
    chosen_at INTEGER NOT NULL,
    PRIMARY KEY (guild_id, kind)
) STRICT, WITHOUT ROWID;
INSERT INTO "post_choice" VALUES(10,'champion',1000000);
INSERT INTO "post_choice" VALUES(10,'cup-open',1000000);
INSERT INTO "post_choice" VALUES(10,'cup-result',1000000);
INSERT INTO "post_choice" VALUES(10,'morning',1000000);
INSERT INTO "post_choice" VALUES(10,'weekly',1000000);
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
INSERT INTO "practice_chip" VALUES(15,1,2,30000,3,0,30000);
INSERT INTO "practice_chip" VALUES(16,1,2,30000,3,0,30000);
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
INSERT INTO "proof" VALUES(4,5,1,10,1,189000,1,3,NULL,10000);
INSERT INTO "proof" VALUES(7,5,1,10,1,189000,1,3,3,10000);
CREATE TABLE regular_post (
    guild_id INTEGER NOT NULL,
    kind TEXT NOT NULL, -- a value of bot.store.contract.guilds.PostKind
    period TEXT NOT NULL, -- the subject of the post, as in 2026-W46
    done INTEGER NOT NULL DEFAULT 0, -- 1 once nothing remains to be done for it
    PRIMARY KEY (guild_id, kind, period)
) STRICT, WITHOUT ROWID;
INSERT INTO "regular_post" VALUES(10,'weekly','2026-W47',0);
CREATE TABLE round (
    match_id INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    round INTEGER NOT NULL, -- counted from 1 within the match
    number INTEGER NOT NULL, -- the event with which it began
    turned_at INTEGER NOT NULL,
    best_moves INTEGER, -- the length of the best solution, NULL while it is unknown
    PRIMARY KEY (match_id, round)
) STRICT, WITHOUT ROWID;
INSERT INTO "round" VALUES(1,1,1,0,NULL);
INSERT INTO "round" VALUES(2,1,1,0,NULL);
INSERT INTO "round" VALUES(3,1,1,0,NULL);
INSERT INTO "round" VALUES(4,1,1,0,NULL);
INSERT INTO "round" VALUES(5,1,1,0,NULL);
INSERT INTO "round" VALUES(5,2,4,370000,NULL);
INSERT INTO "round" VALUES(6,1,1,0,NULL);
INSERT INTO "round" VALUES(7,1,1,0,3);
INSERT INTO "round" VALUES(8,1,1,0,NULL);
INSERT INTO "round" VALUES(9,1,1,0,NULL);
INSERT INTO "round" VALUES(10,1,1,0,NULL);
INSERT INTO "round" VALUES(11,1,1,1000,NULL);
INSERT INTO "round" VALUES(12,1,1,1000,NULL);
INSERT INTO "round" VALUES(15,1,1,0,3);
INSERT INTO "round" VALUES(16,1,1,0,3);
INSERT INTO "round" VALUES(18,1,1,0,NULL);
CREATE TABLE signed_out (
    player_id INTEGER PRIMARY KEY,
    at INTEGER NOT NULL
) STRICT;
INSERT INTO "signed_out" VALUES(3,1000000);
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
INSERT INTO "solo_chip" VALUES(11,1,10,1,30000,4,1);
ANALYZE "sqlite_master";
INSERT INTO "sqlite_stat1" VALUES('practice_chip','practice_chip_of_player','2 2 2 1 1 1 1 1');
INSERT INTO "sqlite_stat1" VALUES('practice_chip','practice_chip','2 1 1');
INSERT INTO "sqlite_stat1" VALUES('solo_chip','solo_chip_of_player','1 1 1 1 1');
INSERT INTO "sqlite_stat1" VALUES('solo_chip','solo_chip_in_time','1 1 1 1 1');
INSERT INTO "sqlite_stat1" VALUES('solo_chip','solo_chip','1 1 1');
INSERT INTO "sqlite_stat1" VALUES('match','match_set_aside','1 1');
INSERT INTO "sqlite_stat1" VALUES('match','match_practice','1 1');
INSERT INTO "sqlite_stat1" VALUES('match','match_over','3 2');
INSERT INTO "sqlite_stat1" VALUES('match','match_of_guild','18 9');
INSERT INTO "sqlite_stat1" VALUES('match','match_of_starter','18 9');
INSERT INTO "sqlite_stat1" VALUES('match','game_running','14 4 3 1 1');
INSERT INTO "sqlite_stat1" VALUES('event','event','78 5 1');
INSERT INTO "sqlite_stat1" VALUES('outbox','outbox','1 1 1');
INSERT INTO "sqlite_stat1" VALUES('watching','watching_of_player','1 1');
INSERT INTO "sqlite_stat1" VALUES('watching','watching','1 1 1');
INSERT INTO "sqlite_stat1" VALUES('taking_part','taking_part_of_player','14 5 3');
INSERT INTO "sqlite_stat1" VALUES('taking_part','taking_part','14 2 1');
INSERT INTO "sqlite_stat1" VALUES('bound','bound_of_match','1 1');
INSERT INTO "sqlite_stat1" VALUES('bound','bound','1 1');
INSERT INTO "sqlite_stat1" VALUES('round','round','16 1 1');
INSERT INTO "sqlite_stat1" VALUES('proof','proof_of_player','2 2 2 2 2 1 1 1');
INSERT INTO "sqlite_stat1" VALUES('proof','proof','2 1 1');
CREATE TABLE taking_part (
    match_id INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    player_id INTEGER NOT NULL,
    guild_id INTEGER NOT NULL,
    PRIMARY KEY (match_id, player_id)
) STRICT, WITHOUT ROWID;
INSERT INTO "taking_part" VALUES(10,1,0);
INSERT INTO "taking_part" VALUES(2,1,10);
INSERT INTO "taking_part" VALUES(3,1,10);
INSERT INTO "taking_part" VALUES(4,1,10);
INSERT INTO "taking_part" VALUES(7,1,10);
INSERT INTO "taking_part" VALUES(8,1,10);
INSERT INTO "taking_part" VALUES(9,1,10);
INSERT INTO "taking_part" VALUES(10,2,0);
INSERT INTO "taking_part" VALUES(2,2,10);
INSERT INTO "taking_part" VALUES(3,2,10);
INSERT INTO "taking_part" VALUES(4,2,10);
INSERT INTO "taking_part" VALUES(7,2,10);
INSERT INTO "taking_part" VALUES(9,2,10);
INSERT INTO "taking_part" VALUES(2,3,10);
CREATE TABLE theme (
    player_id INTEGER PRIMARY KEY,
    theme TEXT NOT NULL
) STRICT;
INSERT INTO "theme" VALUES(2,'dark');
CREATE TABLE total (
    guild_id INTEGER NOT NULL,
    score TEXT NOT NULL,
    player_id INTEGER NOT NULL,
    points INTEGER NOT NULL,
    last_at INTEGER NOT NULL, -- when the latest of them was won
    PRIMARY KEY (guild_id, score, player_id)
) STRICT, WITHOUT ROWID;
INSERT INTO "total" VALUES(10,'best',1,1,189000);
INSERT INTO "total" VALUES(10,'chips',1,2,189000);
INSERT INTO "total" VALUES(10,'solo',1,1,30000);
CREATE TABLE watching (
    match_id INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    player_id INTEGER NOT NULL,
    PRIMARY KEY (match_id, player_id)
) STRICT, WITHOUT ROWID;
INSERT INTO "watching" VALUES(8,3);
CREATE TABLE welcome (
    guild_id INTEGER PRIMARY KEY
) STRICT;
INSERT INTO "welcome" VALUES(10);
CREATE UNIQUE INDEX game_running ON match (game_kind, guild_id, channel_id, holder_id)
WHERE ended_at IS NULL AND set_aside IS NULL;
CREATE INDEX match_in_thread ON match (channel_id) WHERE home_id IS NOT NULL;
CREATE INDEX match_of_starter ON match (starter_id);
CREATE INDEX match_of_guild ON match (guild_id);
CREATE INDEX match_over ON match (ended_at) WHERE ended_at IS NOT NULL;
CREATE INDEX match_practice ON match (id) WHERE practice = 1;
CREATE INDEX match_set_aside ON match (id) WHERE set_aside IS NOT NULL;
CREATE INDEX watching_of_player ON watching (player_id);
CREATE INDEX bound_of_match ON bound (match_id);
CREATE INDEX proof_of_player ON proof (player_id, guild_id, held, moves, best_moves, bid_after, at);
CREATE INDEX taking_part_of_player ON taking_part (player_id, guild_id);
CREATE INDEX solo_chip_in_time ON solo_chip (guild_id, at, player_id, stars);
CREATE INDEX solo_chip_of_player ON solo_chip (player_id, guild_id, at, moves);
CREATE INDEX practice_chip_of_player ON practice_chip (player_id, at, match_id, round, moves, hints, took);
CREATE INDEX total_in_order ON total (guild_id, score, points DESC, last_at, player_id);
CREATE INDEX daily_play_in_server ON daily_play (guild_id, day);
CREATE INDEX daily_play_in_time ON daily_play (guild_id, solved_at, player_id, stars, day, opened_at);
CREATE INDEX daily_play_of_day ON daily_play (day, best) WHERE best IS NOT NULL;
CREATE INDEX cup_run_in_server ON cup_run (guild_id, cup);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('match',18);
COMMIT;

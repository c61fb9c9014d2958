-- When a person last ended all their sessions on the board. Deleted once those would have expired by themselves.
CREATE TABLE signed_out (player_id BIGINT PRIMARY KEY, at BIGINT NOT NULL);

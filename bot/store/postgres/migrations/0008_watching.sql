-- Who was seen in which match, so that they can be forgotten there too: they need not have bid in it.
CREATE TABLE watching (
    match_id BIGINT NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    player_id BIGINT NOT NULL,
    PRIMARY KEY (match_id, player_id)
);

CREATE INDEX watching_of_player ON watching (player_id, match_id);

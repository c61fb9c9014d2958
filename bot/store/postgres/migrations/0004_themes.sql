-- The theme that somebody has chosen for their pictures where no server has a say; who has chosen none is not here.
CREATE TABLE theme (player_id BIGINT PRIMARY KEY, theme TEXT NOT NULL);

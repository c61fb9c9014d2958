-- Statistics tell how close somebody's solutions came to the best ones, week by week.
DROP INDEX proof_of_player;

-- All that a player's statistics need of the proofs.
CREATE INDEX proof_of_player ON proof (player_id, guild_id, held, moves, best_moves, bid_after, at);

CREATE INDEX solo_chip_of_player ON solo_chip (player_id, guild_id, at, moves);

-- Where the best solution of a chip was still looked for when the bot was stopped, the game may be over already.
CREATE INDEX solo_over ON match (ended_at) WHERE solo = 1 AND ended_at IS NOT NULL;

-- Where the best solution of a chip was still looked for when the bot was stopped, the match or game may be over already.
CREATE INDEX match_over ON match (ended_at) WHERE ended_at IS NOT NULL;

-- What a kill may have kept from being told: the number of the first of those events, written together, by which a round, or the
-- match, ended. NULL once they have been told, or the next chip is up.
ALTER TABLE match ADD COLUMN untold INTEGER;

-- Nearly all have been told, so this index stays small.
CREATE INDEX match_untold ON match (id) WHERE untold IS NOT NULL;

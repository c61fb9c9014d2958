-- The column says what has not been announced; the index follows its name.
ALTER TABLE match RENAME COLUMN untold TO unannounced;

DROP INDEX match_untold;

CREATE INDEX match_unannounced ON match (id) WHERE unannounced IS NOT NULL;

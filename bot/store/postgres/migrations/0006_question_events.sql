-- Which events the message tells that asks a prover: so that it can be made again without its buttons after a restart.
ALTER TABLE match ADD COLUMN question_number BIGINT; -- of the first of these events

ALTER TABLE match ADD COLUMN question_events BIGINT; -- how many they are

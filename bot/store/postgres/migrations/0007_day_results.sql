-- What was solved on its day is judged as it stood when the day ended: kept from the first try after that on, before which it is
-- what stands beside it.
ALTER TABLE daily_play ADD COLUMN day_tries BIGINT;

ALTER TABLE daily_play ADD COLUMN day_best TEXT;

ALTER TABLE daily_play ADD COLUMN day_stars BIGINT;

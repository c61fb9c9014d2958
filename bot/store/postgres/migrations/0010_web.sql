-- Where the other processes reach the board that a process serves; NULL where it serves none, as an earlier version.
ALTER TABLE process ADD COLUMN web_host TEXT, ADD COLUMN web_port BIGINT;

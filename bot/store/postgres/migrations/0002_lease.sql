-- Which process plays which shard, until when by the clock of this server. A file of SQLite has one process, and no such table.
-- Each lease has an epoch that no other ever had: a process names its own with whatever it writes, and cannot write any more
-- once somebody else has taken its shard.
CREATE TABLE lease (
    shard BIGINT PRIMARY KEY,
    shards BIGINT NOT NULL,
    epoch BIGINT NOT NULL GENERATED ALWAYS AS IDENTITY,
    owner TEXT NOT NULL,
    expires_at TIMESTAMPTZ NOT NULL
);

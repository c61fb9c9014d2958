-- The servers of which whoever has added the bot was told what to do first, so that nobody is told twice.
CREATE TABLE welcome (
    guild_id INTEGER PRIMARY KEY
) STRICT;

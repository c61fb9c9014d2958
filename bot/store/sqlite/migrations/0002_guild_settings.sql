-- What a server has chosen for itself; none that never chose anything. Which fields there are is known to the program.
CREATE TABLE guild_settings (
    guild_id INTEGER PRIMARY KEY,
    data TEXT NOT NULL, -- JSON
    chosen_at INTEGER NOT NULL
) STRICT;

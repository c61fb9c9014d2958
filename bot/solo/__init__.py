"""Games for one person: their clocks, what shows them, and their buttons."""

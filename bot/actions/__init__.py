"""What people do, by a command or on the board in the browser: who, where and when are parameters."""

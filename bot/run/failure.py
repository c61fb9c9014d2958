"""The errors that end a command-line task."""


class TaskFailed(Exception):
    """A task cannot be done; the text says why, and what to do about it. The exit code of the program is 2 then."""

    code = 2


class OutOfReach(TaskFailed):
    """Discord, or the server of the database, cannot be reached, so another start may help. The exit code is 1."""

    code = 1

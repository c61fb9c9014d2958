"""The errors that end a command-line task."""


class TaskFailed(Exception):
    """A task cannot be done; the text says why, and what to do about it."""

    code = 2
    """The exit code of the program. 2: it would be the same at another start."""


class Replaced(TaskFailed):
    """Another process goes on with what this one did, which may be started again as it is."""

    code = 1

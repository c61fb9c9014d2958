"""The error that ends a command-line task."""


class TaskFailed(Exception):
    """A task cannot be done; the text says why, and what to do about it. The exit code of the program is 2 then."""

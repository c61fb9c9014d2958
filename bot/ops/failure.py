"""How a task of the command line ends that cannot be done."""


class TaskFailed(Exception):
    """A task cannot be done; the text says why, and what to do about it."""

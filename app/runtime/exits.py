"""Exit codes and sentences of every failure of a start or command."""

DONE = 0
FAILED = 1
"""Any failure without a code of its own; also `serve` on a folder that is served already."""
NOT_UNDERSTOOD = 2
"""A command line of unknown or unfinished words."""
ALREADY_RUNNING = 10
"""A second start; the first one's window is shown."""
SILENT = 11
"""The running one does not answer."""
PORT = 20
UNUSABLE = 21
"""The folder or its database cannot be written to, or lies where a database must not."""
FULL = 22
DAMAGED = 23
NEWER = 24
NO_ENGINE = 40
"""The window's process alone: there is nothing here that could show a page."""
CRASH = 70


class CannotStart(Exception):
    """Error raised when the shop cannot start or a command cannot be done. `str(error)` is the sentence for the user,
    `code` the exit status.
    """

    def __init__(self, sentence: str, code: int = FAILED) -> None:
        super().__init__(sentence)
        self.code = code


class FoundDamaged(CannotStart):
    """The database proved damaged, and the serving shop was closed."""


class StoppedByOwner(CannotStart):
    """The owner chose not to start: nothing more needs to be shown."""


class AlreadyRunning(CannotStart):
    """Error raised when another process runs the shop on this folder. `pid` is its process number as text, if it could
    be read.
    """

    def __init__(self, pid: str) -> None:
        self.pid = pid
        holder = f"process {pid}" if pid else "another process"
        super().__init__(f"This data directory is in use: {holder} runs the shop on it already.")

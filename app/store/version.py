"""The version of the catalogue: a number that every write raises, so that cached answers know when they are old."""

import threading

_lock = threading.Lock()
_version = 1


def current() -> int:
    """The version now. Read it before the query whose answer you mean to keep."""
    return _version


def raise_version() -> None:
    """Outdate every answer that was made from an older version."""
    global _version  # noqa: PLW0603 -- one catalogue in the process
    with _lock:
        _version += 1

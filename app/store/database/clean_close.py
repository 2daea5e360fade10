"""The mark of a clean stop. A database that has not changed since then may be used before it is checked.

The mark contains the file's size, change counter and modification time. A file that was replaced, restored, upgraded or
cut off since differs in one of them, or has a log beside it, and is checked first.
"""

import json
import logging
import os
from contextlib import suppress
from pathlib import Path

from app.held_files import flush_folder, remove_file, replace_file

log = logging.getLogger(__name__)

MARK = "closed-cleanly"
LONGEST = 200
"""Characters of the mark that are read."""
COUNTER = 24
"""Where SQLite's header has the four bytes of the change counter (sqlite.org/fileformat2.html)."""


def leave_mark(database: Path) -> None:
    """Write the mark beside a database that nobody has open. If that fails, for example on a full disk, the next start
    checks the database first.
    """
    part = _mark(database).with_suffix(".part")
    try:
        state = _state(database)
        if state is None:
            return
        with part.open("w", encoding="ascii") as file:
            json.dump(state, file)
            file.flush()
            os.fsync(file.fileno())
        replace_file(part, _mark(database))
        flush_folder(database.parent)
    except OSError as error:
        log.warning("the mark of a clean stop was not left: %s", type(error).__name__)


def take_mark(database: Path) -> bool:
    """Remove the mark, so that it never outlives a write, and return whether it matched. It did not match if it was
    missing, unreadable or different from the database's state.
    """
    try:
        with _mark(database).open("rb") as file:
            left = json.loads(file.read(LONGEST))
        remove_mark(database)
        return left is not None and left == _state(database)
    except (OSError, ValueError):
        with suppress(OSError):
            remove_mark(database)
        return False


def remove_mark(database: Path) -> None:
    """Remove the mark, where there is one, for good."""
    remove_file(_mark(database))
    flush_folder(database.parent)


def _mark(database: Path) -> Path:
    return database.with_name(MARK)


def _state(database: Path) -> dict[str, int] | None:
    """Return the present state of the database file, or None if it has a log. The rows in a log are not in the file
    yet.
    """
    if any(_has_log(database.with_name(database.name + ending)) for ending in ("-wal", "-journal")):
        return None
    with database.open("rb") as file:
        status = os.fstat(file.fileno())
        file.seek(COUNTER)
        counter = int.from_bytes(file.read(4), "big")
    return {"size": status.st_size, "changes": counter, "modified": status.st_mtime_ns}


def _has_log(log_file: Path) -> bool:
    return log_file.exists() and log_file.stat().st_size > 0

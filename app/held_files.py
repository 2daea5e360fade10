"""Replace and remove files that another program holds for a moment. On Windows a virus scanner or an indexer opens each
new file so that others cannot rename or delete it; a second later it is free.
"""

import os
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

PATIENCE = 5.0
"""Seconds until a file that stays held is an error."""
PAUSES = (0.01, 0.02, 0.05, 0.1, 0.2)
"""Seconds before the next try; the last for all later ones."""
HELD = {5, 32, 33}
"""Windows: access denied (also for a file on its way out), sharing violation, lock violation."""


def replace_file(source: Path, target: Path, seconds: float = PATIENCE) -> None:
    """Rename `source` to `target`, replacing an existing file. Raises OSError if another program still holds it after
    `seconds`.
    """
    _insist(lambda: os.replace(source, target), seconds)  # noqa: PTH105 -- the one place that does


def remove_file(path: Path, seconds: float = PATIENCE) -> None:
    """Remove a file, if it exists. Raises OSError if another program still holds it after `seconds`."""
    with suppress(FileNotFoundError):
        _insist(lambda: os.unlink(path), seconds)  # noqa: PTH108 -- the one place that does


def flush_folder(folder: Path) -> None:
    """Flush a folder, so that its file names survive a power cut. Windows does this by itself."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def is_held(error: OSError) -> bool:
    """Return whether another program holds the file, which only Windows reports."""
    return getattr(error, "winerror", None) in HELD


def _insist(act: Callable[[], None], seconds: float) -> None:
    until = time.monotonic() + seconds
    tries = 0
    while True:
        try:
            act()
            return
        except OSError as error:
            if not is_held(error) or time.monotonic() >= until:
                raise
        time.sleep(PAUSES[min(tries, len(PAUSES) - 1)])
        tries += 1

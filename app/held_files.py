"""Replace and remove files that another program holds for a moment.

On Windows a virus scanner or an indexer opens each new file without letting others rename or delete it; a second later
it is free.
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
    """Give a file its name.

    Raises OSError once it has been held for so long.
    """
    _insist(lambda: os.replace(source, target), seconds)  # noqa: PTH105 -- the one place that does


def remove_file(path: Path, seconds: float = PATIENCE) -> None:
    """Remove a file, where there is one.

    Raises OSError once it has been held for so long.
    """
    with suppress(FileNotFoundError):
        _insist(lambda: os.unlink(path), seconds)  # noqa: PTH108 -- the one place that does


def flush_folder(folder: Path) -> None:
    """Make names last through a power cut; Windows keeps them by itself."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def is_held(error: OSError) -> bool:
    """Return whether another program holds the file; only Windows says so."""
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

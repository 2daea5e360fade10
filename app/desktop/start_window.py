"""The window of a start, which is on the screen before the shop serves."""

import os
from pathlib import Path

from app import data_folder
from app.config import Config
from app.desktop.display import has_display
from app.desktop.window_process import WindowProcess
from app.ports import has_ports
from app.store.database.lock import AlreadyHeld, DirectoryLock

FOLDER = "window"
"""In the data folder: what the window keeps, and its log."""


def open_start_window(config: Config, *, hidden: bool) -> WindowProcess:
    """Return the window of this run. It is open already, and says that Pitlane is starting, unless it is to be hidden,
    the folder may be refused, or another run holds the folder and is about to show its own window.
    """
    window = WindowProcess(config.data_dir / FOLDER)
    if not hidden and _is_own(config) and has_display() and not _is_running(config.data_dir):
        if os.name == "posix":
            # The window's cookies are for this account alone.
            os.umask(0o077)
        window.show()
    return window


def _is_own(config: Config) -> bool:
    """Return whether the data folder is a shop's, or a new one that nothing speaks against. Ports without a database
    are a shop's as well, whose file is missing: the start then asks about it.
    """
    folder = config.data_dir
    is_shop = config.database.exists() or has_ports(folder)
    return is_shop or (not folder.exists() and data_folder.why_not(folder) is None)


def _is_running(folder: Path) -> bool:
    """Return whether another process holds the folder."""
    lock = DirectoryLock(folder)
    try:
        if (folder / "pitlane.lock").exists():
            lock.take()
    except AlreadyHeld:
        return True
    except OSError:
        return False
    lock.release()
    return False

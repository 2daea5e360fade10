"""Restores a backup, and keeps what a kill would leave at each step of it.

A kill loses nothing that was given to the system, so a copy of the folder is what it leaves.

    python -m tests.web.system.backups.restore_killer TEMPLATE INTO WHAT

A step is what changes the disk: opening a file to write, renaming, removing, linking, making a folder, opening a
database. WHAT is `restore` (of the running shop) or `finish` (at a start, of a folder that was left decided). The
folder INTO/NUMBER is as a kill would leave it before the step of this number; the last one ended by itself.
"""

import os
import shutil
import sys
from pathlib import Path
from typing import Any

from app import create_app
from app.config import Config
from app.shop.system.backups.restore import finish_pending_restore, restore_backup
from app.store.database.sqlite import close_database

STEPS = {"os.rename", "os.remove", "os.rmdir", "os.mkdir", "os.link", "os.truncate", "sqlite3.connect", "shutil.rmtree"}


def main(template: Path, into: Path, what: str) -> None:
    folder = into / "shop"
    shutil.copytree(template, folder)
    copies = Copies(folder)
    _run(Config(data_dir=folder), copies, what)
    copies.end()
    shutil.rmtree(folder)


class Copies:
    """The copies of a folder, by number."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._number = 0
        self._looks_on = True

    def keep_at_each_step(self) -> None:
        """Make a copy before each step from now on."""
        sys.addaudithook(self._look)

    def end(self) -> None:
        """Make the last copy."""
        self.keep()
        self._looks_on = False

    def keep(self) -> None:
        """Make a copy. A process of its own makes it, since who closes a database's file loses its locks on it."""
        self._number += 1
        child = os.fork()
        if child == 0:
            self._looks_on = False
            _copy(self._folder, self._folder.parent / str(self._number))
            os._exit(0)
        assert os.waitpid(child, 0)[1] == 0

    def _look(self, event: str, arguments: tuple[Any, ...]) -> None:
        if self._looks_on and (event in STEPS or (event == "open" and _writes(arguments))):
            self.keep()


def _copy(folder: Path, to: Path) -> None:
    """Copy a folder; two names of one file are that in the copy, too."""
    copied: dict[int, str] = {}

    def copy(source: str, target: str) -> None:
        first = copied.setdefault(Path(source).stat().st_ino, target)
        if first is target:
            shutil.copy2(source, target)
        else:
            os.link(first, target)

    shutil.copytree(folder, to, copy_function=copy)


def _run(config: Config, copies: Copies, what: str) -> None:
    if what == "finish":
        copies.keep_at_each_step()
        finish_pending_restore(config)
        return
    with create_app(config).app_context():
        backup = next(config.backups.glob("*.zip"))
        copies.keep_at_each_step()
        restore_backup(config, backup)
        close_database()


def _writes(arguments: tuple[Any, ...]) -> bool:
    mode = arguments[1]
    return isinstance(mode, str) and bool(set(mode) & set("wax+"))


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[3])

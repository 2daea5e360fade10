"""Restores a backup and kills the process, a step later each time.

The restore runs in a child process, which is killed.

    python -m tests.web.system.backups.restore_killer TEMPLATE INTO WHAT

A step is what changes the disk: opening a file to write, renaming, removing, linking, making a folder, opening a
database. WHAT is `restore` (of the running shop) or `finish` (at a start, of a folder that was left decided). Each run
leaves the folder INTO/NUMBER as the kill left it; the last one ended by itself.
"""

import os
import shutil
import signal
import sys
from pathlib import Path
from typing import Any

from sqlalchemy.orm import configure_mappers

from app import create_app
from app.config import Config
from app.shop.system.backups.restore import finish_pending_restore, restore_backup
from app.store.database.sqlite import close_database
from tests.quick import mapping_urls_once

STEPS = {"os.rename", "os.remove", "os.rmdir", "os.mkdir", "os.link", "os.truncate", "sqlite3.connect", "shutil.rmtree"}


def main(template: Path, into: Path, what: str) -> None:
    with mapping_urls_once():
        # Imports and maps what every child needs, once.
        create_app(Config(data_dir=template))
        configure_mappers()
        kill_children(template, into, what)


def kill_children(template: Path, into: Path, what: str) -> None:
    for number in range(1, 1000):
        folder = into / str(number)
        shutil.copytree(template, folder)
        child = os.fork()
        if child == 0:
            _run(Config(data_dir=folder), number, what)
            sys.exit(0)
        ended = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        if ended != -signal.SIGKILL:
            sys.exit(ended)


def _run(config: Config, number: int, what: str) -> None:
    if what == "finish":
        _kill_at(number)
        finish_pending_restore(config)
        return
    with create_app(config).app_context():
        backup = next(config.backups.glob("*.zip"))
        _kill_at(number)
        restore_backup(config, backup)
        close_database()


def _kill_at(number: int) -> None:
    left = number

    def count(event: str, arguments: tuple[Any, ...]) -> None:
        nonlocal left
        if event in STEPS or (event == "open" and _writes(arguments)):
            left -= 1
            if left == 0:
                os.kill(os.getpid(), signal.SIGKILL)

    sys.addaudithook(count)


def _writes(arguments: tuple[Any, ...]) -> bool:
    mode = arguments[1]
    return isinstance(mode, str) and bool(set(mode) & set("wax+"))


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[3])

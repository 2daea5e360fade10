"""Backups that are made while the shop runs. They are checked before they count, and copied to the second folder."""

import os
import shutil
import threading
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from app.config import PHOTOS, Config
from app.shop.base.images.trash import trash_folder
from app.shop.system.backups import backup_list, copies, files
from app.shop.system.backups.backup_list import Backup
from app.shop.system.backups.priority import out_of_the_way
from app.store.database.sqlite import quiet
from app.store.system.copies import check_copy, copy_database, snapshot

one_at_a_time = threading.RLock()
"""Held while a backup is made or restored."""


def back_up_now(config: Config) -> Backup:
    """Make a backup at the owner's request, and start copying it to the second folder. Raises Unavailable when the disk
    is full.
    """
    backup = make_backup(config)
    copies.start_copying(config)
    return backup


def make_backup(config: Config, kind: str = "", *, turn: Any = None) -> Backup:
    """Copy the database and the pictures into one checked file. Raises Unavailable when the disk is full. The writer's
    turn is needed only while the pictures are listed, and the database is copied as it was then. A caller that
    already has the turn passes its connection as `turn`.
    """
    with one_at_a_time, files.room_on_disk():
        config.backups.mkdir(parents=True, exist_ok=True)
        with TemporaryDirectory(dir=config.backups, prefix=".backup-") as name:
            folder = Path(name)
            database = folder / files.DATABASE
            with ExitStack() as source:
                connection = _snapshot(config, source, folder, turn)
                out_of_the_way(copy_database, connection, database)
            target = config.backups / backup_list.new_name(config.backups, kind)
            out_of_the_way(_check_and_pack, target, database)
        return backup_list.read_backup(target)


def _snapshot(config: Config, source: ExitStack, folder: Path, turn: Any) -> Any:
    """The database and the list of its pictures at one moment."""
    if turn is not None:
        _link_pictures(config, folder)
        return turn
    with quiet():
        _link_pictures(config, folder)
        return source.enter_context(snapshot(config.database))


def _check_and_pack(target: Path, database: Path) -> None:
    files.write_file(target, database, check_copy(database))


def _link_pictures(config: Config, folder: Path) -> None:
    """Those of deleted products as well: they can still be brought back."""
    uploads, photos = folder / files.UPLOADS, folder / PHOTOS
    for each in (uploads, photos):
        each.mkdir()
    _link_all(trash_folder(config.uploads), uploads)
    _link_all(config.uploads, uploads)
    _link_all(config.photos, photos)


def _link_all(source: Path, target: Path) -> None:
    """Link every picture under a second name, so that one removed meanwhile is still in the backup."""
    for name in files.picture_names(source):
        try:
            os.link(source / name, target / name)
        except (FileNotFoundError, FileExistsError):
            # Removed meanwhile, or moved here from the bin, where it was linked already.
            continue
        except OSError:
            # A disk without hard links, such as a USB stick's.
            shutil.copy2(source / name, target / name)

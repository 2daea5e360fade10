"""Restoring a backup.

Killed at any step, the shop is what it was or what the backup holds, never a mix.

The backup is unpacked and checked in a parked folder; the present data is stored as a backup; then a mark in the folder
decides. Before it nothing of the shop was touched. From it on the next start finishes what was not finished: pictures
that are missing are brought, and the database is put in place whole. Pictures that no row names any more are swept up
at a start, as after any crash.
"""

import logging
import os
import shutil
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from app import practice
from app.config import Config
from app.held_files import flush_folder, remove_file
from app.shop.base.errors import Invalid
from app.shop.sales.documents import numbers
from app.shop.sales.stock_waits.carried import carry_waits
from app.shop.system.backups import backup_list, before_upgrade, files, known_numbers
from app.shop.system.backups.backups import make_backup, one_at_a_time
from app.shop.system.backups.rescue import PENDING
from app.shop.system.backups.restored_pictures import bring_missing, bring_others, remove_pictures
from app.store.database import clean_close
from app.store.database.driver import sqlite3
from app.store.database.secret_settings import carry_keys
from app.store.database.sqlite import quiet
from app.store.sales import order_numbers
from app.store.system.copies import make_ready, pictures_in, put_back, swap_in
from app.store.system.late_tables import loading_tables

log = logging.getLogger(__name__)

OF_PRACTICE = "This is a backup of the practice shop, so it was not restored. Nothing was changed."
DECIDED = "decided"


def restore_backup(config: Config, path: Path) -> None:
    """Restore a backup into the running shop, which is backed up first. Every session ends. Nobody can order meanwhile,
    so no order is missing from both. Raises Invalid, Conflict or Unavailable, having changed nothing.
    """
    with one_at_a_time, files.room_on_disk(), _parked(config, path) as pending:
        with quiet() as connection:
            make_backup(config, backup_list.BEFORE_RESTORE, turn=connection)
            before = pictures_in(connection)
            carry_keys(connection, pending / files.DATABASE)
            numbers.carry_numbers(pending / files.DATABASE, numbers.greatest_numbers(connection))
            carry_waits(connection, pending / files.DATABASE)
            _carry_numbers(config, pending, order_numbers.greatest_known(connection))
            _decide(pending)
            bring_missing(pending, config)
            put_back(pending / files.DATABASE, connection)
            bring_others(pending, config)
            _undecide(pending)
            after = pictures_in(connection)
        remove_pictures(config.uploads, before - after)
    backup_list.prune(config.backups)


def restore_over_unusable(config: Config, path: Path, kind: str = "damaged") -> str:
    """Restore a backup over a database that cannot be used. Returns the name of its stored copy, which contains the
    `kind`, or blank where no file was left. The caller has to hold the directory. Raises Invalid, Conflict or
    Unavailable, having changed nothing.
    """
    with one_at_a_time, files.room_on_disk(), _parked(config, path) as pending:
        stored = _set_aside(config, kind)
        numbers.carry_numbers(pending / files.DATABASE, numbers.rescue_numbers(config.data_dir / stored))
        _carry_numbers(config, pending, known_numbers.greatest_in_backups(config))
        _decide(pending)
        finish_pending_restore(config)
    return stored


def finish_pending_restore(config: Config) -> None:
    """Finish a restore that was decided when the program was killed, and drop one that was not. Call it at every start,
    while the directory is held and before anybody opens the database.
    """
    pending = config.data_dir / PENDING
    if (pending / DECIDED).exists():
        bring_missing(pending, config)
        bring_others(pending, config)
        if (pending / files.DATABASE).exists():
            clean_close.remove_mark(config.database)
            swap_in(pending / files.DATABASE, config.database)
        flush_folder(config.data_dir)
        log.warning("finished restoring a backup")
    _drop(pending)


@contextmanager
def _parked(config: Config, path: Path) -> Iterator[Path]:
    """Put the checked content of a backup into the parked folder. Persons that the owner has erased are erased from it.
    The folder is flushed to the disk, and removed when the block ends.
    """
    # Loaded here: a start asks this module only whether a restore is to be finished.
    with loading_tables():
        from app.shop.system.privacy.erasure import erase_again

    pending = config.data_dir / PENDING
    _drop(pending)
    try:
        unpack = before_upgrade.unpack_copy if path.suffix == ".db" else files.unpack
        unpack(path, pending)
        _refuse_practice(config, pending / files.DATABASE)
        make_ready(pending / files.DATABASE)
        erase_again(config.data_dir, pending / files.DATABASE)
        for folder in (pending / each for each in files.FOLDERS):
            for picture in folder.iterdir():
                _flush_file(picture)
            flush_folder(folder)
        _flush_file(pending / files.DATABASE)
        flush_folder(pending)
        flush_folder(config.data_dir)
        yield pending
    finally:
        _drop(pending)


def _refuse_practice(config: Config, database: Path) -> None:
    """Raise Invalid for a backup of the practice shop, unless it is restored in a practice shop."""
    with closing(sqlite3.connect(database, isolation_level=None)) as connection:
        row = connection.execute("SELECT 1 FROM settings WHERE key = ?", (practice.CONTENT_MARK,)).fetchone()
    if row and not practice.is_practice_folder(config.data_dir):
        raise Invalid(OF_PRACTICE)


def _carry_numbers(config: Config, pending: Path, known: int) -> None:
    """Carry the greatest order number into the restored database. The restored data continue after the greatest number
    of the data that they replace, so no number is given twice.
    """
    database = pending / files.DATABASE
    greatest = order_numbers.carry(database, order_numbers.greatest_given(config.data_dir, known))
    order_numbers.reserve(config.data_dir, greatest)
    _flush_file(database)


def _decide(pending: Path) -> None:
    (pending / DECIDED).touch()
    flush_folder(pending)


def _undecide(pending: Path) -> None:
    remove_file(pending / DECIDED)
    flush_folder(pending)


def _drop(pending: Path) -> None:
    """The mark goes first: half a folder must never look decided."""
    if pending.exists():
        _undecide(pending)
        shutil.rmtree(pending, ignore_errors=True)


def _set_aside(config: Config, kind: str) -> str:
    name = f"{config.database.name}.{kind}-{backup_list.stamp()}"
    for ending in ("", "-wal", "-shm"):
        part = config.database.with_name(config.database.name + ending)
        if part.exists():
            shutil.copy2(part, config.data_dir / f"{name}{ending}")
            _flush_file(config.data_dir / f"{name}{ending}")
    return name if (config.data_dir / name).exists() else ""


def _flush_file(path: Path) -> None:
    with path.open("rb+") as file:
        os.fsync(file.fileno())

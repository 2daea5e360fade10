"""Check of a database file before its use; it changes nothing."""

import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from app.store.database.driver import sqlite3
from app.store.database.errors import DamagedDatabase, DiskFull, StoreError, UnusableDatabase
from app.store.database.other_programs import is_foreign

PATIENCE = 5.0
"""Seconds: right after sign-in, virus scanners and other backups hold files for a moment."""
PAUSE = 0.2
HELD = {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_CANTOPEN}
CLOSED = {sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PERM, sqlite3.SQLITE_AUTH}
UNSOUND = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}
STEPS = 20_000
"""Steps of a check between two looks at whether it is to end: some milliseconds, or 80 MB of the file."""


def check_database(database: Path, backups: Path, patience: float = PATIENCE, *, whole: bool = True) -> str:
    """Return the revision of a sound database. If `whole` is False, only the revision and write access are checked.
    Raises DamagedDatabase, UnusableDatabase or DiskFull.
    """
    refuse_foreign(database)
    until = time.monotonic() + patience
    while True:
        try:
            return _read_revision(database, backups, whole=whole)
        except sqlite3.Error as error:
            code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_CORRUPT) & 0xFF
            if code not in HELD or time.monotonic() > until:
                raise _meaning(code, database, backups) from error
        time.sleep(PAUSE)


def refuse_foreign(database: Path) -> None:
    """Raises UnusableDatabase for a file of another program."""
    if is_foreign(database):
        raise UnusableDatabase(
            f"{database} belongs to another program. Choose another data folder with --data-dir; nothing was changed."
        )


def is_sound(database: Path, is_ending: Callable[[], bool]) -> bool | None:
    """Return whether a database in use is sound, or None if the check was stopped early. Raises sqlite3.Error if the
    file cannot be read.
    """
    with closing(sqlite3.connect(database, timeout=PATIENCE)) as connection:
        connection.set_progress_handler(is_ending, STEPS)
        try:
            return _is_sound(connection)
        except sqlite3.DatabaseError as error:
            if is_ending():
                return None
            if is_damage(error):
                return False
            raise


def is_damage(error: BaseException | None) -> bool:
    """Return whether an error from SQLite means that the file is not a sound database."""
    return getattr(error, "sqlite_errorcode", sqlite3.SQLITE_OK) & 0xFF in UNSOUND


def is_disk_full(error: BaseException | None) -> bool:
    """Return whether an error from SQLite means that the disk has no room."""
    return getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_FULL


def damaged(database: Path, backups: Path) -> DamagedDatabase:
    """Return the error for a damaged database. Its text names the newest backup and states that the file was not
    changed.
    """
    newest = newest_name(backups)
    return DamagedDatabase(
        f"The database {database.name} is damaged and was left untouched. {way_back(newest)}", newest
    )


def way_back(newest: str) -> str:
    """Return the sentence that names the newest backup, for a damaged database."""
    return f"Restore the newest backup, {newest}." if newest else "There is no backup of it in its folder."


def newest_name(backups: Path) -> str:
    """Return the name of the newest backup, or else of the newest copy from before an upgrade. It is blank if there is
    neither.
    """
    names = [path.name for path in backups.glob("pitlane-*.zip")]
    return max(names or [path.name for path in backups.glob("before-upgrade-*.db")], default="")


def try_to_write(connection: sqlite3.Connection) -> None:
    """Write to the database and roll back. Raises sqlite3.Error if that is not possible. Without this test a read-only
    file would open without an error, even with BEGIN IMMEDIATE, and fail at the first order.
    """
    unchanged = int(connection.execute("PRAGMA user_version").fetchone()[0])
    connection.execute("BEGIN IMMEDIATE")
    try:
        connection.execute(f"PRAGMA user_version = {unchanged}")
    finally:
        connection.execute("ROLLBACK")


def _read_revision(database: Path, backups: Path, *, whole: bool) -> str:
    # To SQLite an empty file is a new database; to us it is a shop that was lost.
    if not database.is_file() or database.stat().st_size == 0:
        raise damaged(database, backups)
    with closing(sqlite3.connect(database, timeout=1, isolation_level=None)) as connection:
        sound = not whole or _is_sound(connection)
        row = connection.execute("SELECT version_num FROM alembic_version").fetchone() if sound else None
        if row is None:
            raise damaged(database, backups)
        try_to_write(connection)
    return str(row[0])


def _is_sound(connection: sqlite3.Connection) -> bool:
    return bool(connection.execute("PRAGMA quick_check").fetchone()[0] == "ok")


def _meaning(code: int, database: Path, backups: Path) -> StoreError:
    if code in HELD:
        return UnusableDatabase(f"Another program keeps {database.name} to itself. Close it and start again.")
    if code in CLOSED:
        return UnusableDatabase(f"The database {database} may not be written to. Nothing was changed.")
    if code == sqlite3.SQLITE_FULL:
        return DiskFull("The disk is full. Free some space and start again; nothing was changed.")
    return damaged(database, backups)

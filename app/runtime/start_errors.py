"""Exit code and sentence for each failure of a start."""

import errno

from sqlalchemy.exc import DBAPIError, OperationalError

from app.runtime.exits import DAMAGED, FAILED, FULL, NEWER, PORT, UNUSABLE, CannotStart
from app.server.sockets import PortTaken
from app.store.database.check import is_damage, is_disk_full
from app.store.database.driver import sqlite3
from app.store.database.errors import (
    DamagedDatabase,
    DiskFull,
    MissingDatabase,
    NewerDatabase,
    OlderDatabase,
    StoreError,
    UnusableDatabase,
)

CODES: dict[type[Exception], int] = {
    PortTaken: PORT,
    UnusableDatabase: UNUSABLE,
    OlderDatabase: UNUSABLE,
    DiskFull: FULL,
    DamagedDatabase: DAMAGED,
    MissingDatabase: DAMAGED,
    NewerDatabase: NEWER,
}
BY_COMMAND = '"restore latest" restores the newest backup that is whole, "restore NAME" another.'
NO_ROOM = "The disk is full. Free some space and start again; nothing was changed."


def explain(error: Exception) -> CannotStart | None:
    """The refusal that an error means; None for one that nobody foresaw."""
    if isinstance(error, CannotStart):
        return error
    if is_no_room(error) or is_no_room(error.__cause__):
        return CannotStart(NO_ROOM, FULL)
    if isinstance(error, StoreError | PortTaken):
        return CannotStart(f"{error}{_way_by_command(error)}", CODES.get(type(error), FAILED))
    if isinstance(error, sqlite3.OperationalError | OperationalError):
        return CannotStart(f"The database cannot be opened: {_reason(error)}. Nothing was changed.", UNUSABLE)
    return None


def _way_by_command(error: Exception) -> str:
    if isinstance(error, NewerDatabase):
        return f" To go back instead, {BY_COMMAND}"
    return f" On a console {BY_COMMAND}" if isinstance(error, DamagedDatabase) and error.newest else ""


def is_no_room(error: BaseException | None) -> bool:
    """Return whether the disk, or the account's quota, was full."""
    reason = _reason(error)
    if isinstance(reason, OSError):
        return reason.errno in {errno.ENOSPC, errno.EDQUOT}
    return is_disk_full(reason)


def means_damage(error: Exception) -> bool:
    """Return whether the database was found damaged while it was used."""
    return is_damage(_reason(error))


def _reason(error: BaseException | None) -> BaseException | None:
    return error.orig if isinstance(error, DBAPIError) else error

"""Preparation of the data folder, which only one process may use."""

import os
import shutil
import stat
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from app import data_folder
from app.config import Config
from app.runtime.exits import FULL, UNUSABLE, AlreadyRunning, CannotStart
from app.runtime.start_errors import NO_ROOM, is_no_room
from app.store.database import lock
from app.store.database.check import refuse_foreign
from app.store.database.errors import UnusableDatabase

LEAST_ROOM = 20 * 1024 * 1024
"""Bytes that must be free on the disk, or the first write would already fail."""


def prepare_folder(config: Config) -> None:
    """Create the folders and check that they can be written to. Raises CannotStart, having left nothing behind."""
    if refusal := data_folder.why_not(config.data_dir):
        raise CannotStart(refusal, UNUSABLE)
    with explained(config.data_dir):
        _refuse_foreign(config)
        _refuse_full(config.data_dir)
        for folder in (config.data_dir, config.uploads, config.photos, config.backups, config.logs):
            folder.mkdir(parents=True, exist_ok=True)
            tempfile.TemporaryFile(dir=folder).close()
        _keep_private(config)


def take_folder(config: Config) -> lock.DirectoryLock:
    """Take the folder for this process. Raises AlreadyHeld, or CannotStart."""
    taken = lock.DirectoryLock(config.data_dir)
    with explained(config.data_dir):
        try:
            taken.take()
        except lock.AlreadyHeld as error:
            raise AlreadyRunning(error.pid) from error
    return taken


def hold_folder(config: Config) -> lock.DirectoryLock:
    """Make the folder ready and take it. Raises CannotStart."""
    prepare_folder(config)
    return take_folder(config)


@contextmanager
def explained(folder: Path) -> Iterator[None]:
    """Turn a system error about a data folder into a CannotStart."""
    try:
        yield
    except OSError as error:
        raise _refusal(folder, error) from error


def _keep_private(config: Config) -> None:
    """Let only this account read the folder and its present and future content, on Linux and macOS. A folder that
    everybody may write to, such as /tmp, is not the shop's own and stays as it is.
    """
    if os.name != "posix":
        return
    os.umask(0o077)
    for folder in (config.data_dir, config.photos, config.backups, config.logs):
        if folder.stat().st_mode & stat.S_ISVTX:
            continue
        for path in (folder, *folder.iterdir()):
            if not path.is_symlink():
                _shut_out_others(path)


def _shut_out_others(path: Path) -> None:
    # Another account's file, or a disk that knows no modes, is no reason not to serve.
    with suppress(OSError):
        mode = stat.S_IMODE(path.stat().st_mode)
        if mode & 0o077:
            path.chmod(mode & 0o700)


def _refuse_foreign(config: Config) -> None:
    """Refuse another program's folder before anything is made in it."""
    if config.database.exists() and not config.logs.exists():
        try:
            refuse_foreign(config.database)
        except UnusableDatabase as error:
            raise CannotStart(str(error), UNUSABLE) from error


def _refuse_full(folder: Path) -> None:
    present = next(each for each in (folder.absolute(), *folder.absolute().parents) if each.exists())
    disk = shutil.disk_usage(present)
    # Without a size it is none, such as /proc.
    if disk.total and disk.free < LEAST_ROOM:
        raise CannotStart(f"The disk of {folder} is full. Free some space and start again; nothing was changed.", FULL)


def _refusal(folder: Path, error: OSError) -> CannotStart:
    if is_no_room(error):
        return CannotStart(NO_ROOM, FULL)
    if isinstance(error, FileExistsError):
        return CannotStart(
            f"{error.filename} is a file, where Pitlane needs a folder. Choose another data folder with --data-dir.",
            UNUSABLE,
        )
    return CannotStart(f"The data directory {folder} cannot be written to: {error.strerror}.", UNUSABLE)

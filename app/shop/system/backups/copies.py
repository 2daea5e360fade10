"""Copies of the backups that are made in the second folder. They are opened there and counted. A copy missed because
the stick was missing is made later.
"""

import errno
import logging
import os
import shutil
import threading
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from tempfile import TemporaryDirectory

from app.config import Config
from app.held_files import replace_file
from app.shop.base.disk_space import warn_of_little
from app.shop.base.errors import ShopError
from app.shop.system.backups import backup_list, files
from app.shop.system.backups.drives import list_drives
from app.shop.system.backups.second_folder import SecondFolder, is_same_disk, note_copies, read_second
from app.store.database.base import now

log = logging.getLogger(__name__)

_one_at_a_time = threading.Lock()


@dataclass(frozen=True)
class FolderState:
    """State that describes the second folder at this moment, for the owner. `path` is blank where none was chosen."""

    path: str = ""
    copied_at: datetime | None = None
    problem: str | None = None
    copying: bool = False
    same_disk: bool = False
    changeable: bool = False
    warning: str | None = None
    names: list[str] = field(default_factory=list)
    drives: list[str] = field(default_factory=list)


def folder_state(config: Config, *, changeable: bool) -> FolderState:
    """Return the state of the second folder."""
    second = read_second(config)
    warning = warn_of_little(config.data_dir)
    drives = list_drives(config.data_dir) if changeable else []
    if second is None:
        return FolderState(changeable=changeable, warning=warning, drives=drives)
    return FolderState(
        path=str(second.path),
        copied_at=second.copied_at,
        problem=second.trouble,
        copying=_one_at_a_time.locked(),
        same_disk=is_same_disk(config, second),
        changeable=changeable,
        warning=warning,
        names=[path.name for path in backup_list.files_of(second.path)] if second.is_there else [],
        drives=drives,
    )


def start_copying(config: Config) -> None:
    """Start copying the backups that the second folder lacks. This runs in its own thread, because a stick may be
    slow.
    """
    if read_second(config):
        threading.Thread(target=copy_missing, args=(config,), name="backup copies", daemon=True).start()


def copy_missing(config: Config) -> None:
    """Copy to the second folder the backups that it lacks, newest first, and remove outdated ones there. Never raises;
    an error is recorded for the owner.
    """
    with _one_at_a_time:
        second = read_second(config)
        if second is None:
            return
        if not second.is_there:
            note_copies(config, second, at=None, problem=second.trouble)
            return
        try:
            copied = _copy_all(config, second.path)
            note_copies(config, second, at=now() if copied else None, problem=None)
        except Exception as error:
            log.exception("copying a backup to the second folder failed")
            note_copies(config, second, at=None, problem=_sentence(error, second))


def _copy_all(config: Config, folder: Path) -> bool:
    """Copy all due backups; return whether there were any."""
    for part in folder.glob("pitlane-*.part"):
        part.unlink(missing_ok=True)
    backup_list.prune(folder)
    due = _due(config, folder)
    for path in due:
        _copy(config, path, folder)
    backup_list.prune(folder)
    return bool(due)


def _due(config: Config, folder: Path) -> list[Path]:
    """Return the backups missing in the folder, newest first. Those that the limit of copies would remove at once are
    left out.
    """
    there = {path.name: path for path in backup_list.files_of(folder)}
    here = {path.name: path for path in backup_list.files_of(config.backups)}
    outdated = backup_list.outdated((here | there).values())
    due = [path for name, path in here.items() if name not in there and backup_list.BEFORE_RESTORE not in name]
    return sorted((path for path in due if path not in outdated), key=backup_list.made_at, reverse=True)


def _copy(config: Config, path: Path, folder: Path) -> None:
    """One backup, under its name only once it was read back."""
    part = folder / f"{path.stem}.part"
    try:
        with path.open("rb") as source, part.open("wb") as target:
            shutil.copyfileobj(source, target, 1024 * 1024)
            target.flush()
            os.fsync(target.fileno())
        with TemporaryDirectory(dir=config.data_dir, prefix=".restore-") as scratch:
            files.verify(part, Path(scratch))
        with suppress(OSError):
            # The times tell which of two within a second is the newer; not every stick stores them.
            os.utime(part, ns=(path.stat().st_atime_ns, path.stat().st_mtime_ns))
        replace_file(part, folder / path.name)
    finally:
        part.unlink(missing_ok=True)


def _sentence(error: Exception, second: SecondFolder) -> str:
    if isinstance(error, OSError) and error.errno in {errno.ENOSPC, errno.EDQUOT, errno.EFBIG}:
        return f"There is not enough space in {second.path}."
    if isinstance(error, ShopError):
        return f"The copy in {second.path} could not be read back and was removed."
    if not second.is_there:
        return f"{second.path} disappeared while a backup was being copied."
    reason = error.strerror if isinstance(error, OSError) else type(error).__name__
    return f"The copy to {second.path} failed: {reason}."

"""Second folder that the backups are copied to, such as a USB stick. The folder and the result of the last copy are
stored in a file beside the database, because they belong to this computer and must not go back with a restore.
"""

import json
import os
import secrets
import threading
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path

from app import practice
from app.config import Config
from app.held_files import remove_file, replace_file
from app.shop.base.errors import Invalid, invalid_field

STATE = "second-folder.json"
MARK = "pitlane-backups.txt"
"""Tells the chosen folder from an empty mount point, and from another stick under the same drive letter."""
NOT_WHOLE = "Give the full path, such as E:\\Backups or /media/usb/backups"
NOT_THERE = "There is no such folder on this computer"
NOT_WRITABLE = "This folder cannot be written to"
WITHIN = "Choose a folder outside the shop's own data, best on another disk"


_one_at_a_time = threading.Lock()


@dataclass(frozen=True)
class SecondFolder:
    """Record of the second folder that holds its mark, the time of its last complete copy, and the last problem."""

    path: Path
    mark: str
    copied_at: datetime | None = None
    problem: str | None = None

    @property
    def is_there(self) -> bool:
        """Return whether the chosen folder is accessible now."""
        try:
            return (self.path / MARK).read_text(encoding="utf-8").strip() == self.mark
        except (OSError, ValueError):
            return False

    @property
    def trouble(self) -> str | None:
        """Return the problem to show the owner, or None. A problem is a folder that is missing now, or a last copy that
        failed.
        """
        return self.problem if self.is_there else f"{self.path} is not there. Is the USB stick plugged in?"


def read_second(config: Config) -> SecondFolder | None:
    """The chosen folder; None where none was chosen."""
    try:
        stored = json.loads((config.data_dir / STATE).read_text(encoding="utf-8"))
        copied_at = stored["copiedAt"] and datetime.fromisoformat(stored["copiedAt"])
        return SecondFolder(Path(stored["path"]), stored["mark"], copied_at, stored["problem"])
    except (OSError, ValueError, KeyError, TypeError):
        return None


def choose_second(config: Config, path: str) -> None:
    """Copy the backups to the folder `path` from now on, or nowhere if it is blank. Raises Invalid about `path`."""
    folder = _checked(config, path) if path else None
    chosen = SecondFolder(folder, _marked(folder)) if folder else None
    with _one_at_a_time:
        known = read_second(config)
        if chosen is None:
            remove_file(config.data_dir / STATE)
        elif known and known.mark == chosen.mark:
            _write(config, replace(known, path=chosen.path))
        else:
            _write(config, chosen)


def note_copies(config: Config, second: SecondFolder, *, at: datetime | None, problem: str | None) -> None:
    """Note how copying to `second` went, unless another folder was chosen meanwhile."""
    with _one_at_a_time:
        known = read_second(config)
        if known and known.mark == second.mark and known.path == second.path:
            _write(config, replace(known, copied_at=at or known.copied_at, problem=problem))


def is_same_disk(config: Config, second: SecondFolder) -> bool:
    """Return whether both folders are on the same disk."""
    with suppress(OSError):
        return second.path.stat().st_dev == config.data_dir.stat().st_dev
    return False


def _checked(config: Config, path: str) -> Path:
    if practice.is_on():
        raise invalid_field("path", f"{practice.NOTHING_LEAVES} Its backups stay in its own folder.")
    folder = Path(path)
    if not folder.is_absolute():
        raise invalid_field("path", NOT_WHOLE)
    try:
        folder = folder.resolve()
        if not folder.is_dir():
            raise invalid_field("path", NOT_THERE)
    except (OSError, RuntimeError) as error:
        raise invalid_field("path", NOT_THERE) from error
    if folder.is_relative_to(config.data_dir.resolve()):
        raise invalid_field("path", WITHIN)
    return folder


def _marked(folder: Path) -> str:
    """Return the folder's mark, which is written if there is none. This shows that the folder can be written to."""
    try:
        mark = secrets.token_hex(16)
        probe = folder / f"{MARK}.part"
        probe.write_text(f"{mark}\n", encoding="utf-8")
        if (folder / MARK).exists():
            probe.unlink()
            mark = (folder / MARK).read_text(encoding="utf-8").strip()
        else:
            replace_file(probe, folder / MARK)
        return mark
    except (OSError, ValueError) as error:
        raise _not_writable(error) from error


def _not_writable(error: Exception) -> Invalid:
    reason = error.strerror if isinstance(error, OSError) else None
    return invalid_field("path", f"{NOT_WRITABLE}: {reason}" if reason else NOT_WRITABLE)


def _write(config: Config, second: SecondFolder) -> None:
    stored = {
        "path": str(second.path),
        "mark": second.mark,
        "copiedAt": second.copied_at and second.copied_at.isoformat(),
        "problem": second.problem,
    }
    part = config.data_dir / f"{STATE}.part"
    with part.open("w", encoding="utf-8") as file:
        json.dump(stored, file)
        file.flush()
        os.fsync(file.fileno())
    replace_file(part, config.data_dir / STATE)

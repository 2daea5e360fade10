"""Backups: made while the shop runs, checked before they count, and restored without losing what is there."""

import os
import re
import shutil
import threading
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory

from app.config import Config
from app.shop import backup_files
from app.shop.errors import NotFound
from app.shop.picture_bin import bin_of
from app.store.copies import check_copy, copy_database, put_back

NAME = re.compile(r"pitlane-([0-9]{8}-[0-9]{6})(-(daily|before-restore))?(-[0-9]{1,3})?\.zip")
DAILY = "-daily"
BEFORE_RESTORE = "-before-restore"
KEPT_DAYS = 7
KEPT_WEEKS = 4
KEPT_BEFORE_RESTORE = 5
STAMP = "%Y%m%d-%H%M%S"

_one_at_a_time = threading.RLock()


@dataclass(frozen=True)
class Backup:
    """One backup: its file's name, when it was made, its size in bytes, and what it says it holds."""

    name: str
    created_at: datetime
    size: int
    products: int | None
    orders: int | None
    images: int | None


def list_backups(config: Config) -> list[Backup]:
    """Every backup, newest first."""
    files = [path for path in config.backups.iterdir() if NAME.fullmatch(path.name) and path.is_file()]
    # A name tells the second; of two in one second the file's own time tells the newer.
    files.sort(key=lambda path: path.stat().st_mtime_ns, reverse=True)
    return sorted(map(_read, files), key=lambda backup: backup.created_at, reverse=True)


def find_backup(config: Config, name: str) -> Path:
    """The file of a backup. Raises NotFound, for a name that could be no backup's as well."""
    path = config.backups / name if NAME.fullmatch(name) else None
    if path is None or not path.is_file():
        raise NotFound("Backup not found")
    return path


def make_backup(config: Config, kind: str = "") -> Backup:
    """Copy the database and the pictures into one checked file. Raises Unavailable when the disk is full.

    Takes the writer's turn only as long as the copy of the database and of the list of pictures needs.
    """
    with _one_at_a_time, backup_files.room_on_disk():
        config.backups.mkdir(parents=True, exist_ok=True)
        with TemporaryDirectory(dir=config.backups, prefix=".backup-") as name:
            folder = Path(name)
            pictures = folder / "uploads"
            database = folder / backup_files.DATABASE
            copy_database(database, beside=lambda: _link_pictures(config, pictures))
            target = config.backups / _new_name(config.backups, kind)
            backup_files.write_file(target, database, pictures, check_copy(database))
        return _read(target)


def restore_backup(config: Config, path: Path, *, keep_present: bool = True) -> None:
    """Make the shop what the backup holds; what is there now is kept as a backup first. Every session ends.

    Raises Invalid, Conflict or Unavailable, having changed nothing.
    """
    with _one_at_a_time, backup_files.unpacked(path, config.data_dir) as folder:
        if keep_present:
            make_backup(config, BEFORE_RESTORE)
        present = _names(config.uploads)
        restored = _names(folder / "uploads")
        for name in restored - present:
            # Within one disk a rename is whole or not at all; a failure leaves pictures that no row names.
            (folder / "uploads" / name).replace(config.uploads / name)
        put_back(folder / backup_files.DATABASE)
        for name in present - restored:
            (config.uploads / name).unlink(missing_ok=True)
    prune_backups(config)


def check_backup(config: Config, path: Path) -> None:
    """Raises Invalid, Conflict or Unavailable when a backup could not be restored."""
    with backup_files.unpacked(path, config.data_dir):
        pass


def is_daily_due(config: Config, today: datetime) -> bool:
    """Whether no daily backup was made on this day."""
    stamp = f"pitlane-{today:%Y%m%d}-"
    return not any(DAILY in path.name for path in config.backups.glob(f"{stamp}*.zip"))


def prune_backups(config: Config) -> None:
    """Keep the last 7 daily backups, then one for each of 4 weeks, and the last 5 from before a restore.

    What the owner made stays until the owner removes it.
    """
    backups = list_backups(config)
    daily = [backup for backup in backups if DAILY in backup.name]
    weeks: dict[tuple[int, int], Backup] = {}
    for backup in daily[KEPT_DAYS:]:
        weeks.setdefault(backup.created_at.isocalendar()[:2], backup)
    kept = {*daily[:KEPT_DAYS], *list(weeks.values())[:KEPT_WEEKS]}
    before = [backup for backup in backups if BEFORE_RESTORE in backup.name]
    for backup in [*(each for each in daily if each not in kept), *before[KEPT_BEFORE_RESTORE:]]:
        (config.backups / backup.name).unlink(missing_ok=True)


def remove_leftovers(config: Config) -> None:
    """Remove what a killed backup or restore left behind."""
    for path in [*config.backups.glob(".backup-*"), *config.data_dir.glob(".restore-*")]:
        shutil.rmtree(path, ignore_errors=True)
    for path in config.backups.glob("pitlane-*.part"):
        path.unlink(missing_ok=True)


def _read(path: Path) -> Backup:
    counts = backup_files.read_counts(path)
    products, orders, images = (counts.products, counts.orders, counts.images) if counts else (None, None, None)
    return Backup(path.name, _made_at(path), path.stat().st_size, products, orders, images)


def _made_at(path: Path) -> datetime:
    """The moment in the name, which survives a copy to another disk; the file's own where that is no moment."""
    try:
        return datetime.strptime(path.name.removeprefix("pitlane-")[:15], STAMP).replace(tzinfo=UTC)
    except ValueError:
        return datetime.fromtimestamp(path.stat().st_mtime, UTC)


def _new_name(folder: Path, kind: str) -> str:
    stem = f"pitlane-{datetime.now(UTC):{STAMP}}{kind}"
    names = (f"{stem}{ending}.zip" for ending in ("", *(f"-{number}" for number in range(2, 1000))))
    return next(name for name in names if not (folder / name).exists())


def _link_pictures(config: Config, target: Path) -> None:
    """Those of deleted products as well: they can still be brought back."""
    target.mkdir()
    _link_all(bin_of(config.uploads), target)
    _link_all(config.uploads, target)


def _link_all(source: Path, target: Path) -> None:
    """A second name for every picture, so that one removed meanwhile is still in the backup."""
    for name in _names(source):
        try:
            os.link(source / name, target / name)
        except (FileNotFoundError, FileExistsError):
            # Removed meanwhile, or moved here from the bin, where it was linked already.
            continue
        except OSError:
            # A disk without hard links, such as a USB stick's.
            shutil.copy2(source / name, target / name)


def _names(folder: Path) -> set[str]:
    """The pictures of a folder: files under names that a picture can have."""
    return {path.name for path in folder.iterdir() if backup_files.PICTURE.fullmatch(f"uploads/{path.name}")}

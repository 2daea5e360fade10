"""Backups that are present here and in the second folder. Their names show when and why they were made."""

import re
import shutil
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from app.config import Config
from app.shop.base.errors import NotFound
from app.shop.system.backups import files
from app.shop.system.backups.second_folder import read_second

NAME = re.compile(r"pitlane-([0-9]{8}-[0-9]{6})(-(daily|before-restore))?(-[0-9]{1,3})?\.zip")
MOMENT = re.compile(r"[0-9]{8}-[0-9]{6}")
DAILY = "-daily"
BEFORE_RESTORE = "-before-restore"
DAILY_BACKUPS = 7
WEEKLY_BACKUPS = 4
BACKUPS_BEFORE_RESTORE = 5
STAMP = "%Y%m%d-%H%M%S"


@dataclass(frozen=True)
class Backup:
    """Record of one backup that contains its file's name, its time, its size in bytes and its own counts."""

    name: str
    created_at: datetime
    size: int
    products: int | None
    orders: int | None
    images: int | None


def list_backups(config: Config) -> list[Backup]:
    """Return every backup of both folders, newest first. A backup that is in both is listed once."""
    files = {path.name: path for folder in reversed(folders(config)) for path in files_of(folder)}
    # A name tells the second; of two in one second the file's own time tells the newer.
    newest = sorted(files.values(), key=lambda path: path.stat().st_mtime_ns, reverse=True)
    return sorted(map(read_backup, newest), key=lambda backup: backup.created_at, reverse=True)


def find_backup(config: Config, name: str) -> Path:
    """Return the file of a backup, here or in the second folder. Raises NotFound, also for a name that no backup can
    have.
    """
    for folder in folders(config) if NAME.fullmatch(name) else ():
        if (folder / name).is_file():
            return folder / name
    raise NotFound("Backup not found")


def delete_backup(config: Config, name: str) -> None:
    """Remove a backup, also from the second folder if it is plugged in. Raises NotFound."""
    find_backup(config, name)
    for folder in folders(config):
        (folder / name).unlink(missing_ok=True)


def files_of(folder: Path) -> list[Path]:
    """The backups' files in a folder; none where it cannot be read."""
    with suppress(OSError):
        return [path for path in folder.iterdir() if NAME.fullmatch(path.name) and path.is_file()]
    return []


def read_backup(path: Path) -> Backup:
    """Return a backup as its file describes it."""
    counts = files.read_counts(path)
    products, orders, images = (counts.products, counts.orders, counts.images) if counts else (None, None, None)
    return Backup(path.name, made_at(path), path.stat().st_size, products, orders, images)


def made_at(path: Path) -> datetime:
    """Return the moment in the file's name, which survives a copy to another disk. If the name contains no moment,
    return the file's own time.
    """
    try:
        return datetime.strptime(MOMENT.findall(path.name)[0], STAMP).replace(tzinfo=UTC)
    except (ValueError, IndexError):
        return datetime.fromtimestamp(path.stat().st_mtime, UTC)


def new_name(folder: Path, kind: str) -> str:
    """A name that no backup of the folder has."""
    stem = f"pitlane-{stamp()}{kind}"
    names = (f"{stem}{ending}.zip" for ending in ("", *(f"-{number}" for number in range(2, 1000))))
    return next(name for name in names if not (folder / name).exists())


def stamp() -> str:
    """Return the present moment as file names contain it."""
    return f"{datetime.now(UTC):{STAMP}}"


def is_daily_due(config: Config, today: datetime) -> bool:
    """Return whether the day's backup is still missing."""
    return not any(DAILY in path.name for path in config.backups.glob(f"pitlane-{today:%Y%m%d}-*.zip"))


def prune(folder: Path) -> None:
    """Remove what `outdated` names."""
    for path in outdated(files_of(folder)):
        path.unlink(missing_ok=True)


def outdated(files: Iterable[Path]) -> set[Path]:
    """Return the outdated backups. Of the daily ones, the last 7 and then one for each of 4 weeks are not outdated; of
    those from before a restore, the last 5. A backup that the owner made stays until the owner removes it.
    """
    newest = sorted(files, key=made_at, reverse=True)
    daily = [path for path in newest if DAILY in path.name]
    weeks: dict[tuple[int, int], Path] = {}
    for path in daily[DAILY_BACKUPS:]:
        weeks.setdefault(made_at(path).isocalendar()[:2], path)
    stored = {*daily[:DAILY_BACKUPS], *list(weeks.values())[:WEEKLY_BACKUPS]}
    before = [path for path in newest if BEFORE_RESTORE in path.name]
    return {path for path in daily if path not in stored} | set(before[BACKUPS_BEFORE_RESTORE:])


def remove_leftovers(config: Config) -> None:
    """Remove what a killed backup or reading of one left behind."""
    for path in [*config.backups.glob(".backup-*"), *config.data_dir.glob(".restore-*")]:
        shutil.rmtree(path, ignore_errors=True)
    for path in config.backups.glob("pitlane-*.part"):
        path.unlink(missing_ok=True)


def folders(config: Config) -> list[Path]:
    """Return the folders of backups, the second where it is plugged in."""
    second = read_second(config)
    return [config.backups, second.path] if second and second.is_there else [config.backups]

"""Backups in place of a database that is missing, damaged or newer."""

import logging
from pathlib import Path
from tempfile import TemporaryDirectory

from app.config import Config
from app.shop.base.errors import NotFound, ShopError
from app.shop.system.backups import backup_list, before_upgrade, files
from app.shop.system.backups.backup_list import Backup
from app.store.database.check import way_back
from app.store.database.errors import MissingDatabase

log = logging.getLogger(__name__)

PENDING = "restore-pending"
"""Folder of a backup that is being restored."""
NO_BACKUP = "{way} Put the file back, or delete ports.json there to start an empty shop."


def refuse_missing(config: Config, *, has_served: bool) -> None:
    """Raise MissingDatabase if the folder has held a shop: there are backups in it, or it `has_served`. An empty shop
    never takes the place of one that was lost.
    """
    write_ahead = config.database.with_name(f"{config.database.name}-wal")
    if config.database.exists() or write_ahead.exists() or not (has_served or _has_any(config)):
        return
    newest = next((each.name for each in list_all(config)), "")
    way = way_back(newest) if newest else NO_BACKUP.format(way=way_back(newest))
    raise MissingDatabase(f"The database {config.database.name} is missing. {way}", newest)


def is_restoring(config: Config) -> bool:
    """Return whether a restore is to be finished, or dropped."""
    return (config.data_dir / PENDING).exists()


def list_all(config: Config) -> list[Backup]:
    """Return every backup and every copy from before an upgrade, newest first."""
    copies = map(_read_copy, before_upgrade.copies_in(config.backups))
    return sorted([*backup_list.list_backups(config), *copies], key=lambda backup: backup.created_at, reverse=True)


def find(config: Config, name: str) -> Path:
    """Return the file of one of them. Raises NotFound."""
    if before_upgrade.NAME.fullmatch(name) and (config.backups / name).is_file():
        return config.backups / name
    return backup_list.find_backup(config, name)


def newest_whole(config: Config) -> Backup:
    """Return the newest backup that this program can restore. Each one is read to its end. Raises NotFound."""
    for backup in list_all(config):
        if _is_whole(config, backup.name):
            return backup
    raise NotFound("There is no complete backup of this shop in its folder. Nothing was changed.")


def _is_whole(config: Config, name: str) -> bool:
    path = find(config, name)
    try:
        with TemporaryDirectory(dir=config.data_dir, prefix=".restore-") as scratch:
            if path.suffix == ".db":
                before_upgrade.unpack_copy(path, Path(scratch) / "copy")
            else:
                files.verify(path, Path(scratch))
        return True
    except (OSError, ShopError) as error:
        log.info("%s cannot be restored: %s", name, error)
        return False


def _has_any(config: Config) -> bool:
    found = any(backup_list.files_of(folder) for folder in backup_list.folders(config))
    return found or bool(before_upgrade.copies_in(config.backups))


def _read_copy(path: Path) -> Backup:
    return Backup(path.name, backup_list.made_at(path), path.stat().st_size, None, None, None)

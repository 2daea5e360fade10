"""Order numbers that only backups know, after a database is lost."""

import zipfile
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

from app.config import Config
from app.shop.system.backups import backup_list, files
from app.store.database.driver import sqlite3
from app.store.sales import order_numbers


def greatest_in_backups(config: Config) -> int:
    """Return the greatest order number in any backup, or 0. The backups are not read where the file of numbers has
    it.
    """
    if order_numbers.read_reserved(config.data_dir):
        return 0
    return max((_greatest_in(path, config.data_dir) for path in backup_list.files_of(config.backups)), default=0)


def _greatest_in(path: Path, scratch: Path) -> int:
    """0 for a file that is no sound backup."""
    try:
        with TemporaryDirectory(dir=scratch, prefix=".restore-") as name, zipfile.ZipFile(path) as archive:
            database = files.extract_database(archive, Path(name))
            with closing(sqlite3.connect(database)) as connection:
                return order_numbers.greatest_known(connection)
    except (OSError, sqlite3.DatabaseError, *files.UNREADABLE):
        return 0

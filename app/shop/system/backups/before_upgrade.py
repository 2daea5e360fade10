"""Copies of the database that an upgrade made first. They have no pictures, because those stay as they are."""

import re
import shutil
from pathlib import Path

from app.shop.system.backups import files
from app.store.system.copies import Counts

NAME = re.compile(r"before-upgrade-[0-9]{4}-([0-9]{8}-[0-9]{6})\.db")


def copies_in(folder: Path) -> list[Path]:
    """Return the copies in a folder."""
    return [path for path in folder.glob("before-upgrade-*.db") if NAME.fullmatch(path.name)]


def unpack_copy(path: Path, folder: Path) -> Counts:
    """Unpack a checked copy into a new folder, upgraded to today's tables, and return its counts. Raises Invalid,
    Conflict or Unavailable, as `files.unpack` does.
    """
    with files.room_on_disk():
        files.make_picture_folders(folder)
        shutil.copyfile(path, folder / files.DATABASE)
        return files.check_database(folder / files.DATABASE, folder)

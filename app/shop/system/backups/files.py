"""File that holds one backup as a zip of the database and the pictures. It is written whole or not at all, and its
content is not trusted when it is read.
"""

import errno
import json
import re
import shutil
import zipfile
import zlib
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Any

from app.config import PHOTOS
from app.held_files import replace_file
from app.shop.base.errors import Conflict, Invalid, Unavailable
from app.shop.system.backups.zip_members import add_member, flush
from app.store.database.errors import NewerDatabase, OlderDatabase, StoreError
from app.store.migrations.upgrade import upgrade
from app.store.system.copies import Counts, check_copy

DATABASE = "pitlane.db"
FACTS = "backup.json"
UPLOADS = "uploads"
FOLDERS = (UPLOADS, PHOTOS)
"""The folders of pictures in a backup: the site's, and the private ones."""
PICTURE = re.compile(rf"({'|'.join(FOLDERS)})/[a-z0-9-]{{1,100}}\.(webp|avif|jpg|png|pdf)")
PROGRAM = "pitlane"
NO_BACKUP = "This file is not a backup made by this program, or it is damaged. Nothing was changed."
OLDER = "This backup was made by a Pitlane from before the first release. It cannot be read; nothing was changed."
NEWER = "This backup was written by a newer Pitlane. Install the newer program first; nothing was changed."
NO_ROOM = "There is not enough space on the disk. Nothing was changed."
UNREADABLE = (
    zipfile.BadZipFile,
    zlib.error,
    NotImplementedError,
    EOFError,
    RuntimeError,
    ValueError,
    KeyError,
    TypeError,
    OverflowError,
)
FACTS_LIMIT = 64 * 1024
PICTURE_LIMIT = 64 * 1024 * 1024
"""Bytes of a picture; what is uploaded is smaller than 21 MB."""
PICTURES_LIMIT = 200_000
PACKINGS = {zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED}
"""Ways in which our members are packed; the others unpack more from less, and fail with errors of their own."""
SPARE = 100 * 1024 * 1024
"""Bytes that stay free on the disk beside what is unpacked."""


def write_file(target: Path, database: Path, counts: Counts) -> None:
    """Zip a checked copy and the pictures beside it. The file gets its name only once it was read back."""
    part = target.with_suffix(".part")
    try:
        with part.open("wb") as file:
            with zipfile.ZipFile(file, "w") as archive:
                archive.writestr(FACTS, json.dumps({"program": PROGRAM} | asdict(counts)))
                add_member(archive, file, database, DATABASE, zipfile.ZIP_DEFLATED)
                for folder in FOLDERS:
                    for picture in sorted(database.with_name(folder).iterdir()):
                        add_member(archive, file, picture, f"{folder}/{picture.name}", zipfile.ZIP_STORED)
            flush(file)
        with zipfile.ZipFile(part) as archive:
            if archive.testzip():
                raise Unavailable("The backup could not be read back and was removed.")
        replace_file(part, target)
    finally:
        part.unlink(missing_ok=True)


def read_counts(path: Path) -> Counts | None:
    """Return a backup's counts; None for a file that is no backup."""
    try:
        with zipfile.ZipFile(path) as archive:
            facts = _read_facts(archive)
        return Counts(int(facts["products"]), int(facts["orders"]), int(facts["images"]))
    except (OSError, *UNREADABLE):
        return None


def _read_facts(archive: zipfile.ZipFile) -> Any:
    facts = archive.getinfo(FACTS)
    _check_packing([facts])
    if facts.file_size > FACTS_LIMIT:
        raise ValueError("more than a backup tells of itself")
    return json.loads(archive.read(FACTS))


def _check_members(archive: zipfile.ZipFile) -> None:
    """Refuse, unread, members that no backup of ours holds. Raises ValueError."""
    pictures = [each for each in archive.infolist() if each.filename not in {FACTS, DATABASE}]
    if len(pictures) > PICTURES_LIMIT or len(archive.namelist()) != len(set(archive.namelist())):
        raise ValueError("too many members")
    if any(not PICTURE.fullmatch(each.filename) or each.file_size > PICTURE_LIMIT for each in pictures):
        raise ValueError("a member that no backup of ours has")
    _check_packing(archive.infolist())


def _check_packing(members: Iterable[zipfile.ZipInfo]) -> None:
    """Refuse, unread, members that are packed in another way. Raises ValueError."""
    if any(each.compress_type not in PACKINGS for each in members):
        raise ValueError("a member that is packed otherwise than ours")


def unpack(path: Path, folder: Path) -> None:
    """Unpack the checked content of a backup into a new folder, upgraded to today's tables. Raises Invalid when the
    file is no sound backup, Conflict when a newer program wrote it, Unavailable when there is not enough space.
    """
    with room_on_disk(), opened(path) as archive:
        make_picture_folders(folder)
        _refuse_without_room(archive, folder)
        # Every name was matched against the pattern, so none leads out of the folder.
        archive.extractall(folder, [name for name in archive.namelist() if name != FACTS])
        check_database(folder / DATABASE, folder)


def verify(path: Path, scratch: Path) -> Counts:
    """Read a whole backup, open its database in `scratch` and return its counts. Raises Invalid, Conflict or
    Unavailable.
    """
    with room_on_disk(), opened(path) as archive:
        if archive.testzip():
            raise Invalid(NO_BACKUP)
        counts = check_database(extract_database(archive, scratch), scratch)
    if counts != read_counts(path):
        raise Invalid(NO_BACKUP)
    return counts


def extract_database(archive: zipfile.ZipFile, folder: Path) -> Path:
    """Extract only the database, as it is in the backup, and return its path. Raises ValueError."""
    _check_packing([archive.getinfo(DATABASE)])
    return Path(archive.extract(DATABASE, folder))


@contextmanager
def opened(path: Path) -> Iterator[zipfile.ZipFile]:
    """Open a backup that has our content and nothing else. Raises Invalid, also for errors while it is read within the
    block.
    """
    try:
        with zipfile.ZipFile(path) as archive:
            _check_members(archive)
            if _read_facts(archive)["program"] != PROGRAM or DATABASE not in archive.namelist():
                raise ValueError("not ours")
            yield archive
    except UNREADABLE as error:
        raise Invalid(NO_BACKUP) from error


def make_picture_folders(folder: Path) -> None:
    """Make the empty folders of an unpacked backup's pictures."""
    for each in FOLDERS:
        (folder / each).mkdir(parents=True)


def check_database(database: Path, folder: Path) -> Counts:
    """Upgrade a backup's database and count. Raises Invalid or Conflict."""
    try:
        upgrade(database, folder / "copies")
        return check_copy(database)
    except NewerDatabase as error:
        raise Conflict(NEWER) from error
    except OlderDatabase as error:
        raise Conflict(OLDER) from error
    except StoreError as error:
        raise Invalid(NO_BACKUP) from error


def picture_names(folder: Path) -> set[str]:
    """Return a folder's files under names that a picture can have."""
    return {path.name for path in folder.iterdir() if PICTURE.fullmatch(f"{UPLOADS}/{path.name}")}


@contextmanager
def room_on_disk() -> Iterator[None]:
    """Turn a full disk into its one sentence."""
    try:
        yield
    except OSError as error:
        if error.errno in {errno.ENOSPC, errno.EDQUOT, errno.EFBIG}:
            raise Unavailable(NO_ROOM) from error
        raise


def _refuse_without_room(archive: zipfile.ZipFile, folder: Path) -> None:
    if sum(each.file_size for each in archive.infolist()) + SPARE > shutil.disk_usage(folder).free:
        raise OSError(errno.ENOSPC, "no room")

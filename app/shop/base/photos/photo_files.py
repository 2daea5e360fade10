"""The files of private photos, in a folder of their own."""

import os
import re
import secrets
from collections.abc import Collection
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from app.held_files import remove_file
from app.shop.base.disk_space import refuse_full_disk
from app.shop.base.images.making import Box
from app.shop.base.images.picture_files import PHOTO_WIDTH, write_files
from app.shop.base.images.picture_process import one_at_a_time, pictures

FILE = re.compile(r"([0-9a-f]{32})(-320)?\.webp(\.part)?")
EXTENSION = ".webp"


@dataclass(frozen=True)
class StoredPhoto:
    """A stored photo with its filename and its size in pixels."""

    filename: str
    width: int
    height: int


def store_photo(folder: Path, raw: bytes) -> StoredPhoto:
    """Write a photo upright, without the camera's data, in two sizes. Raises TooLarge, WrongKind or Unavailable."""
    return _store(folder, raw)


def store_blurred(folder: Path, filename: str, box: Box) -> StoredPhoto:
    """Write a copy of a photo in which one part has no detail. Raises Unavailable, or FileNotFoundError for a photo
    without its file.
    """
    return _store(folder, (folder / filename).read_bytes(), box)


def remove_photos(folder: Path, filenames: Collection[str]) -> None:
    """Remove both sizes of the photos. A file that is held open is left to a later sweep."""
    for filename in filenames:
        for path in (folder / filename, folder / small_name(filename)):
            with suppress(OSError):
                remove_file(path)


def remove_unknown(folder: Path, known: Collection[str], before: float) -> int:
    """Remove older files of photos that have no row, and count them. `before` is a time in seconds since 1970: the row
    of a younger file may be about to be written.
    """
    keep = {name for filename in known for name in (filename, small_name(filename))}
    # By their names alone: 60,000 paths would hold the writer for a second.
    with os.scandir(folder) as entries:
        unknown = [folder / each.name for each in entries if each.name not in keep and FILE.fullmatch(each.name)]
    old = [path for path in unknown if path.stat().st_mtime < before]
    for path in old:
        with suppress(OSError):
            path.unlink()
    return len(old)


def _store(folder: Path, raw: bytes, box: Box | None = None) -> StoredPhoto:
    with one_at_a_time():
        refuse_full_disk(folder)
        renditions, _ = pictures.make("photo", raw, box)
        name = secrets.token_hex(16)
        write_files(folder, name, renditions.files)
    return StoredPhoto(f"{name}.webp", renditions.width, renditions.height)


def small_name(filename: str) -> str:
    """Return the name of a photo's small size."""
    return f"{filename.removesuffix(EXTENSION)}-{PHOTO_WIDTH}{EXTENSION}"

"""Manages the files of the pictures and documents in the uploads folder. Each is written completely or not at all,
under a name that we choose.
"""

import errno
import hashlib
import os
import re
from collections.abc import Collection, Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from uuid import uuid4

from app.held_files import replace_file
from app.shop.base.errors import Unavailable

DISK_FULL = "The disk is full: the file was not saved"
NOT_WRITABLE = "The file could not be written to the disk"
ADDRESS = "/uploads/"
FILE = re.compile(
    r"([0-9a-f]{32})(?:(-[0-9]{1,5})?\.(webp|avif)|\.(png|jpg|pdf)|-share\.jpg|-(mail|icon-(dark|light))\.png|-share-(dark|light)\.jpg)"
    r"(\.part)?"
)
PREVIEW_END = "-share.jpg"
DOCUMENT_END = ".pdf"
PHOTO_WIDTH = 320
"""Pixels of a private photo in a list."""
PREVIEW_SIZE = (1200, 630)
"""Pixels of what other sites show beside a link to a product."""


@dataclass(frozen=True)
class Renditions:
    """The files of one picture, and its size. The keys are the endings after the picture's name: "-320.avif", …, and
    ".webp" for the largest.
    """

    width: int
    height: int
    widths: tuple[int, ...]
    files: dict[str, bytes]


@dataclass(frozen=True)
class StoredPicture:
    """A picture that has its files in the folder. `url` is that of the largest size, and `widths` is
    "320,640,960,1280".
    """

    filename: str
    url: str
    width: int
    height: int
    widths: str


def store_renditions(uploads: Path, renditions: Renditions) -> StoredPicture:
    """Write the sizes of a picture under a new name. Raises Unavailable."""
    name = _new_name(renditions.files[".webp"])
    write_files(uploads, name, renditions.files)
    filename = f"{name}.webp"
    widths = ",".join(str(width) for width in renditions.widths)
    return StoredPicture(filename, ADDRESS + filename, renditions.width, renditions.height, widths)


def store_unaltered(uploads: Path, official: Renditions) -> StoredPicture:
    """Write a picture's one file, byte for byte. Raises Unavailable."""
    ((extension, raw),) = official.files.items()
    name = _new_name(raw)
    write_files(uploads, name, official.files)
    filename = f"{name}{extension}"
    return StoredPicture(filename, ADDRESS + filename, official.width, official.height, "")


def store_document(uploads: Path, raw: bytes) -> str:
    """Write a PDF byte for byte, and return its filename. Raises Unavailable."""
    name = _new_name(raw)
    write_files(uploads, name, {DOCUMENT_END: raw})
    return f"{name}{DOCUMENT_END}"


def preview_of(uploads: Path, url: str) -> str | None:
    """Return the address of the preview of a stored picture. It is None for a picture that was stored before previews
    existed.
    """
    name = f"{Path(url).stem}{PREVIEW_END}"
    return ADDRESS + name if (uploads / name).is_file() else None


def remove_files(uploads: Path, filenames: Collection[str]) -> None:
    """Remove every size of these pictures. A file that is already gone, or held open on Windows, is left to the
    sweep.
    """
    names = {Path(filename).stem for filename in filenames}
    for path, name in _own_files(uploads):
        if name in names:
            with suppress(OSError):
                path.unlink()


def sweep_orphans(uploads: Path, filenames: Collection[str]) -> int:
    """Remove the pictures that have no row, and return the number of their files. A power cut can leave them.
    `filenames` are the known pictures; files with names that we did not choose are left in place.
    """
    known = {Path(filename).stem for filename in filenames}
    orphans = [path for path, name in _own_files(uploads) if name not in known or path.suffix == ".part"]
    for path in orphans:
        with suppress(OSError):
            path.unlink()
    return len(orphans)


def _own_files(uploads: Path) -> list[tuple[Path, str]]:
    matches = [(path, FILE.fullmatch(path.name)) for path in uploads.iterdir()]
    return [(path, match[1]) for path, match in matches if match]


def _new_name(content: bytes) -> str:
    # The content alone would give two rows one file, and removing the one would empty the other.
    return hashlib.sha256(content + uuid4().bytes).hexdigest()[:32]


def write_files(folder: Path, name: str, files: Mapping[str, bytes]) -> None:
    """Write the sizes of a picture, by the endings of their names. Either all files are written or none. Raises
    Unavailable.
    """
    try:
        for suffix, content in files.items():
            _write(folder / f"{name}{suffix}", content)
    except OSError as error:
        remove_files(folder, [name])
        full = error.errno in {errno.ENOSPC, errno.EDQUOT}
        raise Unavailable(DISK_FULL if full else NOT_WRITABLE) from error


def _write(path: Path, content: bytes) -> None:
    """A reader, or a power cut, meets the whole file or none."""
    part = path.with_name(f"{path.name}.part")
    with part.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    replace_file(part, path)

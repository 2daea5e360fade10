"""Limits on disk space: the part that uploads may use, and the part that must stay free for orders."""

import shutil
from pathlib import Path

from app.shop.base.errors import TooLarge, Unavailable

MB = 1024 * 1024
GREATEST_COUNT = 5000
GREATEST_BYTES = 2048 * MB
"""Of all pictures together, in all their sizes."""
FLOOR = 500 * MB
"""Free on the disk, below which no picture is taken in; on a small disk a twentieth of it."""
LITTLE = 2048 * MB
TOO_MANY = "There are already 5,000 pictures, which is the limit. Remove some that are not used."
TOO_MUCH = "The pictures already take up 2 GB, which is the limit. Remove some that are not used."
NO_ROOM = "The disk is nearly full. No more pictures are accepted, to leave space for orders"


def refuse_upload(uploads: Path) -> None:
    """Refuse an upload when there is too little room. Raises TooLarge when the uploads have reached their limits, and
    Unavailable when the disk is nearly full.
    """
    refuse_full_disk(uploads)
    files = [path for path in uploads.iterdir() if path.is_file()]
    if len({path.stem.partition("-")[0] for path in files}) >= GREATEST_COUNT:
        raise TooLarge(TOO_MANY)
    if sum(path.stat().st_size for path in files) >= GREATEST_BYTES:
        raise TooLarge(TOO_MUCH)


def refuse_full_disk(folder: Path) -> None:
    """Raise Unavailable when the folder's disk is nearly full."""
    disk = shutil.disk_usage(folder)
    if disk.free < min(FLOOR, disk.total // 20):
        raise Unavailable(NO_ROOM)


def explain_full(folder: Path) -> str:
    """Return the sentence for the owner after a write found no room on the folder's disk."""
    free = shutil.disk_usage(folder).free // MB
    return (
        f"The disk of {folder} is full: {free} MB are free. Nothing was stored, and customers cannot order."
        f" Free at least {FLOOR // MB} MB, then try again."
    )


def warn_of_little(folder: Path) -> str | None:
    """Return a sentence that warns the owner of a nearly full disk. Returns None while the disk that holds the folder
    has room.
    """
    free = shutil.disk_usage(folder).free
    if free >= LITTLE:
        return None
    return f"Only {free // MB} MB are free on this PC's disk. Free some space: backups and pictures need it."

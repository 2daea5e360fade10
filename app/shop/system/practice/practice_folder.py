"""Folder of the practice shop. It lies beside the shop's own and is never removed without its mark."""

import os
import shutil
from pathlib import Path

from app.held_files import replace_file
from app.practice import MARK, is_practice_folder
from app.shop.base.errors import Conflict, Unavailable
from app.store.database.lock import AlreadyHeld, DirectoryLock

LEAST_ROOM = 100 * 1024 * 1024
"""Bytes that must be free on the disk; the sample catalogue takes a sixth of them."""
FOREIGN = "{} is there already and is not a practice shop. Rename that folder and try again."
FULL = "There is not enough room on the disk: practising needs 100 MB. Nothing was made."
IN_USE = "Another Pitlane uses the practice folder {}. Stop it and try again."
NOT_MADE = "The practice shop's folder {} could not be made: {}. Nothing was changed."
NOT_REMOVED = "The practice shop is stopped, but its folder {} could not be removed: {}."


def folder_beside(data_dir: Path) -> Path:
    """Return the folder of the practice shop that belongs to a shop's data folder."""
    return data_dir.with_name(f"{data_dir.name}-practice")


def make_folder(folder: Path) -> bool:
    """Make the folder with its mark, and return whether it is new. Raises Conflict or Unavailable."""
    if is_practice_folder(folder):
        return False
    if os.path.lexists(folder):
        raise Conflict(FOREIGN.format(folder))
    try:
        if shutil.disk_usage(folder.parent).free < LEAST_ROOM:
            raise Unavailable(FULL)
        # Marked before it has its name: there is no moment at which it could be taken for a shop.
        part = folder.with_name(f"{folder.name}.part")
        shutil.rmtree(part, ignore_errors=True)
        part.mkdir(mode=0o700)
        (part / MARK).write_text("{}\n", "utf-8")
        replace_file(part, folder)
    except OSError as error:
        raise Unavailable(NOT_MADE.format(folder, error.strerror)) from error
    return True


def remove_folder(folder: Path) -> None:
    """Remove the folder, its mark last, so that what a cut-off removal leaves is known as practice. Raises Conflict
    while a program runs on it, and Unavailable where the system refuses.
    """
    if not os.path.lexists(folder):
        return
    if not is_practice_folder(folder) or folder.is_symlink():
        raise Conflict(FOREIGN.format(folder))
    lock = DirectoryLock(folder)
    try:
        lock.take()
        lock.release()
        for each in folder.iterdir():
            if each.is_dir() and not each.is_symlink():
                shutil.rmtree(each)
            elif each.name != MARK:
                each.unlink()
        (folder / MARK).unlink()
        folder.rmdir()
    except AlreadyHeld as error:
        raise Conflict(IN_USE.format(folder)) from error
    except OSError as error:
        raise Unavailable(NOT_REMOVED.format(folder, error.strerror)) from error


def size_of(folder: Path) -> int:
    """Return the bytes of its files; a file that vanishes meanwhile counts as none."""
    sizes = 0
    for place, _folders, names in os.walk(folder):
        for name in names:
            try:
                sizes += (Path(place) / name).lstat().st_size
            except OSError:
                continue
    return sizes

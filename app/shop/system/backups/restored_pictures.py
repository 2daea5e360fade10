"""Pictures of an unpacked backup, brought to where they belong."""

import filecmp
import re
from contextlib import suppress
from pathlib import Path

from app.config import PHOTOS, Config
from app.held_files import flush_folder, replace_file
from app.shop.system.backups import files

SIZE = re.compile(r"-[0-9]{1,5}$")


def bring_missing(pending: Path, config: Config) -> None:
    """Move the pictures that are missing to their place. Within one disk a rename happens completely or not at all."""
    for parked, folder in _folders(pending, config):
        folder.mkdir(exist_ok=True)
        for picture in parked.iterdir():
            if not (folder / picture.name).exists():
                replace_file(picture, folder / picture.name)
        flush_folder(folder)


def bring_others(pending: Path, config: Config) -> None:
    """Replace the pictures that differ. A picture's name depends on its content, so one that differs was damaged, here
    or there.
    """
    for parked, folder in _folders(pending, config):
        for picture in parked.iterdir():
            if not filecmp.cmp(picture, folder / picture.name, shallow=False):
                with suppress(OSError):
                    # On Windows a file that is being sent cannot be replaced.
                    replace_file(picture, folder / picture.name)


def _folders(pending: Path, config: Config) -> list[tuple[Path, Path]]:
    """Each parked folder of pictures with the one that it is for."""
    pairs = ((pending / files.UPLOADS, config.uploads), (pending / PHOTOS, config.photos))
    return [pair for pair in pairs if pair[0].exists()]


def remove_pictures(uploads: Path, filenames: set[str]) -> None:
    """Remove every size of these pictures, which were known before and are not any more. A picture that is just being
    uploaded stays.
    """
    stems = {Path(filename).stem for filename in filenames}
    for name in files.picture_names(uploads):
        stem = Path(name).stem
        if stem in stems or SIZE.sub("", stem) in stems:
            with suppress(OSError):
                (uploads / name).unlink()

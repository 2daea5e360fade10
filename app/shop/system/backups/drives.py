"""Drives that are offered for the second folder of the backups. They are listed without being read, because a dead
network drive would delay the answer.
"""

import os
import re
import sys
from contextlib import suppress
from pathlib import Path

REMOVABLE, FIXED, NETWORK = 2, 3, 4
"""Kinds of drives that Windows tells; the others are discs and drives of memory."""
MOUNTS = Path("/proc/self/mounts")
VOLUMES = Path("/Volumes")
PLACES = ("/media/", "/run/media/", "/mnt/")
"""Folders under which Linux shows sticks and other disks."""


def list_drives(data_dir: Path) -> list[str]:
    """Return all drives but those of the system and the data."""
    with suppress(OSError):
        if sys.platform == "win32":
            return _letters(data_dir)
        return _volumes(VOLUMES) if sys.platform == "darwin" else _mounts(MOUNTS.read_text(encoding="utf-8"))
    return []


def _letters(data_dir: Path) -> list[str]:
    own = {data_dir.drive.upper(), os.environ.get("SYSTEMDRIVE", "C:").upper()}
    letters = [f"{letter}:" for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ" if f"{letter}:" not in own]
    return [f"{each}\\" for each in letters if _drive_kind(f"{each}\\") in {REMOVABLE, FIXED, NETWORK}]


def _drive_kind(drive: str) -> int:
    """The kind as Windows knows it."""
    if sys.platform != "win32":
        return 0
    import ctypes

    return int(ctypes.windll.kernel32.GetDriveTypeW(drive))


def _volumes(folder: Path) -> list[str]:
    """Return the volumes of macOS, without its system disk, which is a link there."""
    return sorted(str(each) for each in folder.iterdir() if not each.is_symlink() and not each.name.startswith("."))


def _mounts(table: str) -> list[str]:
    """Return the mount points of Linux from its mount table, which writes a blank as octal 040."""
    points = {_unescaped(line.split(" ")[1]) for line in table.splitlines() if line.count(" ") > 1}
    return sorted(each for each in points if each.startswith(PLACES))


def _unescaped(path: str) -> str:
    return re.sub(r"\\([0-7]{3})", lambda found: chr(int(found[1], 8)), path)

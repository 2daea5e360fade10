"""Search that finds the files of tunnel programs on this PC. A known folder contains installed programs. Downloads, the
current folder and a folder that every account may write to can contain anything, so a program found there is run
only with the owner's consent.
"""

import os
import re
import stat
import sys
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

IS_WINDOWS = sys.platform == "win32"
FILE_NAMES = ("{name}.exe", "{name}.cmd", "{name}-windows-amd64.exe") if IS_WINDOWS else ("{name}",)
DOWNLOADS = "downloads"
WINDOWS_PLACES = (
    "%ProgramFiles%/{name}/{name}.exe",
    "%ProgramFiles(x86)%/{name}/{name}.exe",
    "%LOCALAPPDATA%/Microsoft/WinGet/Links/{name}.exe",
    "%LOCALAPPDATA%/Microsoft/WindowsApps/{name}.exe",
    "%LOCALAPPDATA%/{name}/{name}.exe",
    "%ProgramData%/chocolatey/bin/{name}.exe",
    "%USERPROFILE%/scoop/shims/{name}.exe",
)
OTHER_PLACES = (
    "/usr/bin/{name}",
    "/usr/local/bin/{name}",
    "/opt/homebrew/bin/{name}",
    "/snap/bin/{name}",
    "/Applications/Tailscale.app/Contents/MacOS/{name}",
)


@dataclass(frozen=True)
class ProgramFile:
    """A program's whole path, and whether its folder is a known one."""

    path: str
    is_known: bool


def find_files(name: str) -> Iterator[ProgramFile]:
    """Yield the files of a program, those of installers first. Here shutil.which is of no use: on Windows it looks into
    the current folder first, and PATH may contain relative folders.
    """
    for place in _installed_places(name):
        if _is_program(place):
            yield ProgramFile(str(place), is_known=True)
    for folder, is_named in _folders():
        for file in (folder / each.format(name=name) for each in FILE_NAMES):
            if _is_program(file):
                yield ProgramFile(str(file), is_known=is_named and _is_known(file))


def _installed_places(name: str) -> Iterator[Path]:
    for place in WINDOWS_PLACES if IS_WINDOWS else OTHER_PLACES:
        filled = os.path.expandvars(place.format(name=name))
        if "%" not in filled:
            yield Path(filled)


def _folders() -> Iterator[tuple[Path, bool]]:
    """Yield the folders to search, each with True if PATH contains it as an absolute path."""
    entries = [Path(entry) for entry in os.environ.get("PATH", "").split(os.pathsep) if entry]
    yield from ((entry, True) for entry in entries if entry.is_absolute())
    here = _current_folder()
    relative = [folder / entry for folder in here for entry in entries if not entry.is_absolute()]
    yield from ((folder, False) for folder in (*_download_folders(), *here, *relative))


def _is_known(file: Path) -> bool:
    """Return whether a file's folder is a known one, behind every link."""
    return not any(_is_doubtful(each) for each in {file.parent, file.parent.resolve(), file.resolve().parent})


def _is_doubtful(folder: Path) -> bool:
    downloads = any(folder.is_relative_to(each) for each in _download_folders())
    is_current = folder in _current_folder()
    return is_current or downloads or DOWNLOADS in map(str.casefold, folder.parts) or _is_open_to_all(folder)


def _is_open_to_all(folder: Path) -> bool:
    """Return whether every account may put files there, as into /tmp."""
    return not IS_WINDOWS and bool(folder.stat().st_mode & stat.S_IWOTH)


def _download_folders() -> list[Path]:
    """Return this account's downloads, also under a name of Linux's."""
    home = Path.home()
    settings = Path(os.environ.get("XDG_CONFIG_HOME") or home / ".config") / "user-dirs.dirs"
    with suppress(OSError):
        chosen = re.search(r'(?m)^XDG_DOWNLOAD_DIR="(.+)"$', settings.read_text("utf-8", "replace"))
        if chosen:
            return [home / "Downloads", Path(chosen[1].replace("$HOME", str(home)))]
    return [home / "Downloads"]


def _current_folder() -> list[Path]:
    """Return the current folder; none where it was deleted."""
    with suppress(OSError):
        return [Path.cwd()]
    return []


def _is_program(file: Path) -> bool:
    with suppress(OSError):
        return file.is_file() and os.access(file, os.X_OK)
    return False

"""Data folder on this PC: default, forbidden places, and opening it."""

import os
import re
import shutil
import subprocess
import sys
import threading
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

NAME = "Pitlane"
NETWORK_TYPES = re.compile(
    r"nfs\d?|cifs|smb\d?|smbfs|afpfs|webdav|davfs2?|ncpfs|fuse\.(sshfs|rclone|davfs\S*|gvfsd\S*)"
)
"""File systems of other computers. A database with a write-ahead log is lost on them: they do not share its memory."""
SYNCHRONISED = re.compile(
    r"(?i)onedrive( - .+)?|dropbox( \(.+\))?|google ?drive|my drive|icloud ?drive|com~apple~clouddocs|cloudstorage"
    r"|nextcloud|owncloud|pcloud ?drive|box sync|megasync"
)
MARKS = {".stfolder": "Syncthing", ".dropbox.cache": "Dropbox"}
"""Files that these programs leave in a synchronised folder."""
ONEDRIVE = ("OneDrive", "OneDriveConsumer", "OneDriveCommercial")
REMOTE_DRIVE = 4


def data_folder(environ: Mapping[str, str] = os.environ) -> Path:
    """The data folder where neither the command line nor PITLANE_DATA_DIR names one."""
    if not getattr(sys, "frozen", False):
        return _checkout_folder(Path(__file__).resolve().parents[1] / "data", environ)
    program = Path(sys.executable).resolve().parent
    return program / "data" if (program / "portable.txt").is_file() else account_folder(environ)


def _checkout_folder(folder: Path, environ: Mapping[str, str]) -> Path:
    """Return the checkout's data folder. For a read-only checkout it is the account's folder. A folder that has held a
    shop is always used, because another one would show an empty shop.
    """
    is_used = any((folder / name).exists() for name in ("pitlane.db", "ports.json", "backups"))
    present = folder if folder.exists() else folder.parent
    return folder if is_used or os.access(present, os.W_OK) else account_folder(environ)


def own_command(*words: str) -> list[str]:
    """Return the arguments that start this program once more: the built one, or Python in a checkout."""
    if getattr(sys, "frozen", False):
        return [sys.executable, *words]
    return [sys.executable, "-m", "app", *words]


def child_environment() -> dict[str, str]:
    """Return the environment for a child, without the shop's secrets."""
    return {name: value for name, value in os.environ.items() if not name.startswith("PITLANE_")}


def account_folder(environ: Mapping[str, str], system: str = sys.platform) -> Path:
    """Return this account's folder for the program's data. It is always on this PC, because a roaming folder may be on
    a server.
    """
    home = Path.home()
    if system == "win32":
        return Path(environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / NAME
    if system == "darwin":
        return home / "Library" / "Application Support" / NAME
    return Path(environ.get("XDG_DATA_HOME") or home / ".local" / "share") / NAME.lower()


def why_not(folder: Path, environ: Mapping[str, str] = os.environ) -> str | None:
    """Return why the data must not lie in this folder, or None."""
    full = folder.absolute()
    if _is_on_network(full):
        return (
            f"{folder} is on another computer, where a database can be damaged. Choose a folder on this PC's own disk."
        )
    if full in (Path(full.anchor), Path.home()) and not (full / "pitlane.db").exists():
        return f"{folder} is not a folder for one program's data. Choose one of its own, such as {full / NAME.lower()}."
    if service := _synchronised_by(full, environ):
        return (
            f"{folder} is synchronised with other computers ({service}), which can damage a database."
            " Choose a folder that is not."
        )
    return None


def mounts() -> list[tuple[str, str]]:
    """Return the folder and type of every file system. The list is empty where the system does not list them as Linux
    does.
    """
    try:
        lines = Path("/proc/mounts").read_text("utf-8", "replace").splitlines()
    except OSError:
        return []
    return [(_unescaped(words[1]), words[2]) for words in map(str.split, lines) if len(words) > 2]


def open_folder(path: Path) -> bool:
    """Open a folder in the file manager, or a file in the system's program for it. Returns False if there is no program
    to ask.
    """
    if sys.platform == "win32":
        os.startfile(path)  # noqa: S606 -- the system's own way, and no shell
        return True
    opener = shutil.which("open" if sys.platform == "darwin" else "xdg-open")
    if opener is None:
        return False
    # In a thread, because some wait until the folder is closed again.
    threading.Thread(target=_run, args=([opener, str(path)],), name="open-folder", daemon=True).start()
    return True


def _run(words: list[str]) -> None:
    nothing = subprocess.DEVNULL
    with suppress(OSError):
        subprocess.run(words, stdin=nothing, stdout=nothing, stderr=nothing, check=False)  # noqa: S603 -- no shell


def _is_on_network(folder: Path) -> bool:
    text = str(folder)
    if sys.platform == "win32":
        import ctypes

        plain = text.removeprefix("\\\\?\\")
        drive = ctypes.windll.kernel32.GetDriveTypeW(f"{folder.drive}\\")
        return plain.startswith(("\\\\", "UNC\\")) or bool(drive == REMOTE_DRIVE)
    holding = [(place, kind) for place, kind in mounts() if folder.is_relative_to(place)]
    # Of two on one place the later covers the earlier.
    kind = max(enumerate(holding), key=lambda each: (len(each[1][0]), each[0]), default=(0, ("", "")))[1][1]
    return NETWORK_TYPES.fullmatch(kind) is not None


def _synchronised_by(folder: Path, environ: Mapping[str, str]) -> str | None:
    for name in ONEDRIVE:
        if environ.get(name) and folder.is_relative_to(environ[name]):
            return "OneDrive"
    for part in folder.parts:
        if SYNCHRONISED.fullmatch(part):
            return part
    marks = (MARKS[mark] for each in (folder, *folder.parents) for mark in MARKS if _is_there(each / mark))
    return next(marks, None)


def _is_there(path: Path) -> bool:
    """Return whether a path exists; False where access is denied or the name is too long."""
    with suppress(OSError):
        return path.exists()
    return False


def _unescaped(text: str) -> str:
    """The system writes a blank in a name as an octal number."""
    return re.sub(r"\\(\d{3})", lambda found: chr(int(found[1], 8)), text)

"""Autostart entry that starts the program when this account signs in. It is off until the owner switches it on, and an
update never creates it.
"""

import os
import re
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from subprocess import list2cmdline

from app.data_folder import data_folder as default_folder

NAME = "Pitlane"
RUN_KEY = r"Software\Microsoft\Windows\CurrentVersion\Run"
APPROVED_KEY = r"Software\Microsoft\Windows\CurrentVersion\Explorer\StartupApproved\Run"
"""Registry key in which the Task Manager records programs switched off there."""
LABEL = "ie.pitlane.shop"


def is_possible() -> bool:
    """Return whether this program can be started at sign-in. Only the built bundle can; a checkout is started by its
    developer.
    """
    return bool(getattr(sys, "frozen", False)) and sys.platform in ("win32", "darwin", "linux")


def is_on() -> bool:
    """Return whether the program starts at sign-in."""
    if sys.platform == "win32":
        return _is_in_registry()
    return _entry().is_file()


def data_folder() -> Path | None:
    """Return the data folder that the entry names, if it names one."""
    return folder_in(_read_entry())


def folder_in(command: str) -> Path | None:
    """Return the data folder named in the command line of an entry."""
    found = re.search(r'--data-dir"?\s+(?:"([^"]+)"|([^\s"]+))', command)
    return Path(found[1] or found[2]) if found else None


def words(folder: Path) -> list[str]:
    """Return the words of a hidden start on this data folder."""
    return ["--hidden", *folder_words(folder)]


def folder_words(folder: Path) -> list[str]:
    """Return the words that name a data folder, unless the default one."""
    whole = folder.resolve()
    return [] if whole == default_folder() else ["--data-dir", str(whole)]


def switch(on: bool, more: Sequence[str] = ()) -> None:
    """Switch starting at sign-in on or off. `more` holds further arguments for the program, such as another data
    folder. Raises OSError.
    """
    command = [sys.executable, "--hidden", *more]
    if sys.platform == "win32":
        _write_registry(list2cmdline(command) if on else None)
    elif on:
        _entry().parent.mkdir(parents=True, exist_ok=True)
        _entry().write_bytes(_as_launch_agent(command) if sys.platform == "darwin" else _as_desktop_file(command))
    else:
        _entry().unlink(missing_ok=True)


def _entry() -> Path:
    if sys.platform == "darwin":
        return Path.home() / "Library" / "LaunchAgents" / f"{LABEL}.plist"
    return _config_home() / "autostart" / "pitlane.desktop"


def _config_home() -> Path:
    """Return the folder of the account's settings. A relative XDG_CONFIG_HOME is ignored, as its specification
    requires.
    """
    named = Path(os.environ.get("XDG_CONFIG_HOME", ""))
    return named if named.is_absolute() else Path.home() / ".config"


def _as_desktop_file(command: Sequence[str]) -> bytes:
    words = " ".join(_quoted(word) for word in command)
    lines = ("[Desktop Entry]", "Type=Application", f"Name={NAME}", f"Exec={words}", "X-GNOME-Autostart-enabled=true")
    return "".join(f"{line}\n" for line in lines).encode()


def _quoted(word: str) -> str:
    """Return a word quoted as the Desktop Entry Specification requires. It is escaped twice: for the command line, and
    for the value that contains the command line.
    """
    for special in '\\"`$':
        word = word.replace(special, f"\\{special}")
    return '"{}"'.format(word.replace("\\", "\\\\").replace("%", "%%"))


def _as_launch_agent(command: Sequence[str]) -> bytes:
    # Loaded here: with its XML it takes half a megabyte, on macOS alone for anything.
    import plistlib

    return plistlib.dumps({"Label": LABEL, "ProgramArguments": list(command), "RunAtLoad": True})


def _read_entry() -> str:
    """Return the command line of the entry on Windows; blank without one."""
    if sys.platform != "win32":
        return ""
    import winreg

    try:
        with winreg.OpenKey(winreg.HKEY_CURRENT_USER, RUN_KEY) as key:
            return str(winreg.QueryValueEx(key, NAME)[0])
    except OSError:
        return ""


def _is_in_registry() -> bool:
    if sys.platform != "win32" or not _read_entry():
        return False
    import winreg

    try:
        with winreg.OpenKey(winreg.HKEY_CURRENT_USER, APPROVED_KEY) as key:
            approval = winreg.QueryValueEx(key, NAME)[0]
    except OSError:
        return True
    # An odd first byte: switched off in the Task Manager.
    return not (approval and approval[0] % 2)


def _write_registry(command: str | None) -> None:
    """Set our value in the registry, or remove it if `command` is None. The Task Manager's own record is removed either
    way.
    """
    if sys.platform != "win32":
        return
    import winreg

    with winreg.CreateKey(winreg.HKEY_CURRENT_USER, RUN_KEY) as key:
        if command is None:
            _forget(key)
        else:
            winreg.SetValueEx(key, NAME, 0, winreg.REG_SZ, command)
    with winreg.CreateKey(winreg.HKEY_CURRENT_USER, APPROVED_KEY) as key:
        _forget(key)


def _forget(key: object) -> None:
    if sys.platform != "win32":
        return
    import winreg

    with suppress(FileNotFoundError):
        winreg.DeleteValue(key, NAME)

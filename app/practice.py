"""Practice shop: a data folder with a mark, from which nothing leaves this PC. A process serves one folder, so the
mark of that folder holds for the whole process, however it was started.
"""

import os
import sys
from pathlib import Path
from typing import Any

MARK = "practice.json"
CONTENT_MARK = "practice"
"""The setting that a practice shop's backups have, so that no real shop is made of one."""
RUN = "pitlane.practice_run"
"""Key of `app.extensions`: the practice shop that this shop has started."""
LINK = "pitlane.practice_link"
"""Key of `app.extensions` in the practice shop: the way back to the shop that has started it."""
SERIES = "DEMO-"
"""Beginning of every number of the practice shop."""
NOTHING_LEAVES = "This is the practice shop: nothing leaves it."
_ADDRESSES = {"socket.connect": 1, "socket.sendto": 1, "socket.getaddrinfo": 0, "socket.gethostbyname": 0}
"""Events of the interpreter before something leaves this PC, with the place of the address in their arguments."""


class NothingLeaves(OSError):
    """Error raised when the practice shop tries to reach anything beyond this PC."""

    def __init__(self) -> None:
        super().__init__(NOTHING_LEAVES)


class _Mode:
    is_on = False
    is_guarded = False


def is_practice_folder(folder: Path) -> bool:
    """Return whether a data folder is that of a practice shop."""
    return os.path.lexists(folder / MARK)


def set_mode(folder: Path) -> None:
    """Take the mode of the folder that this process serves from now on. In a practice shop, every connection to
    anything but this PC fails, whichever part of the program tries it.
    """
    _Mode.is_on = is_practice_folder(folder)
    if _Mode.is_on and not _Mode.is_guarded:
        _Mode.is_guarded = True
        sys.addaudithook(_refuse_leaving)


def is_on() -> bool:
    """Return whether this process serves a practice shop."""
    return _Mode.is_on


def without_series(number: str) -> str:
    """Return a typed number as it is stored, without the beginning that only the practice shop writes."""
    return number[len(SERIES) :] if is_on() and number.upper().startswith(SERIES) else number


def _refuse_leaving(event: str, arguments: tuple[Any, ...]) -> None:
    place = _ADDRESSES.get(event)
    if place is None or not _Mode.is_on:
        return
    address = arguments[place]
    host = address[0] if isinstance(address, tuple) else address
    if not _is_here(host, is_path=event == "socket.connect" and not isinstance(address, tuple)):
        raise NothingLeaves


def _is_here(host: object, *, is_path: bool) -> bool:
    """Return whether a host is this PC. A path is the socket of another program on it."""
    name = host.decode("ascii", "replace") if isinstance(host, bytes) else host
    if is_path or name in {None, "", "localhost"}:
        return True
    # Imported here because the window's process, which reads no address, imports this module too.
    import ipaddress

    try:
        found = ipaddress.ip_address(str(name))
    except ValueError:
        return False
    return found.is_loopback or found.is_unspecified

"""Prevent the PC from falling asleep while the shop is open. Closing the lid, an empty battery and the owner can still
put it to sleep.
"""

import logging
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager, suppress
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from jeepney.io.blocking import DBusConnection

log = logging.getLogger(__name__)

NAME, REASON = "Pitlane", "The shop is open"
SYSTEM_REQUIRED, CONTINUOUS = 0x00000001, 0x80000000
"""Flags of SetThreadExecutionState (winbase.h)."""
SUSPEND = 4
"""A flag of GNOME's Inhibit: no suspending of the session."""
Desktop = tuple[str, str, str, str, tuple[str | int, ...]]
DESKTOPS: tuple[Desktop, ...] = (
    ("org.freedesktop.PowerManagement", "/Inhibit", ".Inhibit", "ss", (NAME, REASON)),
    ("org.gnome.SessionManager", "", "", "susu", (NAME, 0, REASON, SUSPEND)),
)
"""Services of Linux desktops that take the request: each with the ends of its path and interface, and its words."""
SECONDS = 2
CAFFEINATE = "/usr/bin/caffeinate"
BUS = "DBUS_SESSION_BUS_ADDRESS"

_stored = False


def is_awake() -> bool:
    """Return whether the PC is prevented from falling asleep."""
    return _stored


@contextmanager
def keep_awake() -> Iterator[None]:
    """Ask the PC to stay awake within this block. If it refuses, this is only logged, because the shop runs all the
    same.
    """
    global _stored  # noqa: PLW0603 -- one PC
    with ExitStack() as let_go:
        _stored = _ask(let_go)
        try:
            yield
        finally:
            _stored = False
            _stop_request(let_go)


def _ask(let_go: ExitStack) -> bool:
    try:
        let_go.enter_context(request_of(sys.platform))
    except Refused:
        log.warning("this PC will not be kept awake: it may fall asleep, and the shop with it")
        return False
    except Exception:
        log.exception("this PC cannot be kept awake")
        return False
    return True


def _stop_request(let_go: ExitStack) -> None:
    try:
        let_go.close()
    except Exception:
        log.exception("the request to stay awake could not be taken back; it ends with the program")


class Refused(Exception):
    """Nothing on this PC takes the request."""


def request_of(platform: str) -> AbstractContextManager[None]:
    """Return the context manager that asks a system to stay awake within its block. Entering it raises Refused where
    nothing accepts the request.
    """
    return {"win32": _on_windows, "darwin": _on_macos}.get(platform, _on_linux)()


@contextmanager
def _on_windows() -> Iterator[None]:
    """Ask Windows, which holds the request for the calling thread."""
    _set_state(CONTINUOUS | SYSTEM_REQUIRED)
    try:
        yield
    finally:
        _set_state(CONTINUOUS)


def _set_state(flags: int) -> None:
    if sys.platform == "win32":
        import ctypes

        if not ctypes.windll.kernel32.SetThreadExecutionState(ctypes.c_uint32(flags)):
            raise Refused


@contextmanager
def _on_macos() -> Iterator[None]:
    """Start a program of macOS that holds the request and ends with this process."""
    words = [CAFFEINATE, "-i", "-w", str(os.getpid())]
    holding = subprocess.Popen(words, stdin=subprocess.DEVNULL)  # noqa: S603 -- the system's own program
    try:
        yield
    finally:
        holding.terminate()
        holding.wait()


@contextmanager
def _on_linux() -> Iterator[None]:
    """Ask the desktop, which holds the request as long as the connection to its bus is open."""
    if not os.environ.get(BUS):
        raise Refused
    # Loaded here: a shop without a desktop needs none of it.
    from jeepney.io.blocking import open_dbus_connection

    with open_dbus_connection() as bus:
        if not any(_takes(bus, desktop) for desktop in DESKTOPS):
            raise Refused
        yield


def _takes(bus: "DBusConnection", desktop: Desktop) -> bool:
    from jeepney import DBusAddress, new_method_call
    from jeepney.wrappers import DBusErrorResponse, unwrap_msg

    service, path, interface, kinds, words = desktop
    address = DBusAddress(f"/{service.replace('.', '/')}{path}", service, f"{service}{interface}")
    with suppress(DBusErrorResponse, TimeoutError):
        unwrap_msg(bus.send_and_get_reply(new_method_call(address, "Inhibit", kinds, words), timeout=SECONDS))
        return True
    return False

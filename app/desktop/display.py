"""Check that finds out whether there is a display for a window. It runs before any toolkit is loaded, because Qt ends
the whole process if there is no display.
"""

import os
import socket
import sys
import threading
from pathlib import Path

PATIENCE = 3.0
"""Seconds that a display may take to answer."""


def has_display() -> bool:
    """Return whether a window could be shown. This is always so on Windows and macOS; elsewhere a display has to
    answer.
    """
    if sys.platform in ("win32", "darwin"):
        return True
    return _wayland_answers() or _x_answers()


def _wayland_answers() -> bool:
    name = os.environ.get("WAYLAND_DISPLAY")
    if not name:
        return False
    path = Path(os.environ.get("XDG_RUNTIME_DIR", "/"), name)
    try:
        with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as line:
            line.settimeout(PATIENCE)
            line.connect(str(path))
    except OSError:
        return False
    return True


def _x_answers() -> bool:
    """Return whether the X server accepts a connection. A server that is gone leaves its name in DISPLAY, and one that
    hangs never answers.
    """
    if not os.environ.get("DISPLAY"):
        return False
    answered: list[bool] = []
    # A thread, because the library waits for the answer without end.
    request = threading.Thread(target=lambda: answered.append(_open_x_display()), name="display", daemon=True)
    request.start()
    request.join(PATIENCE)
    return answered == [True]


def _open_x_display() -> bool:
    try:
        # Loaded here, because Windows and macOS do not have it.
        from Xlib.display import Display

        Display().close()
    except Exception:
        return False
    return True

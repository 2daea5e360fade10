"""The default browser: the way into the back office where there is no window."""

import logging
import os
import sys
import threading
import webbrowser

from app.desktop.display import has_display

log = logging.getLogger(__name__)


def open_browser(address: str) -> bool:
    """Open an address in the default browser; whether there is one. It is not waited for.

    Without a display only the browser that BROWSER names counts: a browser of the terminal would take the terminal.
    """
    if not (os.environ.get("BROWSER") or sys.platform in ("win32", "darwin") or has_display()):
        return False
    threading.Thread(target=_open, args=(address,), name="browser", daemon=True).start()
    return True


def _open(address: str) -> None:
    try:
        if not webbrowser.open(address):
            log.warning("no browser could be opened")
    except Exception:
        log.exception("no browser could be opened")

"""Open the default browser, which shows the back office where there is no window."""

import logging
import os
import sys
import threading

from app.desktop.display import has_display

log = logging.getLogger(__name__)


def open_browser(address: str, patience: float = 0.0) -> bool:
    """Open an address in the default browser and return whether there is one. It waits at most `patience` seconds,
    because a program that ends at once would end the opening too. Without a display only the browser named in
    BROWSER counts, because a text browser would take over the terminal.
    """
    if not (os.environ.get("BROWSER") or sys.platform in ("win32", "darwin") or has_display()):
        return False
    opening = threading.Thread(target=_open, args=(address,), name="browser", daemon=True)
    opening.start()
    opening.join(patience)
    return True


def _open(address: str) -> None:
    # Loaded here: a start that shows its own window, or none, never opens a browser.
    import webbrowser

    try:
        if not webbrowser.open(address):
            log.warning("no browser could be opened")
    except Exception:
        log.exception("no browser could be opened")

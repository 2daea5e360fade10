"""Child process of the window that shows the back office and does nothing else. The environment contains its URL, and
lines on its standard input are its commands: "show" and "close". When that input ends, the shop is gone, and the
window closes too.
"""

import http.client
import json
import logging
import os
import sys
import threading
import time
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

from app.desktop.engine import is_engine_there
from app.desktop.new_password import TICKET, NewPassword
from app.runtime.exits import NO_ENGINE

log = logging.getLogger(__name__)

URL = "PITLANE_WINDOW_URL"
"""Variable of the page's URL; without it nobody but a person has started the window."""
SIZE = (1280, 860)
SMALLEST = (1024, 640)
END_SECONDS = 2.0
"""Seconds after its end until the process is ended by force, less than the parent waits for it."""
LOAD_SECONDS = 60.0
"""A window that is still empty after so long counts as none: the default browser is better than a blank page."""
STOP_QUESTION = (
    "Stop the shop as well?\n\n"
    "OK: the shop stops, and customers can neither browse nor order.\n"
    "Cancel: the shop keeps selling without this window. Start Pitlane again to see it."
)
HAS_TEXT = "location.origin === {origin} && document.body.innerText.trim() ? 'text' : ''"
# Set on each page, because a plain link to another site would otherwise put that site into the window.
LINKS_OUTSIDE = """document.addEventListener('click', (event) => {
  const link = event.target.closest && event.target.closest('a[href]');
  if (link && /^https?:$/.test(link.protocol) && link.origin !== location.origin) link.target = '_blank';
}, true)"""


def show_window() -> int:
    """Run the child process of the window and return its exit status. The status is 0 when the window was closed,
    NO_ENGINE when no page can be shown here.
    """
    logging.basicConfig(level=logging.INFO)
    if not is_engine_there():
        return NO_ENGINE
    try:
        # Loaded here, because the shop's own process never needs it.
        import webview

        return ShopWindow(webview, os.environ.pop(URL), _take("PITLANE_CONTROL_TOKEN")).run()
    except Exception:
        log.exception("no window can be shown")
        return NO_ENGINE


class ShopWindow:
    """Window that shows the back office, from its creation to its end. `webview` is the module that draws it."""

    def __init__(self, webview: Any, url: str, token: str) -> None:
        self._webview = webview
        self._origin = "{0.scheme}://{0.netloc}".format(urlsplit(url))
        self._token = token
        self._asks = bool(_take("PITLANE_WINDOW_ASKS"))
        self._title = _take("PITLANE_WINDOW_TITLE") or "Pitlane"
        self._is_request = False
        self._is_maximized = False
        webview.settings["ALLOW_DOWNLOADS"] = True
        webview.settings["OPEN_EXTERNAL_LINKS_IN_BROWSER"] = True
        self._window = webview.create_window(
            self._title, url, width=SIZE[0], height=SIZE[1], min_size=SMALLEST, text_select=True, zoomable=True
        )
        self._new_password = NewPassword(self._window, self._origin, self._title)
        self._listen()

    def run(self) -> int:
        """Show the window until it is closed."""
        folder = _take("PITLANE_WINDOW_FOLDER")
        for work in (self._obey, self._report_loaded):
            threading.Thread(target=work, name=work.__name__, daemon=True).start()
        self._webview.start(
            gui="qt" if sys.platform == "linux" else None, private_mode=not folder, storage_path=folder or None
        )
        status = 0 if self._window.events.shown.is_set() else NO_ENGINE
        # A page that went while it loaded never answers the library's script, whose thread would keep the process.
        force = threading.Timer(END_SECONDS, os._exit, [status])
        force.daemon = True
        force.start()
        return status

    def _listen(self) -> None:
        events = self._window.events
        events.initialized += lambda renderer: renderer != "mshtml"
        events.closing += self._may_close
        events.loaded += lambda: self._window.run_js(LINKS_OUTSIDE)
        events.loaded += self._new_password.look
        events.maximized += lambda: self._note_maximized(now=True)
        events.restored += lambda: self._note_maximized(now=False)

    def _note_maximized(self, *, now: bool) -> None:
        self._is_maximized = now

    def _may_close(self) -> bool:
        """Return whether the window may close at once. If not, the question is asked from another thread, because this
        one draws it.
        """
        if self._asks and not self._is_request:
            self._is_request = True
            threading.Thread(target=self._ask, name="question", daemon=True).start()
        return not self._asks

    def _ask(self) -> None:
        if self._window.create_confirmation_dialog(self._title, STOP_QUESTION):
            self._call("stop")
        self._close()

    def _close(self) -> None:
        self._asks = False
        self._window.destroy()

    def _obey(self) -> None:
        """Carry out the parent's commands, then close the window. The input also ends when the parent does, and the
        window would then show a shop that no longer runs.
        """
        with open(0, "rb", buffering=0, closefd=False) as orders:
            for order in iter(orders.readline, b""):
                if order.strip() == b"show":
                    self._come_to_front()
                if order.startswith(TICKET):
                    self._new_password.give(order[len(TICKET) :].strip().decode())
                if order.strip() == b"close":
                    break
        self._close()

    def _come_to_front(self) -> None:
        maximized = self._is_maximized
        self._window.restore()
        if maximized:
            self._window.maximize()
        if sys.platform == "win32":
            self._window.on_top = True
            self._window.on_top = False
        with suppress(OSError):
            os.write(1, b"shown\n")

    def _report_loaded(self) -> None:
        script = HAS_TEXT.format(origin=json.dumps(self._origin))
        until = time.monotonic() + LOAD_SECONDS
        while time.monotonic() < until:
            with suppress(Exception):
                if "text" in str(self._window.run_js(script)):
                    # Not left to the event: that comes when the library has set itself up in the page, a moment later.
                    self._window.run_js(LINKS_OUTSIDE)
                    self._call("loaded")
                    return
            time.sleep(0.1)
        log.error("the page stayed empty for %s seconds", LOAD_SECONDS)
        os._exit(NO_ENGINE)

    def _call(self, word: str) -> None:
        """Send a control request to the shop, without any proxy, because the shop is on this PC."""
        line = http.client.HTTPConnection(urlsplit(self._origin).netloc, timeout=10)
        try:
            line.request("POST", f"/_control/{word}", headers={"X-Pitlane-Token": self._token})
            line.getresponse().read()
        except OSError as error:
            log.warning("the shop did not take %r: %s", word, error)
        finally:
            line.close()


def _take(name: str) -> str:
    """Remove a variable from the environment and return its value. Programs started by the window then do not inherit
    it.
    """
    return os.environ.pop(name, "")

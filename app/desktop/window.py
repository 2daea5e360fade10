"""Child process of the window that shows the start and then the back office, and does nothing else. Lines on its
standard input are its orders: "start", "open" with a page, "show" and "close". When that input ends, the shop is gone,
and the window closes too.
"""

import json
import logging
import os
import sys
import threading
import time
from contextlib import suppress
from io import FileIO
from typing import Any
from urllib.parse import urlsplit

from app.desktop.control_call import call_shop
from app.desktop.engine import is_engine_there
from app.desktop.new_password import TICKET, NewPassword
from app.desktop.starting_page import GROUND, HEADLINE, STARTING_PAGE
from app.desktop.stop_question import ask_to_stop
from app.desktop.window_page import MARKED, OPEN
from app.runtime.exits import NO_ENGINE

log = logging.getLogger(__name__)

SIZE = (1280, 860)
SMALLEST = (1024, 640)
END_SECONDS = 2.0
"""Seconds after its end until the process is ended by force, less than the parent waits for it."""
LOAD_SECONDS = 60.0
"""A window that is still empty after so long counts as none: the default browser is better than a blank page."""
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
        # Taken away, so that programs that the window starts do not inherit it.
        folder = os.environ.pop(MARKED, "")
        orders = FileIO(0, closefd=False)
        # The first order arrives at once, so that a window that is opened again begins with the back office.
        first = orders.readline()
        picture = None if first.startswith(OPEN) else _show_picture()
        # Loaded only now, because it takes longer than all before it; the shop's own process never needs it.
        import webview

        return ShopWindow(webview, folder, orders, first, picture).run()
    except Exception:
        log.exception("no window can be shown")
        return NO_ENGINE


def _show_picture() -> Any:
    """Show what needs no web engine, where there is a way; None elsewhere."""
    if sys.platform != "linux":
        return None
    try:
        from app.desktop.starting_picture import StartingPicture
    except ImportError:
        return None
    return StartingPicture(HEADLINE, SIZE, SMALLEST)


class ShopWindow:
    """Window that shows the back office, from its creation to its end. `webview` is the module that draws it. `first`
    is the first of its orders, `picture` what is on the screen already.
    """

    def __init__(self, webview: Any, folder: str, orders: FileIO, first: bytes, picture: Any) -> None:
        self._webview, self._folder, self._orders = webview, folder, orders
        self._origin = self._token = ""
        self._title = HEADLINE
        self._asks = self._is_request = self._is_maximized = False
        webview.settings["ALLOW_DOWNLOADS"] = True
        webview.settings["OPEN_EXTERNAL_LINKS_IN_BROWSER"] = True
        url = self._take_page(first)
        self._window = webview.create_window(
            self._title,
            url,
            html=None if url else STARTING_PAGE,
            width=SIZE[0],
            height=SIZE[1],
            min_size=SMALLEST,
            text_select=True,
            zoomable=True,
            background_color=GROUND,
        )
        self._new_password = NewPassword(self._window, lambda: (self._origin, self._title))
        self._listen()
        if picture:
            self._window.events.before_show += lambda: picture.give_way(self._window.native)
        if url:
            self._begin_to_report()

    def run(self) -> int:
        """Show the window until it is closed."""
        threading.Thread(target=self._obey, name="orders", daemon=True).start()
        folder = self._folder or None
        self._webview.start(gui="qt" if sys.platform == "linux" else None, private_mode=not folder, storage_path=folder)
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
        stops = ask_to_stop(self._window)
        self._window.set_title(self._title)
        self._is_request = False
        if stops:
            call_shop(self._origin, self._token, "stop")
        if stops is not None:
            self._close()

    def _close(self) -> None:
        self._asks = False
        self._window.destroy()

    def _obey(self) -> None:
        """Carry out the parent's commands, then close the window. The input also ends when the parent does, and the
        window would then show a shop that no longer runs.
        """
        for order in iter(self._orders.readline, b""):
            if order.strip() == b"show":
                self._come_to_front()
            elif order.startswith(TICKET):
                self._new_password.give(order[len(TICKET) :].strip().decode())
            elif order.strip() == b"close":
                break
            else:
                self._turn_to(self._take_page(order))
        self._close()

    def _take_page(self, order: bytes) -> str | None:
        """Read an order to show a page, and return its URL; None for the page of the start."""
        page = json.loads(order.removeprefix(OPEN)) if order.startswith(OPEN) else {}
        url: str | None = page.get("url")
        self._origin = "{0.scheme}://{0.netloc}".format(urlsplit(url)) if url else ""
        self._token = page.get("token", "")
        self._title = page.get("title", HEADLINE)
        self._asks = page.get("asks", False)
        return url

    def _turn_to(self, url: str | None) -> None:
        self._window.set_title(self._title)
        if url:
            self._window.load_url(url)
            self._begin_to_report()
        else:
            self._window.load_html(STARTING_PAGE)

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

    def _begin_to_report(self) -> None:
        threading.Thread(target=self._report_loaded, args=(self._origin,), name="loaded", daemon=True).start()

    def _report_loaded(self, origin: str) -> None:
        """Tell the shop that its page has text. A page that stays empty counts as no window, unless another one took
        its place.
        """
        script = HAS_TEXT.format(origin=json.dumps(origin))
        until = time.monotonic() + LOAD_SECONDS
        while time.monotonic() < until and origin == self._origin:
            with suppress(Exception):
                if "text" in str(self._window.run_js(script)):
                    # Not left to the event: the library sends it a moment later, when it is ready in the page.
                    self._window.run_js(LINKS_OUTSIDE)
                    call_shop(origin, self._token, "loaded")
                    return
            time.sleep(0.1)
        if origin != self._origin:
            return
        log.error("the page stayed empty for %s seconds", LOAD_SECONDS)
        os._exit(NO_ENGINE)

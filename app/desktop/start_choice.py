"""The question of a start, in the window or the browser."""

import threading
from contextlib import closing
from typing import TYPE_CHECKING

from app.config import Config
from app.desktop.browser import open_browser
from app.desktop.display import has_display
from app.desktop.window_page import WindowPage
from app.desktop.window_process import WindowProcess
from app.runtime import instance
from app.runtime.console import say
from app.runtime.start_question import STOP, StartQuestion

if TYPE_CHECKING:
    from app.desktop.choice_server import PageServer

PAUSE = 0.2
ASKED = "{obstacle} Choose what to do in the window, or at {address}."


class StartChoice:
    """Asks the owner of this run; `stopping` ends the wait as well."""

    def __init__(self, config: Config, stopping: threading.Event, window: WindowProcess) -> None:
        self._config, self._stopping, self._window = config, stopping, window

    def ask(self, question: StartQuestion) -> str | None:
        """Return the owner's answer; None where this PC can show no page."""
        # Loaded here, because almost no start has to ask.
        from app.desktop.choice_server import PageServer

        page = PageServer(question)
        with closing(page):
            window = self._window if has_display() else None
            page.show = window.show if window else lambda: open_browser(page.address)
            if window is None and not open_browser(page.address):
                return None
            # A second start finds this page, as it finds a running shop.
            instance.publish(self._config, public="", admin_url=page.url, token=page.token)
            say(ASKED.format(obstacle=question.detail or question.reason, address=page.address))
            if window:
                window.lead_to(_page_of(page))
                window.show()
                page.loaded = window.loaded
            answer = self._wait(page)
            instance.withdraw(self._config)
            if window:
                window.lead_to(None)
            return answer

    def _wait(self, page: "PageServer") -> str:
        while not page.answered.wait(PAUSE):
            if self._stopping.is_set():
                return STOP
        return page.given


def _page_of(page: "PageServer") -> WindowPage:
    """Return the question as the window's page. Where there is no window, the browser shows it."""

    def do_without() -> None:
        page.show = lambda: open_browser(page.address)
        page.show()

    return WindowPage(page.url, page.token, do_without, lambda: page.answer(STOP))

"""Confirmation in the window that precedes a new password. Only a person at this PC can answer it. The shop then sends
a ticket through the pipe between the two processes, and no request could fetch it.
"""

import json
import os
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Any

PATH = "/admin/new-password"
ASKED = b"password\n"
"""Line to the shop's process: a person has confirmed."""
TICKET = b"ticket "
"""Beginning of the answer's line."""
QUESTION = "Set a new password for the back office?\n\nEveryone is signed out, on this PC and everywhere else."
GIVE = """if (location.origin === {origin} && location.pathname === {path}) {{
  window.pitlaneTicket = {ticket};
  window.dispatchEvent(new Event("pitlane-ticket"));
}}"""


class NewPassword:
    """The way from the page to the ticket in it. `page` returns the origin and the title of the page that is shown."""

    def __init__(self, window: Any, page: Callable[[], tuple[str, str]]) -> None:
        self._window = window
        self._page = page
        self._open_question = threading.Lock()
        self._is_confirmed = False

    def look(self) -> None:
        """Put the question once the window shows the page."""
        origin, title = self._page()
        if self._window.get_current_url() != f"{origin}{PATH}" or not self._open_question.acquire(blocking=False):
            return
        try:
            if self._window.create_confirmation_dialog(title, QUESTION):
                self._is_confirmed = True
                with suppress(OSError):
                    os.write(1, ASKED)
        finally:
            self._open_question.release()

    def give(self, ticket: str) -> None:
        """Hand a requested ticket to the page."""
        if not self._is_confirmed:
            return
        self._is_confirmed = False
        words = {"origin": self._page()[0], "path": PATH, "ticket": ticket}
        self._window.run_js(GIVE.format(**{name: json.dumps(word) for name, word in words.items()}))

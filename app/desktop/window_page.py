"""What the shop's process orders its window to show."""

import json
from collections.abc import Callable
from dataclasses import dataclass

MARKED = "PITLANE_WINDOW_FOLDER"
"""Variable of the window's folder, which may be blank; without it nobody but a person has started the window."""
OPEN, START = b"open ", b"start"
"""Orders to the window: a page to open, and the page that says that Pitlane is starting."""


@dataclass(frozen=True)
class WindowPage:
    """A page that the window shows, with the callbacks for the window's end. They run in a thread of their own.

    `on_closed`: the owner closed it. `on_no_engine`: it was requested, and this PC cannot show it. `asks`: whether
    closing it asks to stop the shop, because there is no tray to do it from; read each time that the page opens.
    `issue_ticket` makes the ticket for a new password, which a person has confirmed in the window.
    """

    address: str
    token: str
    on_no_engine: Callable[[], None]
    on_closed: Callable[[], None]
    title: str = "Pitlane"
    asks: Callable[[], bool] = lambda: False
    issue_ticket: Callable[[], str] | None = None

    def order(self) -> bytes:
        """Return the line that makes the window show this page."""
        words = {
            "url": f"{self.address.rstrip('/')}/admin",
            "token": self.token,
            "title": self.title,
            "asks": self.asks(),
        }
        return OPEN + json.dumps(words).encode()

"""The end of a second start, once the first one is shown."""

from app.desktop.browser import open_browser
from app.runtime.console import say
from app.runtime.exits import ALREADY_RUNNING
from app.runtime.instance import Shown

BROWSER_SECONDS = 5.0
"""A second start ends when the browser is on its way: some browsers stay until they are closed."""


def tell_shown(shown: Shown) -> int:
    """A second start ends here."""
    address = f"{shown.run.admin_url}/admin"
    if shown.by_window:
        say("Pitlane is already running. Here is its window.")
    elif open_browser(address, patience=BROWSER_SECONDS):
        say(f"Pitlane is already running, without a window: its back office is in your browser, at {address}.")
    else:
        say(f"Pitlane is already running, without a window: open {address} in a browser on this PC.")
    return ALREADY_RUNNING

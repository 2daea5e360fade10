"""Notifications that the desktop itself shows, where no tray icon can show them. One of them is shown only once: the
notice when the window first closes.
"""

import html
import logging
import shutil
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path

log = logging.getLogger(__name__)

PATIENCE = 600.0
"""Seconds that a notification is waited for to be clicked."""
OPEN = "default"
"""Output of notify-send when the notification itself was clicked."""
SCRIPT = ("on run argv", "display notification (item 2 of argv) with title (item 1 of argv)", "end run")
WHERE_TITLE = "Pitlane is still running"
WHERE_TEXT = "The window is closed, but the shop is open. Its icon is beside the clock."


class DesktopNotifications:
    """Notifier that uses the desktop's own program: notify-send on Linux, osascript on macOS, and nothing elsewhere."""

    def __init__(self, open_window: Callable[[], object]) -> None:
        self._open_window = open_window
        self._program = _find_program()

    def notify(self, title: str, text: str) -> bool:
        """Show a notification and return whether there is a program for it. On Linux a click on it opens the window."""
        if self._program:
            threading.Thread(target=self._show, args=(title, text), name="notice", daemon=True).start()
        return bool(self._program)

    def _show(self, title: str, text: str) -> None:
        try:
            said = subprocess.run(  # noqa: S603 -- the desktop's own program; the texts are arguments
                self._words(title, text), capture_output=True, text=True, timeout=PATIENCE, check=False
            )
        except (OSError, subprocess.TimeoutExpired) as error:
            log.info("a notification was not seen: %s", type(error).__name__)
            return
        if said.stdout.strip() == OPEN:
            self._open_window()

    def _words(self, title: str, text: str) -> list[str]:
        if sys.platform == "darwin":
            return [self._program, *(word for line in SCRIPT for word in ("-e", line)), "--", title, text]
        # The text may hold marks of HTML's kind there, and a customer's name is only a name.
        return [
            self._program,
            "--app-name=Pitlane",
            f"--action={OPEN}=Open",
            "--",
            title,
            html.escape(text, quote=False),
        ]


def _find_program() -> str:
    return shutil.which({"darwin": "osascript", "linux": "notify-send"}.get(sys.platform, "")) or ""


def say_where_once(folder: Path, notify: Callable[[str, str], bool]) -> None:
    """Show once, when the window first closes, where the shop can be found. A file in `folder` records that this was
    shown.
    """
    said = folder / "window-closed-once"
    if said.exists() or not notify(WHERE_TITLE, WHERE_TEXT):
        return
    folder.mkdir(parents=True, exist_ok=True)
    said.touch()

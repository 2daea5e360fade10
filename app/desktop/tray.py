"""Icon that is shown beside the clock while the shop's window is closed, on Windows only.

Under X11 pystray's icon has no menu, shows no notification and ignores clicks; its other variants need GTK's libraries,
which none of our packages contains. On macOS it needs the main thread. On these systems, closing the window asks
whether to stop the shop.
"""

import logging
import sys
import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from app.desktop.icon import State, draw_icon

log = logging.getLogger(__name__)

WORDS: dict[State, str] = {
    "starting": "is starting",
    "open": "is open",
    "unreachable": "cannot be reached from outside",
    "attention": "needs you",
}
LONGEST_TITLE, LONGEST_TEXT, LONGEST_TIP = 63, 255, 127
"""Windows' limits, in characters."""
BALLOON_CLICKED = 0x0405
DECISION_SECONDS = 3.0


@dataclass(frozen=True)
class TrayActions:
    """Actions that the tray menu offers. Each runs in its own thread, and an exception is logged."""

    open_window: Callable[[], object]
    copy_address: Callable[[], object]
    pause: Callable[[], object]
    back_up: Callable[[], object]
    open_data_folder: Callable[[], object]
    show_log: Callable[[], object]
    quit: Callable[[], object]
    is_paused: Callable[[], bool] = lambda: False


class Tray:
    """The icon that is shown."""

    def __init__(self, actions: TrayActions, title: str) -> None:
        import pystray

        self._title = title
        self._icon = _icon_class(pystray)("pitlane", draw_icon("starting"), menu=_menu(pystray, actions))
        self._decided, self._is_shown = threading.Event(), False
        self.set_state("starting")
        threading.Thread(target=self._run, name="tray", daemon=True).start()

    def is_there(self, seconds: float = DECISION_SECONDS) -> bool:
        """Return whether the icon is shown, after waiting up to `seconds` until that is decided. Without the icon,
        nobody could find the shop after its window was closed.
        """
        self._decided.wait(seconds)
        return self._is_shown

    def set_state(self, state: State) -> None:
        """Show how the shop is."""
        self._icon.icon = draw_icon(state)
        self._icon.title = f"{self._title} {WORDS[state]}"[:LONGEST_TIP]

    def notify(self, title: str, text: str) -> bool:
        """Show a notification and return whether there is an icon to show it. A click on it opens the window."""
        if not self._is_shown:
            return False
        self._icon.notify(text[:LONGEST_TEXT], title[:LONGEST_TITLE])
        return True

    def stop(self) -> None:
        """Take the icon away."""
        self._icon.stop()

    def _run(self) -> None:
        try:
            self._icon.run(setup=self._appear)
        except Exception:
            log.exception("the icon beside the clock ended")
        self._decide(is_shown=False)

    def _appear(self, icon: Any) -> None:
        try:
            icon.visible = True
        except Exception:
            log.exception("there is no icon beside the clock")
        self._decide(is_shown=bool(icon.visible))

    def _decide(self, *, is_shown: bool) -> None:
        self._is_shown = is_shown
        self._decided.set()


def start_tray(actions: TrayActions, title: str = "Pitlane") -> Tray | None:
    """Start the icon and return it, or None where there is no place for one. Never raises, because the shop can sell
    without it.
    """
    if sys.platform != "win32":
        return None
    try:
        return Tray(actions, title)
    except Exception:
        log.exception("there is no icon beside the clock")
        return None


def _menu(pystray: Any, actions: TrayActions) -> Any:
    item, line = pystray.MenuItem, pystray.Menu.SEPARATOR
    return pystray.Menu(
        item("Open Pitlane", _apart(actions.open_window), default=True),
        item("Copy the shop's address", _apart(actions.copy_address)),
        line,
        item("Pause selling", _apart(actions.pause), checked=lambda _item: actions.is_paused()),
        item("Back up now", _apart(actions.back_up)),
        line,
        item("Open the data folder", _apart(actions.open_data_folder)),
        item("Show the log", _apart(actions.show_log)),
        line,
        item("Stop the shop and quit", _apart(actions.quit)),
    )


def _apart(action: Callable[[], object]) -> Callable[[], None]:
    """Return a function that runs the action in its own thread. A menu that waited for a backup would not respond."""

    def run() -> None:
        try:
            action()
        except Exception:
            log.exception("the tray's %s failed", getattr(action, "__name__", "action"))

    def start() -> None:
        threading.Thread(target=run, name="tray-action", daemon=True).start()

    return start


def _icon_class(pystray: Any) -> Any:
    """Return pystray's icon class. On Windows it also handles the click on a notification, which pystray ignores."""
    if sys.platform != "win32":
        return pystray.Icon

    class Icon(pystray.Icon):  # type: ignore[misc]  # a class of a library without types
        def _on_notify(self, wparam: int, lparam: int) -> None:
            if lparam == BALLOON_CLICKED:
                self()
            else:
                super()._on_notify(wparam, lparam)

    return Icon

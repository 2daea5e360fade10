"""The ways in which the system and its people tell the program to stop: every one of them leads to a clean stop."""

import signal
import threading
from types import FrameType

NAMES = ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK")
"""SIGHUP: the terminal was closed or the account signed out. SIGBREAK: Ctrl+Break of a Windows console."""


def catch_signals() -> threading.Event:
    """The event that they set; asked for before the start, so that none is missed."""
    told = threading.Event()

    def tell(_signal: int, _frame: FrameType | None) -> None:
        told.set()

    for name in NAMES:
        number = getattr(signal, name, None)
        # nohup keeps a program when its terminal goes. A shell switches Ctrl+C off for what it runs beside itself, but
        # who sends that signal to this program by its number still means it.
        if number is not None and not (name == "SIGHUP" and signal.getsignal(number) is signal.SIG_IGN):
            signal.signal(number, tell)
    return told


def wait_for(told: threading.Event) -> None:
    """Until `told` is set. In slices, because a wait without end cannot be interrupted on Windows."""
    try:
        while not told.wait(0.5):
            pass
    except KeyboardInterrupt:
        told.set()

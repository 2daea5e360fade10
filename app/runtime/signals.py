"""Signals that end the program, each by a clean stop."""

import signal
import threading
from queue import SimpleQueue
from types import FrameType

NAMES = ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK")
"""SIGHUP: the terminal was closed or the account signed out. SIGBREAK: Ctrl+Break of a Windows console."""


def catch_signals() -> threading.Event:
    """Return the event that the signals set. Call it before the start, so that no signal is missed."""
    stopping = threading.Event()
    caught: SimpleQueue[int] = SimpleQueue()

    def tell(number: int, _frame: FrameType | None) -> None:
        # Not the event itself: its lock may be held by the very thread that the signal interrupts.
        caught.put(number)

    def pass_on() -> None:
        caught.get()
        stopping.set()

    for number in _numbers():
        signal.signal(number, tell)
    threading.Thread(target=pass_on, name="signals", daemon=True).start()
    return stopping


def wait_for(stopping: threading.Event) -> None:
    """Wait until `stopping` is set, in short steps, because Windows cannot interrupt an endless wait."""
    try:
        while not stopping.wait(0.5):
            pass
    except KeyboardInterrupt:
        stopping.set()
    # The stop has begun and cannot be requested twice. At its own end Python gives each signal its first meaning back,
    # so the second Ctrl+C would end a clean stop with the status of a killed program.
    for number in _numbers():
        signal.signal(number, signal.SIG_IGN)


def _numbers() -> list[int]:
    """Return the stop signals that this system has. SIGHUP is left out under nohup, which is meant to let the program
    outlive its terminal. Ctrl+C is included even where a shell has disabled it for a background program, because
    anybody who sends that signal by its number means it.
    """
    present = [getattr(signal, name) for name in NAMES if hasattr(signal, name)]
    hangup = getattr(signal, "SIGHUP", None)
    return [number for number in present if number != hangup or signal.getsignal(number) is not signal.SIG_IGN]

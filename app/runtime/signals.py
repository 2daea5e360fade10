"""Signals that end the program, each by a clean stop."""

import signal
import threading
from queue import SimpleQueue
from types import FrameType

NAMES = ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK")
"""SIGHUP: the terminal was closed or the account signed out. SIGBREAK: Ctrl+Break of a Windows console."""


def catch_signals() -> threading.Event:
    """Return the event that the signals set.

    It is made before the start, so that none is missed.
    """
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
    """Until `stopping` is set.

    In slices, because a wait without end cannot be interrupted on Windows.
    """
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
    """Return the signals that this system has.

    nohup keeps a program when its terminal goes. A shell switches Ctrl+C off for what it runs beside itself, but who
    sends that signal by its number means it.
    """
    present = [getattr(signal, name) for name in NAMES if hasattr(signal, name)]
    hangup = getattr(signal, "SIGHUP", None)
    return [number for number in present if number != hangup or signal.getsignal(number) is not signal.SIG_IGN]

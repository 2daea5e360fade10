"""Messages to the user: on the console, or in a message box."""

import logging
import sys
from contextlib import suppress

from app.places import NAME
from app.runtime.streams import is_silent

log = logging.getLogger("app.start")

ERROR_ICON = 0x10


def say(sentence: str) -> None:
    """A line on the standard output, if somebody still reads it."""
    with suppress(OSError, ValueError):
        print(sentence, flush=True)


def tell_end(sentence: str, *, box: bool = False) -> None:
    """Say why the program ends.

    `box`: it was started by a double-click, so a window of the system may say it.
    """
    with suppress(OSError, ValueError):
        print(f"pitlane: {sentence}", file=sys.stderr, flush=True)
    # For the file alone: the console has just shown it.
    if logging.getLogger().handlers:
        log.info("ended: %s", sentence)
    if box and is_silent() and sys.platform == "win32":
        import ctypes

        ctypes.windll.user32.MessageBoxW(None, sentence, NAME, ERROR_ICON)

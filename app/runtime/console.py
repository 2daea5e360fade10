"""Messages to the user: on the console, or in a message box."""

import logging
import sys
from contextlib import suppress
from typing import TextIO

from app.data_folder import NAME
from app.runtime.streams import is_silent

log = logging.getLogger("app.start")

ERROR_ICON = 0x10


def say(sentence: str) -> None:
    """A line on the standard output, if somebody still reads it."""
    _print_line(sys.stdout, sentence)


def tell_end(sentence: str, *, box: bool = False) -> None:
    """Print why the program ends. `box` means that it was started by a double-click, so that a message box of the
    system may show it.
    """
    _print_line(sys.stderr, f"pitlane: {sentence}")
    # For the file alone: the console has just shown it.
    if logging.getLogger().handlers:
        log.info("ended: %s", sentence)
    if box and is_silent() and sys.platform == "win32":
        import ctypes

        ctypes.windll.user32.MessageBoxW(None, sentence, NAME, ERROR_ICON)


def _print_line(stream: TextIO, line: str) -> None:
    # print() writes the end of the line by itself, and a line of the log can come between on an unbuffered stream.
    with suppress(OSError, ValueError):
        stream.write(line + "\n")
        stream.flush()

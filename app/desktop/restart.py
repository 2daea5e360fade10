"""Have Windows start the shop again after it restarted itself, or after a crash. Windows starts registered programs at
the next sign-in after one of its updates. On other systems nothing is done.
"""

import logging
import sys
from collections.abc import Sequence
from subprocess import list2cmdline

log = logging.getLogger(__name__)

LONGEST = 1023
"""RESTART_MAX_CMD_LINE of Windows, without the zero at its end."""


def register_restart(words: Sequence[str]) -> None:
    """Register this program with Windows to be started again with these arguments. Only the built program is
    registered, because a checkout would be started as a bare Python.
    """
    line = list2cmdline(words)
    if sys.platform != "win32" or not getattr(sys, "frozen", False):
        return
    if len(line) > LONGEST:
        log.warning("Windows will not start the shop again by itself: its command line is too long")
        return
    import ctypes

    if result := ctypes.windll.kernel32.RegisterApplicationRestart(ctypes.c_wchar_p(line), 0):
        log.warning("Windows will not start the shop again by itself: %#010x", result & 0xFFFFFFFF)

"""The command line, as the built program runs it."""

import ctypes
import sys
from pathlib import Path

PARENT = -1


def use_console() -> None:
    """Use the console's streams for a command that was typed in a console. A windowed program on Windows has none of
    its own.
    """
    if sys.platform != "win32" or sys.stdout is not None or not ctypes.windll.kernel32.AttachConsole(PARENT):
        return
    sys.stdin = Path("CONIN$").open(encoding="utf-8")  # noqa: SIM115 -- open to the end
    sys.stdout = sys.stderr = Path("CONOUT$").open("w", encoding="utf-8", buffering=1)  # noqa: SIM115 -- as above


if __name__ == "__main__":
    if len(sys.argv) > 1:
        use_console()
    from app.__main__ import main

    sys.exit(main())

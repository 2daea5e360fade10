"""Entry point of the command line. `python -m app` opens the shop as a desktop program; `python -m app COMMAND` runs
one command.
"""

import gc
import sys

from app.runtime.late_asyncio import load_asyncio_late
from app.runtime.streams import make_streams_safe


def main(arguments: list[str] | None = None) -> int:
    """Run one command; the result is the exit status (app.runtime.exits)."""
    make_streams_safe()
    # A start makes 100,000 objects that stay: to look through them for garbage is a sixth of its work.
    gc.disable()
    load_asyncio_late()
    try:
        # Loaded only now, because a module that prints would end a program without streams.
        from app.commands.command_line import run_command

        return run_command(arguments)
    finally:
        gc.enable()


if __name__ == "__main__":
    sys.exit(main())

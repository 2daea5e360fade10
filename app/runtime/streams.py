"""Standard streams that can always be written to. A program without a console has none, and would fail at its first
print.
"""

import os
import sys

_silent = False


def make_streams_safe() -> None:
    """Make the standard streams writable; call this before anything else. Characters that a console lacks become
    "?".
    """
    global _silent  # noqa: PLW0603 -- a fact about the process
    # Python's own types do not know that these can be None.
    streams: dict[str, object] = {name: getattr(sys, name) for name in ("stdin", "stdout", "stderr")}
    _silent = _silent or streams["stderr"] is None
    for name, stream in streams.items():
        if stream is None:
            mode = "r" if name == "stdin" else "w"
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115, PTH123 -- for as long as it runs
        elif name != "stdin" and hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def is_silent() -> bool:
    """Return whether the program's output goes nowhere."""
    return _silent

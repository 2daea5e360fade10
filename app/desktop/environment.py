"""The environment as the owner's session has it.

The built program is started with one of its own.
"""

import os
import sys

LIBRARIES, SAVED = "LD_LIBRARY_PATH", "LD_LIBRARY_PATH_ORIG"
OF_THE_START = "_PYI_"
"""Prefix of the variables by which the bundle's start marks its own child processes."""


def give_back_libraries() -> None:
    """Let the programs started by this one find the system's libraries.

    They are a browser, a notification, a tunnel's program.

    On Linux the built program is started with its own folder before the system's in LD_LIBRARY_PATH, and a program of
    somebody else would take its libraries from there. This process has read the variable long ago. Its own children
    begin as the first one did, and set their own path, because nothing tells them any more that it is set.
    """
    if sys.platform != "linux" or not getattr(sys, "frozen", False):
        return
    given = os.environ.pop(SAVED, None)
    os.environ.pop(LIBRARIES, None)
    if given is not None:
        os.environ[LIBRARIES] = given
    for name in [name for name in os.environ if name.startswith(OF_THE_START)]:
        del os.environ[name]

"""Restore the environment of the owner's session for the programs that are started from here. The built program itself
is started with a changed one.
"""

import os
import sys

LIBRARIES, SAVED = "LD_LIBRARY_PATH", "LD_LIBRARY_PATH_ORIG"
OF_THE_START = "_PYI_"
"""Prefix of the variables by which the bundle's start marks its own child processes."""


def give_back_libraries() -> None:
    """Restore the library path, so that programs started by this one find the system's libraries. Such programs are a
    browser, a notification and a tunnel.

    On Linux the built program is started with its own folder before the system's in LD_LIBRARY_PATH, and another
    program would load its libraries from there. This process has read the variable long ago. Its own children start as
    the first process did and set the path themselves, because the variables that mark it as set are removed.
    """
    if sys.platform != "linux" or not getattr(sys, "frozen", False):
        return
    given = os.environ.pop(SAVED, None)
    os.environ.pop(LIBRARIES, None)
    if given is not None:
        os.environ[LIBRARIES] = given
    for name in [name for name in os.environ if name.startswith(OF_THE_START)]:
        del os.environ[name]

"""The wall clock of the process that imports this.

It is moved by the seconds in the file that PITLANE_FAULTS_CLOCK names.

libfaketime would need a package of the system's; this needs none, can move the clock while the shop runs, and works the
same everywhere. The monotonic clock stays as it is, as it does when somebody sets a computer's clock.
"""

import ctypes
import datetime
import gc
import mmap
import os
import struct
import time
from pathlib import Path

with Path(os.environ["PITLANE_FAULTS_CLOCK"]).open("rb") as _file:
    _moved = mmap.mmap(_file.fileno(), 8, access=mmap.ACCESS_READ)
_time, _now = time.time, datetime.datetime.now


def _shift() -> float:
    return struct.unpack("d", _moved[:8])[0]


def _shifted_now(_class: type, zone: datetime.tzinfo | None = None, **named: datetime.tzinfo) -> datetime.datetime:
    return _now(named.get("tz", zone)) + datetime.timedelta(seconds=_shift())


time.time = lambda: _time() + _shift()
# A type of C takes no new method by assignment, and a subclass would be another type to everybody else.
gc.get_referents(datetime.datetime.__dict__)[0]["now"] = classmethod(_shifted_now)
ctypes.pythonapi.PyType_Modified(ctypes.py_object(datetime.datetime))

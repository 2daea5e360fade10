"""Heavy work that leaves the processor to the customers."""

import os
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

Given = ParamSpec("Given")
Result = TypeVar("Result")

NICE = 15
BELOW_NORMAL = -1
"""Windows's name for it is THREAD_PRIORITY_BELOW_NORMAL."""


def out_of_the_way(work: Callable[Given, Result], *given: Given.args, **named: Given.kwargs) -> Result:
    """Run `work` in a thread of low priority, and wait for its result. Raises any error of `work`. It needs its own
    thread, because a serving thread could not get its priority back.
    """
    with ThreadPoolExecutor(1, "backup", initializer=_lower_priority) as pool:
        return pool.submit(work, *given, **named).result()


def _lower_priority() -> None:
    """Lower the priority of this thread on Linux and Windows. Elsewhere on POSIX the whole process would be
    affected.
    """
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICE)
    elif sys.platform == "win32":
        import ctypes

        kernel = ctypes.windll.kernel32
        kernel.SetThreadPriority(kernel.GetCurrentThread(), BELOW_NORMAL)

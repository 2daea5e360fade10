"""Reduce the memory of the process, where the system allows it."""

import sys
from contextlib import suppress

from app.periodic_worker import PeriodicWorker

ARENA_MAX, TRIM_THRESHOLD = -8, -1
"""glibc's names for them are M_ARENA_MAX and M_TRIM_THRESHOLD (malloc.h)."""
SPARE = 128 * 1024
"""Bytes at the heap's end that stay with the process: glibc's own figure, which otherwise grows with each request."""


def share_one_heap() -> None:
    """Have all threads take memory from one heap.

    For the start, before the first thread. Its unused end is given back. glibc gives each thread a heap of its own, and
    what one has freed no other can use: 6 MB after 10,000 requests. Nearly all of it is asked for by whoever holds the
    interpreter, so hardly a thread waits.
    """
    if sys.platform == "linux":
        import ctypes

        # Another C library has no such call.
        with suppress(AttributeError, OSError):
            library = ctypes.CDLL(None)
            library.mallopt(ARENA_MAX, 1)
            library.mallopt(TRIM_THRESHOLD, SPARE)


class MemoryTrimmer(PeriodicWorker):
    """Worker that returns unused memory to the system every half minute. Memory freed by a picture or an import lies
    between blocks still in use, and glibc would hold it.
    """

    def __init__(self, seconds: float = 30.0) -> None:
        super().__init__("memory", seconds, give_back)


def give_back() -> None:
    """Return the unused pages of the heap to the system."""
    if sys.platform == "linux":
        import ctypes

        with suppress(AttributeError, OSError):
            ctypes.CDLL(None).malloc_trim(0)

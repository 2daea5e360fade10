"""The threads of a run share one heap."""

import subprocess
import sys

import pytest

from tests.running import ROOT, environment

HEAPS = """
import ctypes, sys, threading
from app.runtime.memory import share_one_heap
if sys.argv[1] == "shared":
    share_one_heap()
library = ctypes.CDLL(None)
library.malloc.restype = library.fdopen.restype = ctypes.c_void_p
everybody = threading.Barrier(4)
def take():
    library.malloc(5000)
    everybody.wait()
threads = [threading.Thread(target=take) for _ in range(4)]
[each.start() for each in threads]
[each.join() for each in threads]
out = ctypes.c_void_p(library.fdopen(1, b"w"))
library.malloc_info(0, out)
library.fflush(out)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="glibc's heaps")
def test_threads_take_memory_from_one_heap() -> None:
    def count(how: str) -> int:
        done = subprocess.run(
            [sys.executable, "-c", HEAPS, how], cwd=ROOT, env=environment(), capture_output=True, text=True, check=True
        )
        return done.stdout.count("<heap nr=")

    assert count("shared") == 1
    assert count("as they are") > 1

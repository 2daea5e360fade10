"""The heap of a run, shared by its threads."""

import subprocess
import sys
from pathlib import Path

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


HOLES = """
import ctypes, time
from app.runtime.memory import MemoryTrimmer, share_one_heap

def resident():
    return int(open("/proc/self/statm").read().split()[1]) * 4096

share_one_heap()
library = ctypes.CDLL(None)
library.malloc.restype = ctypes.c_void_p
library.malloc.argtypes = [ctypes.c_size_t]
library.free.argtypes = [ctypes.c_void_p]
blocks = [library.malloc(64 * 1024) for _ in range(800)]
for block in blocks:
    ctypes.memset(block, 1, 64 * 1024)
for number, block in enumerate(blocks):
    if number % 10 != 9:
        library.free(block)
held = resident()
trimmer = MemoryTrimmer()
trimmer.start()
end = time.monotonic() + 60
while held - resident() < 30_000_000 and time.monotonic() < end:
    time.sleep(0.02)
trimmer.stop()
print(held - resident())
"""


@pytest.mark.skipif(sys.platform != "linux", reason="glibc's heaps")
def test_free_memory_below_what_is_used_goes_back_to_the_system() -> None:
    done = subprocess.run(
        [sys.executable, "-c", HOLES], cwd=ROOT, env=environment(), capture_output=True, text=True, check=True
    )
    assert int(done.stdout) >= 30_000_000


SERVING = """
import gc, sys
from app.__main__ import main
from app.runtime import open_database, serve
made = serve.create_app
serve.create_app = lambda config: print("start", gc.isenabled()) or made(config)
open_database.wait_for = lambda stopping: print("serving", gc.isenabled())
sys.exit(main(["serve", "--port", "0", "--desk-port", "0", "--data-dir", sys.argv[1]]))
"""


def test_garbage_is_collected_once_the_shop_serves(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", SERVING, str(tmp_path / "data")],
        cwd=ROOT, env=environment(), capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert "start False" in done.stdout
    assert "serving True" in done.stdout

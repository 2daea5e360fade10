"""Disk, memory and processor use of a program."""

import os
import subprocess
import sys
from pathlib import Path

from tests.program.journey import Journey

BARE = "import flask, flask_sqlalchemy, flask_login, waitress, pydantic"


def measure_size(folder: Path) -> float:
    """Megabytes (of 10^6 bytes) of all its files."""
    files = [path for path in folder.rglob("*") if path.is_file() and not path.is_symlink()]
    return round(sum(path.stat().st_size for path in files) / 10**6, 1)


def measure_memory(pid: int) -> float:
    """Return the megabytes (of 10^6 bytes) of one process on Linux. Memory that is shared with other processes is
    counted in part.
    """
    lines = Path(f"/proc/{pid}/smaps_rollup").read_text(encoding="ascii").splitlines()
    return round(next(int(line.split()[1]) for line in lines if line.startswith("Pss:")) * 1024 / 10**6, 1)


def measure_work(pid: int) -> float:
    """Return the processor seconds of one process on Linux. A busy machine adds less to them than to a clock."""
    # The second word is the program's name in brackets, which may hold blanks.
    words = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return round((int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK"), 2)


def measure_bare_work() -> float:
    """Return the processor seconds of a process that imports what the program is made of, and does nothing."""
    process = subprocess.Popen([sys.executable, "-c", BARE])
    used = os.wait4(process.pid, 0)[2]
    return round(used.ru_utime + used.ru_stime, 2)


def has_budget(journey: Journey) -> bool:
    """Return whether the program must stay within a memory budget."""
    # With the engine of the window's tests it is no bundle that anybody gets.
    return journey.program.bundle is not None and not journey.window

"""A lock that lets only one program use a data directory. It is a lock of the operating system, which is released even
after a crash.
"""

import os
import sys
from pathlib import Path
from typing import IO


class AlreadyHeld(Exception):
    """Raised if another program holds the directory. `pid` is its process id as text, if it could be read."""

    def __init__(self, pid: str) -> None:
        super().__init__(pid)
        self.pid = pid


class DirectoryLock:
    """Held from `take` until `release` or the end of the process."""

    def __init__(self, data_dir: Path) -> None:
        self._path = data_dir / "pitlane.lock"
        self._file: IO[bytes] | None = None

    def take(self) -> None:
        """Take the lock. Raises AlreadyHeld if another program holds it, and OSError if the directory is not
        writable.
        """
        file = self._path.open("a+b")
        if not _try_lock(file):
            file.seek(0)
            holder = file.read(20).decode("ascii", "replace").strip("\x00 \n")
            file.close()
            raise AlreadyHeld(holder)
        file.truncate(0)
        file.write(str(os.getpid()).encode("ascii"))
        file.flush()
        self._file = file

    def release(self) -> None:
        """Give the directory free."""
        if self._file:
            self._file.close()
            self._file = None


def _try_lock(file: IO[bytes]) -> bool:
    try:
        if sys.platform == "win32":
            import msvcrt

            # Far behind the number in the file: Windows forbids others to read locked bytes.
            file.seek(1024)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True

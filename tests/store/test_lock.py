"""Only one program at a time holds a data directory. A crash releases it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from app.store.database.lock import AlreadyHeld, DirectoryLock

HOLD = """
import sys
from pathlib import Path
from app.store.database.lock import DirectoryLock
lock = DirectoryLock(Path(sys.argv[1]))
lock.take()
print("held", flush=True)
sys.stdin.read()
"""


def test_a_second_holder_is_said_who_the_first_is(tmp_path: Path) -> None:
    first = DirectoryLock(tmp_path)
    first.take()
    with pytest.raises(AlreadyHeld) as refusal:
        DirectoryLock(tmp_path).take()
    assert refusal.value.pid == str(os.getpid())
    first.release()
    second = DirectoryLock(tmp_path)
    second.take()
    second.release()


def test_a_killed_holder_lets_go(tmp_path: Path) -> None:
    holder = subprocess.Popen(
        [sys.executable, "-c", HOLD, str(tmp_path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    with holder:
        assert holder.stdout
        assert holder.stdout.readline() == "held\n"
        with pytest.raises(AlreadyHeld) as refusal:
            DirectoryLock(tmp_path).take()
        assert refusal.value.pid == str(holder.pid)
        holder.kill()
    again = DirectoryLock(tmp_path)
    again.take()
    again.release()


def test_releasing_what_is_not_held_is_nothing(tmp_path: Path) -> None:
    DirectoryLock(tmp_path).release()

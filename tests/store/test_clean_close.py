"""The mark of a clean stop is valid only for the very file that was closed."""

import os
import shutil
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from app.store.database import clean_close
from app.store.database.check import is_sound
from app.store.database.driver import sqlite3

MARK = "closed-cleanly"


@pytest.fixture
def closed(tmp_path: Path, empty_database: Path) -> Path:
    """A database with the mark of a clean stop."""
    database = tmp_path / "pitlane.db"
    shutil.copy(empty_database, database)
    clean_close.leave_mark(database)
    return database


def write_a_row(database: Path) -> None:
    """Change nothing in the file except SQLite's change counter, which the mark also contains. The size and time of the
    file stay the same.
    """
    before = database.stat()
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")
        connection.execute("PRAGMA user_version=7")
    os.utime(database, ns=(before.st_atime_ns, before.st_mtime_ns))
    assert database.stat().st_size == before.st_size


def make_longer(database: Path) -> None:
    before = database.stat()
    with database.open("ab") as file:
        file.write(b"\0" * 4096)
    os.utime(database, ns=(before.st_atime_ns, before.st_mtime_ns))


def replace(database: Path) -> None:
    """Replace the file by a copy that has the same size and change counter, but another time."""
    content = database.read_bytes()
    database.unlink()
    database.write_bytes(content)
    os.utime(database, ns=(1, 1))


def leave_a_log(database: Path) -> None:
    database.with_name("pitlane.db-wal").write_bytes(b"what a kill left")


def leave_a_journal(database: Path) -> None:
    database.with_name("pitlane.db-journal").write_bytes(b"what a kill left")


def garble(database: Path) -> None:
    database.with_name(MARK).write_text("{")


def blank(database: Path) -> None:
    database.with_name(MARK).write_text("null")
    database.unlink()


CHANGES = (write_a_row, make_longer, replace, leave_a_log, leave_a_journal, garble, blank)


def test_the_mark_is_true_once(closed: Path) -> None:
    assert clean_close.take_mark(closed)
    assert not closed.with_name(MARK).exists()
    assert not clean_close.take_mark(closed)


@pytest.mark.parametrize("change", CHANGES)
def test_a_mark_of_another_file_is_not_believed_and_is_gone(closed: Path, change: Callable[[Path], None]) -> None:
    change(closed)
    assert not clean_close.take_mark(closed)
    assert not closed.with_name(MARK).exists()


def test_no_mark_is_left_beside_a_log(closed: Path) -> None:
    clean_close.remove_mark(closed)
    leave_a_log(closed)
    clean_close.leave_mark(closed)
    assert not closed.with_name(MARK).exists()


def test_a_stop_without_room_for_the_mark_goes_on(closed: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clean_close.remove_mark(closed)

    def fail(_handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(clean_close.os, "fsync", fail)
    clean_close.leave_mark(closed)
    assert not closed.with_name(MARK).exists()


def test_a_check_ends_when_the_shop_does(closed: Path) -> None:
    with closing(sqlite3.connect(closed)) as connection, connection:
        connection.execute("CREATE TABLE filler (words TEXT NOT NULL)")
        connection.execute(
            "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 20000)"
            " INSERT INTO filler SELECT 'words' FROM n"
        )
    assert is_sound(closed, lambda: False) is True
    assert is_sound(closed, lambda: True) is None

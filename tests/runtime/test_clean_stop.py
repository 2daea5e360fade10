"""A start after a clean stop differs from other starts. A shop that was closed cleanly answers first and is checked
meanwhile; every other shop is checked first.
"""

import os
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from app.store.database import clean_close
from app.store.database.driver import sqlite3
from tests.running import Running, Start, run, serve

MARK = "closed-cleanly"
WORDS = b"where the damage is to be "
QUIET = ["serve", "--port", "0", "--desk-port", "0", "--data-dir"]


@pytest.fixture
def stopped(start: Start) -> Path:
    """Return the folder of a stopped shop. Its database has pages that no start reads."""
    shop = start()
    with closing(sqlite3.connect(shop.folder / "pitlane.db")) as connection, connection:
        connection.execute("CREATE TABLE filler (words BLOB NOT NULL)")
        connection.executemany("INSERT INTO filler VALUES (?)", [(WORDS * 20,)] * 200)
    assert shop.stop() == 0
    assert (shop.folder / MARK).exists()
    return shop.folder


def damage(folder: Path) -> bytes:
    """Overwrite a page that a start does not read. As with a failing disk, the size and time of the file do not
    change.
    """
    database = folder / "pitlane.db"
    before, content = database.stat(), database.read_bytes()
    first = content.index(WORDS) // 4096 * 4096
    damaged = content[:first] + b"\xa5" * 4096 + content[first + 4096 :]
    with database.open("r+b") as file:
        file.write(damaged)
    os.utime(database, ns=(before.st_atime_ns, before.st_mtime_ns))
    return damaged


def log_of(folder: Path) -> str:
    return (folder / "logs" / "pitlane.log").read_text("utf-8")


def wait_for_the_check(shop: Running) -> None:
    for _ in range(600):
        if "closed cleanly before this start, is sound" in log_of(shop.folder):
            return
        time.sleep(0.05)
    raise AssertionError(log_of(shop.folder))


def test_a_sound_shop_is_checked_while_it_serves_and_may_be_stopped_again(start: Start, stopped: Path) -> None:
    for _ in range(2):
        shop = start(stopped)
        assert not (stopped / MARK).exists()
        wait_for_the_check(shop)
        assert shop.ask("GET", "/api/health")[0] == 200
        assert shop.stop() == 0
        assert (stopped / MARK).exists()


def test_damage_found_after_the_first_answer_closes_the_shop_with_its_sentence(start: Start, stopped: Path) -> None:
    (stopped / "backups" / "pitlane-20260101-120000-daily.zip").touch()
    damage(stopped)
    shop = start(stopped)
    assert shop.process.wait(60) == 23
    assert shop.process.stdout
    said = shop.process.stdout.read()
    assert "pitlane.db is damaged and the shop was closed. Restore the newest backup, pitlane-20260101-120000" in said
    assert "Traceback" not in said
    # The next start has no mark to trust, and refuses at once.
    assert not (stopped / MARK).exists()
    refused = run(*QUIET, str(stopped))
    assert refused.returncode == 23
    assert "damaged and was left untouched" in refused.stderr


def forget(folder: Path) -> None:
    (folder / MARK).unlink()


def replace_by_hand(folder: Path) -> None:
    """As an owner does with an old copy of the file."""
    os.utime(folder / "pitlane.db")


def kill(folder: Path) -> None:
    """A run that ends without a stop."""
    shop = serve(folder, (), {})
    shop.process.kill()
    shop.process.communicate()


@pytest.mark.parametrize("change", [forget, replace_by_hand, kill])
def test_a_shop_that_is_not_as_a_stop_left_it_is_checked_first(stopped: Path, change: Callable[[Path], None]) -> None:
    change(stopped)
    damage(stopped)
    refused = run(*QUIET, str(stopped))
    assert refused.returncode == 23
    assert "damaged and was left untouched" in refused.stderr


def test_an_upgrade_is_made_of_checked_rows_alone(stopped: Path) -> None:
    """With the mark of a stop of the program before."""
    with closing(sqlite3.connect(stopped / "pitlane.db")) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '0039'")
    damaged = damage(stopped)
    clean_close.leave_mark(stopped / "pitlane.db")
    refused = run(*QUIET, str(stopped))
    assert refused.returncode == 23
    assert (stopped / "pitlane.db").read_bytes() == damaged


def test_damage_that_a_start_meets_is_said_at_once(stopped: Path) -> None:
    """A page of a table that every start reads."""
    database = stopped / "pitlane.db"
    with closing(sqlite3.connect(database)) as connection:
        page = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'images'").fetchone()[0]
    before = database.stat()
    with database.open("r+b") as file:
        file.seek((page - 1) * 4096)
        file.write(b"\xa5" * 4096)
    os.utime(database, ns=(before.st_atime_ns, before.st_mtime_ns))
    refused = run(*QUIET, str(stopped))
    assert refused.returncode == 23
    assert "pitlane: The database pitlane.db is damaged" in refused.stderr
    assert "Traceback" not in refused.stderr


def test_a_command_leaves_the_mark_of_its_own_stop(start: Start, stopped: Path) -> None:
    assert run("set-password", "--data-dir", str(stopped), given="a rather long secret\n").returncode == 0
    shop = start(stopped)
    wait_for_the_check(shop)
    assert shop.stop() == 0


def test_what_a_restore_brought_is_checked_first(start: Start, stopped: Path) -> None:
    assert run("backup", "--data-dir", str(stopped)).returncode == 0
    backup = max((stopped / "backups").glob("pitlane-*.zip"))
    damage(stopped)
    (stopped / MARK).unlink()
    assert run("restore", backup.name, "--data-dir", str(stopped)).returncode == 0
    assert not (stopped / MARK).exists()
    shop = start(stopped)
    assert shop.stop() == 0
    assert (stopped / MARK).exists()
    assert "closed cleanly before this start" not in log_of(stopped)

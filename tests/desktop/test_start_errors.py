"""Failures of a desktop start: own sentence and code, nothing changed."""

import os
import socket
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from app.store.database.check import check_database
from app.store.database.driver import sqlite3
from app.store.database.errors import DamagedDatabase, UnusableDatabase
from app.store.migrations.upgrade import upgrade
from tests.desktop.starting import limited, on_tiny_disk, run

QUIET = ("--hidden", "--port", "0", "--desk-port", "0")


def refuse(folder: Path, *words: str, code: int, sentence: str, before: list[str] | None = None) -> None:
    """Expect a start to end with this exit code and one line that contains the sentence. Every file of the folder must
    remain unchanged.
    """
    stored = {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}
    started = run(*(words or QUIET), "--data-dir", str(folder), before=before)
    assert sentence in started.stderr
    assert (started.returncode, started.stderr.count("\n")) == (code, 1)
    now = {path: path.read_bytes() for path in folder.rglob("*") if path.is_file() and path.parent.name != "logs"}
    assert {path: now.get(path) for path in stored} == stored
    # SQLite cannot clear its empty log away beside a file that it may only read.
    new = {path.name for path in set(now) - set(stored) if now[path] or not path.name.endswith("-wal")}
    assert new <= {"pitlane.lock", "pitlane.db-shm"}


@pytest.fixture
def shop(tmp_path: Path, empty_database: Path) -> Path:
    """A folder with a database and two backups."""
    folder = tmp_path / "shop"
    (folder / "backups").mkdir(parents=True)
    (folder / "pitlane.db").write_bytes(empty_database.read_bytes())
    for name in ("pitlane-20260101-120000-daily.zip", "pitlane-20251231-120000.zip"):
        (folder / "backups" / name).write_bytes(b"zip")
    return folder


@contextmanager
def held_port() -> Iterator[int]:
    with socket.socket() as holder:
        holder.bind(("127.0.0.1", 0))
        holder.listen()
        yield holder.getsockname()[1]


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells who holds a port")
def test_a_held_port_names_who_holds_it(shop: Path) -> None:
    with held_port() as port:
        refuse(shop, "--hidden", "--port", str(port), code=20, sentence=f"holds it, process {os.getpid()}. Free")


@pytest.mark.usefixtures("started_by_user")
def test_a_folder_that_may_only_be_read(tmp_path: Path) -> None:
    folder = tmp_path / "read-only"
    folder.mkdir()
    folder.chmod(0o555)
    refuse(folder, code=21, sentence="cannot be written to: Permission denied", before=limited())
    assert list(folder.iterdir()) == []


@pytest.mark.parametrize("words", [QUIET, (*QUIET, "--sample-if-new"), ("stop",), ("backup",)], ids=" ".join)
def test_a_folder_that_may_not_even_be_read(tmp_path: Path, words: tuple[str, ...]) -> None:
    folder = tmp_path / "of another account"
    folder.mkdir(mode=0o000)
    refuse(folder, *words, code=21, sentence="cannot be written to: Permission denied", before=limited())


def test_a_database_that_may_only_be_read(shop: Path) -> None:
    (shop / "pitlane.db").chmod(0o444)
    refuse(shop, code=21, sentence="pitlane.db may not be written to", before=limited())


@pytest.mark.skipif(sys.platform != "linux", reason="a disk of its own needs Linux's namespaces")
def test_a_full_disk(tmp_path: Path) -> None:
    folder = tmp_path / "disk"
    folder.mkdir()
    started = on_tiny_disk(folder, *QUIET, "--data-dir", str(folder / "data"))
    assert started.returncode == 22
    assert (started.stdout, started.stderr.count("\n")) == ("", 1)
    assert "is full. Free some space and start again" in started.stderr


@pytest.mark.parametrize("left", [0, 100, 5000, -4096])
def test_a_damaged_database_names_the_newest_backup(shop: Path, left: int) -> None:
    database = shop / "pitlane.db"
    database.write_bytes(database.read_bytes()[:left])
    sentence = "damaged and was left untouched. Restore the newest backup, pitlane-20260101-120000-daily.zip."
    refuse(shop, code=23, sentence=sentence)


def test_a_database_that_went_missing_beside_its_log(shop: Path) -> None:
    (shop / "pitlane.db").rename(shop / "pitlane.db-wal")
    refuse(shop, code=23, sentence="damaged and was left untouched")


def test_a_newer_database(shop: Path) -> None:
    with closing(sqlite3.connect(shop / "pitlane.db")) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
    refuse(shop, code=24, sentence="written by a newer Pitlane")


@pytest.mark.parametrize("folder", ["OneDrive - Workshop", "Dropbox", "Nextcloud"])
def test_a_synchronised_folder(tmp_path: Path, folder: str) -> None:
    started = run(*QUIET, "--data-dir", str(tmp_path / folder / "shop"))
    assert started.returncode == 21
    assert f"synchronised with other computers ({folder})" in started.stderr
    assert list(tmp_path.iterdir()) == []


def test_a_database_that_somebody_holds_for_a_moment(shop: Path) -> None:
    """A start waits for a database that another program holds for a moment. A virus scanner does so right after
    sign-in. The wait is limited.
    """
    database = shop / "pitlane.db"
    with closing(sqlite3.connect(database, isolation_level=None)) as holder:
        holder.execute("BEGIN IMMEDIATE")
        with pytest.raises(UnusableDatabase, match="Another program keeps"):
            check_database(database, shop / "backups", patience=0)
        holder.execute("ROLLBACK")
    assert check_database(database, shop / "backups", patience=0)


def test_an_upgrade_never_makes_a_shop_of_an_empty_file(tmp_path: Path) -> None:
    database = tmp_path / "pitlane.db"
    database.touch()
    with pytest.raises(DamagedDatabase, match="no backup"):
        upgrade(database, tmp_path / "backups")
    assert database.read_bytes() == b""

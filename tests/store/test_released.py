"""Today's program opens the data of every released one.

The rows stay as they were, and a sound copy from before is made.
"""

import zipfile
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import text

from app.store.database.driver import sqlite3
from app.store.database.errors import MigrationFailed, NewerDatabase, OlderDatabase
from app.store.migrations import run as migrations_run
from app.store.migrations.run import run_upgrade
from app.store.migrations.upgrade import COPY_PREFIX, VERSIONS, head, upgrade
from tests.store.keep_release import FIRST, RELEASED, rows_of

STORED = sorted(RELEASED.glob("*.zip"))


def unpacked(file: Path, folder: Path) -> Path:
    with zipfile.ZipFile(file) as archive:
        return Path(archive.extract("pitlane.db", folder))


def check_rows(database: Path, revision: str) -> None:
    """Check that every row is there with its old values."""
    with closing(sqlite3.connect(database)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
        connection.row_factory = sqlite3.Row
        for table, row in rows_of(revision).items():
            found = [dict(each) for each in connection.execute(f"SELECT * FROM {table}")]
            assert [{key: each.get(key) for key in row} for each in found].count(row) == 1, table


def revision_of(database: Path) -> str:
    with closing(sqlite3.connect(database)) as connection:
        return str(connection.execute("SELECT version_num FROM alembic_version").fetchone()[0])


@pytest.mark.parametrize("file", STORED, ids=lambda file: file.stem)
def test_todays_program_brings_it_up_to_date(file: Path, tmp_path: Path) -> None:
    database = unpacked(file, tmp_path)
    assert revision_of(database) == file.stem
    assert upgrade(database, tmp_path / "backups") is False
    assert revision_of(database) == head()
    check_rows(database, file.stem)
    copies = list((tmp_path / "backups").glob(f"{COPY_PREFIX}{file.stem}-*.db"))
    assert len(copies) == (file.stem != head())
    for copy in copies:
        assert revision_of(copy) == file.stem
        check_rows(copy, file.stem)


def test_an_older_program_refuses_each_of_them_untouched(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A program that knows one revision less than the file has."""
    known = sorted(path.stem.split("_")[0] for path in VERSIONS.glob("[0-9]*.py"))
    for file in STORED[1:]:
        monkeypatch.setattr(
            "app.store.migrations.upgrade._known", lambda until=file.stem: [each for each in known if each < until]
        )
        database = unpacked(file, tmp_path / file.stem)
        before = database.read_bytes()
        with pytest.raises(NewerDatabase):
            upgrade(database, tmp_path / "backups")
        assert database.read_bytes() == before
    assert not (tmp_path / "backups").exists()


def test_there_is_a_file_of_each_release_without_a_gap() -> None:
    known = sorted(path.stem.split("_")[0] for path in VERSIONS.glob("[0-9]*.py"))
    assert [file.stem for file in STORED] == known
    assert STORED[0].stem == FIRST


def test_the_first_tables_are_those_of_the_first_release(tmp_path: Path) -> None:
    run_upgrade(tmp_path / "new.db", FIRST)
    assert tables_of(tmp_path / "new.db") == tables_of(unpacked(STORED[0], tmp_path))


def tables_of(database: Path) -> list[tuple[str, ...]]:
    with closing(sqlite3.connect(database)) as connection:
        return connection.execute("SELECT type, name, tbl_name, sql FROM sqlite_master ORDER BY 1, 2").fetchall()


@pytest.mark.parametrize("revision", ["0001", "0038"])
def test_data_from_before_the_first_release_is_refused_untouched(tmp_path: Path, revision: str) -> None:
    database = unpacked(STORED[0], tmp_path)
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = ?", [revision])
    before = database.read_bytes()
    with pytest.raises(OlderDatabase, match="from before the first release"):
        upgrade(database, tmp_path / "backups")
    assert database.read_bytes() == before
    assert not (tmp_path / "backups").exists()


def test_after_an_upgrade_that_failed_the_older_program_goes_on(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    database = unpacked(STORED[-2], tmp_path)
    older = revision_of(database)
    # The newest step has done its work when it fails.
    monkeypatch.setattr(migrations_run, "text", lambda _statement: text("SELECT * FROM no_such_table"))
    with pytest.raises(MigrationFailed, match="could not be upgraded and is as it was"):
        upgrade(database, tmp_path / "backups")
    monkeypatch.setattr("app.store.migrations.upgrade._known", lambda: [older])
    assert upgrade(database, tmp_path / "backups") is False
    assert revision_of(database) == older
    check_rows(database, older)

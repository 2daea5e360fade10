"""The database that a build makes for new shops."""

import shutil
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from app.store.database.driver import sqlite3
from app.store.migrations import upgrade
from tests.bundle.load import ROOT, load
from tests.running import environment

new_database = load("new_database")
CREATE = """
import sys
from pathlib import Path
from app.store.migrations import upgrade
upgrade.VERSIONS = Path(sys.argv[1])
assert upgrade.upgrade(Path(sys.argv[2]), Path(sys.argv[2]).with_name("backups"))
print("alembic" in sys.modules)
"""


@pytest.fixture
def versions(tmp_path: Path) -> Path:
    """A bundle's folder of migrations, its new database beside it."""
    folder = tmp_path / "migrations" / "versions"
    folder.mkdir(parents=True)
    for path in upgrade.VERSIONS.glob("[0-9]*.*"):
        shutil.copy(path, folder)
    new_database.write(folder.parent)
    return folder


def test_a_new_shop_is_the_ready_made_database(versions: Path, tmp_path: Path, empty_database: Path) -> None:
    created = tmp_path / "shop" / "pitlane.db"
    words = [sys.executable, "-c", CREATE, str(versions), str(created)]
    done = subprocess.run(words, cwd=ROOT, env=environment(), capture_output=True, text=True, check=True)

    assert done.stdout == "False\n"
    assert describe(created) == describe(empty_database)
    assert [path.name for path in created.parent.iterdir()] == ["pitlane.db"]


def test_that_of_other_migrations_is_left_alone(
    versions: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (ready,) = versions.parent.glob("new-*.db")
    ready.write_bytes(b"of migrations before the last was changed")
    newest = max(versions.glob("[0-9]*.py"))
    newest.write_bytes(newest.read_bytes() + b"\n")
    monkeypatch.setattr(upgrade, "VERSIONS", versions)

    upgrade.upgrade(tmp_path / "pitlane.db", tmp_path / "backups")

    assert describe(tmp_path / "pitlane.db")["journal"] == ["wal"]


def describe(database: Path) -> dict[str, list[object]]:
    """Content of a new database, without ids and moments."""
    questions = {
        "journal": "PRAGMA journal_mode",
        "schema": "SELECT type, name, sql FROM sqlite_master ORDER BY type, name",
        "revision": "SELECT version_num FROM alembic_version",
        "synonyms": "SELECT word, means FROM search_synonyms ORDER BY 1, 2",
    }
    with closing(sqlite3.connect(database)) as connection:
        return {
            name: [row if len(row) > 1 else row[0] for row in connection.execute(sql)]
            for name, sql in questions.items()
        }

"""Bring a database file to today's tables before anybody uses it.

Check, verified copy, upgrade, check.
"""

import hashlib
import os
import shutil
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

from app.held_files import remove_file, replace_file
from app.store.database.check import check_database
from app.store.database.driver import sqlite3
from app.store.database.errors import MigrationFailed, NewerDatabase, OlderDatabase
from app.store.database.secret_settings import remove_keys

VERSIONS = Path(__file__).resolve().parent / "versions"
COPIES = 5
COPY_PREFIX = "before-upgrade-"


def upgrade(database: Path, backups: Path, *, closed_cleanly: bool = False) -> bool:
    """Create or upgrade the database; True when it was created new.

    One that was closed cleanly is not checked as a whole, unless an upgrade is due. The caller checks it later.

    Raises a StoreError (damaged, newer, too old, not writable, disk full, not upgraded), and leaves the file as it was.
    """
    if _is_new(database):
        database.parent.mkdir(parents=True, exist_ok=True)
        _create(database)
        return True
    revision = check_database(database, backups, whole=not closed_cleanly)
    _refuse_unknown(revision)
    if revision != head():
        if closed_cleanly:
            check_database(database, backups)
        copy = _copy(database, backups, revision)
        _migrate_or_explain(database, copy)
    return False


def _refuse_unknown(revision: str) -> None:
    known = _known()
    if revision < known[0]:
        raise OlderDatabase(
            "This data was written by a Pitlane from before the first release, which this one cannot read."
            " Nothing was changed."
        )
    if revision not in known:
        raise NewerDatabase(
            "This data was written by a newer Pitlane. Install the newer program again; nothing was changed."
        )


def head() -> str:
    """The newest revision this program knows."""
    return _known()[-1]


def _known() -> list[str]:
    return sorted(path.stem.split("_")[0] for path in VERSIONS.glob("[0-9]*.py"))


def _is_new(database: Path) -> bool:
    """Return whether there is nothing yet.

    Not even the log of a database that was: that would be a shop whose file went missing.
    """
    return not database.exists() and not _beside(database, "-wal").exists()


def _create(database: Path) -> None:
    """Make the tables under another name first.

    A start that is cut off leaves no half-made database behind.
    """
    part = database.with_name(f"{database.name}.new")
    for ending in ("", "-wal", "-shm"):
        remove_file(_beside(part, ending))
    ready = VERSIONS.with_name(name_new_database())
    if ready.is_file():
        _copy_whole(ready, part)
    else:
        _migrate(part)
    replace_file(part, database)


def name_new_database() -> str:
    """Return the file name of a new shop's database, which the migrations of this content make.

    It is made at build, and in a checkout by the set-up. To copy it costs neither Alembic's time nor the memory that
    Alembic never gives back.
    """
    content = hashlib.sha256()
    for path in sorted(VERSIONS.glob("[0-9]*.*")):
        content.update(path.name.encode() + b"\0" + path.read_bytes())
    return f"new-{content.hexdigest()[:16]}.db"


def _copy_whole(ready: Path, part: Path) -> None:
    shutil.copyfile(ready, part)
    with part.open("rb+") as file:
        os.fsync(file.fileno())


def _beside(database: Path, ending: str) -> Path:
    return database.with_name(database.name + ending)


def _copy(database: Path, backups: Path, revision: str) -> Path:
    backups.mkdir(parents=True, exist_ok=True)
    stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
    copy = backups / f"{COPY_PREFIX}{revision}-{stamp}.db"
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("VACUUM INTO ?", (str(copy),))
    with closing(sqlite3.connect(copy)) as connection:
        if connection.execute("PRAGMA integrity_check").fetchone()[0] != "ok":
            raise MigrationFailed("The copy made before the upgrade is not sound. Nothing was changed.")
        remove_keys(connection)
        connection.commit()
    for old in sorted(backups.glob(f"{COPY_PREFIX}*.db"))[:-COPIES]:
        old.unlink()
    return copy


def _migrate_or_explain(database: Path, copy: Path) -> None:
    try:
        _migrate(database)
    except Exception as error:
        raise MigrationFailed(
            f"The database could not be upgraded and is as it was. A copy lies in backups/{copy.name}."
        ) from error


def _migrate(database: Path) -> None:
    # Alembic costs a tenth of a second to import: only a start that migrates pays for it.
    from app.store.migrations.run import run_upgrade

    run_upgrade(database)

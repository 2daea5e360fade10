"""Damage found after a start that trusted the last stop."""

import shutil
from contextlib import closing
from pathlib import Path

from app.store.database import clean_close
from app.store.database.driver import sqlite3
from tests.desktop.screen import make_browser
from tests.desktop.starting import run, starting, wait_for_line, wait_until
from tests.desktop.test_start_choice import DAMAGED, read, words

FILLER = b"where the damage is to be "


def damage_unread_page(database: Path) -> None:
    """Overwrite a page that no start reads. The mark of a clean stop is written again, so that it fits the damaged
    file.
    """
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("CREATE TABLE filler (words BLOB NOT NULL)")
        connection.executemany("INSERT INTO filler VALUES (?)", [(FILLER * 20,)] * 200)
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    content = database.read_bytes()
    page = content.index(FILLER) // 4096 * 4096
    database.write_bytes(content[:page] + b"\xa5" * 4096 + content[page + 4096 :])
    clean_close.leave_mark(database)


def test_the_shop_closes_asks_at_once_and_serves_the_backup(tmp_path: Path, empty_database: Path) -> None:
    browser, opened = make_browser(tmp_path)
    folder = tmp_path / "data"
    folder.mkdir()
    shutil.copy(empty_database, folder / "pitlane.db")
    assert run("backup", "--data-dir", str(folder)).returncode == 0
    damage_unread_page(folder / "pitlane.db")
    with starting(*words(folder), "--port", "0", BROWSER=browser) as shop:
        wait_for_line(shop, "Back office")
        address = wait_for_line(shop, DAMAGED)[1]
        wait_until(lambda: address in opened())
        [backup] = (folder / "backups").glob("pitlane-*.zip")
        read(address, backup.name)
        wait_for_line(shop, "Back office")
        assert shop.end() == 0
    assert len(list(folder.glob("pitlane.db.damaged-*"))) == 1

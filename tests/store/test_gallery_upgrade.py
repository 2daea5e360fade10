"""A shop from before the gallery had rows of its own."""

import json
from contextlib import closing
from pathlib import Path

from app.store.driver import sqlite3
from app.store.migrate import upgrade
from app.store.migrations.run import run_upgrade
from tests.store.test_years_upgrade import add_row

CARDS = [
    {"slot": "4", "image_url": "/uploads/golf.webp", "title": "Golf", "badge": "Full Detail", "description": "Clean."},
    {"slot": "2", "image_url": None, "title": "", "badge": "", "description": ""},
]
WORK = "SELECT slot, after_image, title, service, text, shown, length(id) FROM gallery_items ORDER BY position"


def test_the_cards_of_the_home_page_become_rows_in_their_order(tmp_path: Path) -> None:
    database = tmp_path / "pitlane.db"
    run_upgrade(database, "0032")
    with closing(sqlite3.connect(database)) as connection, connection:
        add_row(connection, "settings", key="gallery_images", value=json.dumps(CARDS))

    upgrade(database, tmp_path / "backups")

    with closing(sqlite3.connect(database)) as connection:
        assert connection.execute(WORK).fetchall() == [
            ("4", "/uploads/golf.webp", "Golf", "Full Detail", "Clean.", 1, 36),
            ("2", None, "", "", "", 1, 36),
        ]
        assert connection.execute("SELECT count(*) FROM settings WHERE key = 'gallery_images'").fetchone() == (0,)

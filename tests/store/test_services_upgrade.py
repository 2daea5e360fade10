"""Prices of services from before they belonged to the website's."""

from contextlib import closing
from pathlib import Path

from app.contract.enquiries import SERVICE_TITLES
from app.store.driver import sqlite3
from app.store.migrate import upgrade
from app.store.migrations.run import run_upgrade

ADD = "INSERT INTO service_prices (id, created_at, service, size, price, note, position) VALUES (?, ?, ?, ?, 1, '', 0)"
BORN = "2026-11-23T09:00:00.000000+00:00"


def test_prices_with_a_title_of_the_website_are_shown_under_it(tmp_path: Path) -> None:
    database = tmp_path / "pitlane.db"
    run_upgrade(database, "0038")
    rows = [(each, BORN, title.lower(), "Van") for each, title in SERVICE_TITLES.items()]
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.executemany(ADD, [*rows, ("own", BORN, "Diagnosis", "")])
    upgrade(database, tmp_path / "backups")
    with closing(sqlite3.connect(database)) as connection:
        cards = dict(connection.execute("SELECT id, card FROM service_prices"))
    assert cards == {each: each for each in SERVICE_TITLES} | {"own": None}

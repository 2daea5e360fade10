"""A shop from before there were jobs."""

from contextlib import closing
from pathlib import Path

import pytest

from app.store.driver import sqlite3
from app.store.migrate import upgrade
from app.store.migrations.run import run_upgrade
from tests.store.keep_release import rows_of
from tests.store.test_years_upgrade import add_row

OF_JOB = ("job_lines", "job_tokens", "job_events", "appointments")


def test_photos_and_stock_go_on_and_a_job_holds_its_money(tmp_path: Path) -> None:
    database = tmp_path / "pitlane.db"
    run_upgrade(database, "0034")
    with closing(sqlite3.connect(database)) as connection, connection:
        for table, row in rows_of("0034").items():
            add_row(connection, table, **row)
        photo = connection.execute("SELECT * FROM photos").fetchone()

    upgrade(database, tmp_path / "backups")

    with closing(sqlite3.connect(database, isolation_level=None)) as connection:
        connection.execute("PRAGMA foreign_keys=ON")
        same = "of, owner_id, position, filename, width, height, id, created_at, note, is_public"
        assert connection.execute(f"SELECT {same} FROM photos").fetchone() == (*photo, "", 0)
        assert connection.execute("SELECT name FROM bays").fetchall() == [("Bay 1",)]
        rows = rows_of("0036")
        for table in ("bays", "jobs", *OF_JOB):
            add_row(connection, table, **rows[table])
        connection.execute("INSERT INTO stock_cause (reason, job_id) VALUES ('job', 'job')")
        connection.execute("UPDATE products SET inventory = inventory - 1")
        moved = connection.execute("SELECT job_id, change, reason FROM stock_moves ORDER BY id DESC").fetchone()
        assert moved == ("job", -1, "job")
        add_row(connection, "payments", **rows["payments"] | {"id": "deposit", "order_id": None, "job_id": "job"})
        with pytest.raises(sqlite3.IntegrityError, match="FOREIGN KEY"):
            connection.execute("DELETE FROM jobs")
        connection.execute("DELETE FROM payments WHERE id = 'deposit'")
        connection.execute("DELETE FROM jobs")
        for table in OF_JOB:
            assert connection.execute(f"SELECT count(*) FROM {table}").fetchone() == (0,)

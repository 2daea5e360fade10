"""Maintenance: expired data deleted, a daily backup, a crash's remains removed."""

import itertools
import threading
from datetime import timedelta
from pathlib import Path

import pytest
from flask import Flask
from sqlalchemy import event, func, select

from app.config import Config
from app.runtime.leftovers import tidy_up
from app.runtime.maintenance import back_up_daily, forget_old
from app.runtime.maintenance_worker import Maintenance
from app.shop.system.access.sessions import open_session, store_password
from app.shop.system.backups import backup_list
from app.shop.system.privacy.clock import read_clock
from app.store.base.users import AdminSession
from app.store.database.base import db, now
from app.store.database.sqlite import write
from app.store.sales.carts import ORDERED, Cart
from app.store.website.analytics import PageVisit


def count(table: type) -> int | None:
    db.session.rollback()
    return db.session.scalar(select(func.count()).select_from(table))


def test_old_carts_and_sessions_go(app: Flask) -> None:
    long_ago = now() - timedelta(days=31)
    with write() as session:
        session.add_all([Cart(updated_at=long_ago), Cart(updated_at=long_ago, status=ORDERED), Cart()])
        open_session(session, store_password(session, "a rather long secret"))
        session.flush()
        for row in session.scalars(select(AdminSession)):
            row.seen_at = long_ago
    forget_old(app)
    assert (count(Cart), count(AdminSession)) == (2, 0)


def test_old_visits_go(app: Flask) -> None:
    with write() as session:
        session.add_all([PageVisit(path="/"), PageVisit(path="/", created_at=now() - timedelta(days=91))])
    forget_old(app)
    assert count(PageVisit) == 1


def test_a_shop_that_stops_does_not_wait_until_a_long_time_is_forgotten(app: Flask) -> None:
    with write() as session:
        session.add_all(PageVisit(path="/", created_at=now() - timedelta(days=100 + days)) for days in range(9))
    said, commits = threading.Event(), itertools.count(1)
    event.listen(db.engine, "commit", lambda _connection: said.set() if next(commits) == 6 else None)
    forget_old(app, said)
    assert 0 < (count(PageVisit) or 0) < 9
    forget_old(app)
    assert count(PageVisit) == 0


def test_one_backup_a_day_and_only_so_many(app: Flask, config: Config) -> None:
    back_up_daily(app)
    back_up_daily(app)
    assert [backup_list.DAILY in each.name for each in backup_list.list_backups(config)] == [True]

    today = now()
    source = next(config.backups.glob("*.zip")).read_bytes()
    for days in range(1, 60):
        day = today - timedelta(days=days)
        (config.backups / f"pitlane-{day:%Y%m%d}-030000-daily.zip").write_bytes(source)
        (config.backups / f"pitlane-{day:%Y%m%d}-120000.zip").write_bytes(source)
        (config.backups / f"pitlane-{day:%Y%m%d}-130000-before-restore.zip").write_bytes(source)
    backup_list.prune(config.backups)
    stored = backup_list.list_backups(config)
    daily = [each for each in stored if backup_list.DAILY in each.name]
    assert len(daily) == 11
    assert [(today - each.created_at).days for each in daily[:7]] == sorted(
        (today - each.created_at).days for each in daily[:7]
    )
    assert len({each.created_at.isocalendar()[:2] for each in daily[7:]}) == 4
    assert len([each for each in stored if backup_list.BEFORE_RESTORE in each.name]) == 5
    assert len([each for each in stored if each.name.endswith("-120000.zip")]) == 59


def test_a_failing_chore_does_not_keep_the_others_from_being_done(app: Flask, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_session: object) -> None:
        raise RuntimeError("broken")

    monkeypatch.setattr("app.runtime.forgetting.sweep_carts", fail)
    with write() as session:
        open_session(session, store_password(session, "a rather long secret"))
        session.flush()
        session.scalars(select(AdminSession)).one().created_at = now() - timedelta(days=1)
    forget_old(app)
    assert count(AdminSession) == 0


def test_a_crashs_leftovers_are_swept_up(app: Flask, config: Config) -> None:
    left = [config.backups / ".backup-abc", config.data_dir / ".restore-abc"]
    for folder in left:
        folder.mkdir()
        (folder / "pitlane.db").write_bytes(b"x")
    part = config.backups / "pitlane-20260101-000000.part"
    part.write_bytes(b"x")
    own: Path = config.backups / "my notes.txt"
    own.write_bytes(b"x")
    tidy_up(app)
    assert not any(path.exists() for path in [*left, part])
    assert own.exists()


def test_the_thread_works_and_ends(app: Flask, config: Config) -> None:
    maintenance = Maintenance(app, soon=0.01, first=0.0)
    maintenance.start()
    for _ in range(1000):
        if backup_list.list_backups(config):
            break
        maintenance._stopping.wait(0.01)
    maintenance.stop()
    assert len(backup_list.list_backups(config)) == 1
    assert not maintenance._thread.is_alive()


def test_a_run_notes_its_time_long_before_the_first_chores(app: Flask) -> None:
    maintenance = Maintenance(app)
    maintenance.start()
    for _ in range(1000):
        db.session.rollback()
        if read_clock(db.session(), now()).last_run_at:
            break
        maintenance._stopping.wait(0.01)
    maintenance.stop()
    jumped = read_clock(db.session(), now() + timedelta(days=1000))
    assert jumped.last_run_at
    assert jumped.is_held


def test_the_first_daily_backup_is_made_within_minutes_and_then_each_hour(app: Flask, config: Config) -> None:
    maintenance = Maintenance(app)
    assert maintenance._seconds <= 5 * 60
    maintenance._do_chores()
    assert backup_list.list_backups(config) == []
    maintenance._do_chores()
    assert [backup_list.DAILY in each.name for each in backup_list.list_backups(config)] == [True]
    assert maintenance._seconds == 60 * 60

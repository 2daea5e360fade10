"""The clock is wrong. Nothing is deleted until the owner confirms the date."""

import logging
from datetime import datetime, timedelta

import pytest
from flask import Flask
from flask.testing import FlaskClient
from sqlalchemy import func, select

from app.config import Config
from app.runtime.maintenance import forget_old
from app.shop.system.backups import backup_list
from app.store.base.users import AdminSession
from app.store.customers.enquiries import Enquiry
from app.store.customers.mails import SENT, Mail
from app.store.database.base import Base, db, now
from app.store.database.sqlite import write
from app.store.sales.carts import Cart
from app.store.system.deletions import Deletion
from app.store.website.analytics import PageVisit, ProductPageView
from tests.make import make_order

CLOCK = "/api/admin/clock"
ROWS = (PageVisit, ProductPageView, Enquiry, Mail, Cart, Deletion, AdminSession)


@pytest.fixture
def full(admin: FlaskClient, app: Flask) -> dict[type[Base], int]:
    """A row at least of everything that retention knows; maintenance has run."""
    make_order()
    with write() as session:
        session.add_all([PageVisit(path="/", ip_address="203.0.113.9"), ProductPageView(search_query="lip"), Cart()])
        session.add(Enquiry(name="Ann Byrne", email="ann@example.ie", message="Could you tint five windows?"))
        for mail in session.scalars(select(Mail)):
            mail.status = SENT
    category = admin.post("/api/admin/product-categories", json={"name": "Gone"}).json["id"]
    assert admin.delete(f"/api/admin/product-categories/{category}").status_code == 200
    forget_old(app)
    return _count_rows()


def _count_rows() -> dict[type[Base], int]:
    db.session.rollback()
    return {table: db.session.scalar(select(func.count()).select_from(table)) or 0 for table in ROWS}


def _move_clock(monkeypatch: pytest.MonkeyPatch, by: timedelta) -> datetime:
    moment = now() + by
    for module in ("app.runtime.maintenance", "app.web.calls.system.clock", "app.shop.system.access.sessions"):
        monkeypatch.setattr(f"{module}.now", lambda: moment)
    return moment


def test_three_years_ahead_nothing_is_lost_until_the_owner_confirms_the_date(
    app: Flask,
    admin: FlaskClient,
    full: dict[type[Base], int],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    assert min(full.values()) > 0
    assert admin.get(CLOCK).json["isHeld"] is False
    with monkeypatch.context() as ahead:
        _move_clock(ahead, timedelta(days=3 * 365))
        forget_old(app)
        forget_old(app)
        assert _count_rows() == full
        assert "nothing is forgotten: the clock is far ahead" in caplog.text
    # the sessions of a clock that is right again are valid still
    assert admin.get(CLOCK).json["isHeld"] is False
    forget_old(app)
    assert _count_rows() == full


def test_a_date_that_the_owner_confirms_is_gone_by(
    app: Flask, admin: FlaskClient, full: dict[type[Base], int], monkeypatch: pytest.MonkeyPatch
) -> None:
    # Each day is forgotten by itself: past the 90 of a visit, more days are more of the same.
    for module in ("app.runtime.maintenance", "app.web.calls.system.clock"):
        monkeypatch.setattr(f"{module}.now", lambda: now() + timedelta(days=100))
    forget_old(app)
    held = admin.get(CLOCK).json
    assert held["isHeld"] is True
    assert held["now"] > held["lastRunAt"]
    assert admin.post(f"{CLOCK}/confirm").json["isHeld"] is False
    assert _count_rows() == full
    forget_old(app)
    assert _count_rows()[PageVisit] == 0


@pytest.mark.parametrize(("hours", "left"), [(47, 0), (49, 1)])
def test_two_days_of_rest_are_no_jump(app: Flask, monkeypatch: pytest.MonkeyPatch, hours: int, left: int) -> None:
    forget_old(app)
    with write() as session:
        session.add(PageVisit(path="/", created_at=now() - timedelta(days=91)))
    _move_clock(monkeypatch, timedelta(hours=hours))
    forget_old(app)
    assert _count_rows()[PageVisit] == left


def test_a_clock_set_back_deletes_nothing_and_forward_again_asks(app: Flask, monkeypatch: pytest.MonkeyPatch) -> None:
    forget_old(app)
    with write() as session:
        session.add(PageVisit(path="/", created_at=now() - timedelta(days=91)))
    with monkeypatch.context() as back:
        _move_clock(back, timedelta(days=-300))
        forget_old(app)
    forget_old(app)
    assert _count_rows()[PageVisit] == 1


@pytest.mark.parametrize(("rows", "backups"), [(100, 0), (101, 1)])
def test_many_rows_go_after_a_backup_and_are_counted_in_the_log(
    app: Flask, config: Config, caplog: pytest.LogCaptureFixture, rows: int, backups: int
) -> None:
    caplog.set_level(logging.INFO)
    with write() as session:
        session.add_all(PageVisit(path="/", created_at=now() - timedelta(days=91)) for _ in range(rows))
    forget_old(app)
    assert len(backup_list.list_backups(config)) == backups
    assert _count_rows()[PageVisit] == 0
    assert f"forgetting {rows} visits" in caplog.text


def test_without_the_backup_nothing_is_forgotten(app: Flask, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_given: object) -> None:
        raise OSError("No space left on device")

    with write() as session:
        session.add_all(PageVisit(path="/", created_at=now() - timedelta(days=91)) for _ in range(101))
    with monkeypatch.context() as broken:
        broken.setattr("app.runtime.maintenance.backups.make_backup", fail)
        forget_old(app)
    assert _count_rows()[PageVisit] == 101
    forget_old(app)
    assert _count_rows()[PageVisit] == 0


def test_a_visitor_learns_nothing_of_the_clock(client: FlaskClient) -> None:
    assert client.get(CLOCK).status_code == 401
    assert client.post(f"{CLOCK}/confirm").status_code == 401

"""Personal data is never stored longer than the settings allow."""

from datetime import UTC, datetime, timedelta

import pytest
from flask import Flask
from sqlalchemy import select

from app.shop.base.settings.settings import change_settings
from app.shop.system.privacy.retention import shorten
from app.store.customers.enquiries import Enquiry
from app.store.customers.mails import DONE, SENT, WAITING, Mail
from app.store.database.base import db
from app.store.database.sqlite import write
from app.store.website.analytics import PageVisit, ProductPageView
from tests.make import forget_what_is_old

MOMENT = datetime(2026, 3, 31, 12, tzinfo=UTC)


def add(*rows: object) -> None:
    with write() as session:
        session.add_all(rows)


def forget() -> None:
    with write() as session:
        forget_what_is_old(session, MOMENT)


def visit(days: float, address: str | None = "203.0.113.9") -> PageVisit:
    return PageVisit(path=f"/{days}", ip_address=address, created_at=MOMENT - timedelta(days=days))


def addresses() -> dict[str, str | None]:
    db.session.rollback()
    return {row.path: row.ip_address for row in db.session.scalars(select(PageVisit))}


def test_addresses_become_nets_after_30_days_and_visits_go_after_90(app: Flask) -> None:
    add(visit(29.9), visit(30.1), visit(89.9), visit(90.1), visit(31, None), visit(32, "2001:db8:1:2::3"))
    for _ in range(2):
        forget()
        assert addresses() == {
            "/29.9": "203.0.113.9",
            "/30.1": "203.0.113.0/24",
            "/89.9": "203.0.113.0/24",
            "/31": None,
            "/32": "2001:db8:1::/48",
        }


def test_views_are_stored_no_longer(app: Flask) -> None:
    for days in (1, 40, 91):
        add(
            ProductPageView(search_query=str(days), ip_address="198.51.100.7", created_at=MOMENT - timedelta(days=days))
        )
    forget()
    db.session.rollback()
    stored = {row.search_query: row.ip_address for row in db.session.scalars(select(ProductPageView))}
    assert stored == {"1": "198.51.100.7", "40": "198.51.100.0/24"}


def stored_of(**enquiries: datetime) -> list[str]:
    for name, moment in enquiries.items():
        add(Enquiry(name=name, email="a@b.ie", message="m", created_at=moment))
    forget()
    db.session.rollback()
    return list(db.session.scalars(select(Enquiry.name)))


def test_enquiries_go_after_24_months(app: Flask) -> None:
    for name, moment in (
        ("old", datetime(2024, 3, 31, 11, tzinfo=UTC)),
        ("kept", datetime(2024, 3, 31, 13, tzinfo=UTC)),
    ):
        add(Enquiry(name=name, email="a@b.ie", message="m", created_at=moment))
    forget()
    db.session.rollback()
    assert list(db.session.scalars(select(Enquiry.name))) == ["kept"]


def test_mails_go_after_90_days_once_they_are_off(app: Flask) -> None:
    for days, status in ((89, SENT), (91, SENT), (91, DONE), (91, WAITING), (800, WAITING)):
        text = {"kind": "enquiry", "to_address": "a@b.ie", "to_name": "", "body_text": "", "body_html": ""}
        add(Mail(**text, subject=f"{days} {status}", status=status, created_at=MOMENT - timedelta(days=days)))
    forget()
    db.session.rollback()
    assert set(db.session.scalars(select(Mail.subject))) == {"89 sent", "91 waiting"}


def test_a_month_without_that_day_ends_with_its_last(app: Flask) -> None:
    with write() as session:
        change_settings(session, {"enquiry_months": 1})
    for name, moment in (
        ("old", datetime(2026, 2, 28, 11, tzinfo=UTC)),
        ("kept", datetime(2026, 2, 28, 13, tzinfo=UTC)),
    ):
        add(Enquiry(name=name, email="a@b.ie", message="m", created_at=moment))
    forget()
    db.session.rollback()
    assert list(db.session.scalars(select(Enquiry.name))) == ["kept"]


def test_the_owner_may_keep_less(app: Flask) -> None:
    with write() as session:
        change_settings(session, {"ip_days": 1, "analytics_days": 7})
    add(visit(2), visit(8))
    forget()
    assert addresses() == {"/2": "203.0.113.0/24"}


@pytest.mark.parametrize(
    ("address", "net"),
    [("198.51.100.77", "198.51.100.0/24"), ("2001:db8:aa:bb::1", "2001:db8:aa::/48"), ("nonsense", None)],
)
def test_an_address_is_shortened_to_its_net(address: str, net: str | None) -> None:
    assert shorten(address) == net

"""Alerts beside the clock: new orders and enquiries, in few words, once."""

from collections.abc import Iterator
from datetime import timedelta
from decimal import Decimal

import pytest
from flask import Flask

from app.desktop.alerts import Alerts
from app.store.customers.enquiries import Enquiry
from app.store.database.base import now
from app.store.database.sqlite import write
from app.store.sales.carts import Cart
from app.store.sales.orders import ADMIN, Order
from tests.desktop.screen import wait_until

NAME = "Aoife\nMurphy"


@pytest.fixture
def shown() -> list[tuple[str, str]]:
    return []


@pytest.fixture
def alerts(app: Flask, shown: list[tuple[str, str]]) -> Iterator[Alerts]:
    _order(1)
    _enquiry("Long ago", minutes=-20)
    alerts = Alerts(app, lambda title, text: shown.append((title, text)), seconds=0.02)
    yield alerts
    alerts.stop()


def _order(number: int, total: str = "1249.00", **more: object) -> None:
    with write() as session:
        cart = Cart()
        session.add(cart)
        session.flush()
        money = Decimal(total)
        session.add(
            Order(
                order_number=number, cart_id=cart.id, customer_name=NAME, customer_email="a@b.ie", shipping_address="x",
                subtotal=money, tax=Decimal(0), total=money, tax_rate="0", **more,
            )
        )  # fmt: skip


def _enquiry(name: str, minutes: int = 0) -> None:
    with write() as session:
        moment = now() + timedelta(minutes=minutes)
        session.add(Enquiry(name=name, email="a@b.ie", message="A secret between us", created_at=moment))


def test_an_order_is_said_with_its_number_and_sum_and_once(alerts: Alerts, shown: list[tuple[str, str]]) -> None:
    _order(2)
    alerts.tell_news()
    alerts.tell_news()
    assert shown == [("New order 2", "€1,249.00 from Aoife Murphy")]


def test_an_order_that_was_written_late_is_said_all_the_same(alerts: Alerts, shown: list[tuple[str, str]]) -> None:
    _order(2)
    alerts.tell_news()
    _order(3, created_at=now() - timedelta(seconds=30))
    alerts.tell_news()
    assert [title for title, _ in shown] == ["New order 2", "New order 3"]


def test_the_owners_own_order_is_no_news(alerts: Alerts, shown: list[tuple[str, str]]) -> None:
    _order(2, source=ADMIN)
    alerts.tell_news()
    assert shown == []


def test_several_at_once_are_one_notification(alerts: Alerts, shown: list[tuple[str, str]]) -> None:
    for number in range(2, 7):
        _order(number, "10.50")
    alerts.tell_news()
    assert shown == [("5 new orders", "€52.50 in all: 2, 3, 4 and 2 more")]


def test_an_enquiry_is_said_with_its_sender_and_never_its_words(alerts: Alerts, shown: list[tuple[str, str]]) -> None:
    _enquiry("Very " * 40)
    alerts.tell_news()
    [(title, text)] = shown
    assert title == "New enquiry"
    assert text.startswith("From Very Very")
    assert len(text) < 70
    assert "secret" not in text


def test_it_is_said_by_itself_and_outlives_a_fault(app: Flask, shown: list[tuple[str, str]]) -> None:
    def notify(title: str, text: str) -> None:
        shown.append((title, text))
        if len(shown) == 1:
            raise OSError("the desktop is gone")

    alerts = Alerts(app, notify, seconds=0.02)
    alerts.start()
    _order(1)
    wait_until(lambda: len(shown) == 1, "the first order")
    _order(2)
    wait_until(lambda: len(shown) == 2, "the second order")
    alerts.stop()

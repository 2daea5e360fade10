"""Texts of mails: amounts, missing names, and recipients."""

from collections.abc import Callable
from datetime import timedelta
from decimal import Decimal

import pytest
from flask import Flask
from sqlalchemy import select

from app.shop.base.settings.settings import Settings, change_settings, read_settings
from app.shop.sales.mail.layout import write_html, write_text
from app.shop.sales.mail.order_sums import sum_lines
from app.shop.sales.mail.outbox import write_order_mails
from app.shop.sales.mail.step_mails import TEXTS
from app.shop.sales.mail.texts import (
    STANDS,
    MailText,
    order_link,
    order_ready,
    order_received,
)
from app.store.customers.mails import Mail
from app.store.database.base import db, now
from app.store.database.sqlite import write
from app.store.sales.orders import STATUSES, Order, OrderItem
from tests.make import forget_what_is_old, make_order

AMOUNTS = {
    "subtotal": Decimal("1000.00"),
    "delivery": Decimal("7.50"),
    "delivery_tax": Decimal("1.40"),
    "discount": Decimal(0),
    "tax": Decimal("188.40"),
    "total": Decimal("1007.50"),
    "paid": Decimal(0),
    "refunded": Decimal(0),
}


def an_order(**given: object) -> Order:
    line = {"subtotal": Decimal("1000.00"), "discount": Decimal(0), "tax": Decimal("187.00"), "tax_rate": "23"}
    item = OrderItem(product_id="p", product_name="Lip Kit", quantity=2, **line)
    values = AMOUNTS | {"tax_rate": "23", "tax_mode": "included", "delivery_method": "delivery"} | given
    who = {"id": "x", "order_number": 1001, "customer_name": "Aoife", "shipping_address": "12 Castle Road"}
    return Order(**who | values, items=[item])


@pytest.mark.parametrize(
    ("given", "lines"),
    [
        ({}, ["Subtotal €1,000.00", "Delivery €7.50", "Total €1,007.50", "of which VAT 23 % €188.40"]),
        ({"tax_mode": "none", "delivery": Decimal(0)}, ["Subtotal €1,000.00", "Delivery Free", "Total €1,007.50"]),
        (
            {"tax_mode": "added", "delivery_method": "collection"},
            ["Subtotal €1,000.00", "Collection Free", "Tax (23%) €188.40", "Total €1,007.50"],
        ),
        (
            {"tax_mode": "added", "delivery_method": None},
            ["Subtotal €1,000.00", "Tax (23%) €188.40", "Total €1,007.50"],
        ),
    ],
)
def test_the_amounts_read_as_the_order_was_priced(given: dict[str, object], lines: list[str]) -> None:
    assert [f"{name} {amount}" for name, amount in sum_lines(an_order(**given))] == lines


def test_a_collection_names_the_workshop_and_its_hours() -> None:
    for make in (order_received, order_ready):
        settings = Settings(hours=[{"days": "Mon-Fri", "hours": "8AM-6PM"}])
        _subject, sheet = make(an_order(delivery_method="collection"), settings)
        text = write_text(sheet, settings)
        assert "Collect at: Kilkenny, Ireland" in text
        assert "Mon-Fri 8AM-6PM" in text
        assert "Castle Road" not in text


@pytest.mark.parametrize("make", [*TEXTS.values(), order_link])
def test_a_customer_gets_no_link_that_only_this_computer_could_open(make: Callable[..., MailText]) -> None:
    for public_url in ("", "https://shop.example"):
        settings = Settings(public_url=public_url, phone="056 123 4567")
        _subject, sheet = make(an_order(status="confirmed", tracking=None), settings)
        for text in (write_text(sheet, settings), write_html(sheet, settings)):
            assert "127.0.0.1" not in text
            assert ("https://shop.example/order/x" in text) == bool(public_url)
            assert ("number 1001 and this e-mail address" in text) == (not public_url and make is not order_link)
            assert "056 123 4567" in text


def test_without_a_public_address_a_look_up_is_answered_with_the_status() -> None:
    for status in STATUSES:
        subject, sheet = order_link(an_order(status=status), Settings())
        assert subject == "Your order 1001"
        assert f"is {STANDS[status]}." in write_text(sheet, Settings())


@pytest.mark.parametrize("name", ["Win at http://x.example", "www.x.example", "me@x.example", "A" * 81, "<b>A</b>"])
def test_an_advertisement_in_place_of_a_name_is_not_carried_on(name: str) -> None:
    _subject, sheet = order_received(an_order(customer_name=name), Settings())
    assert sheet.greeting == "Hello,"


@pytest.mark.parametrize(
    ("given", "kinds"),
    [
        ({}, {"order-received", "new-order"}),
        ({"source": "desk"}, {"order-received"}),
        ({"source": "desk", "customer_email": ""}, set()),
    ],
)
def test_who_is_said(app: Flask, given: dict[str, str], kinds: set[str]) -> None:
    order = make_order()
    with write() as session:
        change_settings(session, {"mail_host": "127.0.0.1", "email": "shop@example.ie"})
        session.execute(Mail.__table__.delete())
    with write() as session:
        placed = session.get_one(Order, order.id)
        for name, value in given.items():
            setattr(placed, name, value)
        write_order_mails(session, placed, read_settings(session))
    assert set(db.session.scalars(select(Mail.kind))) == kinds


def test_old_mails_go(app: Flask) -> None:
    make_order()
    ages = {"sent": 91, "done": 89, "by_hand": 91, "failed": 3 * 365}
    with write() as session:
        mail = session.scalars(select(Mail)).one()
        row = {column.key: getattr(mail, column.key) for column in Mail.__table__.columns}
        session.delete(mail)
        for status, days in ages.items():
            session.add(
                Mail(
                    **row
                    | {"id": status, "status": status, "once_key": None, "created_at": now() - timedelta(days=days)}
                )
            )
    with write() as session:
        forget_what_is_old(session, now())
    assert set(db.session.scalars(select(Mail.id))) == {"done", "by_hand"}


def test_what_a_visitor_types_is_neither_markup_nor_a_template() -> None:
    typed = '{{ 7*7 }} {% x %} <b>"O\'Neill"</b> &amp;'
    _subject, sheet = order_received(an_order(shipping_address=typed), Settings(business_name=typed))
    text, html = write_text(sheet, Settings(business_name=typed)), write_html(sheet, Settings(business_name=typed))
    assert typed in text
    assert "{{ 7*7 }} {% x %} &lt;b&gt;&#34;O&#39;Neill&#34;&lt;/b&gt; &amp;amp;" in html
    assert "<b>" not in html

"""Transitions of an order's status."""

from itertools import product as pairs

import pytest
from flask import Flask
from sqlalchemy import select

from app.shop.base.errors import Conflict
from app.shop.sales.orders.orders import change_status, get_order
from app.store.base.settings import Setting
from app.store.catalogue.products import Product
from app.store.database.base import db
from app.store.database.sqlite import write
from app.store.sales.orders import STATUSES, Order
from tests.in_one_shop import in_one_shop
from tests.make import make_order, make_product

ALLOWED = {
    ("pending", "confirmed"),
    ("confirmed", "ready"),
    ("confirmed", "shipped"),
    ("ready", "completed"),
    ("ready", "confirmed"),
    ("shipped", "completed"),
    ("shipped", "confirmed"),
    ("pending", "cancelled"),
    ("confirmed", "cancelled"),
    ("ready", "cancelled"),
    ("shipped", "cancelled"),
}
"""The rule, once more and whole: every other pair is refused."""
ROUTES = {
    "pending": [],
    "confirmed": ["confirmed"],
    "ready": ["confirmed", "ready"],
    "shipped": ["confirmed", "shipped"],
    "completed": ["confirmed", "shipped", "completed"],
    "cancelled": ["cancelled"],
}


def after(status: str) -> set[str]:
    """The statuses that may follow."""
    return {wanted for present, wanted in ALLOWED if present == status}


def take(order: Order, *steps: str, note: str | None = None) -> Order:
    for step in steps:
        with write() as session:
            change_status(session, get_order(session, order.id), step, note)
    return get_order(db.session(), order.id)


@in_one_shop(("present", "wanted"), list(pairs(STATUSES, STATUSES)))
def test_only_the_allowed_steps_are_taken(app: Flask, present: str, wanted: str) -> None:
    order = take(make_order(), *ROUTES[present])

    if (present, wanted) in ALLOWED:
        assert take(order, wanted).status == wanted
    else:
        with pytest.raises(Conflict):
            take(order, wanted)
        assert get_order(db.session(), order.id).status == present


@pytest.mark.parametrize(
    ("method", "own", "others"), [("delivery", "shipped", "ready"), ("collection", "ready", "shipped")]
)
def test_an_order_leaves_the_workshop_by_its_own_way_alone(app: Flask, method: str, own: str, others: str) -> None:
    with write() as session:
        session.add(Setting(key="collection", value="true"))
    order = take(make_order(method=method), "confirmed")

    assert set(order.next_statuses) == after("confirmed") - {others}
    with pytest.raises(Conflict, match=f"Its next status can be: {', '.join(order.next_statuses)}."):
        take(order, others)
    assert set(take(order, own).next_statuses) == after(own)


def test_a_step_back_is_stored_and_another_may_follow(app: Flask) -> None:
    order = take(make_order(), "confirmed", "ready", "confirmed")
    assert set(order.next_statuses) == after("confirmed")
    order = take(order, "shipped")
    assert [event.status for event in order.history] == ["pending", "confirmed", "ready", "confirmed", "shipped"]


def test_a_refusal_names_the_allowed_steps(app: Flask) -> None:
    order = make_order()
    with pytest.raises(Conflict, match=", ".join(order.next_statuses)):
        take(order, "shipped")


def test_every_change_is_stored_with_its_note_and_time(app: Flask) -> None:
    order = take(make_order(), "confirmed")
    order = take(order, "shipped", note="An Post, AB123")

    assert [(event.status, event.note) for event in order.history] == [
        ("pending", None),
        ("confirmed", None),
        ("shipped", "An Post, AB123"),
    ]
    assert order.updated_at == order.history[-1].created_at >= order.created_at


def test_cancelling_puts_the_stock_back_once(app: Flask) -> None:
    mats, gauge = make_product("Mats", inventory=5), make_product(inventory=9)
    order = make_order((mats, 2), (gauge, 9))
    assert stock(mats, gauge) == [3, 0]

    take(order, "confirmed", "cancelled")
    with pytest.raises(Conflict):
        take(order, "cancelled")

    assert stock(mats, gauge) == [5, 9]


def test_an_order_of_a_product_that_is_gone_can_be_cancelled(app: Flask) -> None:
    product = make_product()
    order = make_order((product, 1))
    with write() as session:
        session.delete(session.get(Product, product.id))

    assert take(order, "cancelled").status == "cancelled"


def stock(*products: Product) -> list[int]:
    db.session.rollback()
    return [db.session.scalars(select(Product.inventory).where(Product.id == each.id)).one() for each in products]

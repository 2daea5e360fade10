"""Many customers order at the same moment, over real sockets. Nothing is sold or ordered twice."""

from functools import partial

from flask import Flask
from sqlalchemy import select

from app.store.catalogue.products import Product
from app.store.database.base import db
from app.store.sales.carts import CartItem
from app.store.sales.orders import Order, OrderItem
from tests.live import ask, at_once, serving
from tests.make import checkout, make_cart, make_product

CONFIRM = "/api/checkout/confirm"
ROUNDS = 6


def stock(product: Product) -> int:
    db.session.rollback()
    return db.session.scalars(select(Product.inventory).where(Product.id == product.id)).one()


def test_twenty_simultaneous_checkouts_sell_exactly_what_there_is(app: Flask) -> None:
    product = make_product(inventory=10)
    carts = [make_cart((product, 1)) for _ in range(20)]

    with serving(app) as address:
        answers = at_once([partial(ask, address, "POST", CONFIRM, checkout(cart)) for cart in carts])

    assert sorted(status for status, _ in answers) == [201] * 10 + [409] * 10
    assert {answer["message"] for status, answer in answers if status == 409} == {f"Sold out: {product.name}"}
    assert stock(product) == 0
    assert sorted(db.session.scalars(select(Order.order_number))) == list(range(1001, 1011))


def test_products_in_any_order_never_lock_each_other_out(app: Flask) -> None:
    one, other = make_product("One", inventory=8), make_product("Other", inventory=8)
    carts = [make_cart(*pair) for pair in [((one, 1), (other, 1)), ((other, 1), (one, 1))] * 8]

    with serving(app) as address:
        answers = at_once([partial(ask, address, "POST", CONFIRM, checkout(cart)) for cart in carts])

    assert sorted(status for status, _ in answers) == [201] * 8 + [409] * 8
    assert (stock(one), stock(other)) == (0, 0)


def test_a_cart_checked_out_by_eight_at_once_becomes_one_order(app: Flask) -> None:
    product = make_product(inventory=10)
    cart = make_cart((product, 3))

    with serving(app) as address:
        answers = at_once([partial(ask, address, "POST", CONFIRM, checkout(cart))] * 8)

    assert sorted(status for status, _ in answers) == [200] * 7 + [201]
    assert len({answer["orderId"] for _, answer in answers}) == 1
    assert stock(product) == 7


def test_a_product_added_by_eight_at_once_is_one_item_within_the_stock(
    app: Flask,
) -> None:
    product = make_product(inventory=5)
    cart = make_cart()

    with serving(app) as address:
        add = partial(
            ask,
            address,
            "POST",
            f"/api/cart/{cart.id}/items",
            {"productId": product.id},
        )
        answers = at_once([add] * 8)

    assert sorted(status for status, _ in answers) == [201] * 5 + [409] * 3
    assert list(db.session.scalars(select(CartItem.quantity).where(CartItem.cart_id == cart.id))) == [5]


def test_what_is_added_during_the_checkout_is_in_the_order_or_refused(
    app: Flask,
) -> None:
    product = make_product(inventory=100)
    carts = [make_cart((product, 1)) for _ in range(ROUNDS)]
    ordered = select(OrderItem.quantity).join(Order).where(Order.cart_id.in_([cart.id for cart in carts]))

    with serving(app) as address:
        for number, cart in enumerate(carts):
            confirm = partial(ask, address, "POST", CONFIRM, checkout(cart))
            add = partial(
                ask,
                address,
                "POST",
                f"/api/cart/{cart.id}/items",
                {"productId": product.id},
            )
            (confirmed, _), *adds = at_once([confirm, *[add] * 5])
            late = [answer["message"] for status, answer in adds if status == 409]
            assert (confirmed, set(late)) in [
                (201, set()),
                (201, {"This cart was checked out already"}),
            ]
            taken = sum(status == 201 for status, _ in adds)
            assert taken + len(late) == 5
            db.session.rollback()
            assert sum(db.session.scalars(ordered.where(Order.cart_id == cart.id))) == 1 + taken, f"round {number}"

    assert stock(product) + sum(db.session.scalars(ordered)) == 100


def test_twenty_simultaneous_checkouts_beyond_the_stock_take_exactly_what_there_is(app: Flask) -> None:
    product = make_product(inventory=10, lead_days=21)
    carts = [make_cart((product, 3)) for _ in range(20)]

    with serving(app) as address:
        answers = at_once([partial(ask, address, "POST", CONFIRM, checkout(cart)) for cart in carts])

    assert [status for status, _ in answers] == [201] * 20
    assert (stock(product), sum(db.session.scalars(select(OrderItem.to_order)))) == (0, 50)

"""A pytest plugin that removes one guard against races from the program. PITLANE_UNGUARDED names the guard.

The product itself is not changed: only names in this process refer to something else. A name that no longer exists
raises an error, so that a guard that was renamed does not count as removed.
"""

import os
from collections.abc import Callable
from contextlib import nullcontext
from decimal import Decimal
from typing import Any

from sqlalchemy import bindparam, select, update
from sqlalchemy.orm import Session

from app.shop.sales.orders import cart
from app.shop.system.backups import backups, restore
from app.store.catalogue.products import Product
from app.store.database import sqlite
from app.store.database.invalidation import Invalidation
from app.store.database.prepared import Prepared
from app.store.database.version import CatalogueVersion
from app.store.database.write_lock import PATIENCE
from app.store.sales import placing
from app.store.sales.carts import ACTIVE, CartItem

_connected = sqlite._on_connect
_read_lines = placing.read_lines
_PUT_IN_AT = Prepared(select(CartItem.unit_price).where(CartItem.cart_id == bindparam("cart")))


def _replace(module: Any, name: str, stand_in: Any) -> None:
    if not hasattr(module, name):
        raise AttributeError(f"{module.__name__} has no {name} any more")
    setattr(module, name, stand_in)


def take_turns_out() -> None:
    """Let two writers begin at the same time. Each uses a BEGIN that takes only a read lock at first."""
    _replace(sqlite, "take_turn", lambda _patience=PATIENCE: PATIENCE)
    _replace(sqlite, "end_turn", lambda: None)
    _replace(sqlite, "_BEGIN", "BEGIN")
    _replace(sqlite.Writer, "connect", lambda _writer, engine: engine.connect())


def take_stock_blindly() -> None:
    """Take pieces out of stock without checking how many there are. The database's own check, which is the second guard
    of this, is switched off as well.
    """
    taken = bindparam("taken")
    blind = update(Product).where(Product.id == bindparam("product")).values(inventory=Product.inventory - taken)
    _replace(placing, "_TAKE_STOCK", Prepared(blind))
    _on_every_connection("ignore_check_constraints=ON")


def order_any_cart() -> None:
    """A checkout takes every cart for an open one."""
    looked = placing.read_cart_status
    _replace(placing, "read_cart_status", lambda *given: looked(*given) and ACTIVE)


def fill_ordered_carts() -> None:
    """A cart takes products after its order."""
    _replace(cart, "_refuse_ordered", lambda _status: None)


def add_beyond_the_stock() -> None:
    """A cart takes more than there is."""
    _replace(cart, "_refuse_too_many", lambda _product, _quantity, _share: None)


def sell_at_the_carts_price() -> None:
    """Sell at the price that a product had when it was put into the cart."""
    _replace(placing, "read_lines", _lines_as_put_in)


def keep_old_answers() -> None:
    """A write outdates no cached answer."""
    _replace(CatalogueVersion, "bump", lambda _version: None)


def mark_nothing() -> None:
    """An order outdates no answer that shows what it took."""
    publish = Invalidation.publish
    _replace(Invalidation, "publish", lambda source, _names: publish(source, ()))


def leave_products_behind() -> None:
    """A category's new name is not carried to its products."""
    _on_every_connection("foreign_keys=OFF")


def restore_side_by_side() -> None:
    """A restore does not wait for another."""
    _replace(backups, "one_at_a_time", nullcontext())
    _replace(restore, "one_at_a_time", nullcontext())


def _lines_as_put_in(session: Session, cart_id: str) -> list[placing.InCart]:
    lines = _read_lines(session, cart_id)
    prices = [Decimal(cents).scaleb(-2) for (cents,) in _PUT_IN_AT.run(session, {"cart": cart_id})]
    return [(each, name, price, *rest) for (each, name, _now, *rest), price in zip(lines, prices, strict=True)]


def _on_every_connection(pragma: str) -> None:
    def connect(connection: Any, record: Any) -> None:
        _connected(connection, record)
        connection.execute(f"PRAGMA {pragma}")

    _replace(sqlite, "_on_connect", connect)


GUARDS: dict[str, Callable[[], None]] = {
    "one writer at a time, and BEGIN IMMEDIATE": take_turns_out,
    "`inventory >= n` in the UPDATE, and the CHECK": take_stock_blindly,
    "the look at the cart's status": order_any_cart,
    "no product into an ordered cart": fill_ordered_carts,
    "no more in a cart than in stock": add_beyond_the_stock,
    "the product's own price": sell_at_the_carts_price,
    "the version raised after a write": keep_old_answers,
    "the marks of what an order changes": mark_nothing,
    "the foreign key that carries a name along": leave_products_behind,
    "the lock of backups and restores": restore_side_by_side,
}

if guard := os.environ.get("PITLANE_UNGUARDED"):
    GUARDS[guard]()

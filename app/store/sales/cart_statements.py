"""The SQL statements for a customer's cart. They run on the driver, like those of a checkout, and the caller is
responsible for the rules.
"""

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Select, and_, bindparam, case, delete, insert, null, select, update
from sqlalchemy.orm import Session, aliased

from app.store.base.images import Image
from app.store.catalogue.product_options import (
    LINE_LEAD,
    LINE_LEFT,
    LINE_NAME,
    LINE_PICTURE,
    LINE_PRICE,
    LINE_SALE,
    NEEDS_OPTION,
    ProductOption,
)
from app.store.catalogue.products import SHOWN, Product
from app.store.database.base import new_id, now
from app.store.database.prepared import Prepared
from app.store.sales.cart_rows import PICTURE, InCart, InShop, NewCart, line_of, product_of
from app.store.sales.cart_verdicts import LINE_COLUMNS, beside_vehicle
from app.store.sales.carts import (
    ACTIVE,
    LINE_NEEDS_OPTION,
    LINE_OPTION,
    ORDERABLE,
    ORDERABLE_LEAD,
    Cart,
    CartItem,
)

_LINE = (CartItem.id, CartItem.quantity, CartItem.created_at, *LINE_COLUMNS)
_FIRST, _SECOND = aliased(Image), aliased(Image)


def _product(left: Any, option: Any, needs_option: Any, lead: Any) -> tuple[Any, ...]:
    return (
        Product.id, LINE_PRICE, LINE_NAME, Product.slug, Product.category, left, Product.tax_rate_id, LINE_PICTURE,
        ProductOption.id, option, needs_option, Product.pack_amount, Product.pack_unit, Product.made_to_order,
        lead, LINE_SALE, Product.sale_to,
        *(getattr(image, name) for image in (_FIRST, _SECOND) for name in PICTURE),
    )  # fmt: skip


_HELD = _product(ORDERABLE, LINE_OPTION, LINE_NEEDS_OPTION, ORDERABLE_LEAD)
_OFFERED = _product(LINE_LEFT, case((NEEDS_OPTION, LINE_OPTION), else_=ProductOption.name), NEEDS_OPTION, LINE_LEAD)


def _with_joined(chosen: Select[Any]) -> Select[Any]:
    """Join the pictures of a line's product or option, and its vehicle."""
    return (
        beside_vehicle(chosen)
        .outerjoin(_FIRST, _FIRST.url == LINE_PICTURE)
        .outerjoin(_SECOND, Product.image_url2 == _SECOND.url)
    )


_BESIDE = select(Cart.id, Cart.status, *_LINE, *_HELD)
_CART = Prepared(
    _with_joined(
        _BESIDE.select_from(Cart)
        .outerjoin(CartItem, CartItem.cart_id == Cart.id)
        .outerjoin(Product, CartItem.product_id == Product.id)
        .outerjoin(ProductOption, CartItem.option_id == ProductOption.id)
    )
    .where(Cart.id == bindparam("cart"))
    .order_by(CartItem.created_at)
)
_ITEM = Prepared(
    _with_joined(
        _BESIDE.select_from(CartItem)
        .join(Cart, CartItem.cart_id == Cart.id)
        .join(Product, CartItem.product_id == Product.id)
        .outerjoin(ProductOption, CartItem.option_id == ProductOption.id)
    ).where(CartItem.id == bindparam("item"))
)
_SAME_LINE = (
    (CartItem.product_id == Product.id)
    & (CartItem.cart_id == bindparam("cart"))
    & CartItem.option_id.is_not_distinct_from(ProductOption.id)
)
_WANTED = Prepared(
    _with_joined(
        select(*_LINE, *_OFFERED)
        .select_from(Product)
        .outerjoin(
            ProductOption,
            and_(
                ProductOption.product_id == Product.id,
                ProductOption.id == bindparam("option"),
                ProductOption.shown == 1,
            ),
        )
        .outerjoin(CartItem, _SAME_LINE)
    ).where(Product.id == bindparam("product"), SHOWN)
)
_OPEN = Prepared(insert(Cart))
_ADD = Prepared(insert(CartItem))
_CHANGE = Prepared(
    update(CartItem)
    .where(CartItem.id == bindparam("item"))
    .values(quantity=bindparam("pieces"), unit_price=bindparam("price"), removed_option=null())
)
_NAME_VEHICLE = Prepared(
    update(CartItem)
    .where(CartItem.id == bindparam("item"))
    .values(
        model_id=bindparam("model"),
        vehicle_year=bindparam("of_year"),
        engine_id=bindparam("engine"),
        vehicle=bindparam("label"),
    )
)
_REMOVE = Prepared(delete(CartItem).where(CartItem.id == bindparam("item")))
_TOUCH = Prepared(update(Cart).where(Cart.id == bindparam("cart")).values(updated_at=bindparam("at")))
_NOBODY = {"user_id": None, "guest_token": None, "discount_id": None}
_NOTHING_NAMED = {"model_id": None, "vehicle_year": None, "engine_id": None, "vehicle": None}


def open_cart(session: Session) -> NewCart:
    """Write an empty cart."""
    cart, moment = NewCart(new_id(), ACTIVE), now()
    _OPEN.run(session, _NOBODY | {"id": cart.id, "status": ACTIVE, "created_at": moment, "updated_at": moment})
    return cart


def read_cart(session: Session, cart_id: str) -> tuple[str, list[InCart]] | None:
    """Return the status and the lines of a cart, or None if there is no such cart. The lines are in the order in which
    they were added.
    """
    rows = _CART.read(session, {"cart": cart_id})
    return (rows[0][1], [line_of(row) for row in rows if row[2]]) if rows else None


def read_item(session: Session, item_id: str) -> InCart | None:
    """Return a line by its id."""
    rows = _ITEM.read(session, {"item": item_id})
    return line_of(rows[0]) if rows else None


def read_wanted(
    session: Session, cart_id: str, product_id: str, option_id: str | None
) -> tuple[InShop, InCart | None] | None:
    """Return a product or its option, and its line in an active cart. Returns None without such a product."""
    rows = _WANTED.read(session, {"cart": cart_id, "product": product_id, "option": option_id})
    if not rows:
        return None
    line = line_of((cart_id, ACTIVE, *rows[0])) if rows[0][0] else None
    return product_of(rows[0][len(_LINE) :]), line


def add_item(session: Session, cart_id: str, product: InShop, quantity: int) -> InCart:
    """Write a line of a product that the cart does not hold."""
    line = InCart(new_id(), cart_id, ACTIVE, quantity, now(), product)
    columns = {"id": line.id, "cart_id": cart_id, "product_id": product.id, "quantity": quantity}
    columns |= {"option_id": product.option_id, "removed_option": None}
    _ADD.run(session, columns | _NOTHING_NAMED | {"unit_price": product.price, "created_at": line.created_at})
    _TOUCH.run(session, {"cart": cart_id, "at": line.created_at})
    return line


def change_item(session: Session, line: InCart, quantity: int) -> None:
    """Give a line a quantity, at its product's present price."""
    _CHANGE.run(session, {"item": line.id, "pieces": quantity, "price": line.product.price})
    _TOUCH.run(session, {"cart": line.cart_id, "at": now()})


def name_vehicle(session: Session, item_id: str, vehicle: Mapping[str, Any]) -> None:
    """Set the vehicle of a line. The mapping has `model`, `of_year` and `engine`, each None if not known, and the
    vehicle's name as `label`.
    """
    _NAME_VEHICLE.run(session, {"item": item_id, **vehicle})


def remove_item(session: Session, line: InCart) -> None:
    """Delete a line."""
    _REMOVE.run(session, {"item": line.id})
    _TOUCH.run(session, {"cart": line.cart_id, "at": now()})

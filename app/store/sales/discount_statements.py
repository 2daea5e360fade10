"""The SQL statements for the discount code of a cart. They run on the driver, like those of a checkout."""

from dataclasses import dataclass
from datetime import datetime
from decimal import Decimal

from sqlalchemy import bindparam, select, update
from sqlalchemy.orm import Session

from app.store.catalogue.categories import Category
from app.store.catalogue.products import Product
from app.store.database.base import now
from app.store.database.prepared import Prepared, Row
from app.store.sales.carts import Cart
from app.store.sales.discounts import Discount


@dataclass(frozen=True)
class HeldDiscount:
    """A code as it is now. `category` is the name of its category: None for all goods, "" for one that is gone."""

    id: str
    code: str
    kind: str
    value: int
    from_at: datetime | None
    to_at: datetime | None
    least: Decimal | None
    uses_left: int | None
    category: str | None
    active: bool


_COLUMNS = (
    Discount.id, Discount.code, Discount.kind, Discount.value, Discount.from_at, Discount.to_at, Discount.least,
    Discount.uses_left, Discount.category_id, Category.name, Discount.active
)  # fmt: skip
_OF_CART = Prepared(
    select(*_COLUMNS)
    .select_from(Cart)
    .outerjoin(Discount, Discount.id == Cart.discount_id)
    .outerjoin(Category, Category.id == Discount.category_id)
    .where(Cart.id == bindparam("cart"), Cart.discount_id.is_not(None))
)
_OF_CODE = Prepared(
    select(*_COLUMNS)
    .outerjoin(Category, Category.id == Discount.category_id)
    .where(Discount.code_folded == bindparam("folded"))
)
_ANY = Prepared(select(Discount.id).where(Discount.active == 1).limit(1))
_HOLD = Prepared(
    update(Cart).where(Cart.id == bindparam("cart")).values(discount_id=bindparam("held"), updated_at=bindparam("at"))
)
_TAKE_USE = Prepared(
    update(Discount)
    .where(Discount.id == bindparam("discount"), Discount.uses_left > 0)
    .values(uses_left=Discount.uses_left - 1)
)
_GIVE_BACK = Prepared(
    update(Discount).where(Discount.id == bindparam("discount")).values(uses_left=Discount.uses_left + 1)
)


def holds_code(session: Session, cart_id: str) -> tuple[bool, HeldDiscount | None]:
    """Return whether a cart has a code, and the code unless it was removed since."""
    rows = _OF_CART.read(session, {"cart": cart_id})
    return bool(rows), _held(rows[0]) if rows and rows[0][0] else None


def find_code(session: Session, folded: str) -> HeldDiscount | None:
    """Return the discount of a code."""
    rows = _OF_CODE.read(session, {"folded": folded})
    return _held(rows[0]) if rows else None


def has_codes(session: Session) -> bool:
    """Return whether there is a code that is switched on."""
    return bool(_ANY.read(session, {}))


def hold_code(session: Session, cart_id: str, discount_id: str | None) -> None:
    """Give a cart this code in place of its former one; None takes the code off."""
    _HOLD.run(session, {"cart": cart_id, "held": discount_id, "at": now()})


def take_use(session: Session, discount_id: str) -> bool:
    """Take one use in one guarded step, and return whether there was one. Only for a code with a number of uses."""
    return _TAKE_USE.run(session, {"discount": discount_id}).rowcount == 1


def give_use_back(session: Session, discount_id: str) -> None:
    """Give one use back. A code without a number of uses, or one that was removed, stays as it is."""
    _GIVE_BACK.run(session, {"discount": discount_id})


def list_category(session: Session, product_ids: list[str], category: str) -> set[str]:
    """Return those of the products that are in a category."""
    found = select(Product.id).where(Product.id.in_(product_ids), Product.category == category)
    return set(session.scalars(found))


def _held(row: Row) -> HeldDiscount:
    (found, code, kind, value, from_at, to_at, least, uses_left, category_id, category, active) = row
    begins, ends = (moment and datetime.fromisoformat(moment) for moment in (from_at, to_at))
    goods = None if least is None else Decimal(least).scaleb(-2)
    named = None if category_id is None else category or ""
    return HeldDiscount(found, code, kind, value, begins, ends, goods, uses_left, named, active == 1)

"""Carts and what lies in them."""

from datetime import datetime
from typing import Any

from sqlalchemy import (
    CheckConstraint,
    Connection,
    ForeignKey,
    Index,
    Integer,
    Text,
    case,
    event,
    func,
    select,
    text,
    update,
)
from sqlalchemy.orm import Mapped, mapped_column, relationship

from app.store.catalogue.product_options import LINE_LEAD, LINE_LEFT, NEEDS_OPTION, ProductOption
from app.store.catalogue.products import Product
from app.store.database.base import Base, Row, now
from app.store.database.types import UtcTime
from app.store.sales.sale_lines import GoodsLine

ACTIVE = "active"
ORDERED = "ordered"
WITHOUT_OPTION = text("option_id IS NULL")


class Cart(Row):
    """A guest's cart. It is `active` until its order is placed, and `ordered` from then on."""

    __tablename__ = "carts"
    __table_args__ = (
        CheckConstraint("status IN ('active', 'ordered')", "status"),
        Index("ix_carts_discount_id", "discount_id", sqlite_where=text("discount_id IS NOT NULL")),
    )

    user_id: Mapped[str | None] = mapped_column(ForeignKey("users.id", ondelete="SET NULL"))
    guest_token: Mapped[str | None] = mapped_column(Text)
    status: Mapped[str] = mapped_column(Text, default=ACTIVE)
    discount_id: Mapped[str | None] = mapped_column(Text)
    """Its code; no foreign key, because a removed one can be restored."""
    updated_at: Mapped[datetime] = mapped_column(UtcTime, default=now, index=True)

    items: Mapped[list["CartItem"]] = relationship(
        back_populates="cart", order_by="CartItem.created_at", passive_deletes=True
    )


class RemovedCarts(Base):
    """The number of removed carts that were opened on a day, filled and never ordered. The day ("2026-03-09") is in the
    workshop's time zone.
    """

    __tablename__ = "removed_carts"
    __table_args__ = ({"sqlite_with_rowid": False},)

    day: Mapped[str] = mapped_column(Text, primary_key=True)
    count: Mapped[int] = mapped_column(Integer)


class CartItem(GoodsLine, Row):
    """A product or an option in a cart. `unit_price` is its price when the line was last added to or changed.
    `removed_option` is the name of its option that is no longer offered.
    """

    __tablename__ = "cart_items"
    __table_args__ = (
        CheckConstraint("quantity > 0", "quantity"),
        Index(None, "cart_id", "product_id", "option_id", unique=True),
        Index("ix_cart_items_without_option", "cart_id", "product_id", unique=True, sqlite_where=WITHOUT_OPTION),
    )

    cart_id: Mapped[str] = mapped_column(ForeignKey("carts.id", ondelete="CASCADE"))
    product_id: Mapped[str] = mapped_column(ForeignKey("products.id", ondelete="CASCADE"), index=True)
    option_id: Mapped[str | None] = mapped_column(ForeignKey("product_options.id", ondelete="CASCADE"), index=True)
    removed_option: Mapped[str | None] = mapped_column(Text)
    model_id: Mapped[str | None] = mapped_column(ForeignKey("car_models.id", ondelete="SET NULL"))
    vehicle_year: Mapped[int | None] = mapped_column(Integer)
    engine_id: Mapped[str | None] = mapped_column(ForeignKey("car_engines.id", ondelete="SET NULL"))

    cart: Mapped[Cart] = relationship(back_populates="items")
    product: Mapped[Product] = relationship(lazy="joined")
    option: Mapped[ProductOption | None] = relationship()


LINE_OPTION = func.coalesce(ProductOption.name, CartItem.removed_option)
"""The name of a line's option, also of one that is no longer offered."""
LINE_NEEDS_OPTION = NEEDS_OPTION | (ProductOption.id.is_(None) & CartItem.removed_option.is_not(None))
"""True for a line whose option is no longer offered, even if the product has no others, and as in NEEDS_OPTION."""
ORDERABLE = case((LINE_NEEDS_OPTION, 0), else_=LINE_LEFT)
ORDERABLE_LEAD = case((LINE_NEEDS_OPTION, None), else_=LINE_LEAD)
"""As LINE_LEFT and LINE_LEAD, for a line that is in a cart."""


def _keep_lines(_mapper: Any, connection: Connection, option: ProductOption) -> None:
    """Keep the lines of an option that its owner removes. The cart then says that another one has to be chosen. One
    line of a product is enough: it names the options of the others, which go with these.
    """
    own = CartItem.option_id == option.id
    lines = update(CartItem).where(own).values(option_id=None, removed_option=option.name)
    connection.execute(lines.prefix_with("OR IGNORE"))
    stays = update(CartItem).where(
        CartItem.product_id == option.product_id,
        CartItem.option_id.is_(None),
        CartItem.cart_id.in_(select(CartItem.cart_id).where(own)),
    )
    names = func.coalesce(CartItem.removed_option + " and ", "") + option.name
    connection.execute(stays.values(removed_option=names))


event.listen(ProductOption, "before_delete", _keep_lines)

"""Orders with their lines, amounts and history."""

from datetime import datetime
from decimal import Decimal
from typing import TYPE_CHECKING, Any

from sqlalchemy import CheckConstraint, ForeignKey, Index, Integer, Text, text
from sqlalchemy.orm import Mapped, foreign, mapped_column, relationship

from app.store.catalogue.products import Product
from app.store.database.base import Base, Row, now
from app.store.database.types import Cents, SaleNumber, UtcTime
from app.store.sales.documents import RECEIPT, Document
from app.store.sales.payments import Payment, RefundItem
from app.store.sales.rate_taxes import ADDED, TaxesByRate
from app.store.sales.reduced import ReducedLine, ReducedSale
from app.store.sales.sale import OrderSale
from app.store.sales.sale_lines import GoodsLine

ERASED = "Erased"
"""The text that replaces the name and the address of a person who was erased."""
PENDING = "pending"
STATUSES = ("pending", "confirmed", "ready", "shipped", "completed", "cancelled")
CONFIRMED = "confirmed"
READY = "ready"
SHIPPED = "shipped"
COMPLETED = "completed"
CANCELLED = "cancelled"
NEXT_STATUSES: dict[str, tuple[str, ...]] = {
    PENDING: (CONFIRMED, CANCELLED),
    CONFIRMED: (READY, SHIPPED, CANCELLED),
    READY: (COMPLETED, CONFIRMED, CANCELLED),
    SHIPPED: (COMPLETED, CONFIRMED, CANCELLED),
    COMPLETED: (),
    CANCELLED: (),
}
"""From each status, the ones that may come next (CONTRACT.md, Orders and carts beyond their defaults)."""
CORRECTABLE = (PENDING, CONFIRMED)
"""The statuses in which an order can be corrected (CONTRACT.md, Corrections)."""
OTHER_WAY = {"delivery": READY, "collection": SHIPPED}
"""For each delivery method, the status that belongs to the other one."""
SHOP = "shop"
ADMIN = "desk"
TILL = "till"
"""Origin of an order: placed by the customer in the shop, entered by the owner, or sold over the counter."""
OF_TILL = text("source = 'till'")
"""The sales over the counter, in the words of their index."""
OWING = text("status <> 'cancelled' AND total > paid - refunded")
"""The orders of which not all was paid, in the words of their index: with a parameter it would not be used."""


class Order(OrderSale, TaxesByRate, ReducedSale, Row):
    """One placed order. A cart becomes at most one: `cart_id` is unique."""

    __tablename__ = "orders"
    __table_args__ = (
        CheckConstraint("status IN ('pending', 'confirmed', 'ready', 'shipped', 'completed', 'cancelled')", "status"),
        CheckConstraint("payment_method IN ('card', 'workshop', 'transfer')", "payment_method"),
        Index("ix_orders_owing", "created_at", sqlite_where=OWING),
        Index("ix_orders_till", "created_at", sqlite_where=OF_TILL),
        Index("ix_orders_discount_id", "discount_id", sqlite_where=text("discount_id IS NOT NULL")),
    )

    order_number: Mapped[int] = mapped_column(SaleNumber, unique=True)
    cart_id: Mapped[str] = mapped_column(ForeignKey("carts.id", ondelete="RESTRICT"), unique=True)
    contact_id: Mapped[str | None] = mapped_column(Text, index=True)
    """Its customer; no foreign key, and None for a sale without e-mail and phone."""
    customer_name: Mapped[str] = mapped_column(Text)
    customer_email: Mapped[str] = mapped_column(Text, index=True)
    customer_phone: Mapped[str | None] = mapped_column(Text)
    shipping_address: Mapped[str] = mapped_column(Text)
    subtotal: Mapped[Decimal] = mapped_column(Cents)
    tax: Mapped[Decimal] = mapped_column(Cents)
    total: Mapped[Decimal] = mapped_column(Cents)
    tax_rate: Mapped[str] = mapped_column(Text)
    tax_mode: Mapped[str] = mapped_column(Text, default=ADDED, server_default=ADDED)
    delivery_method: Mapped[str | None] = mapped_column(Text)
    delivery: Mapped[Decimal] = mapped_column(Cents, default=Decimal(0), server_default=text("0"))
    delivery_tax: Mapped[Decimal] = mapped_column(Cents, default=Decimal(0), server_default=text("0"))
    discount_code: Mapped[str | None] = mapped_column(Text)
    """None where no code took anything off."""
    discount_id: Mapped[str | None] = mapped_column(Text)
    discount: Mapped[Decimal] = mapped_column(Cents, default=Decimal(0), server_default=text("0"))
    """The shares of the lines, and the price of the delivery where the code is for that."""
    tracking: Mapped[str | None] = mapped_column(Text)
    delivered_at: Mapped[datetime | None] = mapped_column(UtcTime)
    terms_version: Mapped[int | None] = mapped_column(Integer)
    source: Mapped[str] = mapped_column(Text, default=SHOP, server_default=SHOP)
    payment_method: Mapped[str | None] = mapped_column(Text)
    """None in an order placed while no way of paying was set."""
    paid: Mapped[Decimal] = mapped_column(Cents, default=Decimal(0), server_default=text("0"))
    refunded: Mapped[Decimal] = mapped_column(Cents, default=Decimal(0), server_default=text("0"))
    """Updated, as `paid` is, with the rows of its payments."""
    stripe_payment_intent_id: Mapped[str | None] = mapped_column(Text)
    status: Mapped[str] = mapped_column(Text, default=PENDING, index=True)
    created_at: Mapped[datetime] = mapped_column(UtcTime, default=now, index=True)
    updated_at: Mapped[datetime] = mapped_column(UtcTime, default=now)

    items: Mapped[list["OrderItem"]] = relationship(order_by="OrderItem.position", passive_deletes=True)
    history: Mapped[list["OrderEvent"]] = relationship(order_by="OrderEvent.created_at", passive_deletes=True)
    documents: Mapped[list[Document]] = relationship(order_by=Document.issued_at, passive_deletes="all")
    payments: Mapped[list[Payment]] = relationship(order_by=Payment.created_at, passive_deletes="all")
    if TYPE_CHECKING:
        withdrawals: Mapped[list[Any]]
        """Put here by app/store/sales/withdrawals.py, which knows orders."""

    @property
    def is_erased(self) -> bool:
        """Return whether its person was erased."""
        return self.customer_name == ERASED and not self.customer_email

    @property
    def own_documents(self) -> list[Document]:
        """Return the documents that its customer may open. A receipt of a sale that was undone shows what never was."""
        if self.is_erased:
            return []
        undone = self.status == CANCELLED and not self.really_paid
        return [each for each in self.documents if not undone or each.kind != RECEIPT]

    @property
    def next_statuses(self) -> tuple[str, ...]:
        """Return the statuses that may follow the present one. An order with a delivery method only has the statuses of
        that method.
        """
        other = OTHER_WAY.get(self.delivery_method or "")
        return tuple(status for status in NEXT_STATUSES[self.status] if status != other)

    @property
    def withdrawal(self) -> Any:
        """Return the customer's open withdrawal, or else the last one, or None if there is none."""
        newest_first = self.withdrawals[::-1]
        return next((each for each in newest_first if each.is_open), next(iter(newest_first), None))

    @property
    def can_be_withdrawn(self) -> bool:
        """Return whether there is a contract left to withdraw from. There is none once it is cancelled, or its customer
        withdrew from the whole of it and that was not refused.
        """
        return self.status != CANCELLED and not any(each.ends_contract for each in self.withdrawals)

    @property
    def can_be_corrected(self) -> bool:
        """True while it has not left, and is not cancelled."""
        return self.status in CORRECTABLE

    @property
    def took_all(self) -> bool:
        """Return whether it took all of a product's stock, and holds it."""
        return self.status != CANCELLED and any(item.took_all for item in self.items)

    @property
    def steps(self) -> list["OrderEvent"]:
        """Return the history without events that are only a note and left the status unchanged."""
        before = [None, *(event.status for event in self.history)]
        return [event for event, status in zip(self.history, before, strict=False) if event.status != status]


class OrderItem(ReducedLine, GoodsLine, Base):
    """A line of an order. It outlives its product, so `product_id` is no foreign key. `vehicle`, `fit` and `fit_note`
    are the vehicle that the customer chose and the verdict that was shown.
    """

    __tablename__ = "order_items"
    __table_args__ = (
        CheckConstraint("quantity > 0", "quantity"),
        CheckConstraint("fit IN ('fits', 'fits_if', 'check', 'universal', 'unknown', 'no')", "fit"),
    )

    order_id: Mapped[str] = mapped_column(ForeignKey("orders.id", ondelete="CASCADE"), index=True)
    product_id: Mapped[str] = mapped_column(Text, index=True)
    position: Mapped[int] = mapped_column(Integer)
    product_name: Mapped[str] = mapped_column(Text)
    """With the name of its option, if it has one."""
    option_id: Mapped[str | None] = mapped_column(Text)
    option_name: Mapped[str | None] = mapped_column(Text)
    subtotal: Mapped[Decimal] = mapped_column(Cents)
    discount: Mapped[Decimal] = mapped_column(Cents, default=Decimal(0), server_default=text("0"))
    tax: Mapped[Decimal] = mapped_column(Cents, default=Decimal(0), server_default=text("0"))
    tax_rate: Mapped[str] = mapped_column(Text, default="", server_default=text("''"))
    """Empty for the order's own rate."""
    stock_left: Mapped[int | None] = mapped_column(Integer)
    to_order: Mapped[int] = mapped_column(Integer, default=0, server_default=text("0"))
    """Pieces that were beyond the stock and are to be ordered or made; the stock never had them."""
    lead_days: Mapped[int | None] = mapped_column(Integer)
    """The days until these are there, as the customer was told."""
    made_to_order: Mapped[int] = mapped_column(Integer, default=0, server_default=text("0"))
    """1 where the checkout said that this part cannot be withdrawn from."""
    fit: Mapped[str | None] = mapped_column(Text)
    fit_note: Mapped[str | None] = mapped_column(Text)

    returns: Mapped[list["OrderReturn"]] = relationship(passive_deletes=True)
    refunds: Mapped[list[RefundItem]] = relationship(passive_deletes=True)
    product: Mapped[Product | None] = relationship(
        primaryjoin=lambda: foreign(OrderItem.product_id) == Product.id, viewonly=True
    )

    @property
    def took_all(self) -> bool:
        """Return whether nothing of the product was left when it was ordered."""
        return self.stock_left == 0

    @property
    def returned(self) -> int:
        """Return the number of pieces that were returned."""
        return sum(each.quantity for each in self.returns)

    @property
    def refunded(self) -> int:
        """Return the number of pieces that refunds were for."""
        return sum(each.quantity for each in self.refunds)

    @property
    def from_stock(self) -> int:
        """Return the pieces that were taken from stock and are not back. Returned pieces count as these first."""
        return max(0, self.quantity - self.to_order - self.returned)

    @property
    def image_url(self) -> str | None:
        """The picture of the product, while the shop still has it."""
        return self.product.image_url if self.product else None

    @property
    def place(self) -> str | None:
        """The place of the product in the store, while the shop still has it."""
        return self.product.place if self.product else None


class OrderReturn(Row):
    """Pieces of a line that were returned after the order was completed."""

    __tablename__ = "order_returns"
    __table_args__ = (CheckConstraint("quantity > 0", "quantity"),)

    item_id: Mapped[str] = mapped_column(ForeignKey("order_items.id", ondelete="CASCADE"), index=True)
    quantity: Mapped[int] = mapped_column(Integer)


class OrderEvent(Row):
    """One change of an order, with the new status and the owner's note."""

    __tablename__ = "order_events"

    order_id: Mapped[str] = mapped_column(ForeignKey("orders.id", ondelete="CASCADE"), index=True)
    status: Mapped[str] = mapped_column(Text)
    note: Mapped[str | None] = mapped_column(Text)

"""Earlier sales, found by the number of their receipt, of which pieces come back over the counter."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from decimal import Decimal

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from app import practice
from app.config import Config
from app.contract.sales.till_days import EarlierSaleView, SoldLineView
from app.shop.base.errors import Conflict, NotFound
from app.shop.base.money import part_of
from app.shop.sales.documents.content import DocumentLine
from app.shop.sales.documents.returned import take_back_and_credit
from app.shop.sales.orders.admin_orders import get_unchanged
from app.shop.sales.orders.returns import TOO_MANY, find_item
from app.shop.sales.payments.pieces import add_up
from app.shop.sales.payments.refund import Pieces, Refund
from app.shop.sales.payments.refunding import AN_ORDER, refund_sale
from app.shop.sales.till.days import get_open_day
from app.store.database.base import db
from app.store.database.sqlite import write
from app.store.sales.documents import CREDIT_NOTE, Document
from app.store.sales.orders import COMPLETED, Order, OrderItem
from app.store.sales.rate_taxes import ADDED, NOTHING

NOT_FOUND = "No sale has the number {}. It is on the receipt, such as 2026-0001, or the order's, such as 1001."
NOT_COMPLETED = "Order {} is {}: change it under Orders"
REASON = "Taken back at the counter"


def find_sale(session: Session, number: str) -> Order:
    """Return the order of a number: of a document, of an order, or of a refund of it. Raises NotFound."""
    wanted = number.strip().removeprefix("#").strip()
    named = Document.series + func.printf("%04d", Document.number)
    by_document = select(Order).join(Document, Document.order_id == Order.id).where(named == wanted)
    found = session.scalars(by_document.order_by(Document.issued_at.desc()).limit(1)).first()
    by_order = re.fullmatch(r"([0-9]{1,18})(-R[0-9]+)?", practice.without_series(wanted), re.IGNORECASE)
    if found is None and by_order:
        found = session.scalar(select(Order).where(Order.order_number == int(by_order[1])))
    if found is None:
        raise NotFound(NOT_FOUND.format(number))
    return found


def describe_sale(order: Order) -> EarlierSaleView:
    """Return an order with the pieces that can still come back."""
    lines = [
        SoldLineView(
            id=item.id,
            name=item.product_name,
            quantity=item.quantity,
            left=_left(item),
            price=_price_back(order, item, _left(item)),
        )
        for item in order.items
    ]
    return EarlierSaleView.from_row(order, order_number=str(order.order_number), lines=lines)


@dataclass(frozen=True)
class TakenBack:
    """Pieces that come back, and how they are paid back. `seen` is the order's last change as the screen knows it."""

    pieces: Pieces
    method: str
    reason: str
    restock: bool
    seen: datetime

    @property
    def note(self) -> str:
        """Return the reason as the order keeps it."""
        return f"{REASON}: {self.reason}" if self.reason else REASON


@dataclass(frozen=True)
class PaidBack:
    """Pieces that came back with their amounts. `credit_note` is the one that was issued, where there is an invoice."""

    order: Order
    lines: Sequence[DocumentLine]
    credit_note: Document | None

    @property
    def amount(self) -> Decimal:
        """Return what was paid back."""
        return sum((line.gross for line in self.lines), NOTHING)


def take_back_pieces(config: Config, order_id: str, back: TakenBack) -> PaidBack:
    """Pay pieces of a completed order back at their price. Raises NotFound, and Conflict without an open day, for an
    order that is not completed or changed, for more pieces than can come back and for more money than was paid.
    """
    get_open_day(db.session())
    order = get_unchanged(db.session(), order_id, back.seen)
    if order.status != COMPLETED:
        raise Conflict(NOT_COMPLETED.format(order.order_number, order.status))
    known = {each.id for each in order.documents}
    pieces = list(add_up(back.pieces).items())
    paid = PaidBack(order, [_line_back(order, *piece) for piece in pieces], None)
    if not paid.amount:
        with write() as session:
            order = take_back_and_credit(session, order_id, pieces, back.note, back.seen)
    else:
        refund = Refund(paid.amount, back.method, back.note, pieces, back.restock)
        order = refund_sale(config, AN_ORDER, order_id, refund, back.seen)
    issued = (each for each in order.documents if each.kind == CREDIT_NOTE and each.id not in known)
    return replace(paid, order=order, credit_note=next(issued, None))


def _left(item: OrderItem) -> int:
    return item.quantity - max(item.refunded, item.returned)


def _line_back(order: Order, item_id: str, quantity: int) -> DocumentLine:
    item = find_item(order, item_id)
    if quantity > _left(item):
        left = f"Only {_left(item)}" if _left(item) else "None"
        raise Conflict(TOO_MANY.format(left, item.product_name))
    gross = _price_back(order, item, quantity)
    tax = part_of(item.tax, item.quantity, item.quantity - _left(item), quantity)
    return DocumentLine(item.product_name, quantity, item.tax_rate or order.tax_rate, gross - tax, tax)


def _price_back(order: Order, item: OrderItem, quantity: int) -> Decimal:
    """Return what so many pieces cost, tax included. All pieces together cost what their line did."""
    before = item.quantity - _left(item)
    paid = item.charged + (item.tax if order.tax_mode == ADDED else 0)
    return part_of(paid, item.quantity, before, quantity)

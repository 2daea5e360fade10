"""The price history of each product: the prices that customers paid, and from when on."""

from collections import defaultdict
from collections.abc import Collection
from datetime import datetime
from decimal import Decimal

from sqlalchemy import DDL, ForeignKey, event, select
from sqlalchemy.orm import Mapped, Session, mapped_column

from app.store.catalogue.products import Product
from app.store.database.base import Base
from app.store.database.types import Cents, UtcTime

AT_ONCE = 5000
"""Ids in one query: SQLite takes 32,766 values at most."""


class PriceStep(Base):
    """A price that customers pay from a moment on, until the next step. Of a product with options, it is the lowest.
    `prior` is the prior price of a sale, None for the plain price. The steps of a sale that is to come are written in
    advance. A product whose price never changed has none.
    """

    __tablename__ = "price_history"

    product_id: Mapped[str] = mapped_column(ForeignKey("products.id", ondelete="CASCADE"), primary_key=True)
    from_at: Mapped[datetime] = mapped_column(UtcTime, primary_key=True)
    price: Mapped[Decimal] = mapped_column(Cents)
    prior: Mapped[Decimal | None] = mapped_column(Cents)


_NOW = "strftime('%Y-%m-%dT%H:%M:%f000Z', 'now')"
_COUNTS = "new.sale_price < new.sale_prior AND new.sale_price < new.price"
_RUNS = f"{_COUNTS} AND new.sale_from <= {_NOW} AND new.sale_to > {_NOW}"
_ADD = "INSERT OR REPLACE INTO price_history (product_id, from_at, price, prior)"
_LOWEST = "min({0}.price, coalesce({0}.price_from, {0}.price))"
_COLUMNS = "price_from", "sale_price", "sale_from", "sale_to", "sale_prior"
_CHANGED = " OR ".join(["old.price <> new.price", *(f"old.{each} IS NOT new.{each}" for each in _COLUMNS)])
TRIGGER = (
    f"CREATE TRIGGER price_noted AFTER UPDATE OF price, {', '.join(_COLUMNS)} ON products WHEN {_CHANGED} BEGIN"  # noqa: S608 -- our own words
    f" {_ADD} SELECT new.id, old.created_at, {_LOWEST.format('old')}, NULL"
    " WHERE NOT EXISTS (SELECT 1 FROM price_history WHERE product_id = new.id);"
    f" DELETE FROM price_history WHERE product_id = new.id AND from_at > {_NOW};"
    f" {_ADD} SELECT new.id, {_NOW}, CASE WHEN {_RUNS} THEN new.sale_price ELSE {_LOWEST.format('new')} END,"
    f" CASE WHEN {_RUNS} THEN new.sale_prior END;"
    f" {_ADD} SELECT new.id, new.sale_from, new.sale_price, new.sale_prior"
    f" WHERE {_COUNTS} AND new.sale_from > {_NOW};"
    f" {_ADD} SELECT new.id, new.sale_to, {_LOWEST.format('new')}, NULL WHERE {_COUNTS} AND new.sale_to > {_NOW}; END"
)
"""A trigger, because a form, a file, a bulk edit and an undo change prices each in their own way. The first change also
notes the price that held until then.
"""
event.listen(
    Product.__table__,
    "after_create",
    DDL(TRIGGER.replace("%", "%%")),  # type: ignore[no-untyped-call]  # untyped there
)


def read_steps(session: Session, ids: Collection[str], until: datetime) -> dict[str, list[PriceStep]]:
    """Return the steps of products until a moment, the oldest first. A stored product without any has the step of its
    first price. What the session has not written yet is left out.
    """
    wanted, steps = list(ids), defaultdict[str, list[PriceStep]](list)
    with session.no_autoflush:
        for start in range(0, len(wanted), AT_ONCE):
            _read(session, wanted[start : start + AT_ONCE], until, steps)
    return steps


def _read(session: Session, ids: list[str], until: datetime, steps: defaultdict[str, list[PriceStep]]) -> None:
    chosen = select(PriceStep.product_id, PriceStep.from_at, PriceStep.price, PriceStep.prior)
    chosen = chosen.where(PriceStep.product_id.in_(ids), PriceStep.from_at <= until).order_by(PriceStep.from_at)
    for product_id, from_at, price, prior in session.execute(chosen):
        steps[product_id].append(PriceStep(product_id=product_id, from_at=from_at, price=price, prior=prior))
    first = select(Product.id, Product.created_at, Product.price).where(Product.id.in_(ids))
    for product_id, created_at, price in session.execute(first):
        if not steps[product_id]:
            steps[product_id].append(PriceStep(product_id=product_id, from_at=created_at, price=price, prior=None))

"""A person's requests for an e-mail when a part is back in stock."""

from collections.abc import Callable, Sequence

from sqlalchemy import select
from sqlalchemy.orm import Session

from app.shop.system.privacy.person import Named
from app.store.catalogue.stock_waits import StockWait


def find_waits(session: Session, fits: Callable[[Named], bool]) -> Sequence[StockWait]:
    """Return the requests of whom the rows must fit, newest first."""
    columns = (StockWait.id, StockWait.created_at, StockWait.email)
    ids = [row.id for row in session.execute(select(*columns)) if fits(Named("stock-wait", *row))]
    return session.scalars(select(StockWait).where(StockWait.id.in_(ids)).order_by(StockWait.created_at.desc())).all()

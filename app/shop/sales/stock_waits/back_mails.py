"""Mails to those who wait for a part that is back in stock."""

from datetime import datetime, timedelta

from sqlalchemy import ColumnElement, and_, or_, select
from sqlalchemy.orm import Session

from app.shop.base.settings.settings import read_settings
from app.shop.sales.mail import stock_texts
from app.shop.sales.mail.outbox import make_row, write_rows
from app.store.catalogue.product_options import WAITED_LEFT, ProductOption, page_of
from app.store.catalogue.products import Product
from app.store.catalogue.stock_waits import StockWait

SETTLED = timedelta(minutes=1)
"""Time that a stock must have held: an owner's slip is undone before anybody reads of it."""
AT_ONCE = 100
"""Mails that are written in one transaction."""
_OF_OPTION = StockWait.option_id == ProductOption.id
_DUE = select(StockWait).join(Product, StockWait.product_id == Product.id).outerjoin(ProductOption, _OF_OPTION)


def somebody_is_due(session: Session, moment: datetime) -> bool:
    """Return whether somebody can be told of a part now."""
    if session.scalar(_DUE.with_only_columns(StockWait.id).where(_is_due(moment)).limit(1)) is None:
        return False
    settings = read_settings(session)
    return settings.tells_when_back and settings.sells_parts and not settings.closed


def tell(session: Session, moment: datetime) -> None:
    """Write the mail to each who waits for a part that can be ordered, and remove the request."""
    settings = read_settings(session)
    due = _DUE.where(_is_due(moment)).order_by(StockWait.created_at).limit(AT_ONCE)
    for wait in session.scalars(due).all():
        page = f"{settings.public_url}/shop/{wait.part.slug}"
        text = stock_texts.back_in_stock(wait.product, page_of(page, wait.option_id))
        row = make_row(stock_texts.BACK_KIND, wait.email, "", settings, text)
        write_rows(session, [row | {"once_key": f"{stock_texts.BACK_KIND}:{wait.id}"}])
        session.delete(wait)


def _is_due(moment: datetime) -> ColumnElement[bool]:
    held = or_(Product.stock_moved_at.is_(None), Product.stock_moved_at <= moment - SETTLED)
    return and_(StockWait.confirmed_at.is_not(None), WAITED_LEFT > 0, held)

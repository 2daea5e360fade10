"""Requests for a mail when a part is back in stock: made, confirmed, removed and forgotten."""

import hashlib
import secrets
from datetime import datetime, timedelta

from sqlalchemy import ColumnElement, delete, select
from sqlalchemy.orm import Session

from app.shop.base.errors import Conflict
from app.shop.base.settings.settings import NO_SHOP, read_settings, refuse_closed
from app.shop.catalogue.products.catalogue import get_shown_product
from app.shop.catalogue.products.chosen_option import get_shown_option, lead_of, left_of, line_name
from app.shop.sales.mail import stock_texts
from app.shop.sales.mail.cap import hold_back
from app.shop.sales.mail.outbox import make_row, write_rows
from app.store.catalogue.stock_waits import StockWait
from app.store.database.base import now

PATH = "/back-in-stock"
TOKEN_BYTES = 32
CONFIRM_DAYS, WAIT_DAYS = 2, 90
"""Days after which a request is removed: one that was not confirmed, and any other."""
NOT_OFFERED = "We cannot send you this e-mail at the moment. Please ask us about this part instead."
CAN_BE_ORDERED = "You can order this part now."


def ask(session: Session, product_id: str, email: str, option_id: str | None = None) -> None:
    """Store the request and write the mail that asks to confirm it. An address that is known for the part gets another
    link to its request. Without an option, any option of the part will do. A closed shop takes requests for what is
    sold out. Raises NotFound, and Conflict if the part can be ordered, now or when the shop opens again, if no mail can
    be sent, and where the business sells no parts.
    """
    settings = read_settings(session)
    if not settings.sells_parts:
        raise Conflict(NO_SHOP)
    product = get_shown_product(session, product_id)
    option = get_shown_option(session, product, option_id) if option_id else None
    if not settings.tells_when_back:
        raise Conflict(NOT_OFFERED)
    if left_of(product, option) or lead_of(product, option) is not None:
        refuse_closed(settings)
        raise Conflict(CAN_BE_ORDERED)
    token = secrets.token_urlsafe(TOKEN_BYTES)
    _store(session, product_id, option_id, email.lower(), token)
    text = stock_texts.confirm_wait(line_name(product, option), f"{settings.public_url}{PATH}/{token}", CONFIRM_DAYS)
    rows = [make_row(stock_texts.CONFIRM_KIND, email, "", settings, text)]
    hold_back(session, rows, settings.visitor_mails_per_hour, now())
    write_rows(session, rows)


def find_wait(session: Session, token: str) -> StockWait | None:
    """Return the request that a mail's link opens, or None."""
    return session.scalar(select(StockWait).where(StockWait.token_hash == _hash(token)))


def confirm(session: Session, token: str) -> None:
    """Confirm a request, once."""
    wait = find_wait(session, token)
    if wait and wait.confirmed_at is None:
        wait.confirmed_at = now()


def stop(session: Session, token: str) -> None:
    """Remove a request, with its address."""
    session.execute(delete(StockWait).where(StockWait.token_hash == _hash(token)))


def is_expired(moment: datetime) -> ColumnElement[bool]:
    """Return the condition for requests that are removed by then."""
    asked_before = (StockWait.created_at < moment - timedelta(days=days) for days in (CONFIRM_DAYS, WAIT_DAYS))
    unconfirmed, old = asked_before
    return old | (StockWait.confirmed_at.is_(None) & unconfirmed)


def forget_waits(session: Session, moment: datetime) -> None:
    """Remove the requests that have expired."""
    session.execute(delete(StockWait).where(is_expired(moment)))


def _store(session: Session, product_id: str, option_id: str | None, email: str, token: str) -> None:
    of = StockWait.product_id == product_id, StockWait.option_id.is_not_distinct_from(option_id)
    known = session.scalar(select(StockWait).where(*of, StockWait.email == email))
    if known is None:
        wanted = {"product_id": product_id, "option_id": option_id}
        session.add(StockWait(**wanted, email=email, token_hash=_hash(token)))
        return
    known.token_hash = _hash(token)
    if known.confirmed_at is None:
        known.created_at = now()


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()

"""Receipt of customers' statements of withdrawal. A statement is never refused for being late or for naming no order,
and the sender never learns whether such an order exists.
"""

import hashlib
import re
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from app import practice
from app.contract.base.fields import is_id
from app.contract.sales.withdrawals import WithdrawalBody
from app.shop.sales.mail.withdrawal_mails import write_withdrawal_mails
from app.shop.sales.withdrawals.refund import refund_of
from app.shop.sales.withdrawals.sentence import Items, say
from app.store.base.folding import fold
from app.store.database.base import now
from app.store.database.types import show_number
from app.store.sales.orders import Order
from app.store.sales.withdrawals import BY_LINK, BY_MAIL, UNVERIFIED, Withdrawal

SAME_WITHIN = timedelta(hours=24)
"""The time in which the same statement is a repetition."""
TOKEN_BYTES = 32
NUMBER = re.compile(r"(?:order|number|no\.?|#|\s)*([0-9]{1,18})\.?", re.IGNORECASE)
"""An order's number as customers write it: "1009", "#1009", "Order no. 1009"."""


@dataclass(frozen=True)
class Statement:
    """A customer's statement. `order_id` is set only if it was sent from the order's own page."""

    name: str
    email: str
    order: str
    items: Items = None
    order_id: str | None = None

    @property
    def sentence(self) -> str:
        """The statement in one sentence."""
        return say(self.name, self.order, self.items)


@dataclass(frozen=True)
class Received:
    """A stored statement; `new` if it was stored just now."""

    withdrawal: Withdrawal
    new: bool


def read_statement(session: Session, name: str, email: str, order: str, items: Items) -> Statement:
    """Return the statement. If `order` is an order's id, it is replaced by the order's number."""
    stated = Statement(name, email, order, items)
    found = session.get(Order, order.lower()) if is_id(order) else None
    return replace(stated, order=str(found.order_number), order_id=found.id) if found else stated


def plain_items(body: WithdrawalBody) -> Items:
    """Return the named parts as they are stored."""
    return [item.model_dump() for item in body.items] if body.items else None


def take_in(session: Session, stated: Statement) -> Received:
    """Store a statement and write the mails about it. If the same statement was received within the last 24 hours, the
    stored one is returned.
    """
    moment = now()
    known = _find_same(session, stated, moment)
    if known:
        _verify_by_link(known, stated)
        return Received(known, new=False)
    token = secrets.token_urlsafe(TOKEN_BYTES)
    withdrawal = _store(session, stated, moment, token)
    token_to_prove = None if stated.order_id else token
    write_withdrawal_mails(session, withdrawal, stated.sentence, token_to_prove, refund_of(withdrawal))
    return Received(withdrawal, new=True)


def find_by_token(session: Session, token: str) -> Withdrawal | None:
    """Return the withdrawal that was acknowledged with this token, or None."""
    return session.scalar(select(Withdrawal).where(Withdrawal.token_hash == _hash(token)))


def verify_by_mail(session: Session, token: str) -> None:
    """Note that the acknowledgement's link was opened."""
    found = find_by_token(session, token)
    if found and found.verified_by == UNVERIFIED:
        found.verified_by = BY_MAIL


def _find_same(session: Session, stated: Statement, moment: datetime) -> Withdrawal | None:
    recent = select(Withdrawal).where(Withdrawal.received_at > moment - SAME_WITHIN)
    return next((each for each in session.scalars(recent) if _key(stated) == _stored_key(each)), None)


def _key(stated: Statement) -> tuple[object, ...]:
    return fold(stated.name), fold(stated.email), _order_key(stated.order), stated.items


def _stored_key(withdrawal: Withdrawal) -> tuple[object, ...]:
    return fold(withdrawal.name), fold(withdrawal.email), _order_key(withdrawal.order_text), withdrawal.items


def _order_key(text: str) -> str:
    return str(_number_in(text) or fold(text))


def _number_in(text: str) -> int:
    """The order's number that a text is, 0 for another text."""
    number = NUMBER.fullmatch(practice.without_series(text.strip()))
    return int(number[1]) if number else 0


def _store(session: Session, stated: Statement, moment: datetime, token: str) -> Withdrawal:
    greatest = session.scalar(select(func.max(Withdrawal.reference))) or 0
    withdrawal = Withdrawal(
        reference=show_number(greatest + 1),
        received_at=moment,
        name=stated.name,
        email=stated.email,
        order_text=stated.order,
        order_id=stated.order_id or _meant_order(session, stated),
        items=stated.items,
        verified_by=BY_LINK if stated.order_id else UNVERIFIED,
        token_hash=None if stated.order_id else _hash(token),
    )
    session.add(withdrawal)
    session.flush()
    return withdrawal


def _meant_order(session: Session, stated: Statement) -> str | None:
    """The order of that number, if the e-mail address is its customer's."""
    wanted = select(Order.id, Order.customer_email).where(Order.order_number == _number_in(stated.order))
    found: Sequence[str] | None = session.execute(wanted).one_or_none()
    return found[0] if found and fold(found[1]) == fold(stated.email) else None


def _verify_by_link(known: Withdrawal, stated: Statement) -> None:
    if stated.order_id and known.verified_by != BY_LINK:
        known.verified_by, known.order_id = BY_LINK, stated.order_id


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()

"""Mails of an order's steps: written, stopped or rewritten while waiting."""

from collections.abc import Callable, Sequence
from datetime import timedelta

from sqlalchemy import select
from sqlalchemy.orm import Session

from app.shop.base.settings.settings import Settings, read_settings
from app.shop.sales.mail import texts
from app.shop.sales.mail.layout import write_html, write_text
from app.shop.sales.mail.outbox import customer_status, to_customer, write_rows
from app.shop.sales.mail.texts import MailText
from app.store.customers.mails import BY_HAND, DONE, FAILED, WAITING, Mail
from app.store.database.base import now
from app.store.sales.orders import COMPLETED, READY, SHIPPED, Order

PAUSE = timedelta(seconds=10)
"""Delay of a step's mail, so that a step taken by mistake can be undone unseen."""
STEP_TEXTS: dict[str, Callable[[Order, Settings], MailText]] = {
    READY: texts.order_ready,
    SHIPPED: texts.order_shipped,
    "cancelled": texts.order_cancelled,
}
"""The steps for which the customer gets a mail."""
TRACKING = "order-tracking"
OF_STEPS: dict[str, Callable[[Order, Settings], MailText]] = {
    TRACKING: texts.order_tracking,
} | {f"order-{status}": text for status, text in STEP_TEXTS.items()}
"""The kinds that a newer step's mail replaces: never the confirmation, which is the customer's contract."""
TEXTS = {"order-received": texts.order_received} | OF_STEPS
UNSENT = (WAITING, BY_HAND, FAILED)
NOT_SENT = "Not sent: the step was undone."
TRACKING_GONE = "Not sent: the tracking was removed again."
SUPERSEDED = "Not sent: a newer e-mail about this order was sent instead."
NO_ADDRESS = "Not sent: the order has no e-mail address any more."
STOPPED = "Step undone. Its e-mail was stopped; the customer was not told."
SAID = "Step undone. The customer had already been told by e-mail."
UNTOLD = "Step undone."


def write_step_mail(session: Session, order: Order) -> None:
    """Write the customer's mail about the order's last step, if that step has one. It is sent after a pause."""
    text = STEP_TEXTS.get(order.status)
    if text:
        _write(session, order, f"order-{order.status}", text)


def take_back_step_mails(session: Session, order: Order) -> str:
    """Stop the mails of the order's present step, which is about to be undone. Returns a sentence that states whether
    the customer has already been informed.
    """
    mails = _mails(session, order, f"order-{order.status}", TRACKING)
    waiting = [mail for mail in mails if mail.status in UNSENT]
    for mail in mails:
        # The step may come again, and then has a mail again.
        mail.once_key = None
    _stop(waiting, NOT_SENT)
    if any(mail.status != DONE or mail.last_error not in {NOT_SENT, SUPERSEDED} for mail in mails):
        return SAID
    if waiting:
        _wait_again(session, order)
    return STOPPED if waiting else UNTOLD


def stop_step_mails(session: Session, order: Order) -> None:
    """Stop the waiting mails about the order's steps, because a newer mail replaces them. The mails that go on waiting,
    such as the confirmation, are rewritten so that they do not ask for money that is no longer due.
    """
    _stop([mail for mail in _mails(session, order, *OF_STEPS) if mail.status in UNSENT], SUPERSEDED)
    rewrite_unsent(session, order)


def tell_tracking(session: Session, order: Order) -> None:
    """Send the order's tracking to the customer. It is added to the mail of the step, or sent in a separate mail if
    that one has already been sent.
    """
    rewrite_unsent(session, order)
    own = [mail for mail in _mails(session, order, TRACKING) if mail.status in UNSENT]
    if not order.tracking:
        _stop(own, TRACKING_GONE)
    elif order.status in {SHIPPED, COMPLETED} and not own and not _is_step_unsent(session, order):
        _write(session, order, TRACKING, texts.order_tracking)


def rewrite_unsent(session: Session, order: Order) -> None:
    """Update the order's unsent mails to its present state, with their text and their recipient."""
    settings = read_settings(session)
    unsent = [mail for mail in _mails(session, order, *TEXTS) if mail.status in UNSENT]
    if not order.customer_email:
        _stop(unsent, NO_ADDRESS)
        return
    for mail in unsent:
        mail.subject, sheet = TEXTS[mail.kind](order, settings)
        mail.body_text, mail.body_html = (write_text(sheet, settings), write_html(sheet, settings))
        mail.to_address, mail.to_name = order.customer_email, order.customer_name


def _write(session: Session, order: Order, kind: str, text: Callable[[Order, Settings], MailText]) -> None:
    settings = read_settings(session)
    # The tracking may change more than once, and each change has a mail.
    key = {"once_key": None} if kind == TRACKING else {}
    rows = to_customer(kind, order, settings, text(order, settings))
    if rows and kind != TRACKING:
        stop_step_mails(session, order)
    write_rows(session, [row | {"due_at": now() + PAUSE} | key for row in rows])


def _wait_again(session: Session, order: Order) -> None:
    """Queue the mails again that the stopped mail had replaced."""
    settings = read_settings(session)
    for mail in _mails(session, order, *TEXTS):
        if mail.status == DONE and mail.last_error == SUPERSEDED:
            mail.status, mail.due_at = customer_status(settings), now()
            mail.last_error, mail.sent_at = None, None
    rewrite_unsent(session, order)


def _mails(session: Session, order: Order, *kinds: str) -> Sequence[Mail]:
    return session.scalars(select(Mail).where(Mail.order_id == order.id, Mail.kind.in_(kinds))).all()


def _is_step_unsent(session: Session, order: Order) -> bool:
    return any(mail.status in UNSENT for mail in _mails(session, order, f"order-{SHIPPED}"))


def _stop(mails: Sequence[Mail], reason: str) -> None:
    for mail in mails:
        mail.status, mail.last_error, mail.sent_at = DONE, reason, now()

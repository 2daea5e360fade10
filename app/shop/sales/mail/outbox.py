"""The outbox, which stores each mail in the transaction of the event that causes it. An order without its mail cannot
exist, nor a mail without its order, and nobody waits for a mail server.

If no server is set, a customer's mail waits until the owner sends it by hand; the owner's own alerts are not written,
because nothing could send them.
"""

from datetime import datetime
from typing import Any

from sqlalchemy import select
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.orm import Session

from app.shop.base.settings.settings import Settings, read_settings
from app.shop.sales.mail import links, owner_texts, texts
from app.shop.sales.mail.cap import HOUR, SUMMED, hold_back
from app.shop.sales.mail.layout import write_html, write_text
from app.shop.sales.mail.message import can_be_written
from app.shop.sales.mail.server import is_mail_set_up, owner_of
from app.shop.sales.mail.summary import count_summed, summary, waiting_summary
from app.shop.sales.mail.texts import MailText
from app.store.catalogue.product_options import LINE_AVAILABLE, LINE_NAME, ProductOption
from app.store.catalogue.products import ENDS_WITH_STOCK, LOW_STOCK, Product
from app.store.customers.enquiries import Enquiry
from app.store.customers.mails import ALERTS_SUMMED, BY_HAND, WAITING, Mail
from app.store.database.base import new_id, now
from app.store.database.prepared import Prepared
from app.store.sales.orders import SHOP
from app.store.sales.placing import AnyOrder

_ADD = Prepared(insert(Mail).on_conflict_do_nothing(index_elements=["once_key"]))

_UNSENT = {"attempts": 0, "sent_at": None, "last_error": None}

Row = dict[str, Any]


def write_order_mails(session: Session, order: AnyOrder, settings: Settings) -> None:
    """Write the mails about a new order. The customer gets a confirmation, and the owner gets alerts about the order
    and about low stock.
    """
    rows = to_customer("order-received", order, settings, texts.order_received(order, settings))
    if order.source == SHOP:
        alert = owner_texts.new_order(order, links.back_office(session))
        rows += rows_to_owner("new-order", settings, alert, order_id=order.id, reply_to=order.customer_email)
    if _tells_owner(settings):
        rows += _low_stock(session, order, settings, now())
    if order.source == SHOP:
        hold_back(session, rows, settings.visitor_mails_per_hour, now())
    write_rows(session, rows)


def write_enquiry_mails(session: Session, enquiry: Enquiry) -> None:
    """Write the mails about a new enquiry. Its sender gets a confirmation, and the owner gets an alert that it needs an
    answer.
    """
    # The enquiry's row must be there before a mail can name it.
    session.flush()
    settings = read_settings(session)
    text = texts.enquiry_received(enquiry, settings)
    alert = owner_texts.new_enquiry(enquiry, links.back_office(session))
    about = {"inquiry_id": enquiry.id, "status": customer_status(settings)}
    rows = [make_row("enquiry-received", enquiry.email, enquiry.name, settings, text) | about]
    rows += rows_to_owner("new-enquiry", settings, alert, inquiry_id=enquiry.id, reply_to=enquiry.email)
    hold_back(session, rows, settings.visitor_mails_per_hour, now())
    write_rows(session, rows)


def write_question_mail(session: Session, enquiry: Enquiry) -> None:
    """Write an alert to the owner about a question on a quote or a job. The customer sees the question on the page, so
    no mail confirms it. The owner's reply to the alert goes to the customer.
    """
    settings = read_settings(session)
    about = {"inquiry_id": enquiry.id, "quote_id": enquiry.quote_id, "job_id": enquiry.job_id}
    alert = owner_texts.new_question(enquiry, links.back_office(session))
    alerts = rows_to_owner("new-enquiry", settings, alert, reply_to=enquiry.email or None)
    rows = [row | about for row in alerts]
    hold_back(session, rows, settings.visitor_mails_per_hour, now())
    write_rows(session, rows)


def to_customer(kind: str, order: AnyOrder, settings: Settings, text: MailText, again: str = "") -> list[Row]:
    """Return the rows of a mail to an order's customer. The list is empty for a customer without an e-mail address, as
    in an order taken by phone.
    """
    if not order.customer_email:
        return []
    about = {"order_id": order.id, "status": customer_status(settings), "once_key": f"{kind}:{order.id}{again}"}
    return [make_row(kind, order.customer_email, order.customer_name, settings, text) | about]


def rows_to_owner(
    kind: str, settings: Settings, text: MailText, *, reply_to: str | None = None, **about: Any
) -> list[Row]:
    """Return the rows of an alert to the owner, or an empty list if no server sends mail. `reply_to` is the address of
    the customer concerned; it is left out if no mail can be sent to it, since the alert could not be sent with it.
    """
    if not _tells_owner(settings):
        return []
    answers = {"reply_to": reply_to if can_be_written(reply_to) else None}
    return [make_row(kind, owner_of(settings), settings.business_name, settings, text) | answers | about]


def _low_stock(session: Session, order: AnyOrder, settings: Settings, moment: datetime) -> list[Row]:
    ids, options = {item.product_id for item in order.items}, {item.option_id for item in order.items}
    ordered = (ProductOption.product_id == Product.id) & ProductOption.id.in_(options - {None})
    few = select(Product.id, ProductOption.id, LINE_NAME, LINE_AVAILABLE).outerjoin(ProductOption, ordered)
    return [
        row
        for product_id, option_id, name, left in session.execute(
            few.where(Product.id.in_(ids), ENDS_WITH_STOCK, LINE_AVAILABLE <= LOW_STOCK)
        )
        for row in rows_to_owner(
            "low-stock",
            settings,
            owner_texts.low_stock(product_id, name, left, links.back_office(session)),
            once_key=f"low-stock:{option_id or product_id}:{moment:%Y-%m-%d}",
        )
    ]


def _tells_owner(settings: Settings) -> bool:
    return is_mail_set_up(settings) and bool(owner_of(settings))


def customer_status(settings: Settings) -> str:
    """Return the status in which a customer's mail waits."""
    return WAITING if is_mail_set_up(settings) else BY_HAND


def make_row(kind: str, address: str, name: str, settings: Settings, text: MailText) -> Row:
    """Return the row of a mail for the outbox."""
    subject, sheet = text
    return {
        "kind": kind,
        "to_address": address,
        "to_name": name,
        "subject": subject,
        "body_text": write_text(sheet, settings),
        "body_html": write_html(sheet, settings),
        "order_id": None,
        "inquiry_id": None,
        "quote_id": None,
        "job_id": None,
        "reply_to": None,
        "status": WAITING,
        "once_key": None,
    }


def write_rows(session: Session, rows: list[Row]) -> None:
    """Add mails to the outbox, and skip those already stored under the same key."""
    if not rows:
        return
    moment = now()
    for row in rows + _sum_up(session, rows, moment):
        _ADD.run(session, _UNSENT | {"id": new_id(), "created_at": moment, "due_at": moment} | row)


def _sum_up(session: Session, rows: list[Row], moment: datetime) -> list[Row]:
    """Return the row of the mail that sums up alerts, which is sent in one hour. If one is already waiting, it is
    updated instead and no row is returned.
    """
    if not any(row.get("last_error") == SUMMED for row in rows):
        return []
    known, settings = waiting_summary(session), read_settings(session)
    counts = count_summed(session, rows, known.created_at if known else None)
    row = make_row(
        ALERTS_SUMMED, owner_of(settings), settings.business_name, settings, summary(counts, links.back_office(session))
    )
    if known is None:
        return [row | {"due_at": moment + HOUR}]
    known.subject, known.body_text, known.body_html = row["subject"], row["body_text"], row["body_html"]
    return []

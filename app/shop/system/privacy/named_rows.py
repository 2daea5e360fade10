"""Rows of each table by the columns that name a person."""

from sqlalchemy import select
from sqlalchemy.orm import Session

from app.shop.system.privacy.person import Named
from app.store.customers.enquiries import Enquiry
from app.store.customers.mails import OWNER_KINDS, Mail
from app.store.sales.documents import Document
from app.store.sales.orders import Order
from app.store.sales.withdrawals import Withdrawal


def name_orders(session: Session) -> list[Named]:
    """Return every order under its customer."""
    columns = (Order.id, Order.created_at, Order.customer_email, Order.customer_name, Order.customer_phone)
    return [Named("order", *row) for row in session.execute(select(*columns, Order.order_number))]


def name_enquiries(session: Session) -> list[Named]:
    """Return every enquiry under its sender."""
    columns = (Enquiry.id, Enquiry.created_at, Enquiry.email, Enquiry.name, Enquiry.phone)
    return [Named("enquiry", *row) for row in session.execute(select(*columns))]


def name_withdrawals(session: Session) -> list[Named]:
    """Return every withdrawal under its sender."""
    columns = (Withdrawal.id, Withdrawal.received_at, Withdrawal.email, Withdrawal.name)
    return [Named("withdrawal", *row) for row in session.execute(select(*columns))]


def name_documents(session: Session) -> list[Named]:
    """Return every document under its buyer."""
    columns = (Document.id, Document.issued_at, Document.buyer_name)
    return [Named("document", each, at, name=name) for each, at, name in session.execute(select(*columns))]


def name_mails(session: Session) -> list[Named]:
    """Return the mails to customers, and the alerts under the customer that they answer to. The other alerts to the
    owner belong to their orders, enquiries, quotes and jobs.
    """
    columns = (Mail.id, Mail.created_at, Mail.to_address, Mail.to_name)
    sent = select(*columns).where(Mail.kind.not_in(OWNER_KINDS))
    alerts = select(Mail.id, Mail.created_at, Mail.reply_to)
    alerts = alerts.where(Mail.kind.in_(OWNER_KINDS), Mail.reply_to.is_not(None))
    return [Named("mail", *row) for statement in (sent, alerts) for row in session.execute(statement)]

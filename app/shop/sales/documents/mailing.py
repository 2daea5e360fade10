"""The mail by which a customer gets a document."""

from collections.abc import Sequence

from sqlalchemy import select
from sqlalchemy.orm import Session

from app.shop.base.errors import Conflict
from app.shop.base.settings.settings import Settings, read_settings
from app.shop.sales.documents.job_mails import JobMails
from app.shop.sales.documents.ways_to_pay import transfer_of_document
from app.shop.sales.mail import links
from app.shop.sales.mail.layout import Sheet, write_html, write_text
from app.shop.sales.mail.outbox import to_customer, write_rows
from app.shop.sales.mail.payment_words import transfer_facts, transfer_words
from app.shop.sales.mail.step_mails import UNSENT, rewrite_unsent
from app.shop.sales.mail.texts import MailText, greet
from app.shop.sales.orders.orders import get_order
from app.store.customers.mails import DONE, Mail
from app.store.database.base import now
from app.store.database.state import state_of
from app.store.sales.documents import CREDIT_NOTE, INVOICE, RECEIPT, Document, uncredited
from app.store.sales.orders import TILL, Order
from app.store.sales.sale import Sale

NAMES = {INVOICE: "invoice", CREDIT_NOTE: "credit note", RECEIPT: "receipt"}
UNDONE = "Not sent: the sale was undone."
CREDITED = "It is credited in full: there is nothing to pay for it."
NO_EMAIL = "This order has no e-mail address: save the document without an e-mail"


def write_document_mail(session: Session, document: Document) -> None:
    """Write a mail about a document to the customer of its order. Raises Conflict for an order without an e-mail
    address.
    """
    order = get_order(session, document.order_id or "")
    if not order.customer_email:
        raise Conflict(NO_EMAIL)
    settings = read_settings(session)
    text = document_issued(document, order, settings)
    write_rows(session, to_customer(_kind_of(document), order, settings, text, f":{document.id}"))


def renew_waiting_mails(session: Session, sale: Sale) -> None:
    """Update the unsent mails of a sale, so that none asks for money that is no longer owed."""
    if isinstance(sale, Order):
        _renew_mails_of(session, sale)
    else:
        state_of(session).of(JobMails).renew(session, sale)


def _renew_mails_of(session: Session, order: Order) -> None:
    rewrite_unsent(session, order)
    settings = read_settings(session)
    for document in order.documents if order.customer_email else ():
        for mail in _list_unsent(session, order, document):
            mail.subject, sheet = document_issued(document, order, settings)
            mail.body_text, mail.body_html = write_text(sheet, settings), write_html(sheet, settings)


def stop_receipt_mails(session: Session, order: Order) -> None:
    """Stop the unsent mails with an order's receipts, because its sale was undone."""
    for document in order.documents:
        for mail in _list_unsent(session, order, document) if document.kind == RECEIPT else ():
            mail.status, mail.last_error, mail.sent_at = DONE, UNDONE, now()


def _list_unsent(session: Session, order: Order, document: Document) -> Sequence[Mail]:
    key = f"{_kind_of(document)}:{order.id}:{document.id}"
    return session.scalars(select(Mail).where(Mail.once_key == key, Mail.status.in_(UNSENT))).all()


def _kind_of(document: Document) -> str:
    return f"document-{document.kind}"


def _name_of(order: Order) -> str:
    """Return the customer's name, blank for a sale over the counter, which names nobody."""
    return "" if order.source == TILL else order.customer_name


def document_issued(document: Document, order: Order, settings: Settings) -> MailText:
    """To the customer, with the document's link."""
    name = f"{NAMES[document.kind]} {document.name}"
    page = links.document_page(settings, order.id, document.id)
    words = f"Here is the {name} for your order {order.order_number}."
    if page is None:
        words = f"The {name} for your order {order.order_number} is ready. Please answer this e-mail to get it."
    link = ("Open the PDF", page) if page else None
    due = transfer_of_document(document, order.owed)
    said = (words, *say_credited(document, order), *transfer_words(due))
    sheet = Sheet(name[0].upper() + name[1:], said, greet(_name_of(order)), link, facts=transfer_facts(due))
    return f"Your {name} from {settings.business_name}", sheet


def say_credited(document: Document, sale: Sale) -> tuple[str, ...]:
    """Return the sentence that an invoice is credited in full, or nothing where it is not."""
    is_credited = document.kind == INVOICE and not uncredited(document, sale.documents)
    return (CREDITED,) if is_credited else ()

"""Mails about money that was paid back."""

from sqlalchemy.orm import Session

from app.shop.base.money import euro
from app.shop.base.settings.settings import Settings, read_settings
from app.shop.sales.mail import links
from app.shop.sales.mail.layout import Sheet
from app.shop.sales.mail.outbox import to_customer, write_rows
from app.shop.sales.mail.texts import YOUR_ORDER, MailText, greet
from app.store.sales.orders import Order
from app.store.sales.payments import Payment

KIND = "order-refunded"
WAYS = {
    "card_online": "to the card that you paid with",
    "terminal": "to the card that you paid with",
    "cash": "in cash",
    "transfer": "by bank transfer",
    "other": "as we agreed",
}
"""Description of each method, for the sentence "We have refunded … …"."""


def write_refund_mail(session: Session, order: Order, payment: Payment) -> None:
    """Write a mail to the customer about a refund, if the order has an e-mail address."""
    settings = read_settings(session)
    text = order_refunded(order, payment, settings)
    write_rows(session, to_customer(KIND, order, settings, text, again=f":{payment.id}"))


def order_refunded(order: Order, payment: Payment, settings: Settings) -> MailText:
    """To the customer, when money is paid back."""
    page, number = links.order_page(settings, order.id), order.order_number
    sheet = Sheet(
        "Refund",
        (f"We have refunded {euro(payment.amount)} for your order {number} {WAYS[payment.method]}.",),
        greet(order.customer_name),
        (YOUR_ORDER, page) if page else None,
        facts=(("Reason", payment.reason),) if payment.reason else (),
        withdraw=links.withdraw_page(settings, order),
    )
    return f"Refund for your order {number}", sheet

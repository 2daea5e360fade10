"""Texts of the mails; each function makes one kind's subject and layout."""

from collections.abc import Sequence
from dataclasses import replace

from app.shop.base.settings.settings import Settings
from app.shop.sales.mail import links
from app.shop.sales.mail.destinations import name_destination, name_way, name_workshop
from app.shop.sales.mail.layout import Pairs, Sheet
from app.shop.sales.mail.order_sums import bought_lines, sum_lines
from app.shop.sales.mail.payment_words import account_facts, payment_words
from app.shop.sales.mail.visitor_words import shown_name
from app.store.customers.enquiries import Enquiry
from app.store.sales.orders import Order
from app.store.sales.placing import AnyOrder
from app.store.sales.withdrawals import REFUSED

MailText = tuple[str, Sheet]
"""A subject and a sheet."""
YOUR_ORDER = "Your order"
UNPAID = "No payment has been taken. "
"""A sentence for orders while no way of paying is set."""
STANDS = {
    "pending": "received, and we will confirm it soon",
    "confirmed": "confirmed, and we are getting it ready",
    "ready": "ready to collect",
    "shipped": "on its way",
    "completed": "completed",
    "cancelled": "cancelled",
}
"""Description of each status, for the sentence "Your order is …"."""


def order_received(order: AnyOrder, settings: Settings) -> MailText:
    """To the customer, when the order is placed."""
    words = (
        f"Thank you for your order. Its number is {order.order_number}.",
        f"{'' if order.payment_method else UNPAID}We will write again as soon as there is news of your order.",
    )
    subject = f"Your order {order.order_number} at {settings.business_name}"
    sheet = _order_sheet("Order received", words, order, settings, **name_destination(order, settings))
    return subject, replace(sheet, facts=(*sheet.facts, *_terms(order, settings)))


def order_ready(order: Order, settings: Settings) -> MailText:
    """To the customer, when it can be collected."""
    words = (f"Your order {order.order_number} is ready. You can collect it during our opening hours.",)
    subject = f"Your order {order.order_number} is ready to collect"
    return subject, _order_sheet("Ready to collect", words, order, settings, facts=name_workshop(settings))


def order_shipped(order: Order, settings: Settings) -> MailText:
    """Return the mail to the customer that the order is on its way, with its tracking if there is one."""
    words = (f"Your order {order.order_number} has been sent.",)
    sheet = _order_sheet("On its way", words, order, settings, **name_way(order, settings))
    return f"Your order {order.order_number} is on its way", sheet


def order_tracking(order: Order, settings: Settings) -> MailText:
    """Return the mail to the customer about tracking that was added late. It is late if the mail that the order is on
    its way was already sent.
    """
    words = (f"Your order {order.order_number} can now be tracked.",)
    sheet = _order_sheet("Tracking", words, order, settings, **name_way(order, settings))
    return f"Tracking for your order {order.order_number}", sheet


def order_cancelled(order: Order, settings: Settings) -> MailText:
    """To the customer, when it is cancelled."""
    settled = [each for each in order.withdrawals if each.status != REFUSED]
    named = " and ".join(str(each.reference) for each in settled)
    words = (
        f"Your order {order.order_number} has been cancelled.",
        f"This settles your withdrawal {named}."
        if settled
        else "If you did not expect this, please answer this e-mail or call us.",
    )
    return f"Your order {order.order_number} is cancelled", _order_sheet("Order cancelled", words, order, settings)


def order_link(order: Order, settings: Settings) -> MailText:
    """Return the mail to a customer who looked up the order. It contains the link to the order's page, or the order's
    status if no public address is set.
    """
    page, number = links.order_page(settings, order.id), order.order_number
    stands = f"You asked about order {number}: it is {STANDS[order.status]}."
    said = f"Here is the link to your order {number}, as requested. The page shows its status."
    words = (said if page else stands, "If you did not ask for it, you do not need to do anything.")
    link, withdraw = ((YOUR_ORDER, page) if page else None, links.withdraw_page(settings, order))
    sheet = Sheet(YOUR_ORDER, words, greet(order.customer_name), link, withdraw=withdraw)
    return f"The link to your order {number}" if page else f"Your order {number}", sheet


def enquiry_received(enquiry: Enquiry, settings: Settings) -> MailText:
    """Return the confirmation to the sender of an enquiry. It does not repeat their own words, because anybody may have
    entered this address in the form.
    """
    words = ("Thank you for your message. We have it, and we'll get back to you within 24 hours.",)
    return enquiry_subject(settings, enquiry), Sheet("We have your message", words, greet(enquiry.name))


def enquiry_subject(settings: Settings, enquiry: Enquiry) -> str:
    """Return the subject of the mails about an enquiry. It is the same for all, because some mail programs group mails
    into a thread only by subject.
    """
    if enquiry.about:
        return f"Your question about {enquiry.about.lower()}"
    return f"Your enquiry to {settings.business_name}"


def _order_sheet(heading: str, words: Sequence[str], order: AnyOrder, settings: Settings, **where: Pairs) -> Sheet:
    page = links.order_page(settings, order.id)
    words = (*words, *payment_words(order, settings))
    facts = (*where.pop("facts", ()), *account_facts(order, settings))
    return Sheet(
        heading,
        words if page else (*words, _how_to_ask(order, settings)),
        greet(order.customer_name),
        ("See your order", page) if page else None,
        bought_lines(order),
        tuple(sum_lines(order)),
        facts=facts,
        withdraw=links.withdraw_page(settings, order),
        **where,
    )


def _terms(order: AnyOrder, settings: Settings) -> Pairs:
    """The version of the terms that the order was made under."""
    if order.terms_version is None:
        return ()
    page = f", {settings.public_url}/terms?version={order.terms_version}" if settings.public_url else ""
    return (("Terms", f"version {order.terms_version}{page}"),)


def _how_to_ask(order: AnyOrder, settings: Settings) -> str:
    """Replace a link that only the workshop's own computer could open."""
    call = f" or call {settings.phone}" if settings.phone else ""
    return (
        f"To see its status, look it up on our website with its number {order.order_number} and this e-mail "
        f"address, or answer this e-mail{call}."
    )


def greet(name: str) -> str:
    """By name, unless the name is no name but somebody's advertisement."""
    shown = shown_name(name)
    return f"Hello {shown}," if shown else "Hello,"

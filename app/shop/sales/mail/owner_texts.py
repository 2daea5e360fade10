"""Texts of the mails to the owner."""

from datetime import date

from app.contract.customers.enquiries import SERVICE_TITLES
from app.shop.base.money import euro
from app.shop.base.workshop_times import say_day
from app.shop.sales.mail.destinations import is_collected
from app.shop.sales.mail.headers import one_line
from app.shop.sales.mail.layout import Pairs, Sheet
from app.shop.sales.mail.order_sums import MADE_TO_ORDER, bought_lines, sum_lines
from app.shop.sales.mail.texts import MailText
from app.store.customers.enquiries import Enquiry
from app.store.sales.placing import AnyOrder

NAME_SHOWN = 80
METHODS = {"card": "by card", "workshop": "in the workshop", "transfer": "by transfer"}


def new_order(order: AnyOrder, back_office: str) -> MailText:
    """To the owner."""
    facts = [("Customer", order.customer_name), ("E-mail", order.customer_email)]
    facts += [("Phone", order.customer_phone)] if order.customer_phone else []
    facts += [("Payment", METHODS[order.payment_method])] if order.payment_method else []
    facts.append(("Collection", "in the workshop") if is_collected(order) else ("Deliver to", order.shipping_address))
    sheet = Sheet(
        f"New order {order.order_number}",
        (f"{one_line(order.customer_name)} ordered for {euro(order.total)}.",),
        link=("On the shop's computer", f"{back_office}/orders/{order.id}"),
        lines=bought_lines(order, MADE_TO_ORDER),
        sums=tuple(sum_lines(order)),
        facts=tuple(facts),
    )
    return f"New order {order.order_number}: {euro(order.total)}", sheet


def new_enquiry(enquiry: Enquiry, back_office: str) -> MailText:
    """To the owner."""
    facts = (
        ("Name", enquiry.name),
        ("E-mail", enquiry.email),
        ("Phone", enquiry.phone),
        ("Vehicle", enquiry.vehicle_type or enquiry.vehicle),
        ("Part", enquiry.part or enquiry.wanted),
        ("Service", SERVICE_TITLES.get(enquiry.service_interest or "")),
        ("Preferred day", _say_wish(enquiry.preferred_day)),
        ("Message", enquiry.message),
    )
    sheet = Sheet(
        "New enquiry",
        (f"{one_line(enquiry.name)} wrote through the contact form.",),
        link=("On the shop's computer", f"{back_office}/contact-messages/{enquiry.id}"),
        facts=tuple((name, value) for name, value in facts if value),
    )
    return f"New enquiry from {one_line(enquiry.name)[:NAME_SHOWN]}", sheet


def _say_wish(day: str | None) -> str:
    wanted = date.fromisoformat(day) if day else None
    return f"{say_day(wanted)} {wanted.year}" if wanted else ""


def name_contact(email: str | None, phone: str | None) -> Pairs:
    """Return how a customer is reached, as facts of a mail."""
    return tuple((name, value) for name, value in (("E-mail", email), ("Phone", phone)) if value)


def new_question(enquiry: Enquiry, back_office: str) -> MailText:
    """To the owner, about a question on a quote or a job."""
    about = (enquiry.about or "").lower()
    car = (("Car", enquiry.vehicle_type),) if enquiry.vehicle_type else ()
    sheet = Sheet(
        f"Question about {about}",
        (f"{one_line(enquiry.name)} asks about {about}.",),
        link=("On the shop's computer", f"{back_office}/contact-messages/{enquiry.id}"),
        facts=(*name_contact(enquiry.email, enquiry.phone), *car, ("Question", enquiry.message)),
    )
    return f"Question about {about} from {one_line(enquiry.name)[:NAME_SHOWN]}", sheet


def low_stock(product_id: str, name: str, left: int, back_office: str) -> MailText:
    """To the owner, when an order left few or none."""
    said = f"{left} left in stock" if left else "out of stock"
    link = ("On the shop's computer", f"{back_office}/products/{product_id}")
    return f"{one_line(name)[:NAME_SHOWN]}: {said}", Sheet(
        "Low stock", (f"{one_line(name)} is running low: {said}.",), link=link
    )

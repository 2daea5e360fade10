"""The sample's workshop: services, enquiries, quotes, jobs and a calendar. They are read from data/sample/workshop.json
(data/sample/README.md). Nothing in it was fitted, paid or sent to anybody, so the owner can delete every piece of
it.
"""

from collections.abc import Mapping
from datetime import datetime, time, timedelta
from decimal import Decimal
from typing import Any

from sqlalchemy import exists, select
from sqlalchemy.orm import Session

from app.shop.base.images.picture_files import StoredPicture
from app.shop.base.workshop_days import workshop_day
from app.shop.customers.contacts.cars import CARS
from app.shop.customers.contacts.contacts import add_contact
from app.shop.customers.enquiries.asked_about import name_part, name_vehicle
from app.shop.sales.customer_links.linking import link_enquiry
from app.shop.system.sample.appointments import book_week, working_day
from app.shop.website.gallery.gallery import ITEMS
from app.shop.workshop.jobs.jobs import add_job
from app.shop.workshop.quotes.quotes import VALID_FOR, add_quote
from app.shop.workshop.quotes.snapshot import describe_quote
from app.shop.workshop.quotes.writing import keep_accepted
from app.shop.workshop.services.menu import SERVICES
from app.store.catalogue.products import Product
from app.store.customers.contacts import Contact
from app.store.customers.enquiries import Enquiry
from app.store.database.base import new_id, now
from app.store.workshop.jobs import Job
from app.store.workshop.quotes import ACCEPTED, SENT, Quote, QuoteAnswer
from app.store.workshop.service_prices import ServicePrice

Entry = Mapping[str, Any]
GALLERY = "gallery-"
"""How the names of the gallery's pictures begin: they are among the uploads."""


def has_work(session: Session) -> bool:
    """Return whether the owner has begun with the workshop."""
    return any(session.scalar(select(exists(select(table.id)))) for table in (Enquiry, Quote, Job, ServicePrice))


def add_workshop(
    session: Session, content: Entry, models: Mapping[str, str], pictures: Mapping[str, StoredPicture]
) -> None:
    """Add the complete sample workshop, dated from today. `models` are ids by "brand/model"."""
    for service in content["services"]:
        SERVICES.add(session, service | {"price": Decimal(service["price"]), "note": ""})
    enquiries = {each["email"]: _add_enquiry(session, each, models) for each in content["enquiries"]}
    for each in content["quotes"]:
        _add_quote(session, each, enquiries)
    jobs = [_add_job(session, each) for each in content["jobs"]]
    book_week(session, list(zip(jobs, content["jobs"], strict=True)), content["appointments"])
    for each in content["gallery"]:
        _add_work(session, each, pictures)


def _add_enquiry(session: Session, entry: Entry, models: Mapping[str, str]) -> Enquiry:
    product = session.scalar(select(Product.id).where(Product.slug == entry.get("product", "")))
    about = name_part(session, product) | name_vehicle(session, models[entry["model"]], entry["year"])
    enquiry = Enquiry(
        id=new_id(), created_at=now() - timedelta(hours=entry["hoursAgo"]), name=entry["name"], email=entry["email"],
        phone=entry["phone"], service_interest=entry.get("service"), message=entry["message"], **about,
    )  # fmt: skip
    session.add(enquiry)
    link_enquiry(session, enquiry)
    session.flush()
    return enquiry


def _add_customer(session: Session, entry: Entry) -> tuple[str, str]:
    """Return the ids of a customer and their car."""
    contact: Contact = add_contact(session, {name: entry.get(name) for name in ("name", "email", "phone", "address")})
    given = {"contact_id": contact.id, "label": entry["car"], "year": entry["year"], "plate": entry["plate"]}
    car = CARS.add(session, given)
    return contact.id, car.id


def _add_quote(session: Session, entry: Entry, enquiries: Mapping[str, Enquiry]) -> None:
    enquiry = enquiries.get(entry.get("enquiry", ""))
    sent = now() - timedelta(days=entry["daysAgo"])
    given = {"intro": entry["intro"], "lines": _lines_of(entry), "valid_until": workshop_day(sent + VALID_FOR)}
    if enquiry:
        given["inquiry_id"] = enquiry.id
        enquiry.status, enquiry.outcome = "read", "quoted"
    else:
        given["contact_id"], given["car_id"] = _add_customer(session, entry["customer"])
    quote = add_quote(session, given)
    quote.created_at = quote.sent_at = sent
    quote.seen_at, quote.status = sent + timedelta(hours=2), SENT
    if entry["status"] == ACCEPTED:
        _accept(session, quote)


def _accept(session: Session, quote: Quote) -> None:
    """Accept a quote as its customer would, from their page."""
    quote.status, quote.answered_name = ACCEPTED, quote.customer
    quote.answered_at = quote.updated_at = now() - timedelta(hours=3)
    keep_accepted(quote, quote.lines)
    named = {"version": quote.version, "answer": ACCEPTED, "name": quote.customer}
    content = describe_quote(quote)
    session.add(QuoteAnswer(quote_id=quote.id, created_at=quote.answered_at, content=content, **named))


def _add_job(session: Session, entry: Entry) -> Job:
    contact_id, car_id = _add_customer(session, entry["customer"])
    promised = datetime.combine(working_day(entry["day"]), time.fromisoformat(entry["to"])) + timedelta(hours=1)
    given = {"contact_id": contact_id, "car_id": car_id, "promised_at": promised, "note": entry["note"]}
    return add_job(session, given | {"lines": _lines_of(entry)})


def _lines_of(entry: Entry) -> list[dict[str, Any]]:
    return [
        {
            "kind": line["kind"], "product_id": None, "text": line["text"], "quantity": Decimal(line["quantity"]),
            "unit_price": Decimal(line["price"]), "is_optional": line.get("optional", False), "choice": None,
            "minutes": line.get("minutes"),
        }
        for line in entry["lines"]
    ]  # fmt: skip


def _add_work(session: Session, entry: Entry, pictures: Mapping[str, StoredPicture]) -> None:
    sides = {f"{side}_image": pictures[entry[side]].url for side in ("before", "after")}
    words = {name: entry[name] for name in ("title", "service", "vehicle", "text")}
    ITEMS.add(session, words | sides | {"slot": None, "shown": True})

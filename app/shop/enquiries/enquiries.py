"""Keeping what a customer wrote."""

from dataclasses import asdict, dataclass
from datetime import date
from typing import Any

from sqlalchemy import select
from sqlalchemy.orm import Session

from app.shop.errors import NotFound, invalid_field
from app.shop.fitment.judging import read_vehicle, refuse_year
from app.shop.mail.outbox import write_enquiry_mails
from app.shop.settings.closing import WORKSHOP_ZONE
from app.store.base import new_id, now
from app.store.catalogue import SHOWN, Product
from app.store.enquiries import Enquiry

PAST_DAY = "Please choose today or a later day"


@dataclass(frozen=True)
class EnquiryText:
    """A customer's enquiry.

    `product_id`, `model_id` and `vehicle_year` are of the part and the vehicle that it is about, `wanted` the
    words of a part that a search did not find.
    """

    name: str
    email: str
    phone: str | None
    vehicle_type: str | None
    service_interest: str | None
    message: str
    product_id: str | None = None
    model_id: str | None = None
    vehicle_year: int | None = None
    preferred_day: date | None = None
    wanted: str | None = None


def add_enquiry(session: Session, text: EnquiryText, photo_token_hash: str | None = None) -> Enquiry:
    """Keep the enquiry as a new one, with the mails about it.

    Raises Invalid for a day that is over and a year that cannot be. A part or a vehicle that the shop no longer has is
    left out: the enquiry is worth more than what it names.
    """
    day = text.preferred_day
    if day and day < now().astimezone(WORKSHOP_ZONE).date():
        raise invalid_field("preferredDay", PAST_DAY)
    written = asdict(text) | {"preferred_day": day and day.isoformat()} | _name_part(session, text)
    written |= _name_vehicle(session, text) | {"photo_token_hash": photo_token_hash}
    enquiry = Enquiry(id=new_id(), **written)
    session.add(enquiry)
    write_enquiry_mails(session, enquiry)
    return enquiry


def _name_part(session: Session, text: EnquiryText) -> dict[str, Any]:
    name = session.scalar(select(Product.name).where(Product.id == text.product_id, SHOWN))
    return {"product_id": name and text.product_id, "part": name}


def _name_vehicle(session: Session, text: EnquiryText) -> dict[str, Any]:
    refuse_year(text.vehicle_year, "vehicleYear")
    try:
        vehicle = read_vehicle(session, text.model_id, text.vehicle_year) if text.model_id else None
    except NotFound:
        vehicle = None
    year = text.vehicle_year if vehicle else None
    return {"model_id": vehicle and vehicle.model_id, "vehicle_year": year, "vehicle": vehicle and vehicle.label}

"""Keeping what a customer wrote."""

from dataclasses import asdict, dataclass
from datetime import date

from sqlalchemy.orm import Session

from app.shop.base.errors import invalid_field
from app.shop.base.settings.closing import WORKSHOP_ZONE
from app.shop.customers.enquiries.asked_about import name_part, name_vehicle
from app.shop.sales.customer_links.linking import link_enquiry
from app.shop.sales.mail.outbox import write_enquiry_mails
from app.store.customers.enquiries import Enquiry
from app.store.database.base import new_id, now

PAST_DAY = "Please choose today or a later day"


@dataclass(frozen=True)
class EnquiryText:
    """The text of a customer's enquiry. `product_id`, `model_id` and `vehicle_year` identify the part and the vehicle
    that it is about, and `wanted` are the words of a part that a search did not find.
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
    """Store an enquiry as a new one, with the mails about it.

    Raises Invalid for a day in the past or an impossible year, and NotFound for an unknown part or vehicle. A deleted
    one that can still be restored is stored by its name.
    """
    day = text.preferred_day
    if day and day < now().astimezone(WORKSHOP_ZONE).date():
        raise invalid_field("preferredDay", PAST_DAY)
    written = asdict(text) | {"preferred_day": day and day.isoformat(), "photo_token_hash": photo_token_hash}
    written |= name_part(session, text.product_id) | name_vehicle(session, text.model_id, text.vehicle_year)
    enquiry = Enquiry(id=new_id(), **written)
    session.add(enquiry)
    link_enquiry(session, enquiry)
    write_enquiry_mails(session, enquiry)
    return enquiry

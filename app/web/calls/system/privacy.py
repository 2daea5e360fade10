"""Personal data: the public policy; access, export and erasure for one person."""

from flask import Response, current_app
from pydantic import TypeAdapter

from app.contract.system.privacy import ErasedView, HeldView, PersonBody, PrivacyView
from app.shop.base.settings.settings import read_settings
from app.shop.system.privacy import erasure, privacy
from app.shop.system.privacy.person import Person
from app.shop.system.privacy.privacy import Held
from app.shop.system.privacy.retention import MAIL_DAYS
from app.store.database.base import db
from app.web.api.call import JSON, call

FILE = "personal-data.json"


@call("GET", "/api/privacy", answer=PrivacyView, cached=True)
def read_privacy() -> PrivacyView:
    """Return the content of the privacy page under the present settings."""
    settings = read_settings(db.session())
    stored = {name: getattr(settings, name) for name in ("analytics_days", "ip_days", "cart_days", "enquiry_months")}
    offered = list(settings.payment_methods)
    sends = settings.sends_mail
    return PrivacyView(**stored, mail_days=MAIL_DAYS, sends_mail=sends, tunnel=settings.tunnel, payment_methods=offered)


@call("POST", "/api/admin/privacy/find", body=PersonBody, answer=HeldView, admin=True)
def find_person(body: PersonBody) -> Held:
    """Return the data held on a person, whom each given detail fits."""
    return privacy.look_up(db.session(), _person(body))


@call("POST", "/api/admin/privacy/export", body=PersonBody, admin=True, file=JSON)
def export_person(body: PersonBody) -> Response:
    """Return a person's data as a file for that person. The texts of the mails are not included, because the person has
    the mails.
    """
    shape = TypeAdapter(HeldView)
    held = shape.validate_python(privacy.look_up(db.session(), _person(body)), from_attributes=True)
    response = Response(shape.dump_json(held, by_alias=True, indent=2), content_type=JSON)
    response.headers["Content-Disposition"] = f'attachment; filename="{FILE}"'
    response.headers["Cache-Control"] = "no-store"
    return response


@call("POST", "/api/admin/privacy/erase", body=PersonBody, answer=ErasedView, admin=True)
def erase_person(body: PersonBody) -> ErasedView:
    """Erase the person; the orders stay with their sums, without anybody's name."""
    held = erasure.erase_person(current_app.config["PITLANE"], _person(body))
    return ErasedView(
        orders=len(held.orders),
        inquiries=len(held.enquiries),
        mails=len(held.mails),
        withdrawals=len(held.withdrawals),
        contacts=len(held.contacts) + len(held.deleted_contacts),
        jobs=len(held.jobs),
    )


def _person(body: PersonBody) -> Person:
    return Person(body.email, body.name, body.phone, body.order_number)

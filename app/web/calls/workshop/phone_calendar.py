"""The calendar on the owner's phones."""

from flask import Response

from app.contract.workshop.phone_calendar import PhoneCalendarBody, PhoneCalendarView
from app.shop.base.settings.settings import read_settings
from app.shop.workshop.calendar import phone_calendar
from app.shop.workshop.calendar.icalendar import CALENDAR
from app.store.database.base import db
from app.store.database.sqlite import write
from app.web.api.call import call
from app.web.calls.base.code_pictures import draw_code

PHONE = "/api/admin/calendar/phone"


@call("GET", PHONE, answer=PhoneCalendarView, admin=True)
def read_phone_calendar() -> PhoneCalendarView:
    """Return the address by which phones subscribe to the calendar."""
    return _describe()


@call("PUT", PHONE, body=PhoneCalendarBody, answer=PhoneCalendarView, admin=True)
def set_up_phone_calendar(body: PhoneCalendarBody) -> PhoneCalendarView:
    """Have an address for phones, and choose what it tells of customers."""
    with write() as session:
        phone_calendar.set_up(session, names=body.names)
    return _describe()


@call("POST", f"{PHONE}/renew", answer=PhoneCalendarView, admin=True)
def renew_phone_calendar() -> PhoneCalendarView:
    """Replace the address; phones with the one before get nothing more."""
    with write() as session:
        phone_calendar.renew(session)
    return _describe()


@call("DELETE", PHONE, answer=PhoneCalendarView, admin=True)
def switch_off_phone_calendar() -> PhoneCalendarView:
    """End all subscriptions of phones."""
    with write() as session:
        phone_calendar.switch_off(session)
    return _describe()


@call("GET", "/api/calendar/{token}.ics", file=CALENDAR)
def download_phone_calendar(token: str) -> Response:
    """The bays' appointments, for a phone that knows the secret address."""
    answer = Response(phone_calendar.write_phone_calendar(db.session(), token), mimetype=CALENDAR)
    answer.headers["Cache-Control"] = "no-store"
    return answer


def _describe() -> PhoneCalendarView:
    settings = read_settings(db.session())
    address = phone_calendar.address_of(settings)
    return PhoneCalendarView(
        on=bool(settings.calendar_token),
        names=settings.calendar_names,
        address=address,
        qr=draw_code(phone_calendar.subscription_of(address)) if address else None,
    )

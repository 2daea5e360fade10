"""The address by which the owner's phones subscribe to the bays' appointments. Who has it reads them, so it is long,
and the owner renews it when a phone is lost.
"""

import hmac
import secrets
from collections.abc import Iterator
from datetime import timedelta

from sqlalchemy.orm import Session

from app.contract.workshop.appointments import AppointmentView
from app.shop.base.errors import NotFound
from app.shop.base.settings.settings import Settings, change_settings, read_settings
from app.shop.workshop.calendar.icalendar import Event, write_calendar
from app.shop.workshop.calendar.overlaps import STANDS, between
from app.shop.workshop.calendar.view import list_shown
from app.store.database.base import now

PATH = "/api/calendar/{}.ics"
TOKEN_BYTES = 32
BEFORE, AHEAD = timedelta(days=31), timedelta(days=366)
NO_CALENDAR = "This calendar address is not in use any more"
MOST_INITIALS = 3


def set_up(session: Session, *, names: bool) -> None:
    """Have an address, and choose whether it tells customers' names and cars."""
    token = read_settings(session).calendar_token or secrets.token_urlsafe(TOKEN_BYTES)
    change_settings(session, {"calendar_token": token, "calendar_names": names})


def renew(session: Session) -> None:
    """Replace the address. The one before answers no phone any more. Raises NotFound if there is none."""
    if not read_settings(session).calendar_token:
        raise NotFound(NO_CALENDAR)
    change_settings(session, {"calendar_token": secrets.token_urlsafe(TOKEN_BYTES)})


def switch_off(session: Session) -> None:
    """End all subscriptions."""
    change_settings(session, {"calendar_token": "", "calendar_names": False})


def address_of(settings: Settings) -> str | None:
    """Return the whole address; None without a token or a public address."""
    is_reached = settings.calendar_token and settings.public_url
    return f"{settings.public_url}{PATH.format(settings.calendar_token)}" if is_reached else None


def subscription_of(address: str) -> str:
    """Return an address as the one by which an iPhone asks whether to subscribe, and not to store a file."""
    return f"webcal://{address.partition('://')[2]}"


def write_phone_calendar(session: Session, token: str) -> bytes:
    """Return the appointments from a month ago to a year ahead. Raises NotFound for another token."""
    settings = read_settings(session)
    known = settings.calendar_token
    if not known or not hmac.compare_digest(known.encode(), token.encode()):
        raise NotFound(NO_CALENDAR)
    moment = now()
    found = list_shown(session, between(moment - BEFORE, moment + AHEAD), STANDS)
    return write_calendar(_events(found, names=settings.calendar_names), settings.business_name)


def _events(found: list[AppointmentView], *, names: bool) -> Iterator[Event]:
    for each in found:
        yield Event(each.id, each.starts_at, each.ends_at, _summarise(each, names=names), location=each.bay)


def _summarise(each: AppointmentView, *, names: bool) -> str:
    if each.job_id is None:
        return each.title or each.bay
    customer = each.customer or ""
    parts = [f"Job {each.job_number}", *((customer, each.car or "") if names else (_initials(customer),))]
    return " · ".join(filter(None, parts))


def _initials(name: str) -> str:
    return "".join(word[0].upper() for word in name.split()[:MOST_INITIALS])

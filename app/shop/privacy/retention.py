"""How long anything about a person is kept, as the settings say."""

import ipaddress
from datetime import datetime, timedelta

from sqlalchemy import delete, select, update
from sqlalchemy.orm import Session

from app.shop.analytics.tallies import follow_removal, follow_shortening
from app.shop.settings.settings import read_settings
from app.shop.undo.deletions import forget_enquiries
from app.store.analytics import PageVisit, ProductView
from app.store.enquiries import Enquiry
from app.store.mails import DONE, SENT, Mail

EVENTS = (PageVisit, ProductView)
MAIL_DAYS = 90
"""How long a mail is kept that is off; one that nobody sent or saw to is kept as long as an enquiry."""
NET_BITS = {4: 24, 6: 48}
"""What stays of an address: its net, which is nobody's alone."""


def forget_what_is_old(session: Session, moment: datetime) -> None:
    """Shorten old addresses to their net; remove visits, views, enquiries and mails older than they may get."""
    settings = read_settings(session)
    _forget_events(session, moment - timedelta(days=settings.analytics_days))
    _forget_addresses(session, moment - timedelta(days=settings.ip_days))
    long_ago = _months_before(moment, settings.enquiry_months)
    session.execute(delete(Enquiry).where(Enquiry.created_at < long_ago))
    forget_enquiries(session, long_ago)
    over = Mail.status.in_((SENT, DONE)) & (Mail.created_at < moment - timedelta(days=MAIL_DAYS))
    session.execute(delete(Mail).where(over | (Mail.created_at < long_ago)))


def shorten(address: str) -> str | None:
    """The net of an address, "203.0.113.0/24"; None for what is no address."""
    try:
        version = ipaddress.ip_address(address).version
    except ValueError:
        return None
    return str(ipaddress.ip_network((address, NET_BITS[version]), strict=False))


def _forget_events(session: Session, before: datetime) -> None:
    for table in EVENTS:
        session.execute(delete(table).where(table.created_at < before))
    follow_removal(session, before)


def _forget_addresses(session: Session, before: datetime) -> None:
    _shorten_addresses(session, ProductView, before)
    follow_shortening(session, _shorten_addresses(session, PageVisit, before), before)


def _shorten_addresses(
    session: Session, table: type[PageVisit] | type[ProductView], before: datetime
) -> set[str | None]:
    """The nets that the addresses became."""
    whole = table.ip_address.is_not(None) & ~table.ip_address.contains("/") & (table.created_at < before)
    nets = set()
    for address in session.scalars(select(table.ip_address).where(whole).distinct()).all():
        net = shorten(str(address))
        session.execute(update(table).where(whole & (table.ip_address == address)).values(ip_address=net))
        nets.add(net)
    return nets


def _months_before(moment: datetime, months: int) -> datetime:
    """The same day so many months earlier, or the last one of that month."""
    year, month = divmod(moment.year * 12 + moment.month - 1 - months, 12)
    day = moment.day
    while True:
        try:
            return moment.replace(year=year, month=month + 1, day=day)
        except ValueError:
            day -= 1

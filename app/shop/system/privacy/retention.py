"""Retention periods of personal data, as set in the settings."""

import ipaddress
from collections.abc import Callable, Iterator
from datetime import datetime, timedelta
from functools import partial
from typing import Any

from sqlalchemy import ColumnElement, delete, func, select, update
from sqlalchemy.orm import Session

from app.shop.base.photos.expiry import JOB_MONTHS, is_of_old_job
from app.shop.base.settings.settings import read_settings
from app.shop.base.trash.deletions import forget_enquiries
from app.shop.catalogue.demand.marks import forget_marks
from app.shop.sales.customer_links.linking import forget_alone
from app.shop.sales.stock_waits.waits import forget_waits, is_expired
from app.shop.system.privacy.retained_documents import forget_buyers
from app.shop.website.analytics.daily_counts import follow_removal, follow_shortening
from app.store.catalogue.search_tables import Searched
from app.store.customers.enquiries import Enquiry
from app.store.customers.mails import DONE, SENT, Mail
from app.store.sales.carts import ACTIVE, Cart
from app.store.sales.orders import ERASED
from app.store.website.analytics import PageVisit, ProductPageView
from app.store.workshop.photos import ENQUIRY, Photo

Table = type[PageVisit] | type[ProductPageView]
EVENTS: tuple[Table, ...] = (PageVisit, ProductPageView)
MAIL_DAYS = 90
"""Days after which a sent mail is deleted; an unsent one is stored as long as an enquiry."""
NET_BITS = {4: 24, 6: 48}
"""Leading bits of a shortened IP address: its network, which is nobody's alone."""


Step = Callable[[Session], None]
"""One part of what is to be done, for a transaction of its own."""


def plan_forgetting(session: Session, moment: datetime) -> list[Step]:
    """Return the steps that remove expired data, one day each, oldest first. Small steps leave the writer free, even if
    the shop did not run for months or the retention was shortened.
    """
    settings = read_settings(session)
    gone, cut = moment - timedelta(days=settings.analytics_days), moment - timedelta(days=settings.ip_days)
    whole = _days(_oldest(session, _whole), cut)
    return [
        *(partial(_forget_events, before=until) for _, until in _days(_oldest(session), gone)),
        *(partial(_forget_ips, since=since, before=until) for since, until in whole),
        partial(forget_buyers, moment=moment, erased=ERASED),
        partial(_delete_old_enquiries, moment=moment, long_ago=_months_before(moment, settings.enquiry_months)),
        partial(forget_waits, moment=moment),
        partial(_delete_old_job_photos, before=_months_before(moment, JOB_MONTHS)),
        forget_marks,
    ]


def count_expired(session: Session, moment: datetime) -> dict[str, int]:
    """Return the number of rows that have expired by a moment, by kind. Kinds without any are left out."""
    settings = read_settings(session)
    gone = moment - timedelta(days=settings.analytics_days)
    long_ago = _months_before(moment, settings.enquiry_months)
    expired: dict[str, ColumnElement[bool]] = {
        "visits": PageVisit.created_at < gone,
        "views": ProductPageView.created_at < gone,
        "searches": Searched.created_at < gone,
        "enquiries": Enquiry.created_at < long_ago,
        "photos": is_of_old_job(_months_before(moment, JOB_MONTHS)),
        "requests for an e-mail": is_expired(moment),
        "mails": _mails_over(moment, long_ago),
        "carts": (Cart.status == ACTIVE) & (Cart.updated_at < moment - timedelta(days=settings.cart_days)),
    }
    counts = {kind: session.scalar(select(func.count()).where(each)) or 0 for kind, each in expired.items()}
    return {kind: count for kind, count in counts.items() if count}


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
    session.execute(delete(Searched).where(Searched.created_at < before))
    follow_removal(session, before)


def _delete_old_enquiries(session: Session, moment: datetime, long_ago: datetime) -> None:
    session.execute(delete(Enquiry).where(Enquiry.created_at < long_ago))
    forget_alone(session)
    session.execute(delete(Photo).where(Photo.of == ENQUIRY, Photo.owner_id.not_in(select(Enquiry.id))))
    forget_enquiries(session, long_ago)
    session.execute(delete(Mail).where(_mails_over(moment, long_ago)))


def _delete_old_job_photos(session: Session, before: datetime) -> None:
    session.execute(delete(Photo).where(is_of_old_job(before)))


def _mails_over(moment: datetime, long_ago: datetime) -> ColumnElement[bool]:
    over = Mail.status.in_((SENT, DONE)) & (Mail.created_at < moment - timedelta(days=MAIL_DAYS))
    return over | (Mail.created_at < long_ago)


def _forget_ips(session: Session, since: datetime, before: datetime) -> None:
    _shorten_addresses(session, ProductPageView, since, before)
    follow_shortening(session, _shorten_addresses(session, PageVisit, since, before), before)


def _shorten_addresses(session: Session, table: Table, since: datetime, before: datetime) -> set[str | None]:
    """The nets that the addresses became."""
    due = _whole(table) & (table.created_at >= since) & (table.created_at < before)
    nets = {shorten(str(each)) for each in session.scalars(select(table.ip_address).where(due).distinct())}
    driver: Any = session.connection().connection.driver_connection
    driver.create_function("net_of", 1, shorten, deterministic=True)
    session.execute(update(table).where(due).values(ip_address=func.net_of(table.ip_address)))
    return nets


def _whole(table: Table) -> ColumnElement[bool]:
    """There is an address, and it is not a net yet."""
    return table.ip_address.is_not(None) & ~table.ip_address.contains("/")


def _oldest(session: Session, which: Callable[[Table], ColumnElement[bool]] | None = None) -> datetime | None:
    """Return the time of the earliest visit or view that matches. Without a condition, searches are included too."""
    moments = []
    for table in EVENTS:
        asked = select(table.created_at).order_by(table.created_at).limit(1)
        moments.append(session.scalar(asked.where(which(table)) if which else asked))
    if which is None:
        moments.append(session.scalar(select(func.min(Searched.created_at))))
    return min((each for each in moments if each), default=None)


def _days(oldest: datetime | None, limit: datetime) -> Iterator[tuple[datetime, datetime]]:
    """Split the time from `oldest` to `limit` into days. The last day may be shorter."""
    while oldest is not None and oldest < limit:
        until = min(oldest + timedelta(days=1), limit)
        yield oldest, until
        oldest = until


def _months_before(moment: datetime, months: int) -> datetime:
    """Return the same day this many months earlier. If that month has no such day, its last day is returned."""
    year, month = divmod(moment.year * 12 + moment.month - 1 - months, 12)
    day = moment.day
    while True:
        try:
            return moment.replace(year=year, month=month + 1, day=day)
        except ValueError:
            day -= 1

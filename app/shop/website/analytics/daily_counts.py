"""Daily counts that sum up visits and views, and each visitor's last visit. `add_visits` and `add_views` run with every
batch that is written, `follow_removal` and `follow_shortening` with every removal of old data, in the same
transaction. The sums therefore always match the rows.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import delete, func, or_, text
from sqlalchemy.dialects.sqlite import Insert, insert
from sqlalchemy.orm import Session

from app.store.database.types import UtcTime
from app.store.website.analytics import DailyViews, DailyVisits, Visitor, VisitorAddress

Event = Mapping[str, Any]

_VISITS_LEFT = """
    INSERT INTO visit_tallies (day, path, count)
    SELECT :day, path, count(*) FROM page_visits WHERE created_at >= :day AND created_at < date(:day, '+1 day')
    GROUP BY path
"""
# A look that has neither a product nor a search was one at a product that is gone.
_VIEWS_LEFT = """
    INSERT INTO view_tallies (day, product_id, count)
    SELECT :day, coalesce(product_id, ''), count(*) FROM product_views
    WHERE created_at >= :day AND created_at < date(:day, '+1 day') AND (product_id IS NOT NULL OR search_query IS NULL)
    GROUP BY 2
"""
_SEEN_FROM = """
    SELECT coalesce(ip_address, '') AS ip_address, coalesce(user_agent, '') AS user_agent, max(created_at) AS last_visit
    FROM page_visits WHERE ip_address IS :address GROUP BY user_agent
"""


def add_visits(session: Session, visits: Iterable[Event]) -> None:
    """Count visits that are being written."""
    counts: Counter[tuple[str, str]] = Counter()
    seen: dict[tuple[str, str], datetime] = {}
    for visit in visits:
        moment = visit["created_at"]
        counts[(_day(moment), visit["path"])] += 1
        visitor = (visit["ip_address"] or "", visit["user_agent"] or "")
        seen[visitor] = max(seen.get(visitor, moment), moment)
    rows = [{"day": day, "path": path, "count": count} for (day, path), count in counts.items()]
    session.execute(_adding(DailyVisits), rows)
    _note_seen(session, seen)


def add_views(session: Session, views: Iterable[Event]) -> None:
    """Count the product views among the views being written. The other views are searches."""
    counts = Counter((_day(view["created_at"]), view["product_id"]) for view in views if view["product_id"])
    if counts:
        rows = [{"day": day, "product_id": product, "count": count} for (day, product), count in counts.items()]
        session.execute(_adding(DailyViews), rows)


def follow_removal(session: Session, before: datetime) -> None:
    """Adapt the counts after old visits and views were removed. The days before the moment are gone, and also a part of
    the moment's own day.
    """
    day = _day(before)
    for daily_table, left in ((DailyVisits, _VISITS_LEFT), (DailyViews, _VIEWS_LEFT)):
        session.execute(delete(daily_table).where(daily_table.day <= day))
        session.execute(text(left), {"day": day})
    for seen in (Visitor, VisitorAddress):
        session.execute(delete(seen).where(seen.last_visit < before))


def follow_shortening(session: Session, nets: Iterable[str | None], before: datetime) -> None:
    """Adapt the counts after the addresses of old visits were shortened. The addresses of all visits before the moment
    are now networks, so a visitor seen only before it is part of a network.
    """
    for seen in (Visitor, VisitorAddress):
        whole = ~or_(seen.ip_address == "", seen.ip_address.contains("/"))
        session.execute(delete(seen).where(whole, seen.last_visit < before))
    look = text(_SEEN_FROM).columns(last_visit=UtcTime)
    for net in nets:
        rows = session.execute(look, {"address": net}).all()
        _note_seen(session, {(row.ip_address, row.user_agent): row.last_visit for row in rows})


def _note_seen(session: Session, seen: Mapping[tuple[str, str], datetime]) -> None:
    addresses: dict[str, datetime] = {}
    for (address, _), moment in seen.items():
        addresses[address] = max(addresses.get(address, moment), moment)
    visitors = [{"ip_address": of[0], "user_agent": of[1], "last_visit": moment} for of, moment in seen.items()]
    session.execute(_seeing(Visitor), visitors)
    session.execute(
        _seeing(VisitorAddress), [{"ip_address": each, "last_visit": moment} for each, moment in addresses.items()]
    )


def _adding(daily_table: type[DailyVisits] | type[DailyViews]) -> Insert:
    statement = insert(daily_table)
    return statement.on_conflict_do_update(set_={"count": daily_table.count + statement.excluded["count"]})


def _seeing(seen: type[Visitor] | type[VisitorAddress]) -> Insert:
    statement = insert(seen)
    return statement.on_conflict_do_update(
        set_={"last_visit": func.max(seen.last_visit, statement.excluded["last_visit"])}
    )


def _day(moment: datetime) -> str:
    """The day in UTC."""
    return moment.astimezone(UTC).date().isoformat()

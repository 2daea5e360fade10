"""Who visited: addresses with their browsers, newest first. Kept quick for a table of a million visits."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import Integer, Row, Text, TextClause, TextualSelect, bindparam, text
from sqlalchemy.orm import Session

from app.store.types import UtcTime

VISITORS = 1000
"""Visitors listed at most: the newest."""
WALK = 5_000
"""Visits looked through, newest first, before every visit of the period is grouped instead."""

_NEWEST = """
    WITH newest AS (
        SELECT ip_address, user_agent, max(created_at) AS last_visit
        FROM (SELECT ip_address, user_agent, created_at FROM page_visits
              WHERE created_at >= :since ORDER BY created_at DESC LIMIT :walk)
        GROUP BY ip_address, user_agent ORDER BY last_visit DESC LIMIT :visitors
    )
    SELECT ip_address, user_agent, last_visit,
           (SELECT count(*) FROM page_visits AS visit
            WHERE visit.ip_address IS newest.ip_address AND visit.user_agent IS newest.user_agent
            AND visit.created_at >= :since) AS visit_count
    FROM newest ORDER BY last_visit DESC, ip_address, user_agent
"""
# The + keeps SQLite from the index on the time, so that it reads the visitors' index, already grouped, without a sort.
_GROUPED = """
    WITH grouped AS MATERIALIZED (
        SELECT ip_address, user_agent, max(created_at) AS last_visit, count(*) AS visit_count
        FROM page_visits WHERE +created_at >= :since GROUP BY ip_address, user_agent
    )
    SELECT ip_address, user_agent, last_visit, visit_count,
           (SELECT count(DISTINCT ip_address) FROM grouped) AS addresses
    FROM grouped ORDER BY last_visit DESC, ip_address, user_agent LIMIT :visitors
"""
# Without the + it would read the whole index of the addresses, to have them in order.
_ADDRESSES = "SELECT count(DISTINCT +ip_address) FROM page_visits WHERE created_at >= :since"


@dataclass(frozen=True)
class Visitors:
    """The newest visitors, and how many different addresses there were in all; one that is missing is none."""

    newest: Sequence[Row[Any]]
    addresses: int


def read_visitors(session: Session, since: datetime, visits: int) -> Visitors:
    """The newest visitors since a moment, grouped by address and agent, with what they visited in that time.

    `visits` is the number of all visits since then.
    """
    newest = session.execute(_typed(_NEWEST), {"since": since, "visitors": VISITORS, "walk": WALK}).all()
    if len(newest) == VISITORS or visits <= WALK:
        return Visitors(newest, session.scalar(_since(_ADDRESSES), {"since": since}) or 0)
    grouped = session.execute(_typed(_GROUPED), {"since": since, "visitors": VISITORS}).all()
    return Visitors(grouped, grouped[0].addresses)


def _typed(statement: str) -> TextualSelect:
    columns = {"ip_address": Text, "user_agent": Text, "last_visit": UtcTime, "visit_count": Integer}
    return _since(statement).columns(**columns)


def _since(statement: str) -> TextClause:
    return text(statement).bindparams(bindparam("since", type_=UtcTime))

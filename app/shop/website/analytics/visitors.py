"""Queries that list visitors as IP addresses with their browsers, newest first. They stay fast on a table of a million
visits.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import Integer, Row, Text, TextClause, TextualSelect, bindparam, text
from sqlalchemy.orm import Session

from app.store.database.types import UtcTime

VISITORS = 1000
"""Visitors listed at most: the newest."""

# A period ends now, so whoever was last seen in it is who was seen in it at all.
_NEWEST = """
    WITH newest AS (
        SELECT nullif(ip_address, '') AS ip_address, nullif(user_agent, '') AS user_agent, last_visit
        FROM visitors WHERE last_visit >= :since ORDER BY last_visit DESC LIMIT :visitors
    )
    SELECT ip_address, user_agent, last_visit,
           (SELECT count(*) FROM page_visits AS visit
            WHERE visit.ip_address IS newest.ip_address AND visit.user_agent IS newest.user_agent
            AND visit.created_at >= :since) AS visit_count
    FROM newest ORDER BY last_visit DESC, ip_address, user_agent
"""
# The missing address is subtracted: sorting it out would read every row, where the index of the moments is enough.
_ADDRESSES = """
    SELECT (SELECT count(*) FROM visitor_addresses WHERE last_visit >= :since)
         - (SELECT count(*) FROM visitor_addresses WHERE ip_address = '' AND last_visit >= :since)
"""


@dataclass(frozen=True)
class Visitors:
    """Result that contains the newest visitors, and the number of all different addresses. A missing address is not
    counted.
    """

    newest: Sequence[Row[Any]]
    addresses: int


def read_visitors(session: Session, since: datetime) -> Visitors:
    """Return the newest visitors since a moment, grouped by address and browser. Each has the number of visits in that
    time.
    """
    newest = session.execute(_typed(_NEWEST), {"since": since, "visitors": VISITORS}).all()
    return Visitors(newest, session.scalar(_since(_ADDRESSES), {"since": since}) or 0)


def _typed(statement: str) -> TextualSelect:
    columns = {"ip_address": Text, "user_agent": Text, "last_visit": UtcTime, "visit_count": Integer}
    return _since(statement).columns(**columns)


def _since(statement: str) -> TextClause:
    return text(statement).bindparams(bindparam("since", type_=UtcTime))

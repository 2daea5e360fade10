"""Searches of visitors, as the owner reads them."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from app.shop.catalogue.products.catalogue import load_products
from app.shop.catalogue.search.closest import find_closest
from app.shop.catalogue.search.search import finds_any
from app.store.catalogue.search_tables import Searched

LISTED = 20
"""Searches in each list."""
CONSIDERED = 200
"""Searches without a part that are looked at, the most frequent ones."""
CLOSEST = 3


@dataclass(frozen=True)
class FrequentSearch:
    """A query, its count, and what it found the last time."""

    query: str
    count: int
    results: int
    last_at: datetime


@dataclass(frozen=True)
class MissingSearch:
    """A query that finds nothing, and the names of the closest parts."""

    query: str
    count: int
    last_at: datetime
    closest: list[str]


@dataclass(frozen=True)
class CorrectedSearch:
    """A misspelt query, and what it was read as."""

    query: str
    corrected: str
    count: int


@dataclass(frozen=True)
class SearchReport:
    """The searches of a period."""

    frequent: list[FrequentSearch]
    missing: list[MissingSearch]
    corrected: list[CorrectedSearch]


def report_searches(session: Session, since: datetime) -> SearchReport:
    """Return the searches since a moment, the most frequent first. Case, accents and spaces make no difference."""
    return SearchReport(_frequent(session, since), _missing(session, since), _corrected(session, since))


def _frequent(session: Session, since: datetime) -> list[FrequentSearch]:
    rows = _grouped(session, since, LISTED, without=False)
    return [FrequentSearch(query, count, results, last) for query, count, results, last in rows]


def _missing(session: Session, since: datetime) -> list[MissingSearch]:
    """Those without a part that the present shop finds nothing for either."""
    found: list[MissingSearch] = []
    for query, count, _results, last in _grouped(session, since, CONSIDERED, without=True):
        if len(found) < LISTED and not finds_any(session, query):
            near = load_products(session, find_closest(session, query, CLOSEST))
            found.append(MissingSearch(query, count, last, [product.name for product in near]))
    return found


def _corrected(session: Session, since: datetime) -> list[CorrectedSearch]:
    made = func.count().label("made")
    chosen = select(func.max(Searched.query), func.max(Searched.corrected), made)
    rows = session.execute(
        chosen.where(Searched.created_at >= since, Searched.corrected.is_not(None))
        .group_by(Searched.folded)
        .order_by(made.desc(), Searched.folded)
        .limit(LISTED)
    )
    return [CorrectedSearch(query, corrected or "", count) for query, corrected, count in rows]


def _grouped(
    session: Session, since: datetime, limit: int, *, without: bool
) -> Sequence[tuple[str, int, int, datetime]]:
    """Return queries with their count, and the results and time of the last one. SQLite takes the other columns from
    the row that has the max(), as long as there is only one max().
    """
    made, last = func.count().label("made"), func.max(Searched.created_at)
    chosen = select(Searched.query, made, Searched.results, last).where(Searched.created_at >= since)
    grouped = chosen.group_by(Searched.folded).order_by(made.desc(), Searched.folded)
    rows = session.execute((grouped.having(Searched.results == 0) if without else grouped).limit(limit))
    return [(query, count, results, moment) for query, count, results, moment in rows]

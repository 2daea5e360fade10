"""Searches of visitors, as the owner reads them."""

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from app.contract.catalogue.searches import CorrectedSearchView, FrequentSearchView, MissingSearchView, SearchesView
from app.shop.catalogue.products.catalogue import load_products
from app.shop.catalogue.search.closest import find_closest
from app.shop.catalogue.search.search import finds_any
from app.store.catalogue.search_tables import Searched

LISTED = 20
"""Searches in each list."""
CONSIDERED = 200
"""Searches without a part that are looked at, the most frequent ones."""
CLOSEST = 3


def report_searches(session: Session, since: datetime) -> SearchesView:
    """Return the searches since a moment, the most frequent first. Case, accents and spaces make no difference."""
    return SearchesView(
        frequent=_frequent(session, since), missing=_missing(session, since), corrected=_corrected(session, since)
    )


def _frequent(session: Session, since: datetime) -> list[FrequentSearchView]:
    rows = _grouped(session, since, LISTED, without=False)
    return [
        FrequentSearchView(query=query, count=count, results=results, last_at=last)
        for query, count, results, last in rows
    ]


def _missing(session: Session, since: datetime) -> list[MissingSearchView]:
    """Those without a part that the present shop finds nothing for either."""
    found: list[MissingSearchView] = []
    for query, count, _results, last in _grouped(session, since, CONSIDERED, without=True):
        if len(found) < LISTED and not finds_any(session, query):
            near = load_products(session, find_closest(session, query, CLOSEST))
            closest = [product.name for product in near]
            found.append(MissingSearchView(query=query, count=count, last_at=last, closest=closest))
    return found


def _corrected(session: Session, since: datetime) -> list[CorrectedSearchView]:
    made = func.count().label("made")
    chosen = select(func.max(Searched.query), func.max(Searched.corrected), made)
    rows = session.execute(
        chosen.where(Searched.created_at >= since, Searched.corrected.is_not(None))
        .group_by(Searched.folded)
        .order_by(made.desc(), Searched.folded)
        .limit(LISTED)
    )
    return [
        CorrectedSearchView(query=query, corrected=corrected or "", count=count) for query, corrected, count in rows
    ]


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

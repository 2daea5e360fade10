"""Customers' searches, and those without a result."""

from collections import Counter
from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from app.contract.website.statistics import SearchCount
from app.shop.catalogue.search.search import finds_any
from app.store.database.search_text import fold_query
from app.store.website.analytics import ProductPageView

LISTED = 10
"""Searches shown in each of the two lists."""
CONSIDERED = 1000
"""Different spellings looked at, the most frequent ones."""


def count_searches(session: Session, since: datetime) -> list[SearchCount]:
    """Return the searches since a moment, most frequent first. Case, accents and spaces make no difference."""
    counts: Counter[str] = Counter()
    spellings: dict[str, str] = {}
    for query, count in _spellings(session, since):
        words = fold_query(query)
        spellings.setdefault(words, query)
        counts[words] += count
    return [SearchCount(query=spellings[words], count=count) for words, count in counts.most_common()]


def find_missing(session: Session, searches: Sequence[SearchCount]) -> list[SearchCount]:
    """Return those of the searches that find nothing in the present shop."""
    missing: list[SearchCount] = []
    for search in searches:
        if not finds_any(session, search.query):
            missing.append(search)
        if len(missing) == LISTED:
            break
    return missing


def _spellings(session: Session, since: datetime) -> Sequence[tuple[str, int]]:
    query = ProductPageView.search_query
    made = func.count().label("made")
    asked = select(query, made).where(ProductPageView.created_at >= since, query.is_not(None)).group_by(query)
    found = session.execute(asked.order_by(made.desc(), query).limit(CONSIDERED)).all()
    return [(text, count) for text, count in found if text and text.strip()]

"""Code that counts the carts that something was put into. Carts that were removed since are stored as a number per
day.
"""

from collections import Counter
from collections.abc import Iterable
from datetime import date, datetime, timedelta

from sqlalchemy import func, select
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.orm import Session

from app.shop.base.workshop_days import begin_of, workshop_day
from app.store.sales.carts import ACTIVE, Cart, RemovedCarts


def count_filled_carts(session: Session, first: date, last: date) -> int:
    """Count the filled carts opened from `first` to `last` that were not ordered. A cart that was emptied again is
    included.
    """
    begin, end = begin_of(first), begin_of(last + timedelta(days=1))
    # Every line that is put in, changed or taken out touches its cart.
    filled = select(func.count()).where(
        Cart.status == ACTIVE, Cart.created_at >= begin, Cart.created_at < end, Cart.updated_at > Cart.created_at
    )
    removed = select(func.sum(RemovedCarts.count)).where(RemovedCarts.day.between(first.isoformat(), last.isoformat()))
    return (session.scalar(filled) or 0) + (session.scalar(removed) or 0)


def keep_removed(session: Session, opened: Iterable[datetime]) -> None:
    """Count filled carts that are removed on the day of their opening."""
    days = Counter(workshop_day(moment).isoformat() for moment in opened)
    if days:
        added = insert(RemovedCarts)
        counted = added.on_conflict_do_update(set_={"count": RemovedCarts.count + added.excluded["count"]})
        session.execute(counted, [{"day": day, "count": count} for day, count in days.items()])

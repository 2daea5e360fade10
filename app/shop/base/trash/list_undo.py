"""Undoing what an import did to lists that belong to products: their codes, and their further pictures."""

from collections import defaultdict
from collections.abc import Collection

from sqlalchemy import delete, insert
from sqlalchemy.orm import Session

from app.shop.base.trash.snapshots import Raw, Shape, raw_table, read_rows

Lists = dict[str, list[Raw]]
"""The rows of each product."""


def read_lists(session: Session, shape: Shape, ids: Collection[str]) -> Lists:
    """Return the rows of a table that belong to each of these products now."""
    lists: defaultdict[str, list[Raw]] = defaultdict(list)
    for row in sorted(read_rows(session, shape, "product_id", ids), key=str):
        lists[row["product_id"]].append(row)
    return {each: lists[each] for each in ids}


def changed_lists(session: Session, shape: Shape, before: Lists) -> dict[str, list[list[Raw]]]:
    """Return the old and present rows of those products in which they changed."""
    after = read_lists(session, shape, list(before))
    return {each: [old, after[each]] for each, old in before.items() if old != after[each]}


def unchanged_lists(session: Session, shape: Shape, changes: dict[str, list[list[Raw]]]) -> Lists:
    """Return the earlier rows of the products that nobody changed since."""
    now = read_lists(session, shape, list(changes))
    return {each: old for each, (old, after) in changes.items() if now[each] == after}


def put_lists_back(session: Session, shape: Shape, lists: Lists) -> None:
    """Let these products have these rows and no others."""
    raw = raw_table(shape.__tablename__, shape.__table__.columns.keys())
    session.execute(delete(raw).where(raw.c.product_id.in_(lists)))
    rows = [row for each in lists.values() for row in each]
    if rows:
        session.execute(insert(raw_table(shape.__tablename__, rows[0])), rows)

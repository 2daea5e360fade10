"""Undoing what an import did to the codes of products."""

from collections import defaultdict
from collections.abc import Collection

from sqlalchemy import delete, insert
from sqlalchemy.orm import Session

from app.shop.base.trash.snapshots import Raw, raw_table, read_rows
from app.store.catalogue.product_codes import ProductCode

Codes = dict[str, list[Raw]]
"""The rows of each product."""


def read_codes(session: Session, ids: Collection[str]) -> Codes:
    """Return the codes of these products as they are now."""
    codes: defaultdict[str, list[Raw]] = defaultdict(list)
    for row in sorted(read_rows(session, ProductCode, "product_id", ids), key=lambda each: str(each["id"])):
        codes[row["product_id"]].append(row)
    return {each: codes[each] for each in ids}


def changed_codes(session: Session, before: Codes) -> dict[str, list[list[Raw]]]:
    """Return the old and present codes of those products in which the codes changed."""
    after = read_codes(session, list(before))
    return {each: [old, after[each]] for each, old in before.items() if old != after[each]}


def unchanged_codes(session: Session, changes: dict[str, list[list[Raw]]]) -> Codes:
    """Return the earlier codes of the products that nobody changed since."""
    now = read_codes(session, list(changes))
    return {each: old for each, (old, after) in changes.items() if now[each] == after}


def put_codes_back(session: Session, codes: Codes) -> None:
    """Let these products have these codes and no others."""
    session.execute(delete(ProductCode).where(ProductCode.product_id.in_(codes)))
    rows = [row for each in codes.values() for row in each]
    if rows:
        session.execute(insert(raw_table(ProductCode.__tablename__, rows[0])), rows)

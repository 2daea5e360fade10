"""Undoing what an import did to the options of products. Pieces that were sold since stay sold."""

from typing import Any

from sqlalchemy import column, delete, update
from sqlalchemy.orm import Session

from app.shop.base.trash.list_undo import read_lists
from app.shop.base.trash.snapshots import Raw, raw_table
from app.store.catalogue.product_options import ProductOption

COUNTED = ("inventory", "agreed")
Changed = dict[str, list[list[Raw]]]
"""The rows of each product before the act and after it."""


def unchanged_options(session: Session, changed: Changed) -> dict[str, list[Raw]]:
    """Return the earlier options of the products whose options nobody changed since, but for their stock."""
    now = read_lists(session, ProductOption, list(changed))
    return {each: old for each, (old, after) in changed.items() if _plain(now[each]) == _plain(after)}


def put_options_back(session: Session, changed: Changed, earlier: dict[str, list[Raw]]) -> None:
    """Give these products the options that they had, and remove those that the act added."""
    now = {row["id"]: row for rows in read_lists(session, ProductOption, list(earlier)).values() for row in rows}
    after = {row["id"]: row for each in earlier for row in changed[each][1]}
    old = {row["id"]: row for rows in earlier.values() for row in rows}
    session.execute(delete(ProductOption).where(ProductOption.id.in_(after.keys() - old)))
    raw = raw_table(ProductOption.__tablename__, ProductOption.__table__.columns.keys())
    session.execute(update(raw).where(column("id").in_(old)).values(sku_folded=None))
    for each, row in old.items():
        stock = max(0, row["inventory"] + now[each]["inventory"] - after[each]["inventory"])
        values = {name: value for name, value in row.items() if name not in {"id", "agreed"}}
        session.execute(update(raw).where(column("id") == each).values(values | {"inventory": stock}))


def _plain(rows: list[Raw]) -> list[dict[str, Any]]:
    plain = [{name: value for name, value in row.items() if name not in COUNTED} for row in rows]
    return sorted(plain, key=lambda row: str(row["id"]))

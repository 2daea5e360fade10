"""Deletions that can be restored: stored, listed, and removed after 30 days."""

import json
from collections.abc import Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import ColumnElement, delete, func, select, true
from sqlalchemy.orm import Session, defer

from app.contract.system.deleted import Act, Deleted
from app.shop.base.errors import NotFound
from app.shop.base.trash.snapshots import Snapshot
from app.store.catalogue.products import Product
from app.store.catalogue.stock_moves import StockMove
from app.store.customers.enquiries import Enquiry
from app.store.database.base import Base
from app.store.system.deletions import RETENTION, Deletion

NAMED = 3
"""Names that are listed of an act on many."""
GONE = "This was brought back already, or its 30 days are over"


def keep(session: Session, kind: Deleted, names: Sequence[str], snapshot: Snapshot, act: Act = "delete") -> Deletion:
    """Store everything that an act is about to remove. This happens in the transaction of the act."""
    rest = len(names) - NAMED
    name = ", ".join(names[:NAMED]) + (f" and {rest} more" if rest > 0 else "")
    deletion = Deletion(
        kind=kind,
        act=act,
        name=name,
        count=len(names),
        content=snapshot.to_json(),
        files=json.dumps(snapshot.files),
    )
    session.add(deletion)
    session.flush()
    return deletion


def list_deletions(session: Session, moment: datetime) -> Sequence[Deletion]:
    """Return the deletions that can be restored at a moment, newest first."""
    living = select(Deletion).where(Deletion.created_at > moment - RETENTION).options(defer(Deletion.content))
    return session.scalars(living.order_by(Deletion.created_at.desc(), Deletion.id)).all()


def find_deletion(session: Session, deletion_id: str, moment: datetime) -> Deletion:
    """One that can be brought back. Raises NotFound."""
    deletion = session.get(Deletion, deletion_id)
    if deletion is None or deletion.created_at <= moment - RETENTION:
        raise NotFound(GONE)
    return deletion


def forget(session: Session, deletion: Deletion) -> list[str]:
    """Remove a deletion permanently. Returns the filenames of its pictures, which are handled after the commit."""
    _forget_moves(session, Deletion.id == deletion.id)
    session.delete(deletion)
    return files_of(deletion)


def forget_expired(session: Session, moment: datetime) -> list[str]:
    """Remove every deletion that is past its retention period. Returns the filenames as `forget` does."""
    over = Deletion.created_at <= moment - RETENTION
    names = [name for files in session.scalars(select(Deletion.files).where(over)) for name in json.loads(files)]
    _forget_moves(session, over)
    session.execute(delete(Deletion).where(over))
    return names


def _forget_moves(session: Session, which: ColumnElement[bool]) -> None:
    """Remove the stock history of products that can no longer be restored."""
    rows = func.json_each(Deletion.content, f"$.rows.{Product.__tablename__}").table_valued("value")
    ids = select(func.json_extract(rows.c.value, "$.id")).select_from(Deletion).join(rows, true()).where(which)
    gone = StockMove.product_id.in_(ids), StockMove.product_id.not_in(select(Product.id))
    session.execute(delete(StockMove).where(*gone))


def forget_enquiries(session: Session, before: datetime) -> None:
    """Remove deleted enquiries that were written before a moment. They are not stored for longer than other
    enquiries.
    """
    for deletion in session.scalars(select(Deletion).where(Deletion.kind == "enquiry")):
        rows = Snapshot.from_json(deletion.content).rows[Enquiry.__tablename__]
        if any(datetime.fromisoformat(row["created_at"]) < before for row in rows):
            session.delete(deletion)


def files_of(deletion: Deletion) -> list[str]:
    """The filenames of its pictures."""
    names: list[str] = json.loads(deletion.files)
    return names


def find_deleted_row(session: Session, table: type[Base], row_id: str, moment: datetime) -> dict[str, Any] | None:
    """Return a row as it was when it was deleted. Returns None for a row that is not in the bin at this moment."""
    rows = func.json_each(Deletion.content, f"$.rows.{table.__tablename__}").table_valued("value")
    found = session.scalar(
        select(rows.c.value)
        .select_from(Deletion)
        .join(rows, true())
        .where(Deletion.act.in_(("delete", "bulk-delete")), Deletion.created_at > moment - RETENTION)
        .where(func.json_extract(rows.c.value, "$.id") == row_id)
        .order_by(Deletion.created_at.desc())
        .limit(1)
    )
    return dict(json.loads(found)) if found else None

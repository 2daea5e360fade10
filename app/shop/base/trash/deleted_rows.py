"""Deleted rows that can still be brought back."""

import json
from datetime import datetime
from typing import Any

from sqlalchemy import func, select, true
from sqlalchemy.orm import Session

from app.store.database.base import Base
from app.store.system.deletions import RETENTION, Deletion


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

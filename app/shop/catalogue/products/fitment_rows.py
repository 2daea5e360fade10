"""Writing of the fitment of many products at once."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import bindparam, delete, insert, update
from sqlalchemy.orm import Session

from app.contract.catalogue.fitment import FitmentDetails
from app.shop.base.trash.fitment_undo import FitmentState
from app.shop.base.trash.snapshots import AT_ONCE
from app.store.catalogue.vehicles import Fitment, FitmentEngine
from app.store.database.base import new_id, now

DETAILS = tuple(FitmentDetails.model_fields)


@dataclass(frozen=True)
class WantedRow:
    """A model that a product is to fit, with its details."""

    product_id: str
    model_id: str
    details: dict[str, Any] = field(default_factory=dict)
    engine_ids: frozenset[str] = frozenset()
    row_id: str = field(default_factory=new_id)


def differs(before: FitmentState, row_id: str, wanted: WantedRow) -> bool:
    """Return whether the present row differs from the wanted one in its details or engines."""
    present = before.rows[row_id]
    details = any(present[name] != wanted.details[name] for name in DETAILS)
    return details or set(before.engines.get(row_id, [])) != wanted.engine_ids


def index_rows(before: FitmentState) -> dict[tuple[str, str], str]:
    """Return the ids of present rows by product and model."""
    return {(row["product_id"], row["model_id"]): row_id for row_id, row in before.rows.items()}


def write_rows(session: Session, before: FitmentState, wanted: Iterable[WantedRow], source: str) -> None:
    """Add these rows, or change them where they already exist. A changed row retains its source."""
    present, new, old = index_rows(before), [], []
    for row in wanted:
        row_id = present.get((row.product_id, row.model_id))
        if row_id is None:
            new.append(row)
        elif differs(before, row_id, row):
            old.append((row_id, row))
    _add(session, new, source)
    _change(session, old)


def remove_rows(session: Session, ids: Sequence[str]) -> None:
    """Remove rows by their ids."""
    for start in range(0, len(ids), AT_ONCE):
        session.execute(delete(Fitment).where(Fitment.id.in_(ids[start : start + AT_ONCE])))


def _add(session: Session, rows: list[WantedRow], source: str) -> None:
    if rows:
        shared = {"created_at": now(), "source": source}
        keys = ({"id": row.row_id, "product_id": row.product_id, "model_id": row.model_id} for row in rows)
        session.execute(
            insert(Fitment.__table__),  # type: ignore[arg-type]  # typed as any FromClause
            [key | shared | row.details for key, row in zip(keys, rows, strict=True)],
        )
        _narrow(session, [(row.row_id, row) for row in rows])


def _change(session: Session, rows: list[tuple[str, WantedRow]]) -> None:
    if rows:
        table = Fitment.__table__
        named = update(table).where(table.c.id == bindparam("row")).values({name: bindparam(name) for name in DETAILS})  # type: ignore[arg-type]  # as above
        session.connection().execute(named, [{"row": row_id} | row.details for row_id, row in rows])
        ids = [row_id for row_id, _row in rows]
        for start in range(0, len(ids), AT_ONCE):
            some = FitmentEngine.fitment_id.in_(ids[start : start + AT_ONCE])
            session.execute(delete(FitmentEngine).where(some))
        _narrow(session, rows)


def _narrow(session: Session, rows: list[tuple[str, WantedRow]]) -> None:
    pairs = [{"fitment_id": row_id, "engine_id": engine} for row_id, row in rows for engine in sorted(row.engine_ids)]
    if pairs:
        session.execute(insert(FitmentEngine), pairs)

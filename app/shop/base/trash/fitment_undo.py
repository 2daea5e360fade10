"""Undoing of a copy or an import that changed the fitment of many products. The fitment of each product is restored
unless it was changed again since.
"""

import hashlib
import json
from collections import defaultdict
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import delete, insert, select
from sqlalchemy.orm import Session

from app.shop.base.errors import Conflict
from app.shop.base.trash.bulk_undo import explain_left, set_values
from app.shop.base.trash.restored_products import leave_engines, leave_models
from app.shop.base.trash.snapshots import AT_ONCE, Raw, Snapshot, raw_table, read_engines, read_products, read_rows
from app.store.catalogue.vehicles import Brand, CarEngine, CarModel, Fitment, FitmentEngine

ALL_CHANGED = "These products have all been changed since: there is nothing to undo."
NOT_COMPARED = ("id", "created_at")


@dataclass(frozen=True)
class FitmentState:
    """The fitment of some products: the meaning of each product's list, all its rows, and the engines of these rows."""

    fits: dict[str, str]
    rows: dict[str, Raw]
    engines: dict[str, list[str]]

    def by_product(self) -> dict[str, dict[str, str]]:
        """Return the content of each row by product and row."""
        found: defaultdict[str, dict[str, str]] = defaultdict(dict)
        for row_id, row in self.rows.items():
            values = [row[name] for name in sorted(row.keys() - set(NOT_COMPARED))]
            found[row["product_id"]][row_id] = json.dumps([values, self.engines.get(row_id)])
        return found


def read_state(session: Session, product_ids: Collection[str]) -> FitmentState:
    """Return the present rows of these products."""
    rows = {row["id"]: row for row in read_rows(session, Fitment, "product_id", product_ids)}
    engines: defaultdict[str, list[str]] = defaultdict(list)
    for each in sorted(read_engines(session, rows.values()), key=lambda row: str(row["engine_id"])):
        engines[each["fitment_id"]].append(each["engine_id"])
    fits = {product: row["fits"] for product, row in read_products(session, product_ids).items()}
    return FitmentState(fits, rows, dict(engines))


def note_fitment(before: FitmentState, after: FitmentState) -> Snapshot:
    """Return what an act changed: rows taken or changed, and those added."""
    shot, old, new = Snapshot(), before.by_product(), after.by_product()
    for product, fits in before.fits.items():
        was, now = old.get(product, {}), new.get(product, {})
        if was != now or fits != after.fits[product]:
            left = _digest(now, after.fits[product])
            shot.fitment[product] = {"fits": fits, "added": sorted(now.keys() - was.keys()), "left": left}
            _take(shot, before, [row for row in was if was[row] != now.get(row)])
    return shot


def undo_fitment(session: Session, shot: Snapshot, since: datetime) -> list[str]:
    """Restore the fitment of products that are still as the act left them. Returns sentences about the rest. Raises
    Conflict when nothing can be restored.
    """
    now = read_state(session, shot.fitment.keys())
    found = now.by_product()
    same = {each for each, fits in now.fits.items() if _digest(found.get(each, {}), fits) == shot.fitment[each]["left"]}
    if shot.fitment and not same:
        raise Conflict(ALL_CHANGED)
    _keep_only(shot, same)
    set_values(session, {each: {"fits": shot.fitment[each]["fits"]} for each in same})
    added = [row for each in same for row in shot.fitment[each]["added"]]
    _remove(session, added + [row["id"] for row in shot.rows[Fitment.__tablename__]])
    notes = [leave_models(session, shot), leave_engines(session, shot)]
    for shape in (Fitment, FitmentEngine):
        if rows := shot.rows[shape.__tablename__]:
            session.execute(insert(raw_table(shape.__tablename__, rows[0])), rows)
    remove_models(session, shot, since)
    return [*filter(None, notes), *explain_left(shot.fitment.keys() - same)]


def _take(shot: Snapshot, before: FitmentState, rows: Iterable[str]) -> None:
    fitments = shot.rows.setdefault(Fitment.__tablename__, [])
    engines = shot.rows.setdefault(FitmentEngine.__tablename__, [])
    for row in rows:
        fitments.append(before.rows[row])
        engines += [{"fitment_id": row, "engine_id": each} for each in before.engines.get(row, [])]


def _keep_only(shot: Snapshot, products: set[str]) -> None:
    fitments = [row for row in shot.rows.get(Fitment.__tablename__, []) if row["product_id"] in products]
    staying = {row["id"] for row in fitments}
    engines = [row for row in shot.rows.get(FitmentEngine.__tablename__, []) if row["fitment_id"] in staying]
    shot.rows |= {Fitment.__tablename__: fitments, FitmentEngine.__tablename__: engines}


def _remove(session: Session, rows: list[str]) -> None:
    for start in range(0, len(rows), AT_ONCE):
        session.execute(delete(Fitment).where(Fitment.id.in_(rows[start : start + AT_ONCE])))


def remove_models(session: Session, shot: Snapshot, since: datetime) -> None:
    """Remove the models and brands that were added with the act. Those that a product names, or to which an engine was
    added since, are not removed.
    """
    named = select(Fitment.model_id).union(select(CarEngine.model_id).where(CarEngine.created_at > since))
    session.execute(delete(CarModel).where(CarModel.id.in_(shot.models), CarModel.id.not_in(named)))
    owned = select(CarModel.brand_id)
    session.execute(delete(Brand).where(Brand.id.in_(shot.brands), Brand.id.not_in(owned)))


def _digest(rows: dict[str, str], fits: str) -> str:
    return hashlib.sha256(json.dumps([fits, rows], sort_keys=True).encode()).hexdigest()

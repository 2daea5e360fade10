"""Proof that a part fits: it was fitted to such a vehicle."""

from datetime import datetime
from typing import Final

from sqlalchemy import select
from sqlalchemy.orm import Session

from app.contract.catalogue.confirmed_fits import ProofView
from app.shop.base.errors import NotFound
from app.shop.base.trash import deletions
from app.shop.base.trash.fitment_undo import FitmentState, note_fitment, read_state
from app.shop.base.workshop_days import workshop_month
from app.shop.catalogue.fitment.verdict import OPEN
from app.store.catalogue.products import Product
from app.store.catalogue.vehicles import Brand, CarModel, Fitment
from app.store.system.deletions import Deletion

FITTED: Final = "fitted"
SHOWN = 3
"""Proofs of a line's product: the newest ones."""


def prove_fit(session: Session, product: Product, model_id: str, moment: datetime) -> Deletion | None:
    """Record that a product was fitted to a model at a moment.

    An existing fitment row retains its details; a missing one is added. Returns the deletion that undoes it, or None if
    an equal or later moment was already recorded. Raises NotFound for an unknown model.
    """
    if session.get(CarModel, model_id) is None:
        raise NotFound(f"Model not found: {model_id}")
    before = read_state(session, [product.id])
    row = session.scalar(select(Fitment).where(Fitment.product_id == product.id, Fitment.model_id == model_id))
    if row and row.proved_at and row.proved_at >= moment:
        return None
    row = row or _add_row(session, product, model_id, before)
    row.source, row.proved_at = FITTED, moment
    session.flush()
    shot = note_fitment(before, read_state(session, [product.id]))
    return deletions.keep(session, "product", [product.name], shot, FITTED)


def list_proofs(session: Session, product_ids: list[str]) -> dict[str, list[ProofView]]:
    """Return the proofs of each of these products, newest first."""
    proved = (
        select(Fitment.product_id, CarModel.id, Brand.name, CarModel.name, Fitment.proved_at)
        .join(CarModel, CarModel.id == Fitment.model_id)
        .join(Brand, Brand.id == CarModel.brand_id)
        .where(Fitment.product_id.in_(product_ids), Fitment.proved_at.is_not(None))
        .order_by(Fitment.proved_at.desc(), CarModel.id)
    )
    found: dict[str, list[ProofView]] = {each: [] for each in product_ids}
    for product_id, model_id, brand, model, moment in session.execute(proved):
        if moment:
            found[product_id].append(
                ProofView(model_id=model_id, model=f"{brand} {model}", month=workshop_month(moment))
            )
    return found


def proved_since(session: Session, product_ids: list[str], moment: datetime) -> set[tuple[str, str]]:
    """Return the products and models that were proved from a moment on."""
    since = Fitment.product_id.in_(product_ids), Fitment.proved_at >= moment
    return {
        (product, model)
        for product, model in session.execute(select(Fitment.product_id, Fitment.model_id).where(*since))
    }


def _add_row(session: Session, product: Product, model_id: str, before: FitmentState) -> Fitment:
    if not before.rows and product.fits == "listed":
        # The first row of an empty list would say of every other model that the part does not fit.
        product.fits = OPEN
    row = Fitment(product_id=product.id, model_id=model_id)
    session.add(row)
    return row

"""Fitment of a product with all its details, for the owner."""

from typing import Any

from app.contract.fields import Done
from app.contract.fitment import FitmentBody, FitmentView
from app.shop.catalogue import fitment
from app.store.base import db
from app.store.sqlite import write
from app.web.api.call import call

PATH = "/api/admin/products/{productId}/fitment"


@call("GET", PATH, answer=FitmentView, admin=True)
def read_fitment(product_id: str) -> dict[str, Any]:
    """Every model that a product fits, with years, note and condition."""
    return fitment.read_fitment(db.session(), product_id)


@call("PUT", PATH, body=FitmentBody, answer=Done, admin=True)
def write_fitment(product_id: str, body: FitmentBody) -> Done:
    """Replace what a product fits, all of it or nothing."""
    with write() as session:
        fitment.write_fitment(session, product_id, body.fits, [row.model_dump() for row in body.rows])
    return Done()

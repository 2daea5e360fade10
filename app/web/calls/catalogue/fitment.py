"""Fitment of a product with all its details, for the owner."""

from typing import Any

from app.contract.base.fields import Done
from app.contract.catalogue.fitment import FitmentBody, FitmentCopy, FitmentView
from app.contract.catalogue.fitment_health import FitmentHealthView
from app.contract.catalogue.product_lists import BulkDone
from app.shop.catalogue.products import fitment, fitment_copy, fitment_health
from app.store.database.base import db
from app.store.database.sqlite import write
from app.web.api.call import call
from app.web.calls.base.undo import offer_undo

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


@call("GET", "/api/admin/fitment/health", answer=FitmentHealthView, admin=True)
def check_fitment() -> FitmentHealthView:
    """What is lacking of what products fit, and of the models."""
    return fitment_health.check_fitment(db.session())


@call("POST", "/api/admin/fitment/copy", body=FitmentCopy, answer=BulkDone, admin=True)
def copy_fitment(body: FitmentCopy) -> BulkDone:
    """Let products fit the models that another product fits. `count` is the number of products that changed. The change
    can be undone.
    """
    with write() as session:
        changed, undo = fitment_copy.copy_to_products(
            session, body.from_product_id, body.to_ids, replace=body.mode == "replace"
        )
    if undo:
        offer_undo(undo)
    return BulkDone(count=changed)

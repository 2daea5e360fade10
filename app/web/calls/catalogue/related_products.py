"""The owner's choice of parts that go with a part, or instead of it."""

from app.contract.catalogue.related_products import RelatedBody, RelatedPartsView
from app.shop.catalogue.products.chosen_related import change_related, read_related
from app.store.database.base import db
from app.store.database.sqlite import write
from app.web.api.call import call

PATH = "/api/admin/products/{productId}/related"


@call("GET", PATH, answer=RelatedPartsView, admin=True)
def read_related_parts(product_id: str) -> RelatedPartsView:
    """Return the chosen parts of a product, and what is suggested."""
    return read_related(db.session(), product_id)


@call("PUT", PATH, body=RelatedBody, answer=RelatedPartsView, admin=True)
def write_related_parts(product_id: str, body: RelatedBody) -> RelatedPartsView:
    """Replace the chosen parts of a product, all of them or nothing."""
    with write() as session:
        change_related(session, product_id, body.model_dump())
        return read_related(session, product_id)

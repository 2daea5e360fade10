"""Codes of a product, for the owner."""

from app.contract.base.fields import Done
from app.contract.catalogue.part_numbers import CodesBody, CodeView
from app.shop.catalogue.products import part_numbers
from app.store.catalogue.product_codes import ProductCode
from app.store.database.base import db
from app.store.database.sqlite import write
from app.web.api.call import call

PATH = "/api/admin/products/{productId}/codes"


@call("GET", PATH, answer=list[CodeView], admin=True)
def read_codes(product_id: str) -> list[ProductCode]:
    """Every code of a product."""
    return part_numbers.list_codes(db.session(), product_id)


@call("PUT", PATH, body=CodesBody, answer=Done, admin=True)
def write_codes(product_id: str, body: CodesBody) -> Done:
    """Replace the codes of a product, all of them or nothing."""
    with write() as session:
        part_numbers.write_codes(session, product_id, [each.model_dump() for each in body.codes])
    return Done()

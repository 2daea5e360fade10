"""Options of a product, for the owner."""

from app.contract.base.fields import Done
from app.contract.catalogue.product_options import OptionsBody, OwnOptionView
from app.shop.catalogue.products import options
from app.store.catalogue.product_options import ProductOption
from app.store.database.base import db
from app.store.database.sqlite import write
from app.web.api.call import call
from app.web.calls.base.undo import drop_files

PATH = "/api/admin/products/{productId}/options"


@call("GET", PATH, answer=list[OwnOptionView], admin=True)
def read_options(product_id: str) -> list[ProductOption]:
    """Every option of a product, in its order."""
    return options.list_options(db.session(), product_id)


@call("PUT", PATH, body=OptionsBody, answer=Done, admin=True)
def write_options(product_id: str, body: OptionsBody) -> Done:
    """Replace the options of a product, all of them or nothing. The stock of the product is then their sum."""
    with write() as session:
        given = [each.model_dump(exclude_unset=True) | {"name": each.name} for each in body.options]
        dropped = options.write_options(session, product_id, given)
    drop_files(dropped)
    return Done()

"""The owner's change of many prices at once."""

from app.contract.catalogue.price_changes import ChangedPrice, PriceChange, PricesChanged
from app.shop.catalogue.products.price_changes import PriceRule, change_prices, preview_prices
from app.store.database.base import db
from app.store.database.sqlite import write
from app.web.api.call import call
from app.web.calls.base.undo import offer_undo


@call("POST", "/api/admin/products/bulk-prices", body=PriceChange, answer=PricesChanged, admin=True)
def change_many_prices(body: PriceChange) -> PricesChanged:
    """Change the prices of all the named products by a rule, or of none. A dry run changes nothing. The change can be
    undone.
    """
    rule = PriceRule(body.by, body.value, body.rounding)
    if body.dry_run:
        return _tell(preview_prices(db.session(), body.ids, rule))
    with write() as session:
        prices, undo = change_prices(session, body.ids, rule, {each.id: each.price for each in body.seen})
    offer_undo(undo)
    return _tell(prices)


def _tell(prices: list[ChangedPrice]) -> PricesChanged:
    count = sum(price.after != price.before for price in prices)
    return PricesChanged(count=count, prices=prices)

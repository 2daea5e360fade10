"""The refusals of more pieces than there are."""

from app.shop.base.errors import Conflict
from app.store.catalogue.product_options import ProductOption
from app.store.catalogue.products import Product


def too_few(name: str, left: int) -> Conflict:
    """The refusal of more than there is."""
    return Conflict(f"Only {left} left in stock of {name}" if left else f"Sold out: {name}")


def too_few_for_owner(product: Product | ProductOption, left: int, name: str) -> Conflict:
    """Return the refusal for the owner, which names the number of pieces promised to quotes and jobs."""
    refusal, promised = too_few(name, left), product.promised
    if not promised:
        return refusal
    return Conflict(f"{refusal} ({promised} {'is' if promised == 1 else 'are'} promised to quotes and jobs)")

"""The rules of a sale price, and the prior price that has to be shown with it."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from datetime import datetime, timedelta
from decimal import Decimal
from typing import Any

from sqlalchemy import select
from sqlalchemy.orm import Session

from app.contract.base.fields import GREATEST_PRICE
from app.shop.base.errors import Invalid
from app.shop.base.workshop_times import to_moment
from app.store.catalogue.price_history import PriceStep, read_steps
from app.store.catalogue.products import Product
from app.store.database.base import now

WINDOW = timedelta(days=30)
"""The time before a sale whose lowest price is the prior price (Directive 98/6/EC, Article 6a)."""
TIMES = {"sale_from": "saleFrom", "sale_to": "saleTo"}
SALE = ("sale_price", *TIMES)
NO_SALE = dict.fromkeys((*SALE, "sale_prior"))
NO_PRICE = "Please enter the sale price"
NOT_ABOVE_NOTHING = "The sale price must be more than 0"
NO_END = "Please say when the sale ends"
BACKWARDS = "The sale must end after it begins"
BEGAN = "A sale cannot begin in the past. Leave this empty to begin at once"
OVER = "This time is in the past"
OPTION_PRICES = "Options of this product have prices of their own: a sale needs one price for all of them"
NEW = "It has had no price before the sale, so there is nothing to compare with"
Values = Mapping[str, Any]


def prior_price(steps: Sequence[PriceStep], begins: datetime, price: Decimal) -> Decimal | None:
    """Return the lowest price of the 30 days before a sale begins, or since the product has had a price. If another
    sale runs until then, this one continues it, and the prior price of the first one holds for each price below that.
    It is None if there was no price before.
    """
    earlier = [step for step in steps if step.from_at < begins]
    if not earlier:
        return None
    last = earlier[-1]
    if last.prior is not None and price < last.prior:
        return last.prior
    ends = [*(step.from_at for step in earlier[1:]), begins]
    return min(step.price for step, end in zip(earlier, ends, strict=True) if end > begins - WINDOW)


def explain_unshown(price: Decimal, prior: Decimal | None) -> str | None:
    """Return the reason why customers do not see a sale at this price, or None if they do."""
    if prior is None:
        return NEW
    low = f"{say_price(prior)}, its lowest price in the 30 days before"
    return None if price < prior else f"{say_price(price)} is not below {low}"


def say_price(price: Decimal) -> str:
    """ "€1,249.00" """
    return f"€{price:,.2f}"


def settle_sale(session: Session, before: Product | None, given: Values) -> dict[str, Any]:
    """Return the changes of a product with all that follows for its sale. Raises Invalid for a sale that cannot be."""
    changes, faults = read_sale(before, given)
    if faults:
        raise Invalid(next(iter(faults.values())), faults)
    return changes | find_priors(session, [(before, changes)])[0]


def read_sale(before: Product | None, given: Values) -> tuple[dict[str, Any], dict[str, str]]:
    """Return the changes with the times of a sale as moments, and the faults by field. A sale without a begin begins at
    once, and one without a price ends.
    """
    changes, faults = _with_moments(given)
    if faults or not _differing(before, changes, ("price", *SALE)):
        return changes, faults
    if _after(before, changes, "sale_price") is None:
        named = any(changes.get(field) for field in TIMES)
        return changes | (NO_SALE if "sale_price" in changes else {}), {"salePrice": NO_PRICE} if named else {}
    if not _differing(before, changes, SALE):
        return changes, _price_fault(before, changes)
    if changes.get("sale_from", before and before.sale_from) is None:
        changes["sale_from"] = _this_minute()
    if before and before.has_option_prices:
        return changes, {"salePrice": OPTION_PRICES}
    return changes, _sale_faults(before, changes)


def find_priors(session: Session, changed: Sequence[tuple[Product | None, Values]]) -> list[dict[str, Any]]:
    """Return the prior price of each product whose changes decide it, and nothing for the others. It is asked for
    before the changes are made.
    """
    waiting = [before.id for before, changes in changed if before and _needs_prior(before, changes)]
    steps = read_steps(session, waiting, now())
    return [
        _prior_of(before, changes, steps[before.id] if before else []) if _needs_prior(before, changes) else {}
        for before, changes in changed
    ]


def refresh_priors(session: Session, ids: Collection[str]) -> None:
    """Find the prior prices of sales that are to come anew, after their prices were undone."""
    waiting = select(Product).where(Product.id.in_(ids), Product.sale_price.is_not(None), Product.sale_from > now())
    products = session.scalars(waiting.execution_options(populate_existing=True)).all()
    steps = read_steps(session, [product.id for product in products], now())
    for product in products:
        sale = product.sale_price or GREATEST_PRICE
        product.sale_prior = _prior_from(steps[product.id], product.price, product.sale_from or now(), sale)


def change_price(session: Session, product: Product, price: Decimal) -> None:
    """Set a price, and the prior price of a sale that is not over."""
    for changes in find_priors(session, [(product, {"price": price})]):
        for field, value in changes.items():
            setattr(product, field, value)
    product.price = price


def refuse_low_prices(products: Iterable[tuple[Product, Decimal]]) -> None:
    """Raise Invalid for a new price that is not above a product's sale price, naming the product."""
    for product, price in products:
        if _price_fault(product, {"price": price}):
            sale = say_price(product.sale_price or price)
            raise Invalid(f"{product.name} is on sale for {sale}: its price must stay above that")


def _prior_from(steps: Sequence[PriceStep], price: Decimal, begins: datetime, sale_price: Decimal) -> Decimal | None:
    """Return the prior price of a sale from now on. Until one that is to come begins, the plain price is in force."""
    moment = now()
    if begins <= moment:
        return prior_price(steps, moment, sale_price)
    return prior_price([*steps, PriceStep(from_at=moment, price=price, prior=None)], begins, sale_price)


def _needs_prior(before: Product | None, changes: Values) -> bool:
    price, _begins, ends = (_after(before, changes, field) for field in SALE)
    is_over = price is None or ends is None or ends <= now()
    return not is_over and _differing(before, changes, ("price", *SALE))


def _prior_of(before: Product | None, changes: Values, steps: Sequence[PriceStep]) -> dict[str, Any]:
    price, sale_price, begins, _ends = (_after(before, changes, field) for field in ("price", *SALE))
    return {"sale_prior": _prior_from(steps, price, begins, sale_price)}


def _with_moments(given: Values) -> tuple[dict[str, Any], dict[str, str]]:
    changes, faults = dict(given), dict[str, str]()
    for field, name in TIMES.items():
        if changes.get(field):
            try:
                changes[field] = to_moment(name, changes[field])
            except Invalid as error:
                faults |= error.errors or {}
    return changes, faults


def _sale_faults(before: Product | None, changes: Values) -> dict[str, str]:
    price, sale_price, begins, ends = (_after(before, changes, field) for field in ("price", *SALE))
    if sale_price <= 0:
        return {"salePrice": NOT_ABOVE_NOTHING}
    if sale_price >= price:
        return {"salePrice": f"The sale price must be below the price, {say_price(price)}"}
    if begins < _this_minute() and _differing(before, changes, ("sale_from",)):
        return {"saleFrom": BEGAN}
    if ends is None:
        return {"saleTo": NO_END}
    if ends <= now():
        return {"saleTo": OVER}
    return {"saleTo": BACKWARDS} if ends <= begins else {}


def _price_fault(before: Product | None, changes: Values) -> dict[str, str]:
    """Return the fault of a new price that is not above the price of a sale that is not over."""
    price, sale_price, ends = (_after(before, changes, field) for field in ("price", "sale_price", "sale_to"))
    if sale_price is None or ends is None or ends <= now() or price > sale_price:
        return {}
    return {"price": f"This product is on sale for {say_price(sale_price)}: its price must stay above that"}


def _after(before: Product | None, changes: Values, field: str) -> Any:
    return changes[field] if field in changes else getattr(before, field, None)


def _differing(before: Product | None, changes: Values, fields: Collection[str]) -> bool:
    return any(field in changes and changes[field] != getattr(before, field, None) for field in fields)


def _this_minute() -> datetime:
    return now().replace(second=0, microsecond=0)

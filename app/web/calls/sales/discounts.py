"""Discount codes, for the owner."""

from app.contract.sales.discounts import AdminDiscountView, DiscountChange, NewDiscount
from app.shop.sales.discounts import discounts
from app.store.database.sqlite import write
from app.web.api.call import call
from app.web.calls.base.owner_calls import OwnerCalls

DISCOUNTS = OwnerCalls(__name__, "/api/admin/discounts/{discountId}", discounts.DISCOUNTS, AdminDiscountView)
DISCOUNTS.list(
    "list_discounts",
    list[AdminDiscountView],
    discounts.list_discounts,
    summary="Return all codes, with their uses and the euros that each took off.",
)
DISCOUNTS.remove("remove_discount", summary="Remove a code. Orders keep what it took off.")


@call("POST", "/api/admin/discounts", body=NewDiscount, answer=AdminDiscountView, status=201, admin=True)
def add_discount(body: NewDiscount) -> AdminDiscountView:
    """Add a discount code."""
    with write() as session:
        return discounts.show_discount(session, discounts.DISCOUNTS.add(session, body.model_dump()))


@call("PATCH", "/api/admin/discounts/{discountId}", body=DiscountChange, answer=AdminDiscountView, admin=True)
def change_discount(discount_id: str, body: DiscountChange) -> AdminDiscountView:
    """Change a discount code. Carts that have it follow at once."""
    with write() as session:
        changed = discounts.DISCOUNTS.change(session, discount_id, body.model_dump(exclude_unset=True))
        return discounts.show_discount(session, changed)

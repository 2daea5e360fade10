"""Discount codes: the owner's list with what each took off, and its changes."""

from collections.abc import Mapping
from datetime import date, datetime, timedelta
from decimal import Decimal
from typing import Any

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from app.contract.sales.discounts import NO_VALUE, AdminDiscountView
from app.shop.base.errors import invalid_field
from app.shop.base.owner_lists import OwnerList, Values
from app.shop.base.workshop_days import begin_of, workshop_day
from app.store.catalogue.categories import Category
from app.store.sales.discounts import AMOUNT, PERCENT, Discount
from app.store.sales.orders import CANCELLED, Order

DAY = timedelta(days=1)
WHOLE = Decimal(100)
NO_PERCENT = "Please enter whole per cent from 1 to 100"
BACKWARDS = "The last day is before the first one"
NO_CATEGORY = "Category not found"
Sums = tuple[int, Decimal]
"""How often a code was used, and what it took off."""


def list_discounts(session: Session) -> list[AdminDiscountView]:
    """Return all codes, those that can be used first, then the newest."""
    found = session.scalars(
        select(Discount).order_by(Discount.active.desc(), Discount.created_at.desc(), Discount.code)
    )
    names, sums = _read_categories(session), _read_sums(session)
    return [_show(each, names, sums) for each in found]


def show_discount(session: Session, discount: Discount) -> AdminDiscountView:
    """Return a code as the owner sees it."""
    return _show(discount, _read_categories(session), _read_sums(session))


def _show(discount: Discount, names: Mapping[str, str], sums: Mapping[str, Sums]) -> AdminDiscountView:
    uses, taken_off = sums.get(discount.id, (0, Decimal(0)))
    return AdminDiscountView.from_row(
        discount,
        value=str(discount.value if discount.kind != AMOUNT else Decimal(discount.value).scaleb(-2)),
        first_day=_day(discount.from_at),
        last_day=_day(discount.to_at and discount.to_at - DAY / 2),
        category=names.get(discount.category_id or ""),
        uses=uses,
        taken_off=taken_off,
    )


def _read_categories(session: Session) -> dict[str, str]:
    return dict(session.execute(select(Category.id, Category.name)).all())


def _read_sums(session: Session) -> dict[str, Sums]:
    used = Order.discount_id.is_not(None), Order.status != CANCELLED
    found = select(Order.discount_id, func.count(), func.sum(Order.discount)).where(*used).group_by(Order.discount_id)
    return {each: (count, amount) for each, count, amount in session.execute(found) if each}


def _day(moment: datetime | None) -> date | None:
    return workshop_day(moment) if moment else None


def _settle(session: Session, discount: Discount, values: Values) -> Values:
    """Return the columns. Refuses a code that is taken, a value that its kind cannot have, and days in the wrong
    order.
    """
    written: dict[str, Any] = {
        name: values[name] for name in ("kind", "least", "uses_left", "category_id") if name in values
    }
    if "code" in values:
        DISCOUNTS.refuse_taken(session, {"code": values["code"]}, but=discount.id)
        written |= {"code": values["code"], "code_folded": values["code"].lower()}
    if "active" in values:
        written["active"] = int(values["active"])
    if values.get("category_id") and session.get(Category, values["category_id"]) is None:
        raise invalid_field("categoryId", NO_CATEGORY)
    if {"kind", "value"} & values.keys():
        written["value"] = _value(values.get("kind", discount.kind), values.get("value"))
    return written | _period(discount, values)


def _value(kind: str, given: Decimal | None) -> int:
    if kind not in {PERCENT, AMOUNT}:
        return 0
    if given is None:
        raise invalid_field("value", NO_VALUE)
    if kind == PERCENT and (given != int(given) or not 1 <= given <= WHOLE):
        raise invalid_field("value", NO_PERCENT)
    if not given:
        raise invalid_field("value", NO_VALUE)
    return int(given if kind == PERCENT else given * 100)


def _period(discount: Discount, values: Values) -> dict[str, Any]:
    """Return the moments of the days. The last day belongs to the period."""
    written: dict[str, Any] = {}
    if "first_day" in values:
        written["from_at"] = values["first_day"] and begin_of(values["first_day"])
    if "last_day" in values:
        written["to_at"] = values["last_day"] and begin_of(values["last_day"] + DAY)
    begins, ends = (written.get("from_at", discount.from_at), written.get("to_at", discount.to_at))
    if begins and ends and ends <= begins:
        raise invalid_field("lastDay", BACKWARDS)
    return written


DISCOUNTS = OwnerList(Discount, "discount", "Discount not found", named=lambda discount: discount.code, settle=_settle)

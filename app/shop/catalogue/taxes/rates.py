"""Tax rates, and the changes that the owner makes to them. The rate of the default is the setting `taxRate`, which is
stored only in the row of that rate.
"""

from collections.abc import Mapping
from typing import Any

from sqlalchemy import func, or_, select, update
from sqlalchemy.orm import Session

from app.shop.base.errors import Conflict, NotFound, taken
from app.shop.base.rows import count_of
from app.shop.base.settings.settings import read_settings
from app.shop.base.trash.deletions import keep
from app.shop.base.trash.snapshots import take_rows
from app.store.catalogue.products import Product
from app.store.catalogue.tax_rates import TaxRate
from app.store.system.deletions import Deletion
from app.store.workshop.service_prices import ServicePrice

NAME_TAKEN = "A tax rate with this name already exists"
ONE_DEFAULT = "One rate is the default: make another one the default instead"
IS_LABOURS = "This is the rate for hours and services. Choose another one for them in the settings first"
DEFAULT_STAYS = "This is the default rate. Make another one the default first"


def add_rate(session: Session, given: Mapping[str, Any]) -> TaxRate:
    """Add a rate. Raises Conflict for a name that is taken."""
    _refuse_taken(session, given["name"])
    rate = TaxRate(name=given["name"], rate=given["rate"])
    session.add(rate)
    session.flush()
    if given["is_default"]:
        _make_default(session, rate)
    return rate


def change_rate(session: Session, rate_id: str, changes: Mapping[str, Any]) -> TaxRate:
    """Change the named fields of a rate. Raises NotFound, and Conflict for a name that is taken and when no default
    would be left.
    """
    rate = _find(session, rate_id)
    if "name" in changes:
        _refuse_taken(session, changes["name"], rate_id)
    if changes.get("is_default") is False and rate.is_default:
        raise taken("isDefault", ONE_DEFAULT)
    for field in {"name", "rate"} & changes.keys():
        setattr(rate, field, changes[field])
    if changes.get("is_default"):
        _make_default(session, rate)
    return rate


def remove_rate(session: Session, rate_id: str) -> Deletion:
    """Remove a rate, and return the deletion that restores it. Raises NotFound. Raises Conflict for the default rate,
    for the rate of hours and services, and for a rate that products or services have.
    """
    rate = _find(session, rate_id)
    if rate.is_default:
        raise Conflict(DEFAULT_STAYS)
    _refuse_used(session, rate_id)
    if rate_id == read_settings(session).labour_tax_rate_id:
        raise Conflict(IS_LABOURS)
    deletion = keep(session, "tax_rate", [rate.name], take_rows(session, TaxRate, [rate_id]))
    session.delete(rate)
    return deletion


def _refuse_used(session: Session, rate_id: str) -> None:
    counted = {
        "product": select(func.count(Product.id)).where(Product.tax_rate_id == rate_id),
        "service": select(func.count(ServicePrice.id)).where(ServicePrice.tax_rate_id == rate_id),
    }
    for noun, found in counted.items():
        count = session.scalar(found) or 0
        if count:
            raise Conflict(f"This rate has {count_of(count, noun)}: give them another one first")


def check_rate(session: Session, rate_id: str) -> None:
    """Check that a product's rate is there. Raises NotFound."""
    _find(session, rate_id)


def _make_default(session: Session, rate: TaxRate) -> None:
    session.execute(update(TaxRate).where(TaxRate.id != rate.id).values(is_default=0))
    rate.is_default = 1
    session.flush()


def _find(session: Session, rate_id: str) -> TaxRate:
    rate = session.get(TaxRate, rate_id)
    if rate is None:
        raise NotFound("Tax rate not found")
    return rate


def _refuse_taken(session: Session, name: str, but: str = "") -> None:
    alike = or_(TaxRate.name == name, func.lower(TaxRate.name) == name.lower())
    if session.scalar(select(TaxRate.id).where(TaxRate.id != but, alike)):
        raise taken("name", NAME_TAKEN)

"""Tax rates, and the changes that the owner makes to them. The rate of the default is the setting `taxRate`, which is
stored only in the row of that rate.
"""

from sqlalchemy import func, select, update
from sqlalchemy.orm import Session

from app.shop.base.errors import Conflict, taken
from app.shop.base.owner_lists import OwnerList, Values
from app.shop.base.rows import count_of, names_in
from app.shop.base.settings.settings import read_settings
from app.store.base.tax_rates import TaxRate
from app.store.catalogue.products import Product
from app.store.workshop.service_prices import ServicePrice

ONE_DEFAULT = "One rate is the default: make another one the default instead"
IS_LABOURS = "This is the rate for hours and services. Choose another one for them in the settings first"
DEFAULT_STAYS = "This is the default rate. Make another one the default first"


def _settle(session: Session, rate: TaxRate, values: Values) -> Values:
    """Refuse a name that is taken, and that no default is left. All other rates stop being the default for a new
    one.
    """
    RATES.refuse_taken(session, names_in(values), but=rate.id)
    is_default = values.get("is_default", False)
    if "is_default" in values and rate.is_default and not is_default:
        raise taken("isDefault", ONE_DEFAULT)
    if is_default:
        session.execute(update(TaxRate).where(TaxRate.id != rate.id).values(is_default=0))
    return values


def _refuse_removal(session: Session, rate: TaxRate) -> None:
    """Refuse the removal of the default rate, the rate of hours and services, and one that products or services
    have.
    """
    if rate.is_default:
        raise Conflict(DEFAULT_STAYS)
    counted = {
        "product": select(func.count(Product.id)).where(Product.tax_rate_id == rate.id),
        "service": select(func.count(ServicePrice.id)).where(ServicePrice.tax_rate_id == rate.id),
    }
    for noun, found in counted.items():
        count = session.scalar(found) or 0
        if count:
            raise Conflict(f"This rate has {count_of(count, noun)}: give them another one first")
    if rate.id == read_settings(session).labour_tax_rate_id:
        raise Conflict(IS_LABOURS)


RATES = OwnerList(
    TaxRate,
    "tax_rate",
    "Tax rate not found",
    named=lambda rate: rate.name,
    settle=_settle,
    refuse_removal=_refuse_removal,
)

"""Steps between a new shop and one ready for customers."""

from collections.abc import Mapping
from typing import Any

from sqlalchemy import or_, select
from sqlalchemy.orm import Session

from app.contract.system.owner_settings import OwnerSettings
from app.contract.system.today import SetUpStepView
from app.shop.base.settings.settings import settings_in_force
from app.shop.sales.documents.numbers import is_demo
from app.shop.sales.documents.seller import list_missing
from app.shop.sales.mail.tried import has_sent
from app.store.base.settings import Setting
from app.store.base.tax_rates import TaxRate
from app.store.catalogue.products import Product
from app.store.sales.documents import INVOICE

DISMISSED = "set_up_list_dismissed"
SETTINGS_OF = {
    "name": ("business_name",),
    "contact": ("phone", "email"),
    "hours": ("own_hours",),
    "tax": ("tax_mode",),
    "seller": (),
    "delivery": ("delivery_price", "collection"),
    "payment": (),
    "mail": (),
    "online": ("tunnel", "public_url"),
}
"""For each step, the settings of which the owner has set one.

The seller is named once an invoice can be made, a way of paying is done once customers have it, and the mail account
once it has sent something.
"""
BLANK = {
    "phone": '""',
    "email": '""',
    "public_url": '""',
    "tunnel": '"none"',
}
"""For some settings, the stored value that leaves them as if nothing was set."""
STEPS = (*SETTINGS_OF, "products", "backup")
OF_PARTS = ("delivery", "products")
"""Asked where parts are sold."""
SERIES = "series"
"""Asked where the shop began with the sample: else there is a series that serves."""


def read_set_up(session: Session, *, copies_backups: bool) -> list[SetUpStepView]:
    """Return the set-up steps in order. The list is empty once all steps are done or the owner dismissed it."""
    stored = dict(session.execute(select(Setting.key, Setting.value)).all())
    if stored.get(DISMISSED):
        return []
    done = {step: any(_is_set(stored, name) for name in names) for step, names in SETTINGS_OF.items()}
    done["tax"] |= _has_own_rate(session)
    settings = settings_in_force(session)
    done["mail"] = has_sent(session, settings)
    done["payment"] = bool(settings.payment_methods)
    done["seller"] = not list_missing(settings, INVOICE, settings.tax_mode)
    done |= {"products": session.scalar(select(Product.id).limit(1)) is not None, "backup": copies_backups}
    asked = [step for step in STEPS if settings.sells_parts or step not in OF_PARTS]
    steps = [SetUpStepView(step=step, done=done[step]) for step in asked]
    if settings.sample_loaded:
        steps.insert(asked.index("seller") + 1, SetUpStepView(step=SERIES, done=not is_demo(settings)))
    return [] if all(step.done for step in steps) else steps


def dismiss_set_up(session: Session) -> None:
    """Never show the list again."""
    session.merge(Setting(key=DISMISSED, value="true"))


def _has_own_rate(session: Session) -> bool:
    """Return whether the tax rates differ from a new shop's."""
    own = or_(TaxRate.is_default == 0, TaxRate.rate != OwnerSettings.tax_rate)
    return session.scalar(select(TaxRate.id).where(own).limit(1)) is not None


def _is_set(stored: Mapping[str, Any], name: str) -> bool:
    return name in stored and stored[name] != BLANK.get(name)

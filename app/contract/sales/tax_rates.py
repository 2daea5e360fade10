"""Tax rates that products can have."""

from typing import Annotated

from app.contract.base.fields import Body, Message, View
from app.contract.base.rows import RowName
from app.contract.base.setting_fields import TaxRate

RATE_LIMITS = "Tax rate must be from 0 to 100 with up to two decimals"
RateValue = Annotated[TaxRate, Message(RATE_LIMITS)]
IsDefault = Annotated[bool, Message("Choose whether this is the default rate")]


class NewTaxRate(Body):
    """A rate to add, in per cent. As the default it applies to every product without a rate of its own, and to
    delivery.
    """

    name: RowName
    rate: RateValue
    is_default: IsDefault = False


class TaxRateChange(NewTaxRate):
    """Only what is sent changes; the default stays one until another is."""

    name: RowName = ""
    rate: RateValue = ""


class TaxRateView(View):
    """A tax rate in per cent, such as "13.5"."""

    id: str
    name: str
    rate: str
    is_default: bool

"""The owner's menu of services."""

from decimal import Decimal
from typing import Annotated

from pydantic import Field

from app.contract.base.fields import BlankIsNone, Body, Digits, Message, Money, Name, OptionalId, Price, Text, View
from app.contract.base.home_cards import ServiceId
from app.contract.base.visible import AtLeast

NOTHING = Decimal(0)
MOST_MINUTES = 31 * 24 * 60
ServiceName = Annotated[Name, AtLeast(1), Message("Please enter a name for the service")]
Size = Annotated[Name, Message("A size has at most 200 characters")]
ServiceCost = Annotated[Price, Message("A price must be a number such as 49.99")]
Minutes = Annotated[
    Annotated[Digits, Field(ge=1, le=MOST_MINUTES)] | None,
    Message("Minutes must be 1 to 44,640 (31 days), or blank"),
]
Note = Annotated[Text, Message("A note has at most 500 characters")]
TaxRateId = Annotated[OptionalId, Message("The tax rate must be given by its id")]
Card = Annotated[ServiceId | None, BlankIsNone, Message("Choose one of the services on the website, or none")]


class NewService(Body):
    """A service at its price for one size of car. A blank size means any size. `card` is the service of the website
    that it belongs to. Without a tax rate, the rate of hours and services applies.
    """

    service: ServiceName
    size: Size = ""
    price: ServiceCost
    minutes: Minutes = None
    note: Note = ""
    tax_rate_id: TaxRateId = None
    card: Card = None


class ServiceChange(NewService):
    """Only what is sent changes."""

    service: ServiceName = ""
    price: ServiceCost = NOTHING


class ServiceView(View):
    """A service at its price; `minutes` is the time that it takes. `taxRate` is its present tax rate, such as 13.5;
    null means the rate of hours and services.
    """

    id: str
    service: str
    size: str
    price: Money
    minutes: int | None
    note: str
    tax_rate_id: str | None
    tax_rate: str | None
    card: str | None

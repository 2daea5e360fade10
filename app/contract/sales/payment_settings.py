"""The settings of paying and of delivery's time."""

from typing import Annotated

from app.contract.base.fields import Message, Name
from app.contract.base.setting_fields import Iban
from app.contract.sales.card_settings import CardSettingsBody, CardSettingsView


class PaymentSettingsBody(CardSettingsBody):
    """The ways of paying that the owner offers."""

    offer_workshop: Annotated[bool, Message("Choose whether customers may pay in the workshop")] = False
    offer_transfer: Annotated[bool, Message("Choose whether customers may pay by transfer")] = False
    offer_card: Annotated[bool, Message("Choose whether customers may pay by card")] = False
    iban: Annotated[Iban, Message("This IBAN is not right: please compare it with your bank's")] = ""
    account_name: Annotated[Name, Message("Account name must be at most 200 characters")] = ""
    delivery_time: Annotated[Name, Message("Delivery time must be at most 200 characters")] = ""


class AllPaymentSettings(CardSettingsView):
    """The same, as the owner reads them."""

    offer_workshop: bool
    offer_transfer: bool
    offer_card: bool
    iban: str
    account_name: str
